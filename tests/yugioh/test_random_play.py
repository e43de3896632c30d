"""Random Duels: whatever the cards, the position and the decisions, this holds all the way."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ludex.kb.rulesets import resolve
from ludex.kernel import Inquiry, Pass, Ruleset
from ludex.playing.telling import said
from ludex.project.games import book
from ludex.soak.following import Following
from ludex.soak.games.duels.dealing import Duel, begun, first_board
from ludex.soak.games.duels.invariants import broken_at, of_event
from ludex.soak.random_play import chance_of, chosen, decisions_of
from ludex.yugioh.table.board import Board
from ludex.yugioh.table.lying import Cards
from ludex.yugioh.telling import SENTENCES
from tests.tree import checkout

PROJECT = checkout()
CARDS = PROJECT.cards_of("yugioh")

SEEDS = st.integers(0, 1_000_000)
RULESETS = st.sampled_from(["hat-2014", "modern"])
DECISIONS = st.integers(1, 250)
"""Where something breaks, Hypothesis finds the first decision at which it does."""

BEGINNING = 0.25
"""Of so many Duels the first turn is played; positions come to the point sooner."""

VIEWS = tuple(
    name
    for name, of in vars(Cards).items()
    if isinstance(of, cached_property) and not name.startswith("_")
)
"""What is looked up once of cards as they lie."""

KINDS = ("ignition", "quick")
"""Kinds of effects that are asked for by where their cards lie."""

patiently = settings(deadline=None, max_examples=25)


def _begun(seed: int, rules: Ruleset, *, brisk: bool = False) -> Duel:
    return begun(seed, rules, CARDS, beginning=BEGINNING, brisk=brisk)


def _first(seed: int) -> Board:
    return first_board(seed, CARDS, BEGINNING)


def _duel(seed: int, rules: Ruleset, decisions: int, *, brisk: bool = False) -> Iterator[Duel]:
    """Yield the Duel of a seed, and then as it stands after each of its random decisions."""
    game = _begun(seed, rules, brisk=brisk)
    yield game
    chance = chance_of(seed)
    while game.ask is not None and decisions:
        option, real = chosen(game, chance)
        if option is None:
            return
        decisions -= real
        game = game.answer(option)
        yield game


def _last(seed: int, ruleset: str, decisions: int, *, brisk: bool = False) -> Duel:
    *_, last = _duel(seed, PROJECT.rulesets[ruleset], decisions, brisk=brisk)
    return last


def _broken(seed: int, rules: Ruleset, decisions: int) -> Iterator[str]:
    following = Following(_first(seed), rules, of_event)
    for game in _duel(seed, rules, decisions):
        yield from following.upto(game)
        yield from following.same(game)
        yield from broken_at(game)


@patiently
@given(SEEDS, RULESETS, DECISIONS)
def test_nothing_breaks_after_any_event_or_at_any_decision(seed, ruleset, decisions):
    assert list(_broken(seed, PROJECT.rulesets[ruleset], decisions)) == []


@patiently
@given(SEEDS, RULESETS, DECISIONS)
def test_the_same_answers_make_the_same_log(seed, ruleset, decisions):
    game = _last(seed, ruleset, decisions)
    replay = _replayed(game, _begun(seed, PROJECT.rulesets[ruleset]))
    assert list(replay.log) == list(game.log)
    assert replay.state == game.state
    assert replay.history == game.history


def _replayed(game: Duel, first: Duel) -> Duel:
    for option in game.history:
        first = first.answer(option)
    return first


@patiently
@given(SEEDS, RULESETS, DECISIONS)
def test_what_is_taken_over_from_board_to_board_is_as_it_would_be_found(seed, ruleset, decisions):
    for game in _duel(seed, PROJECT.rulesets[ruleset], decisions, brisk=True):
        lying, found = game.state.cards, Cards(tuple(game.state.cards))
        for view in VIEWS:
            assert getattr(lying, view) == getattr(found, view), view
        for kind in KINDS:
            assert lying.in_place(kind) == found.in_place(kind)


@patiently
@given(SEEDS, RULESETS, DECISIONS)
def test_a_brisk_game_goes_the_same_way(seed, ruleset, decisions):
    game = _last(seed, ruleset, decisions)
    brisk = _last(seed, ruleset, decisions, brisk=True)
    assert list(brisk.log)[: len(game.log)] == list(game.log)[: len(brisk.log)]
    asked = [option for option in game.history if not isinstance(option, Pass)]
    assert [option for option in brisk.history if not isinstance(option, Pass)] == asked


@patiently
@given(SEEDS, RULESETS, DECISIONS)
def test_what_is_passed_over_would_have_come_to_the_same(seed, ruleset, decisions):
    rules = PROJECT.rulesets[ruleset]
    never_quiet = [replace(rule, parts=None, steady=None) for rule in rules.rules]
    thorough = Ruleset(rules.name, never_quiet, rules.order)
    quick = _duel(seed, rules, decisions, brisk=True)
    for one, other in zip(quick, _duel(seed, thorough, decisions, brisk=True), strict=True):
        assert (one.ask, one.state, one.saved) == (other.ask, other.state, other.saved)


@settings(patiently, max_examples=10)
@given(SEEDS, RULESETS, st.integers(1, 60))
def test_what_is_kept_is_as_it_would_be_found(seed, ruleset, decisions):
    game = _last(seed, ruleset, decisions)
    with patch.object(Inquiry, "kept", lambda _g, _name, _parts, find: find()):
        anew = _last(seed, ruleset, decisions)
    assert (list(anew.log), anew.state) == (list(game.log), game.state)


@patiently
@given(SEEDS, RULESETS, DECISIONS)
def test_what_is_legal_is_the_same_however_it_is_asked(seed, ruleset, decisions):
    game = _last(seed, ruleset, decisions)
    if game.ask is not None:
        assert list(game.legal_among(game.on_offer())) == list(game.choices().legal)


@patiently
@given(SEEDS, RULESETS, DECISIONS)
def test_every_fact_can_be_told(seed, ruleset, decisions):
    board = _first(seed)
    for entry in _last(seed, ruleset, decisions).log:
        board = entry.event.fold(board)
        telling = said(entry, board)
        assert telling is None or telling.name in SENTENCES


@patiently
@given(SEEDS, RULESETS, DECISIONS, SEEDS)
def test_the_order_of_the_rules_changes_nothing(seed, ruleset, decisions, shuffle):
    game = _last(seed, ruleset, decisions)
    other = _replayed(game, _begun(seed, _shuffled(ruleset, shuffle)))
    assert [entry.event for entry in other.log] == [entry.event for entry in game.log]
    assert [entry.rule for entry in other.log] == [entry.rule for entry in game.log]


def _shuffled(name: str, seed: int) -> Ruleset:
    resolved = resolve(PROJECT.kb, name)
    ids = list(resolved.clauses)
    chance_of(seed).shuffle(ids)
    return book().ruleset(name, ids, PROJECT.data, resolved.order)


@patiently
@given(SEEDS, RULESETS, DECISIONS, st.integers(0, 1000))
def test_without_any_one_clause_a_duel_can_still_be_played(seed, ruleset, decisions, number):
    rules = PROJECT.rulesets[ruleset]
    off = rules.ids[number % len(rules.ids)]
    *_, last = _duel(seed, rules.without(off), decisions)
    assert off not in {clause for entry in last.log for clause in entry.credits}


@pytest.mark.parametrize(
    ("off", "broken"),
    [
        ("TCG-5.12", "is active beyond the number allowed"),
        ("HAT-2.2", "has two cards in one Field Zone"),
        ("TCG-3.3", "has too many cards in the spell-trap-zone"),
        ("TCG-3.4", "is in another player's"),
        ("TCG-3.6", "has come to the graveyard"),
        ("TCG-2.12", "too many cards in hand"),
        ("TCG-4.3", "Normal Summons in one turn"),
        ("TCG-7.14", "with something going on"),
        ("TCG-8.1", "lives on without Life Points"),
        ("TCG-8.3", "over: True and False"),
        ("TCG-9.7", "attacks and could not"),
        ("TCG-9.8", "has attacked twice in one turn"),
        ("TCG-9.9", "attacks directly past a monster"),
        ("TCG-10.10", "destroyed by battle"),
        ("TCG-16.1", "is equipped to nothing that is there"),
    ],
)
def test_a_missing_rule_does_not_go_unnoticed(off, broken):
    rules = PROJECT.rulesets["hat-2014"].without(off)
    assert any(broken in line for seed in range(3000) for line in _broken(seed, rules, 60))


class Playing(RuleBasedStateMachine):
    """A Duel in which Hypothesis decides, and shrinks what breaks to the fewest decisions."""

    game: Duel
    following: Following

    @initialize(seed=SEEDS, ruleset=RULESETS)
    def deal(self, seed: int, ruleset: str) -> None:
        rules = PROJECT.rulesets[ruleset]
        self.game = _begun(seed, rules)
        self.following = Following(_first(seed), rules, of_event)

    @precondition(lambda self: self.game.ask is not None and self.game.choices().legal)
    @rule(number=st.integers(0, 1000))
    def act(self, number: int) -> None:
        legal = list(self.game.choices().legal)
        self.game = self.game.answer(legal[number % len(legal)])

    @precondition(lambda self: self.game.ask is not None and self.game.ask.optional)
    @rule()
    def decline(self) -> None:
        self.game = self.game.answer(Pass())

    @precondition(lambda self: self.game.ask is None)
    @rule()
    def rest(self) -> None:
        assert self.game.over

    @invariant()
    def nothing_breaks(self) -> None:
        assert list(self.following.upto(self.game)) == []
        assert list(self.following.same(self.game)) == []
        assert list(broken_at(self.game)) == []
        assert self.game.over or decisions_of(self.game)


TestPlaying = Playing.TestCase
TestPlaying.settings = settings(deadline=None, max_examples=30, stateful_step_count=80)
