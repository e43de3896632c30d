"""The rules as they are: every file is valid, every example holds, and every clause is proved."""

import json
import re
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from ludex.check.code import codes
from ludex.check.coverage import SourceCoverage, coverage
from ludex.check.kept import kept
from ludex.check.play import play
from ludex.check.proof.report import Proof
from ludex.decks.cards import known_cards
from ludex.i18n import lint, status
from ludex.kb import layout, reading, yaml_file
from ludex.kb.languages import usages
from ludex.kb.load import files
from ludex.kb.lock import Record
from ludex.kb.rulesets import resolve
from ludex.kb.schema import drift
from ludex.kernel import Ruleset
from ludex.project.games import GAMES, engines
from ludex.project.project import Project
from ludex.project.voice import messages, resolvers
from tests.conftest import ROOT

RULES = ROOT / "rules"
NAMES = tuple(game.name for game in GAMES)
FILES = files(RULES, NAMES)

SLICE = [
    *(f"hat-c{n:03}" for n in (15, 16, 19, 20, *range(22, 30), *range(58, 62), *range(63, 68))),
    *(f"hat-c{n:03}" for n in range(132, 135)),
    *(f"hat-x{n:03}" for n in (*range(1, 6), *range(16, 20), *range(25, 29))),
]
"""What the HAT document claims in its rules 1, 2, 5 and 7 and of the rules underneath them."""


@pytest.fixture(scope="module")
def proof(project: Project, proved: Path) -> Proof:
    return kept(project, proved)


@pytest.fixture(scope="module")
def covered(project: Project, proof: Proof) -> dict[str, SourceCoverage]:
    return coverage(project, proof)


def _by_name(path: Path) -> str:
    return path.relative_to(RULES).as_posix()


# Files.


def _schema_of(path: Path, shape: str) -> Path:
    if path.suffix == layout.SHEET:  # a table, which has no place for comments
        return ROOT / "schema" / f"{shape}.json"
    first, _, _ = path.read_text("utf-8").partition("\n")
    said = re.fullmatch(r"# yaml-language-server: \$schema=(\S+)", first)
    assert said, f"{path} names no schema in its first line"
    return (path.parent / said[1]).resolve()


@pytest.mark.parametrize("path", FILES, ids=_by_name)
def test_every_file_is_valid_under_the_schema_that_it_names(path: Path):
    relative = path.relative_to(RULES)
    kind = layout.kind_of(relative)
    data = reading.read(path, kind).data
    of_game = (relative, data)
    if kind == "examples":
        of_game = (layout.owner(relative), yaml_file.read(layout.owner(path)).data)
    shape = layout.shape(kind, layout.game_of(*of_game, NAMES), NAMES)
    schema = _schema_of(path, shape)
    assert schema == ROOT / "schema" / f"{shape}.json"
    validator = Draft202012Validator(_json(schema))
    assert [f"{error.json_path}: {error.message}" for error in validator.iter_errors(data)] == []


YAML = [path for path in FILES if path.suffix == ".yaml"]


@pytest.mark.parametrize("path", YAML, ids=_by_name)
def test_no_yaml_file_is_longer_than_400_lines(path: Path):
    assert len(path.read_text("utf-8").splitlines()) <= 400, f"{path}: put a part into a folder"


def _json(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


@pytest.mark.parametrize("path", sorted((ROOT / "schema").glob("*.json")), ids=lambda p: p.name)
def test_every_schema_is_one_and_forbids_what_it_does_not_name(path: Path):
    schema = _json(path)
    Draft202012Validator.check_schema(schema)
    errors = Draft202012Validator(schema).iter_errors({"no-such-key": 1})
    assert any("no-such-key" in error.message for error in errors)


def test_the_schemas_are_those_of_the_models():
    assert drift(ROOT / "schema", *engines()) == []


def test_the_knowledge_base_holds_every_file(project: Project):
    assert [document.path for document in project.kb.documents] == FILES


def test_nothing_published_has_vanished_or_changed_in_silence(project: Project):
    assert Record(project.kb, RULES / "ids.lock", codes(project.book)).problems() == ()


def test_a_list_is_part_of_what_the_clause_says_that_puts_it_in_force(tmp_path):
    rules = tmp_path / "rules"
    copytree(RULES, rules)
    path = rules / "yugioh" / "lists" / "2014-04-01.yaml"
    path.write_text(path.read_text("utf-8").replace("raigeki", "mystical-elf"), "utf-8")
    found = Record(Project.at(rules).kb, rules / "ids.lock").problems()
    assert [each.id for each in found] == ["HAT-12.1"]


# Cards and lists.


def test_the_list_of_april_2014_is_whole(project: Project):
    found = project.kb.lists["2014-04-01"]
    by_status = (found.forbidden, found.limited, found.semi_limited)
    assert [len(cards) for cards in by_status] == [77, 71, 14]
    for cards in by_status:
        assert list(cards) == sorted(cards)


def _of_duels(project: Project, slug: str) -> bool:
    return project.kb.game_of(f"card:{slug}") == "yugioh"


def test_every_card_that_may_be_in_a_deck_says_when_it_was_first_printed(project: Project):
    kb = project.kb
    known = {slug: card for slug, card in kb.known_cards.items() if _of_duels(project, slug)}
    unsaid = {slug for slug, card in known.items() if card.facts.released is None}
    assert unsaid == {slug for slug, home in project.homes.items() if home == "none"}


def test_who_is_known_is_the_same_with_and_without_loading_everything(project: Project):
    found, kb = known_cards(RULES), project.kb
    told = {
        slug: (
            each.names,
            each.facts["passcode"],
            each.facts["kind"],
            each.encoded,
            each.facts.get("treated-as"),
        )
        for slug, each in found.items()
    }
    assert told == {
        slug: (
            card.names,
            card.facts.passcode,
            card.facts.kind,
            slug in kb.cards,
            getattr(card.facts, "treated_as", None),
        )
        for slug, card in kb.known_cards.items()
        if _of_duels(project, slug)
    }
    assert len({code for _, code in found.said("passcode")}) == len(found)


# Examples, clauses and claims.


def test_examples_are_played_under_every_ruleset_that_is_played(project: Project):
    live = [each for each in project.kb.examples.values() if each.retired is None]
    rulesets = {ruleset for example in live for ruleset in project.runs_of(example)}
    duels = {"damage-step-2011", "hat-2014", "modern", "tag-2007"}
    others = {"tournament-2005", "ultimate-battle", "ultimate-battle-tournament"}
    assert rulesets == duels | others


def test_nothing_that_is_proved_falls_short(proof: Proof):
    assert {what: rows for what, rows in proof.short.items() if rows} == {}
    assert proof.holds
    assert len(proof.witnessed) + len(proof.explains) == proof.clauses > 0
    assert min(proof.swaps, proof.shifted, proof.cards, proof.citations) > 0


def test_no_claim_of_any_source_is_lost(covered: dict[str, SourceCoverage]):
    assert {id: source.lost for id, source in covered.items() if source.lost} == {}


def test_the_claims_of_the_slice_are_covered(covered: dict[str, SourceCoverage]):
    assert len(SLICE) == 37
    assert [claim for claim in SLICE if claim not in covered["hat"].covered] == []


def test_nothing_of_the_documents_that_are_taken_up_whole_or_of_the_hat_lists_is_open(
    covered: dict[str, SourceCoverage],
):
    assert covered["tournament"].open == {}
    assert len(covered["tournament"].covered) == covered["tournament"].claims == 53
    assert covered["ultimate-battle"].open == {}
    assert len(covered["ultimate-battle"].covered) == covered["ultimate-battle"].claims == 80
    assert {f"hat-c{n:03}" for n in (2, 4, 5, 6, 7, 9, 10, 12, 13)} <= set(covered["hat"].covered)


@pytest.mark.parametrize("share", range(4))
def test_the_order_of_a_rulesets_clauses_changes_no_outcome(project: Project, share):
    # Each example is played in each of the turned orders, and as usual but once.
    orders = _turned(project)
    for example in list(project.kb.examples.values())[share::4]:
        for name in () if example.retired else project.runs_of(example):
            usual = play(project, example, name)
            assert usual.held, (example.id, name, usual.found)
            for turned in orders[name]:
                outcome = play(project, example, name, rules=turned)
                assert outcome.held, (example.id, name, outcome.found)
                assert outcome.session is not None
                assert usual.session is not None
                assert outcome.session.game.state == usual.session.game.state


def test_any_two_clauses_are_turned_round_save_where_their_order_is_stated(project: Project):
    for name, turned in _turned(project).items():
        assert len(turned) <= 3, "each of them costs a run of every example"
        later = _later(project, name)
        places = [{id: n for n, id in enumerate(rules.ids)} for rules in turned]
        for first, second in combinations(project.rulesets[name].ids, 2):
            as_usual = [place[first] < place[second] for place in places]
            assert all(as_usual) if second in later[first] else not all(as_usual), (first, second)


def _turned(project: Project) -> dict[str, list[Ruleset]]:
    """Return each ruleset from its end to its beginning, in as many ways as it takes.

    Any two clauses whose order is not stated come the other way round in one of them.
    """
    turned = {}
    for name, usual in project.rulesets.items():
        later, order = _later(project, name), resolve(project.kb, name).order
        back, left = [], list(usual.ids)
        while left:
            back.append(next(id for id in left if later[id].isdisjoint(left)))
            left.remove(back[-1])
        # The first brings forward what has to be earlier, the second puts back what is later.
        ways = [usual.ids[::-1], tuple(back[::-1])]
        made = [project.book.ruleset(name, ids, project.data, order) for ids in ways]
        while pairs := _as_usual(usual, made, later):
            more = (*order, *_other_way(pairs, later))
            made.append(project.book.ruleset(name, ways[0], project.data, more))
        turned[name] = made
    return turned


def _as_usual(
    usual: Ruleset, made: list[Ruleset], later: dict[str, set[str]]
) -> list[tuple[str, str]]:
    """Return the clauses that stand as usual in all that was made, and need not."""
    places = [{id: n for n, id in enumerate(rules.ids)} for rules in made]
    pairs = [pair for pair in combinations(usual.ids, 2) if pair[1] not in later[pair[0]]]
    return [(a, b) for a, b in pairs if all(place[a] < place[b] for place in places)]


def _other_way(
    pairs: list[tuple[str, str]], later: dict[str, set[str]]
) -> Iterator[tuple[str, str]]:
    """Yield as many pairs the other way round as can be at once."""
    after = {id: set(ids) for id, ids in later.items()}
    for second, first in pairs:
        if first not in after[second]:
            yield first, second
            for id, ids in after.items():
                if id == first or first in ids:
                    ids |= {second, *after[second]}


def _later(project: Project, name: str) -> dict[str, set[str]]:
    """Return of each clause of a ruleset those that its `order:` has act later."""
    later: dict[str, set[str]] = {id: set() for id in project.rulesets[name].ids}
    for order in resolve(project.kb, name).order:
        for first, second in pairwise(id for id in order if id in later):
            for id, ids in later.items():
                if id == first or first in ids:
                    ids |= {second, *later[second]}
    return later


# Languages.


def test_no_text_is_wrong_in_any_language(project: Project):
    texts = list(messages(project))
    folder = ROOT / "translations"
    found = lint.lint(folder, texts, resolvers(project), usages(folder))
    assert [str(each) for each in found] == []


def test_everything_is_translated_and_nothing_is_out_of_date(project: Project):
    counts = status.status(ROOT / "translations", list(messages(project)))
    assert set(counts) == {"pt_BR", "es", "zh_Hans"}
    for locale, count in counts.items():
        assert (count["fuzzy"], count["missing"]) == (0, 0), f"{locale}: {count}"
        assert count["translated"] == count["total"] > 0
