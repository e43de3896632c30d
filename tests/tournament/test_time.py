"""The end of a round where the document's examples leave off: what its sentences come to."""

import pytest

from ludex.tournament.match import Match
from tests.tournament.table import Table

STOPPED = "{call: time}, {turn-ends: A}, {turn-ends: B}, {turn-ends: A}, {turn-ends: B}"
EQUAL = "at: game, turn: {number: 5}, life-points: {A: 4000, B: 4000}"


def _match(table: Table, start: str, play: str) -> Match:
    return table.session(f"{{start: {{{start}}}, play: [{play}]}}").game.state


def test_the_first_change_may_come_in_a_later_turn(table: Table):
    """Turn 5 and the three additional ones are over; then each player has one more."""
    play = f"{STOPPED}, {{turn-ends: A}}, {{turn-ends: B}}"
    match = _match(table, EQUAL, play)
    assert (match.turn, match.turn_player, match.winner) == (11, "A", None)
    assert _match(table, EQUAL, f"{play}, {{life-points: {{B: 4100}}}}").winner == "B"


def test_a_change_that_leaves_the_life_points_equal_decides_nothing_and_ends_no_turn(table: Table):
    play = f"{STOPPED}, {{life-points: {{A: 3500, B: 3500}}}}"
    match = _match(table, EQUAL, play)
    assert (match.winner, match.until_change, match.changed) == (None, True, False)
    assert (match.turn, match.turn_player, match.turn_over) == (9, "A", False)
    assert _match(table, EQUAL, f"{play}, {{life-points: {{A: 3400}}}}").winner == "B"


def test_in_a_chain_changes_may_cancel_each_other_out(table: Table):
    play = (
        f"{STOPPED}, {{life-points: {{A: 3500}}, chain: goes-on}},"
        " {life-points: {A: 4000}, chain: resolved}"
    )
    match = _match(table, EQUAL, play)
    assert (match.winner, match.games, match.until_change) == (None, (), True)


def test_an_effect_that_loses_life_points_and_then_wins_them_back_may_win_the_game(table: Table):
    play = (
        f"{STOPPED}, {{life-points: {{A: 3800}}, chain: goes-on}},"
        " {life-points: {A: 5000}, chain: goes-on}"
    )
    assert _match(table, EQUAL, play).winner is None
    resolved = _match(table, EQUAL, f"{play}, {{life-points: {{}}, chain: resolved}}")
    assert (resolved.winner, resolved.games) == ("A", ("A",))


def test_a_duel_that_is_won_while_it_is_played_on_is_won(table: Table):
    assert _match(table, EQUAL, f"{STOPPED}, {{game-won-by: B}}").winner == "B"


@pytest.mark.parametrize(("games", "winner"), [("[A, draw]", "A"), ("[draw]", None), ("[]", None)])
def test_of_a_drawn_game_the_wins_before_it_decide(table: Table, games: str, winner: str | None):
    match = _match(table, f"at: game, games: {games}", "{call: time}, {game-won-by: nobody}")
    assert match.winner == winner
    assert match.tie_break == (winner is None)


def test_a_tie_break_that_is_drawn_is_followed_by_another(table: Table):
    play = "{call: time}, {game-begins: A}, {game-won-by: nobody}, {game-begins: B}"
    match = _match(table, "at: between-games, games: [A, B]", play)
    assert (match.game, match.turns_left, match.winner) == (4, 3, None)


def test_a_tie_break_after_no_win_at_all_is_won_by_a_single_one(table: Table):
    play = "{call: time}, {game-won-by: nobody}, {game-begins: A}, {game-won-by: B}"
    match = _match(table, "at: game", play)
    assert (match.winner, match.games) == ("B", ("draw", "B"))


def test_four_turns_of_a_tie_break_are_two_for_each_player(table: Table):
    play = "{call: time}, {game-begins: B}"
    turns = []
    for ended in ("", ", {turn-ends: B}", ", {turn-ends: A}", ", {turn-ends: B}"):
        play += ended
        turns.append(_match(table, "at: between-games, games: [A, B]", play).turn_player)
    assert turns == ["B", "A", "B", "A"]
    last = _match(table, "at: between-games, games: [A, B]", f"{play}, {{life-points: {{A: 1}}}}")
    assert last.winner is None, "not before the fourth turn has ended"


def test_who_had_begun_to_side_in_an_earlier_break_has_not_begun_in_this_one(table: Table):
    play = "{begins-siding: A}, {game-begins: A}, {game-won-by: B}, {call: time}"
    start = "at: between-games, games: [A]"
    match = _match(table, start, play)
    assert match.siding == "not-begun"
    session = table.session(f"{{start: {{{start}}}, play: [{play}]}}")
    assert table.verdict(session, "{cannot: {begins-siding: A}, because: TRN-3.12}").held


def test_nobody_is_late_twice_nor_after_presenting_the_deck(table: Table):
    play = "{presents-deck: B}, {seconds: 180}, {seconds: 60}"
    session = table.session(f"{{start: {{at: between-games, games: [A]}}, play: [{play}]}}")
    assert session.game.state.late == ("A",)
