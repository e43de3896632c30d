"""What to do when time is called: against the five examples of the document, and at every stage.

Of a player's win, the clause tells why it wins the Match: two wins (TRN-1.7), or more wins once
time was called (TRN-2.10).
"""

import pytest

from ludex.tournament.advice import Advice, Branch, Condition, Told, advise
from ludex.tournament.seats import Player
from ludex.tournament.session import Session
from tests.tournament.table import Table

THE_LAST_TURNS = "{turn-ends: B}, {turn-ends: A}, {turn-ends: B}, {turn-ends: A}"


def _advice(table: Table, start: str, play: str = "") -> Advice:
    session: Session = table.session(f"{{start: {start}, play: [{play}]}}")
    return advise(session.first, session.game)


def _names(steps: tuple[Told, ...]) -> list[str]:
    return [told.said.name.removeprefix("match.") for told in steps]


def _branch(of: Advice | Branch, condition: Condition, player: Player | None = None) -> Branch:
    (found,) = (b for b in of.branches if (b.condition, b.player) == (condition, player))
    return found


def _conditions(of: Advice | Branch) -> list[tuple[Condition, Player | None]]:
    return [(branch.condition, branch.player) for branch in of.branches]


def _wins_the_match(branch: Branch) -> tuple[object, tuple[str, ...]] | None:
    last = branch.steps[-1]
    if last.said.name != "match.match-won":
        return None
    return last.said.values["player"], last.by


# The five examples of the document.


def test_example_1_whoever_wins_game_1_once_time_is_called_wins_the_match(table: Table):
    """Robert is A with 2000 Life Points, Kelly is B with 3000; it is Robert's turn."""
    told = _advice(table, "{at: game, life-points: {A: 2000, B: 3000}}")
    assert _names(told.steps) == ["time-called", "turns-limited"]
    assert told.steps[1].said.values == {"count": 3}
    assert _wins_the_match(_branch(told, "wins", "B")) == ("B", ("TRN-2.10",))
    later = _advice(
        table,
        "{at: game, life-points: {A: 2000, B: 3000}}",
        "{call: time}, {life-points: {B: 1000}}, {turn-ends: A}, {game-won-by: B}",
    )
    assert (later.match.winner, later.branches, later.siding) == ("B", (), None)
    assert _names(later.steps)[-2:] == ["game-won", "match-won"]


def test_example_2_a_third_game_of_four_turns_is_played_without_side_decks(table: Table):
    """David is A and has won game 1; Emanuel is B and wins game 2 in the additional turns."""
    told = _advice(table, "{at: game, games: [A], turn: {player: B}}")
    assert _wins_the_match(_branch(told, "wins", "A")) == ("A", ("TRN-1.7",))
    won = _branch(told, "wins", "B")
    assert _wins_the_match(won) is None
    assert won.siding is not None
    assert (won.siding.allowed, won.siding.by) == (False, ("TRN-2.13",))
    third = _branch(won, "next-game")
    assert [told.said.values for told in third.steps] == [{"game": 3, "count": 4}]
    assert third.steps[0].by == ("TRN-1.3", "TRN-2.12")


def test_example_3_between_games_whoever_is_ahead_has_won(table: Table):
    """Mark is A."""
    told = _advice(table, "{at: between-games, games: [A]}")
    assert _names(told.steps) == ["time-called-between", "match-won"]
    assert told.steps[1].by == ("TRN-2.14",)
    assert (told.match.winner, told.siding, told.branches) == ("A", None, ())


def test_example_4_they_may_go_on_siding_and_play_four_turns(table: Table):
    told = _advice(table, "{at: between-games, games: [A, B], siding: not-known}")
    assert _names(told.steps) == ["time-called-between", "tie-break-due"]
    assert told.siding is not None
    assert (told.siding.allowed, told.siding.by) == (True, ("TRN-3.16",))
    assert _conditions(told) == [("next-game", None)]
    third = _branch(told, "next-game")
    assert third.steps[0].said.values == {"game": 3, "count": 4}
    wanted = [("wins", "A"), ("wins", "B"), ("draw", None), ("goes-on", None)]
    assert _conditions(third) == wanted
    at_the_end = _branch(third, "goes-on")
    for player in ("A", "B"):
        assert _wins_the_match(_branch(at_the_end, "more", player)) == (player, ("TRN-1.7",))
    assert _names(_branch(at_the_end, "equal").steps) == ["play-stopped", "played-on"]


def test_example_5_the_first_change_decides_once_its_chain_has_resolved(table: Table):
    """Danny is A, Michelle is B; it is Michelle's turn, and they have 4000 Life Points each."""
    start = "{at: game, games: [A, B], turn: {player: B}, life-points: {A: 4000, B: 4000}}"
    told = _advice(table, start, f"{{call: time}}, {THE_LAST_TURNS}")
    assert told.match.until_change
    assert _names(told.steps)[-3:] == ["play-stopped", "played-on", "next-turn"]
    assert _conditions(told) == [
        ("wins", "A"),
        ("wins", "B"),
        ("draw", None),
        ("in-chain", None),
        ("first-change", "A"),
        ("first-change", "B"),
    ]
    ahead = _branch(told, "first-change", "A")
    assert _names(ahead.steps) == ["first-change", "game-won", "match-won"]
    assert _names(_branch(told, "in-chain").steps) == ["comparison-put-off"]
    assert _wins_the_match(ahead) == ("A", ("TRN-1.7",))
    in_the_chain = _advice(
        table,
        start,
        f"{{call: time}}, {THE_LAST_TURNS}, {{life-points: {{A: 3800}}, chain: goes-on}}",
    )
    assert in_the_chain.match.winner is None
    assert _names(in_the_chain.steps)[-1] == "comparison-put-off"
    assert _wins_the_match(_branch(in_the_chain, "first-change", "A")) == ("A", ("TRN-1.7",))


# Every stage.


def test_in_a_game_each_outcome_is_a_branch(table: Table):
    told = _advice(table, "{at: game}")
    assert _conditions(told) == [("wins", "A"), ("wins", "B"), ("draw", None), ("goes-on", None)]
    at_the_end = _branch(told, "goes-on")
    assert _conditions(at_the_end) == [("more", "A"), ("more", "B"), ("equal", None)]
    turns = [told.said.values["player"] for told in at_the_end.steps]
    assert turns == ["B", "A", "B"], "three turns, and the opponent's first"
    for player in ("A", "B"):
        more = _branch(at_the_end, "more", player)
        assert _names(more.steps) == ["play-stopped", "game-won", "match-won"]
        assert _wins_the_match(more) == (player, ("TRN-2.10",))
    assert _names(_branch(at_the_end, "equal").steps) == ["play-stopped", "played-on", "next-turn"]


@pytest.mark.parametrize(
    ("ended", "left"),
    [
        ("", ["B", "A", "B"]),
        ("{turn-ends: A}", ["A", "B"]),
        ("{turn-ends: A}, {turn-ends: B}", ["B"]),
        ("{turn-ends: A}, {turn-ends: B}, {turn-ends: A}", []),
    ],
)
def test_turns_that_have_ended_are_no_longer_to_come(table: Table, ended: str, left: list[str]):
    told = _advice(table, "{at: game}", ", ".join(filter(None, ["{call: time}", ended])))
    turns = _branch(told, "goes-on").steps
    assert [turn.said.values["player"] for turn in turns] == left


def test_who_has_called_time_is_not_asked_to_call_it_again(table: Table):
    told = _advice(table, "{at: game}", "{call: time}")
    assert _names(told.steps) == ["time-called", "turns-limited"]


def test_when_play_has_stopped_and_the_match_is_tied_there_is_another_game(table: Table):
    told = _advice(
        table,
        "{at: game, games: [A], life-points: {A: 1000, B: 2000}}",
        "{call: time}, {turn-ends: A}, {turn-ends: B}, {turn-ends: A}, {turn-ends: B}",
    )
    assert told.match.games == ("A", "B")
    assert told.siding is not None
    assert not told.siding.allowed
    assert _conditions(told) == [("next-game", None)]


def test_in_the_tie_breaking_game_its_own_turns_are_counted(table: Table):
    told = _advice(table, "{at: between-games, games: [A, B]}", "{call: time}, {game-begins: B}")
    turns = _branch(told, "goes-on").steps
    assert [turn.said.values["player"] for turn in turns] == ["A", "B", "A"]
    assert _wins_the_match(_branch(told, "wins", "A")) == ("A", ("TRN-1.7",))


def test_nobody_knows_whose_turns_the_next_game_will_have(table: Table):
    third = _branch(_advice(table, "{at: between-games, games: [draw]}"), "next-game")
    assert "next-turn" not in _names(_branch(third, "goes-on").steps)
    assert "next-turn" not in _names(_branch(_branch(third, "goes-on"), "equal").steps)


@pytest.mark.parametrize(
    ("siding", "allowed", "by"),
    [
        ("begun", True, ("TRN-3.13",)),
        ("not-known", True, ("TRN-3.16",)),
        ("not-begun", False, ("TRN-3.12",)),
    ],
)
def test_whether_side_decks_may_be_used_depends_on_how_far_siding_has_come(
    table: Table, siding: str, allowed: bool, by: tuple[str, ...]
):
    told = _advice(table, f"{{at: between-games, games: [A, B], siding: {siding}}}")
    assert told.siding is not None
    assert (told.siding.allowed, told.siding.by) == (allowed, by)


def test_in_the_middle_of_a_chain_that_is_resolved_before_a_turn_ends(table: Table):
    told = _advice(table, "{at: game}", "{call: time}, {life-points: {A: 3800}, chain: goes-on}")
    steps = _branch(told, "goes-on").steps
    assert _names(steps) == ["chain-resolved", *["next-turn"] * 3]


def test_a_match_that_is_over_has_nothing_to_come(table: Table):
    told = _advice(table, "{at: game, games: [B]}", "{game-won-by: B}")
    assert (told.match.stage, told.siding, told.branches) == ("over", None, ())
    assert _names(told.steps) == ["game-won", "match-won"]


def test_before_a_match_no_time_is_called(table: Table):
    told = _advice(table, "{at: before-match}")
    assert (told.steps, told.siding, told.branches) == ((), None, ())
    assert not told.match.time_called


def test_advice_leaves_the_match_as_it_was(table: Table):
    session = table.session("{start: {at: game}}")
    game = session.game
    advise(session.first, game)
    assert session.game is game
    assert not game.state.time_called
