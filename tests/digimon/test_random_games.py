"""Random games: whatever is done in which order, what holds of every table."""

import pickle
from collections.abc import Mapping
from functools import reduce
from random import Random

import pytest

from ludex.digimon.cards import CardData, addresses
from ludex.digimon.position import table
from ludex.digimon.telling import SENTENCES
from ludex.kb.model import Example
from ludex.kb.rulesets import resolve
from ludex.kernel import Game, Ruleset, Watch
from ludex.playing.telling import said
from ludex.project.games import book
from ludex.project.project import Project
from tests.digimon.random_games import (
    Playing,
    astray,
    begun,
    broken,
    dealt,
    folded,
    set_out,
    walked,
)

GAMES = 10
Cards = Mapping[str, CardData]


def _last(rules: Ruleset, cards: Cards, seed: int) -> Playing:
    *_, last = walked(rules, cards, _chance(seed))
    return last


def _chance(seed: int) -> Random:
    return Random(seed)  # noqa: S311 - no cipher


@pytest.mark.parametrize("seed", range(GAMES))
def test_nothing_breaks_and_every_game_ends(rules: Ruleset, cards: Cards, seed: int):
    first = dealt(cards, _chance(seed))
    last = None
    for game in walked(rules, cards, _chance(seed)):
        assert list(broken(first, game)) == []
        last = game
    assert last is not None
    assert last.state.over in ("A", "B", "draw")
    assert folded(first, last) == last.state


def test_a_game_that_is_asked_at_every_window_goes_as_a_brisk_one_can(rules, cards):
    for game in walked(rules, cards, _chance(3), brisk=False):
        if game.ask is not None and game.player is not None:
            choice = game.choices()
            assert game.ask.optional or choice.legal
            for refusal in choice.refused:
                assert refusal.by


def test_a_game_stored_anywhere_goes_on_as_it_would_have(rules: Ruleset, cards: Cards):
    games = list(walked(rules, cards, _chance(5), brisk=False))
    earlier, last = games[len(games) // 2], games[-1]
    saved = pickle.loads(pickle.dumps(earlier.saved))  # noqa: S301 - our own
    again: Playing = Game.resume(rules, saved)
    rest = last.history[len(earlier.history) :]
    resumed = reduce(Game.answer, rest, again)
    assert (resumed.state, list(resumed.log)) == (last.state, list(last.log))


def test_the_order_of_the_clauses_changes_nothing(project: Project, rules, cards):
    resolved = resolve(project.kb, "ultimate-battle")
    for seed in range(3):
        last = _last(rules, cards, seed)
        ids = list(resolved.clauses)
        _chance(seed).shuffle(ids)
        turned = book().ruleset("ultimate-battle", ids, project.data, resolved.order)
        other = begun(turned, cards, _chance(seed))
        other = reduce(Game.answer, last.history, other)
        assert [each.event for each in other.log] == [each.event for each in last.log]


def test_every_fact_can_be_told(rules: Ruleset, cards: Cards):
    last, state = _last(rules, cards, 1), dealt(cards, _chance(1))
    for entry in last.log:
        state = entry.event.fold(state)
        told = said(entry, state)
        assert told is None or told.name in SENTENCES


def _examples(project: Project) -> list[Example]:
    every = project.kb.examples.values()
    return [each for each in every if project.game_of(each).name == "digimon"]


def test_nothing_breaks_where_examples_begin(project: Project, rules: Ruleset, cards: Cards):
    for seed, example in enumerate(_examples(project)):
        game = set_out(rules, cards, example.start)
        for later in astray(game, _chance(seed)):
            assert list(broken(table(example.start, cards), later)) == [], example.id


def test_random_games_come_to_every_clause_that_acts_and_to_every_effect(
    project: Project, rules: Ruleset, cards: Cards
):
    watch = Watch()
    credited: set[str] = set()
    games = [begun(rules, cards, _chance(seed), watch=watch) for seed in range(GAMES)]
    games += [set_out(rules, cards, each.start, watch) for each in _examples(project)]
    for seed, game in enumerate(games):
        *_, last = astray(game, _chance(seed))
        credited.update(each for entry in last.log for each in entry.credits)
    acted = {rule for rule, _ in watch.acted}
    # Both players are at 0 points, and equal in all else, once in thousands of games.
    assert set(rules.ids) - acted - {"HC-5.3", "HC-5.4"} == set()
    effects = {each for card in cards.values() for each in addresses(card)}
    assert effects - credited == set()


@pytest.mark.parametrize(
    ("off", "noticed"),
    [
        ("HC-4.5", "points"),
        ("HC-4.6", "points"),
        ("HC-1.11", "in slot"),
        ("UB-2.6", "levels"),
        ("UB-2.7", "two level 3 Digimon of one code"),
        ("UB-3.5", "cards in the boxes after the evolution phase"),
        ("UB-3.6", "cards in the boxes after the evolution phase"),
    ],
)
def test_a_missing_clause_does_not_go_unnoticed(rules, cards, off: str, noticed: str):
    for seed in range(40):
        first = dealt(cards, _chance(seed))
        for game in walked(rules.without(off), cards, _chance(seed)):
            found = list(broken(first, game))
            if found:
                assert any(noticed in each for each in found), found
                return
    pytest.fail(f"no game notices that {off} is missing")
