"""A ruleset read by itself puts in force what it does when everything is loaded."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludex.kb.errors import Problems
from ludex.kb.fields import kebab
from ludex.kb.find import NotFound
from ludex.kb.model import Ruleset
from ludex.kb.part import OF_A_RULESET, card_list, card_lists, part
from ludex.kb.rulesets import problems, resolve
from ludex.project.project import Project
from tests.conftest import ROOT

RULES = ROOT / "rules"


@pytest.mark.parametrize(
    "ruleset",
    ["damage-step-2011", "hat-2014", "modern", "tag-2007", "tcg-core", "tournament-2005"],
)
@pytest.mark.parametrize("game", ["tournament", "yugioh"])
def test_what_is_in_force_of_a_game_is_what_loading_everything_finds(
    project: Project, ruleset: str, game: str
):
    kb = project.kb
    own = part(RULES, ruleset, game)
    assert list(problems(own, own.elsewhere)) == []
    resolved = resolve(own, ruleset, own.elsewhere)
    whole = resolve(kb, ruleset)
    assert resolved.clauses == tuple(id for id in whole.clauses if kb.game_of(id) == game)
    assert set(resolved.order) <= set(whole.order)
    for id in resolved.clauses:
        assert own.clauses[id].sets == (kb.raw(id).get("sets") or {})


def test_examples_are_not_read(rules: Path):
    path = rules / "demo/hat/02-sparks.yaml"
    path.write_text(path.read_text().partition("examples:")[0] + "examples:\n  - [\n")
    assert "HAT-2" in part(rules, "hat-2014", "demo").articles


def test_articles_of_other_games_are_passed_over(rules: Path):
    own = part(rules, "hat-2014", "another")
    assert not own.articles
    assert resolve(own, "hat-2014", own.elsewhere).clauses == ()


def test_a_list_has_the_cards_of_its_file(project: Project):
    found, loaded = card_list(RULES, "2014-04-01"), project.kb.lists["2014-04-01"]
    for status in ("forbidden", "limited", "semi_limited"):
        assert getattr(found, status) == getattr(loaded, status)
    assert card_lists(RULES) == tuple(sorted(project.kb.lists))


def test_an_unknown_ruleset_is_answered_with_the_nearest():
    with pytest.raises(NotFound, match=re.escape("no ruleset 'modren'; did you mean 'modern'?")):
        part(RULES, "modren", "tournament")
    for name in ("", "../secret"):
        with pytest.raises(
            NotFound, match="there are damage-step-2011, hat-2014, modern, tag-2007, tcg-core"
        ):
            part(RULES, name, "tournament")


def test_rulesets_that_extend_one_another_in_a_circle_are_told(rules: Path):
    path = rules / "demo/rulesets/tcg-core.yaml"
    path.write_text(path.read_text() + "extends: hat-2014\n")
    own = part(rules, "hat-2014", "demo")
    assert any("a circle" in str(each) for each in problems(own, own.elsewhere))


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("rulesets/hat-2014.yaml", "id: hat-2014\n", ""),
        ("hat/02-sparks.yaml", "clauses:", "clauses: 5 #"),
        ("hat/02-sparks.yaml", "id: HAT-2.1", "ident: HAT-2.1"),
    ],
)
def test_what_is_not_whole_is_a_problem(rules: Path, name: str, old: str, new: str):
    path = rules / "demo" / name
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(Problems, match=rf"{name}:\d+:\d+: "):
        part(rules, "hat-2014", "demo")


def test_reading_a_part_waits_for_nothing_heavy():
    script = (
        "import sys, pathlib, ludex.kb.part, ludex.kb.rulesets\n"
        "ludex.kb.part.part(pathlib.Path('rules'), 'modern', 'tournament')\n"
        "print(*sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert not set(done.stdout.split()) & {"pydantic", "difflib", "ludex.kb.model"}


def test_an_unknown_key_of_a_ruleset_is_told_where_it_stands(rules: Path):
    path = rules / "demo/rulesets/hat-2014.yaml"
    path.write_text(path.read_text().replace("enact:", "enakt:"))
    line = path.read_text().partition("enakt:")[0].count("\n") + 1
    with pytest.raises(
        Problems, match=rf"hat-2014.yaml:{line}:1: the unknown key 'enakt'.*'enact'"
    ):
        part(rules, "hat-2014", "demo")


def test_the_keys_of_a_ruleset_are_those_that_loading_everything_takes():
    assert tuple(kebab(name) for name in Ruleset.model_fields) == OF_A_RULESET
