"""Random games: whatever is done in which order, what holds of every table."""

import pickle
from collections.abc import Iterator, Mapping
from functools import reduce

import pytest

from ludex.digimon.cards import CardData
from ludex.digimon.position import agenda
from ludex.digimon.telling import SENTENCES
from ludex.kb.rulesets import resolve
from ludex.kernel import Game, Ruleset
from ludex.playing.telling import said
from ludex.project.games import book
from ludex.project.project import Project
from ludex.soak.following import Following
from ludex.soak.games import DIGIMON
from ludex.soak.games.digimon import drawn
from ludex.soak.games.digimon.dealing import Playing, table_of
from ludex.soak.games.digimon.invariants import broken_at, of_event
from ludex.soak.random_play import chance_of, chosen
from ludex.soak.setting_out import examples_of
from ludex.soak.soak import SETTING_OUT, Soak
from tests.digimon.table import Table

GAMES = 10
Cards = Mapping[str, CardData]


def _begun(rules: Ruleset, cards: Cards, seed: int, *, brisk: bool = True) -> Playing:
    return Game(rules, table_of(seed, cards, rules), agenda("set-up"), brisk=brisk)


def _walked(rules: Ruleset, cards: Cards, seed: int, *, brisk: bool = True) -> Iterator[Playing]:
    """Yield the game of a seed at each of its decisions, and at its end."""
    chance, game = chance_of(seed), _begun(rules, cards, seed, brisk=brisk)
    yield game
    while game.ask is not None:
        option = drawn(game, chance) or chosen(game, chance)[0]
        assert option is not None
        game = game.answer(option)
        yield game


def _last(rules: Ruleset, cards: Cards, seed: int) -> Playing:
    *_, last = _walked(rules, cards, seed)
    return last


def _broken(rules: Ruleset, cards: Cards, seed: int, *, held_to: Ruleset) -> Iterator[str]:
    following = Following(table_of(seed, cards, rules), held_to, of_event)
    for game in _walked(rules, cards, seed):
        yield from following.upto(game)
        yield from following.same(game)
        yield from broken_at(game)


@pytest.mark.parametrize("seed", range(GAMES))
def test_nothing_breaks_and_every_game_ends(rules: Ruleset, cards: Cards, seed: int):
    assert list(_broken(rules, cards, seed, held_to=rules)) == []
    last = _last(rules, cards, seed).state
    assert last.over in ("A", "B", "draw") or last.objected


def test_a_game_that_is_asked_at_every_window_goes_as_a_brisk_one_can(rules, cards):
    for game in _walked(rules, cards, 3, brisk=False):
        if game.ask is not None and game.player is not None:
            choice = game.choices()
            assert game.ask.optional or choice.legal
            for refusal in choice.refused:
                assert refusal.by


def test_a_game_stored_anywhere_goes_on_as_it_would_have(rules: Ruleset, cards: Cards):
    games = list(_walked(rules, cards, 5, brisk=False))
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
        chance_of(seed).shuffle(ids)
        turned = book().ruleset("ultimate-battle", ids, project.data, resolved.order)
        other = reduce(Game.answer, last.history, _begun(turned, cards, seed))
        assert [each.event for each in other.log] == [each.event for each in last.log]


def test_every_fact_can_be_told(rules: Ruleset, cards: Cards):
    last, state = _last(rules, cards, 1), table_of(1, cards, rules)
    for entry in last.log:
        state = entry.event.fold(state)
        told = said(entry, state)
        assert told is None or told.name in SENTENCES


def test_games_that_set_out_as_examples_come_to_every_verb_and_to_what_is_rare(project: Project):
    soak = Soak(project, DIGIMON, 1, ["ultimate-battle"])
    numbers = range(SETTING_OUT * len(list(examples_of(project, DIGIMON.game))))
    played = [soak.play(n) for n in numbers if soak.example_of(n) is not None]
    assert [(game.number, game.broken) for game in played if game.broken] == []
    never = soak.result(played).never
    assert never.verbs == ()
    assert {"HC-5.3", "HC-5.4"} & set(never.clauses) == set()


@pytest.mark.parametrize(
    ("off", "noticed"),
    [
        ("HC-1.11", "in slot"),
        ("HC-4.5", "points"),
        ("UB-2.6", "levels"),
        ("UB-2.7", "two level 3 Digimon of one code"),
        ("UB-2.11", "in training"),
        ("UB-3.5", "cards in the boxes after the evolution phase"),
        ("UB-3.6", "cards in the boxes after the evolution phase"),
        ("UB-4.10", "supports nobody"),
    ],
)
def test_a_missing_clause_does_not_go_unnoticed(rules, cards, off: str, noticed: str):
    lawless = rules.without(off)
    for seed in range(40):
        for found in _broken(lawless, cards, seed, held_to=lawless):
            assert noticed in found
            return
    pytest.fail(f"no game notices that {off} is missing")


BACKING = "{player: A, supports-with: 'level-4-digimon#2', space: 2}"
RISING = "{player: A, evolves: war-greymon, space: 2}"


@pytest.mark.parametrize(
    ("off", "text", "noticed"),
    [
        (
            "UB-4.11",
            f"""start:
  at: battle
  A: {{hand: ['level-4-digimon#2'], space-2: [gabumon, level-4-digimon]}}
  B: {{space-2: [agumon]}}
play: [{BACKING}]""",
            "A: level-4-digimon#2 supports nobody, or one of its own code, in space 2",
        ),
        (
            "HC-4.6",
            f"""start:
  at: evolution
  A:
    space-2: [agumon, greymon, metal-greymon]
    evolution-box: [war-greymon]
    training-6: {{cards: [winning-percentage-60]}}
play: [{RISING}, {{until: battle}}]""",
            "A: 230 points",
        ),
    ],
)
def test_nor_does_one_of_what_is_rare(rules: Ruleset, cards: Cards, off, text, noticed):
    lawless = rules.without(off)
    session = Table(lawless, cards).session(text)
    following = Following(session.first, lawless, of_event)
    found = [*following.upto(session.game), *broken_at(session.game)]
    assert noticed in found
