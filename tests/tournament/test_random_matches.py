"""Random Matches: whatever is done in which order, what the document says holds all the way."""

import pickle
from collections.abc import Iterator
from functools import reduce
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludex.kb.rulesets import resolve
from ludex.kernel import Game, Ruleset
from ludex.playing.telling import said
from ludex.project.games import book
from ludex.tournament.match import Match
from ludex.tournament.telling import SENTENCES
from tests.tournament.random_matches import Played, begun, begun_state, broken, legal, walked
from tests.tree import checkout

PROJECT = checkout()
NAME = "tournament-2005"
RULES = PROJECT.rulesets[NAME]
OF_TEAMS = PROJECT.rulesets["tag-2007"]
EITHER = st.sampled_from((RULES, OF_TEAMS))

NUMBERS = st.lists(st.tuples(st.integers(0, 60), st.integers(0, 60)), max_size=40)
"""Where something breaks, Hypothesis finds the fewest things done with which it does."""

patiently = settings(deadline=None, max_examples=200)


def _last(numbers: list[tuple[int, int]], rules: Ruleset = RULES) -> Played:
    *_, last = walked(rules, numbers)
    return last


@patiently
@given(NUMBERS, EITHER)
def test_nothing_breaks_whatever_is_done(numbers, rules):
    for game in walked(rules, numbers):
        assert list(broken(game)) == []


@patiently
@given(NUMBERS, EITHER)
def test_a_match_that_is_not_over_can_go_on(numbers, rules):
    game = _last(numbers, rules)
    assert bool(legal(game)) == (not game.over)


@patiently
@given(NUMBERS, st.integers(0, 40), EITHER)
def test_a_match_stored_anywhere_goes_on_as_it_would_have(numbers, at, rules):
    games = list(walked(rules, numbers))
    earlier, last = games[at % len(games)], games[-1]
    saved = pickle.loads(pickle.dumps(earlier.saved))  # noqa: S301 - our own
    again: Played = Game.resume(rules, saved)
    rest = last.history[len(earlier.history) :]
    resumed = reduce(Game.answer, rest, again)
    assert (resumed.state, list(resumed.log)) == (last.state, list(last.log))
    assert (resumed.ask, resumed.history) == (last.ask, last.history)


@patiently
@given(NUMBERS, st.integers(0, 1_000_000))
def test_the_order_of_the_clauses_changes_nothing(numbers, seed):
    game = _last(numbers)
    other = reduce(Game.answer, game.history, begun(_shuffled(seed)))
    assert [entry.event for entry in other.log] == [entry.event for entry in game.log]
    assert [entry.rule for entry in other.log] == [entry.rule for entry in game.log]


def _shuffled(seed: int) -> Ruleset:
    """Return the ruleset with its rules in another order, save what its `order:` says."""
    resolved = resolve(PROJECT.kb, NAME)
    ids = list(resolved.clauses)
    Random(seed).shuffle(ids)  # noqa: S311 - no cipher
    return book().ruleset(NAME, ids, PROJECT.data, resolved.order)


@patiently
@given(NUMBERS, EITHER)
def test_every_fact_can_be_told(numbers, rules):
    game = _last(numbers, rules)
    match: Match = begun_state(game)
    for entry in game.log:
        match = entry.event.fold(match)
        told = said(entry, match)
        assert told is None or told.name in SENTENCES


@patiently
@given(NUMBERS, st.integers(0, 1000))
def test_without_any_one_clause_nothing_crashes_and_it_is_credited_with_nothing(numbers, number):
    off = RULES.ids[number % len(RULES.ids)]
    last = _last(numbers, RULES.without(off))
    assert off not in {clause for entry in last.log for clause in entry.credits}


@pytest.mark.parametrize(
    ("off", "noticed"),
    [
        ("TRN-1.7", "somebody has the wins, and the Match goes on"),
        ("TRN-2.2", "turns are limited before time is called, or are not after it"),
        ("TRN-2.5", "more turns were played than are left"),
        ("TRN-2.6", "play goes on although the Life Points are unequal"),
        ("TRN-2.8", "play goes on although the Life Points are unequal"),
        ("TRN-2.9", "the Life Points were compared in the middle of a Chain"),
        ("TRN-2.10", "time is up and somebody is ahead, and yet there is another game"),
        ("TRN-2.12", "turns are limited before time is called, or are not after it"),
        ("TRN-2.13", "a Side Deck was used although time was called"),
        ("TRN-2.14", "time is up and somebody is ahead, and yet there is another game"),
        ("TRN-3.4", "a Side Deck was used before the first game"),
        ("TRN-3.12", "a Side Deck was used although time was called"),
        ("TAG-7.2", "a team has changed who is A and who is B"),
        ("TAG-7.3", "a Side Deck was used with another player's Deck"),
        ("TAG-8.2", "turns are limited before time is called, or are not after it"),
    ],
)
def test_a_missing_clause_does_not_go_unnoticed(off: str, noticed: str):
    rules = (OF_TEAMS if off.startswith("TAG-") else RULES).without(off)
    drawn = (game for seed in range(3000) for game in _drawn(rules, seed))
    assert any(noticed in line for game in drawn for line in broken(game))


def _drawn(rules: Ruleset, seed: int) -> Iterator[Played]:
    chance = Random(seed)  # noqa: S311 - no cipher
    numbers = [(chance.randrange(60), chance.randrange(60)) for _ in range(60)]
    return walked(rules, numbers)


def test_random_matches_come_to_everything_that_can_happen():
    lasts = (list(_drawn(RULES, seed))[-1] for seed in range(300))
    seen = {entry.rule for last in lasts for entry in last.log}
    acting = {rule.id for rule in RULES.rules if rule.kind == "does"}
    assert {id for id in acting if id.startswith("TRN-")} <= seen
