"""From the start of an example to the Match that it begins with, and what cannot be one."""

import pytest

from ludex.playing import BadPosition
from ludex.playing.record import Home
from ludex.tournament.decks import PARTS
from ludex.tournament.match import Match
from ludex.tournament.position import Handed, position
from ludex.tournament.seats import TEAMS
from tests.tournament.table import start

HOMES: dict[str, Home] = {
    "mystical-elf": "main-deck",
    "dust-tornado": "main-deck",
    "black-rose-dragon": "extra-deck",
}


def _match(text: str) -> Match:
    return position(start(text), Handed(HOMES))


def test_a_match_stands_in_a_game_as_it_says():
    match = _match("""{
      at: game,
      games: [A, draw],
      turn: {player: B, number: 4},
      life-points: {A: 3000, B: 3500},
    }""")
    assert (match.stage, match.games, match.played, match.game) == ("game", ("A", "draw"), 2, 3)
    assert (match.turn, match.turn_player) == (4, "B")
    assert match.life_points == (3000, 3500)
    assert (match.turns_left, match.time_called, match.winner) == (None, "", None)


def test_what_is_not_said_is_the_first_turn_of_a_new_match():
    match = _match("{at: game}")
    assert (match.game, match.turn, match.turn_player) == (1, 1, "A")
    assert match.life_points == (8000, 8000)


def test_between_games_the_last_game_is_over_and_no_turn_goes_on():
    match = _match("{at: between-games, games: [A, B], siding: not-known}")
    assert (match.game, match.played, match.turn) == (2, 2, 0)
    assert match.siding == "not-known"


def test_decks_are_on_record_everywhere_but_at_registration():
    decks = "A: {side-deck: {cards: 15}}"
    at_first = _match(f"{{at: registration, {decks}}}")
    assert [player for player, _ in at_first.lists] == ["A"]
    assert (at_first.registered, at_first.decks) == ((), ())
    later = _match(f"{{at: before-match, {decks}}}")
    assert later.registered == later.decks == later.lists


def test_a_deck_is_filled_up_with_cards_of_no_consequence():
    match = _match("""{
      at: before-match,
      A: {
        main-deck: {cards: 41, among: {mystical-elf: 3}},
        extra-deck: {cards: 2, among: {black-rose-dragon: 1}},
        side-deck: {cards: 15, among: {dust-tornado: 2}},
      },
    }""")
    deck = match.deck("A")
    assert [deck.size(part) for part in PARTS] == [41, 2, 15]
    assert deck.copies("mystical-elf", "main-deck") == 3
    others = [card for card in deck.cards() if card not in HOMES]
    assert len(others) == 38 + 1 + 13
    assert match.homes.fillers == frozenset(others)
    assert match.homes.of(others[0]) == "main-deck"
    assert match.homes.of(next(c for c, _ in deck.extra_deck if c in others)) == "extra-deck"


def test_a_deck_of_which_nothing_is_said_has_forty_cards_in_its_main_deck():
    deck = _match("{at: before-match, A: {}}").deck("A")
    assert [deck.size(part) for part in PARTS] == [40, 0, 0]
    assert len(deck.cards()) == 40


def test_a_deck_may_have_been_left_as_the_match_before_had_it():
    match = _match("""{
      at: before-match,
      A: {main-deck: {cards: 40, among: {mystical-elf: 1}}},
      B: {},
      now: {A: {main-deck: {cards: 40, among: {dust-tornado: 1}}}},
    }""")
    assert match.deck("A").copies("dust-tornado", "main-deck") == 1
    assert dict(match.registered)["A"].copies("mystical-elf", "main-deck") == 1
    assert match.deck("B") == dict(match.registered)["B"]


def test_cards_of_no_consequence_are_in_every_pool():
    match = _match("{at: registration, pool: [mystical-elf], A: {}}")
    assert match.homes.pool is not None
    assert set(match.listed("A").cards()) <= match.homes.pool
    assert "mystical-elf" in match.homes.pool
    assert "dust-tornado" not in match.homes.pool
    assert _match("{at: registration, A: {}}").homes.pool is None


CANNOT_BE = [
    ("{at: game, games: [A, B, A]}", "A has won 2 games: this Match is over"),
    ("{at: between-games, games: [B, B]}", "B has won 2 games: this Match is over"),
    (
        "{at: between-games}",
        "between games, at least one game has been played; say who won it under `games`",
    ),
    (
        "{at: before-match, games: [A]}",
        "at the stage before-match there has been no game yet; `games` names",
    ),
    ("{at: registration, games: [draw]}", "at the stage registration there has been no game yet"),
    (
        "{at: game, life-points: {A: 0}}",
        "A has 0 Life Points: that Duel is over; say who won it",
    ),
    ("{at: game, life-points: {B: -100}}", "B has -100 Life Points: that Duel is over"),
    ("{at: game, turn: {number: 0}}", "there is no turn 0; turns are counted from 1"),
    (
        "{at: before-match, A: {main-deck: {cards: 2, among: {mystical-elf: 3}}}}",
        "player A's main-deck has 2 cards, fewer than are named",
    ),
    (
        "{at: before-match, B: {side-deck: {cards: 15, among: {mystical-elf: 0}}}}",
        "player B's side-deck has 15 cards, fewer than are named",
    ),
    (
        "{at: before-match, A: {}, now: {B: {}}}",
        "`now` has a Deck of player B, who has none under `B`",
    ),
]


@pytest.mark.parametrize(("text", "said"), CANNOT_BE)
def test_a_match_that_cannot_stand_like_this_is_told_why(text: str, said: str):
    with pytest.raises(BadPosition) as bad:
        _match(text)
    assert str(bad.value).startswith(said)


def test_all_that_is_wrong_with_a_match_is_told_with_its_place():
    with pytest.raises(BadPosition) as bad:
        _match(
            "{at: before-match, games: [A, A], siding: begun, life-points: {A: 0},"
            " A: {side-deck: {cards: 501}}, now: {B: {main-deck: {cards: -1}}}}"
        )
    assert {each.keys for each in bad.value.wrong} == {
        ("A", "side-deck", "cards"),
        ("now", "B", "main-deck", "cards"),
        ("games",),
        ("life-points", "A"),
        ("now", "B"),
        ("life-points",),
        ("siding",),
    }


def test_drawn_games_do_not_end_a_match():
    assert _match("{at: game, games: [draw, A, draw, B, draw]}").game == 6


# Between teams.


def _of_teams(text: str) -> Match:
    return position(start(text), Handed(HOMES), TEAMS)


@pytest.mark.parametrize(
    ("turn", "first", "after"),
    [
        ("{player: 1A, number: 1}", "team-1", "2A"),
        ("{player: 2B, number: 8}", "team-1", "1A"),
        ("{player: 2A, number: 5}", "team-2", "1A"),
        ("{player: 1A, number: 6}", "team-2", "2B"),
        ("{player: 1B, number: 4}", "team-2", "2A"),
    ],
)
def test_which_team_went_first_follows_from_the_number_of_the_turn(
    turn: str, first: str, after: str
):
    match = _of_teams(f"{{at: game, turn: {turn}}}")
    assert (match.first, match.next_player) == (first, after)


def test_teams_have_life_points_and_their_players_decks():
    match = _of_teams("""{
      at: game,
      games: [team-2],
      life-points: {team-2: 500},
      2B: {side-deck: {cards: 15}},
      1A: {},
    }""")
    assert (match.lp("team-1"), match.lp("team-2")) == (8000, 500)
    assert (match.ahead, match.stronger, match.turn_player) == ("team-2", "team-1", "1A")
    assert [player for player, _ in match.decks] == ["1A", "2B"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{at: game, games: [A]}", "A plays no part in this Match; 1A, 2A, 1B, 2B, team-1"),
        ("{at: game, life-points: {A: 1}}", "A plays no part"),
        ("{at: registration, B: {}}", "B plays no part"),
        (
            "{at: game, turn: {player: 1B, number: 2}}",
            "turn 2 of a game is not player 1B's, whoever goes",
        ),
        ("{at: game, turn: {number: 3}}", "turn 3 of a game is not player 1A's"),
        ("{at: game, games: [team-1, team-1]}", "team-1 has won 2 games"),
    ],
)
def test_a_match_of_teams_that_cannot_stand_like_this_is_told_why(text: str, said: str):
    with pytest.raises(BadPosition) as bad:
        _of_teams(text)
    assert str(bad.value).startswith(said)


def test_between_players_no_team_has_a_part():
    with pytest.raises(BadPosition, match="team-1 plays no part in this Match; A, B do"):
        _match("{at: game, games: [team-1]}")
