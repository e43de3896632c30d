"""Random Duels: whatever the cards, the position and the decisions, this holds all the way."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludex import yugioh
from ludex.check.project import Project
from ludex.kb.rulesets import resolve
from ludex.kernel import Ruleset
from ludex.yugioh.telling import SENTENCES, said
from tests.conftest import ROOT
from tests.yugioh.invariants import broken_at, broken_in_log, folded
from tests.yugioh.random_play import Duel, begun, chance_of, duel, first_board, replayed

PROJECT = Project.at(ROOT / "rules")
CARDS = PROJECT.cards

SEEDS = st.integers(0, 1_000_000)
RULESETS = st.sampled_from(["hat-2014", "modern"])
DECISIONS = st.integers(1, 250)
"""Where something breaks, Hypothesis finds the first decision at which it does."""

patiently = settings(deadline=None, max_examples=40)


def _last(seed: int, ruleset: Ruleset, decisions: int) -> Duel:
    *_, last = duel(seed, ruleset, CARDS, decisions)
    return last


@patiently
@given(SEEDS, RULESETS, DECISIONS)
def test_every_decision_leaves_a_board_that_can_be(seed, ruleset, decisions):
    first = first_board(seed, CARDS)
    for game in duel(seed, PROJECT.rulesets[ruleset], CARDS, decisions):
        assert broken_at(game, first) == []


@patiently
@given(SEEDS, RULESETS, DECISIONS)
def test_the_log_is_in_order_and_makes_the_board(seed, ruleset, decisions):
    first = first_board(seed, CARDS)
    last = _last(seed, PROJECT.rulesets[ruleset], decisions)
    assert broken_in_log(last, first) == []
    assert folded(last, first) == last.state


@patiently
@given(SEEDS, RULESETS, DECISIONS)
def test_the_same_seed_and_the_same_answers_make_the_same_log(seed, ruleset, decisions):
    rules = PROJECT.rulesets[ruleset]
    game = _last(seed, rules, decisions)
    again = _last(seed, rules, decisions)
    replay = replayed(game, begun(seed, rules, CARDS))
    for other in (again, replay):
        assert list(other.log) == list(game.log)
        assert other.state == game.state
        assert other.history == game.history


@patiently
@given(SEEDS, RULESETS, DECISIONS)
def test_every_fact_can_be_told(seed, ruleset, decisions):
    board = first_board(seed, CARDS)
    for entry in _last(seed, PROJECT.rulesets[ruleset], decisions).log:
        board = entry.event.fold(board)
        telling = said(entry, board)
        assert telling is None or telling.name in SENTENCES


@patiently
@given(SEEDS, RULESETS, DECISIONS, SEEDS)
def test_the_order_of_the_rules_changes_nothing(seed, ruleset, decisions, shuffle):
    game = _last(seed, PROJECT.rulesets[ruleset], decisions)
    other = replayed(game, begun(seed, _shuffled(ruleset, shuffle), CARDS))
    assert [entry.event for entry in other.log] == [entry.event for entry in game.log]
    assert [entry.rule for entry in other.log] == [entry.rule for entry in game.log]


def _shuffled(name: str, seed: int) -> Ruleset:
    resolved = resolve(PROJECT.kb, name)
    ids = list(resolved.clauses)
    chance_of(seed).shuffle(ids)
    data = {id: clause.sets for id, clause in PROJECT.kb.clauses.items() if clause.sets}
    return yugioh.book.ruleset(name, ids, data, resolved.order)


@patiently
@given(SEEDS, RULESETS, DECISIONS, st.integers(0, 1000))
def test_without_any_one_clause_a_duel_can_still_be_played(seed, ruleset, decisions, number):
    rules = PROJECT.rulesets[ruleset]
    off = rules.ids[number % len(rules.ids)]
    log = _last(seed, rules.without(off), decisions).log
    assert off not in {clause for entry in log for clause in entry.credits}


@pytest.mark.parametrize(
    ("off", "broken"),
    [
        ("TCG-5.12", "Field Spells are active"),
        ("HAT-2.2", "has two cards in one Field Zone"),
        ("TCG-3.3", "has too many cards in the spell-trap-zone"),
        ("TCG-3.4", "is in another player's"),
        ("TCG-4.3", "Normal Summons in one turn"),
        ("TCG-7.14", "with something going on"),
        ("TCG-8.1", "lives on without Life Points"),
        ("TCG-8.3", "over: True and False"),
    ],
)
def test_a_missing_rule_does_not_go_unnoticed(off, broken):
    rules = PROJECT.rulesets["hat-2014"].without(off)
    assert any(broken in line for seed in range(200) for line in _broken(seed, rules))


def _broken(seed: int, rules: Ruleset) -> Iterator[str]:
    first = first_board(seed, CARDS)
    for game in duel(seed, rules, CARDS, 200):
        yield from broken_at(game, first)
    yield from broken_in_log(game, first)
