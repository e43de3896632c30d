"""Seats: the order of turns, sides, and who is whose opponent."""

import pytest

from ludex.yugioh.table.seats import DUEL_OF_FOUR as FOUR
from ludex.yugioh.table.seats import DUEL_OF_TWO, Seats


def test_of_two_players_each_is_the_others_opponent_and_a_side():
    assert DUEL_OF_TWO.players == DUEL_OF_TWO.sides == ("A", "B")
    assert [DUEL_OF_TWO.opponents(player) for player in "AB"] == [("B",), ("A",)]
    assert [DUEL_OF_TWO.next(player) for player in "AB"] == ["B", "A"]
    assert [DUEL_OF_TWO.other(side) for side in "AB"] == ["B", "A"]


def test_turns_go_around_the_table():
    assert [FOUR.next(player) for player in FOUR.players] == ["2A", "1B", "2B", "1A"]
    assert FOUR.around("1B") == ("1B", "2B", "1A", "2A")
    assert FOUR.after("1B") == ("2B", "1A", "2A")


def test_the_players_of_the_other_side_are_the_opponents_the_next_one_first():
    assert [FOUR.opponents(player) for player in FOUR.players] == [
        ("2A", "2B"),
        ("1B", "1A"),
        ("2B", "2A"),
        ("1A", "1B"),
    ]
    assert FOUR.sides == ("1", "2")
    assert [FOUR.side_of(player) for player in FOUR.players] == ["1", "2", "1", "2"]
    assert FOUR.team("2") == ("2A", "2B")


def test_you_are_one_player_and_your_opponents_are_all_of_them():
    assert FOUR.meant("2A", "you") == ("2A",)
    assert FOUR.meant("2A", "opponent") == ("1B", "1A")


def test_seats_are_the_same_when_their_order_is():
    FOUR.opponents("1A")
    again = Seats(FOUR.order)
    assert again == FOUR
    assert hash(again) == hash(FOUR)
    assert again != DUEL_OF_TWO


@pytest.mark.parametrize(
    "order",
    [
        (("A", "A"),),
        (("A", "1"), ("B", "1")),
        (("A", "1"), ("B", "2"), ("C", "3")),
        (("A", "1"), ("A", "2")),
    ],
)
def test_a_duel_has_two_sides_and_no_player_two_seats(order):
    with pytest.raises(ValueError, match="a Duel has two sides"):
        Seats(order)
