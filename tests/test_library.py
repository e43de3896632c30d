"""The public interface for Python: what its page shows, and what it refuses."""

import doctest
import re
from pathlib import Path

import pytest

import ludex
from ludex.formats.malformed import Malformed
from ludex.kb.errors import Problems
from ludex.library import Rules
from ludex.playing import Stuck
from tests.conftest import ROOT

PAGE = ROOT / "site_src" / "pages" / "python.md"
PLAYED = re.findall(r"```pycon\n(.+?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.fixture(scope="module")
def rules() -> Rules:
    return ludex.load(ROOT)


def test_the_library_does_as_its_page_says(monkeypatch):
    monkeypatch.chdir(ROOT)
    played = doctest.DocTestParser().get_doctest("\n".join(PLAYED), {}, "python.md", str(PAGE), 0)
    assert len(played.examples) > 20
    said: list[str] = []
    result = doctest.DocTestRunner().run(played, out=said.append)
    assert result.failed == 0, "".join(said)


def test_a_folder_without_rules_is_refused(tmp_path: Path):
    with pytest.raises(FileNotFoundError, match="no rules/"):
        ludex.load(tmp_path)


@pytest.mark.parametrize("language", ["en", "pt-BR", "es", "zh-Hans"])
def test_everything_that_has_an_id_is_told_in_every_language(rules: Rules, language: str):
    everything = (*rules.clauses, *rules.examples, *rules.cards, *rules.rulesets)
    for id in everything:
        found = rules.look_up(id, language)
        assert found.id == id
        assert found.name


def test_a_ruleset_that_there_is_not_is_told(rules: Rules):
    for ask in (
        lambda: rules.clauses_of("goat"),
        lambda: rules.play_example("HAT-2.E1", "goat"),
        lambda: rules.check_deck("#main", "goat"),
        lambda: rules.time_is_called(ruleset="goat"),
    ):
        with pytest.raises(LookupError, match="goat"):
            ask()


def test_what_makes_no_sense_is_told_with_its_place(rules: Rules):
    with pytest.raises(Problems, match="seats"):
        rules.play({"start": {"seats": {}}})
    with pytest.raises(Malformed):
        rules.check_deck("ydke://not!base64!", "hat-2014")
    with pytest.raises(Stuck):
        rules.time_is_called(turns_ended=40, life_points=(1000, 2000))


def test_an_unknown_language_is_told(rules: Rules):
    with pytest.raises(ValueError, match="fr"):
        rules.look_up("HAT-2.1", "fr")


def test_when_time_is_called_between_teams_all_four_take_turns(rules: Rules):
    now = rules.time_is_called(
        won=["team-1"], turn_of="2B", turns_ended=2, life_points=(9, 8), ruleset="tag-2007"
    )
    assert (now.winner, now.turns_left) == (None, 1)
    turns = ["It is player 1A's turn.", "It is player 2A's turn."]
    assert [each.text for each in now.steps][-2:] == turns
    assert [each.player for each in now.outcomes][:2] == ["team-1", "team-2"]
