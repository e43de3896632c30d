"""Where a Match stands, and the facts that change it."""

import pytest

from ludex.kernel import Event
from ludex.tournament import events as e
from ludex.tournament.decks import PARTS, Deck, Homes
from ludex.tournament.match import Match, Result
from ludex.tournament.seats import Side

PLAIN = Deck((("umi", 40),), (), (("yami", 15),))


@pytest.mark.parametrize(
    ("games", "ahead"),
    [
        ((), None),
        (("A",), "A"),
        (("B", "draw"), "B"),
        (("A", "B"), None),
        (("draw", "draw"), None),
        (("A", "B", "draw", "B"), "B"),
    ],
)
def test_who_has_won_more_games_is_ahead(games: tuple[Result, ...], ahead: Side | None):
    match = Match(games=games)
    assert match.ahead == ahead
    assert match.wins("A") + match.wins("B") == sum(game != "draw" for game in games)


@pytest.mark.parametrize(
    ("points", "stronger"), [((2000, 3000), "B"), ((3000, 2000), "A"), ((4000, 4000), None)]
)
def test_who_has_more_life_points_is_stronger(points: tuple[int, int], stronger: Side | None):
    match = Match(life_points=points)
    assert match.stronger == stronger
    assert (match.lp("A"), match.lp("B")) == points


def test_a_player_who_is_not_there_has_an_empty_deck():
    match = Match(lists=(("A", PLAIN),), decks=(("A", PLAIN),))
    assert (match.deck("A"), match.listed("A")) == (PLAIN, PLAIN)
    assert (match.deck("B"), match.listed("B")) == (Deck(), Deck())


def test_a_new_game_begins_from_nothing_of_the_one_before():
    before = Match(
        stage="between-games",
        games=("A", "draw"),
        game=2,
        turn=9,
        turns_left=0,
        stopped=True,
        life_points=(100, 100),
        chain=True,
        until_change=True,
        changed=True,
        time_called="game",
        tie_break=True,
        dealt=8000,
    )
    match = e.GameBegan("B", 4).fold(before)
    assert (match.stage, match.game, match.turn, match.turns_left) == ("game", 3, 0, 4)
    assert match.life_points == (8000, 8000)
    was = (match.stopped, match.chain, match.until_change, match.changed)
    assert was == (False, False, False, False)
    assert (match.time_called, match.tie_break, match.games) == ("game", True, ("A", "draw"))


def test_turns_that_are_left_are_counted_down_to_none():
    match = e.TurnBegan("B").fold(Match(turn=4, turns_left=1, turn_over=True))
    assert (match.turn, match.turn_player, match.turns_left, match.turn_over) == (5, "B", 0, False)
    assert e.TurnBegan("A").fold(match).turns_left == 0
    assert e.TurnBegan("A").fold(Match(turns_left=None)).turns_left is None


def test_play_that_goes_on_waits_for_a_change_that_comes_from_then_on():
    match = e.PlayedOn().fold(Match(stopped=True, turns_left=0, changed=True))
    assert (match.stopped, match.turns_left) == (False, None)
    assert (match.until_change, match.changed) == (True, False)


def test_a_change_of_life_points_goes_with_its_chain_until_that_has_resolved():
    match = e.LifePointsChanged((3800, 4000), chain=True).fold(Match())
    assert (match.life_points, match.chain, match.changed) == ((3800, 4000), True, True)
    assert not e.ChainResolved().fold(match).chain
    assert not e.LifePointsChanged((5000, 4000)).fold(match).chain


def test_a_game_that_was_played_counts_and_one_that_was_not_counts_if_a_rule_says_so():
    assert e.GameOver("draw").fold(Match(games=("A",), played=1)).played == 2
    awarded = e.GameAwarded("B", counts=True).fold(Match())
    assert (awarded.games, awarded.game, awarded.played) == (("B",), 1, 1)
    assert e.GameAwarded("B", counts=False).fold(Match()).played == 0


def test_between_games_everything_about_getting_ready_begins_anew():
    before = Match(stage="game", siding="begun", seconds=170, presented=("A",), late=("B",))
    match = e.BetweenGamesBegan().fold(before)
    assert (match.stage, match.siding, match.seconds) == ("between-games", "not-begun", 0)
    assert (match.presented, match.late) == ((), ())


def test_seconds_add_up():
    assert e.TimePassed(60).fold(Match(seconds=120)).seconds == 180


def test_whoever_exchanges_cards_has_begun_to_side():
    homes = Homes({"umi": "main-deck", "yami": "main-deck"})
    match = Match(homes=homes, decks=(("A", PLAIN), ("B", PLAIN)))
    after = e.Exchanged("A", "A", (("umi", 1),), (("yami", 1),)).fold(match)
    assert after.siding == "begun"
    assert dict(after.deck("A").main_deck) == {"umi": 39, "yami": 1}
    assert after.deck("B") == PLAIN


def test_a_restored_deck_is_what_was_registered():
    sided = Deck((("umi", 39), ("yami", 1)), (), (("yami", 14), ("umi", 1)))
    match = Match(registered=(("A", PLAIN), ("B", PLAIN)), decks=(("A", sided), ("B", sided)))
    after = e.DeckRestored("A").fold(match)
    assert (after.deck("A"), after.deck("B")) == (PLAIN, sided)


def test_a_registered_deck_is_the_listed_one():
    match = e.Registered("B").fold(Match(lists=(("A", Deck()), ("B", PLAIN))))
    assert match.registered == match.decks == (("B", PLAIN),)


def test_the_match_is_over_with_its_winner():
    match = e.MatchWon("B").fold(Match(stage="game"))
    assert (match.winner, match.stage) == ("B", "over")


@pytest.mark.parametrize(
    "event",
    [
        e.SideDeckCounted("A", "B", 15),
        e.SideDeckSeen("A"),
        e.MatchBegan(),
        e.FirstChangeCame(),
        e.ComparisonPutOff(),
        *(e.CardMisplaced("A", "umi", part) for part in PARTS),
    ],
)
def test_some_facts_are_noted_and_change_nothing(event: Event):
    assert event.fold(Match()) == Match()
