"""Who plays: the order of turns, sides, and who goes first."""

import pytest

from ludex.playing.seats import Seats

TWO = Seats((("A", "A"), ("B", "B")))
FOUR = Seats((("1A", "1"), ("2A", "2"), ("1B", "1"), ("2B", "2")))


def test_a_side_of_several_players_is_a_team():
    assert (TWO.of_teams, FOUR.of_teams) == (False, True)
    assert [FOUR.team(side) for side in FOUR.sides] == [("1A", "1B"), ("2A", "2B")]


@pytest.mark.parametrize(
    ("seats", "side", "order"),
    [
        (TWO, "A", "A B"),
        (TWO, "B", "B A"),
        (FOUR, "1", "1A 2A 1B 2B"),
        (FOUR, "2", "2A 1A 2B 1B"),
    ],
)
def test_the_side_that_goes_first_has_the_first_turn_and_its_players_keep_their_order(
    seats: Seats, side: str, order: str
):
    players = seats.begun_by(side).players
    assert players == tuple(order.split())
    around = [seats.begun_by(side).next(player) for player in players]
    assert around == [*players[1:], players[0]]


def test_opponents_are_those_of_the_other_side_the_next_one_first():
    assert TWO.opponents("A") == ("B",)
    assert FOUR.opponents("1B") == ("2B", "2A")
    assert FOUR.begun_by("2").opponents("1B") == ("2A", "2B")


def test_seats_that_were_turned_are_of_the_same_kind():
    class Others(Seats):
        pass

    assert isinstance(Others(FOUR.order).begun_by("2"), Others)
