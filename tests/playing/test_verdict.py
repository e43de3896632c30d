"""What is expected, compared with what is found."""

import pytest

from ludex.playing import BadPosition, Verdict, compare


def test_what_is_asked_for_holds_if_all_of_it_does():
    pairs = [("turn", 3, 3), ("game", None, 2), ("player", "A", "A")]
    assert compare(iter(pairs)) == Verdict(True)


def test_only_what_differs_is_told():
    pairs = [("turn", 3, 4), ("game", 2, 2), ("stage", None, "game"), ("player", "A", "B")]
    found = compare(iter(pairs), "the Match")
    assert not found.held
    assert found.expected == "the Match: turn 3, player A"
    assert found.found == "the Match: turn 4, player B"
    assert found.credits == ()


def test_what_belongs_to_nobody_is_told_without_a_name():
    found = compare(iter([("turn", 3, 4)]))
    assert (found.expected, found.found) == ("turn 3", "turn 4")


@pytest.mark.parametrize("wanted", [False, 0, "", ()])
def test_an_expectation_of_nothing_much_is_one(wanted: object):
    assert compare(iter([("late", wanted, wanted)])).held
    assert not compare(iter([("late", wanted, 7)])).held


def test_an_expectation_that_asks_for_nothing_is_broken():
    with pytest.raises(BadPosition, match=r"^nothing is expected of A's Deck$"):
        compare(iter([("turn", None, 3)]), "A's Deck")
    with pytest.raises(BadPosition, match=r"^nothing is expected of it$"):
        compare(iter([]))
