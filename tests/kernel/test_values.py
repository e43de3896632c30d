"""Values are equal by their parts, can be keys, and hold nothing else."""

from __future__ import annotations

import pytest

from ludex.kernel import but, value


@value
class Stone:
    """A stone."""

    colour: str
    weight: int = 1


def test_values_are_equal_by_their_parts_and_can_be_keys() -> None:
    assert Stone("red") == Stone("red", 1) != Stone("blue")
    assert {Stone("red"): "found"}[Stone("red")] == "found"
    assert repr(Stone("red")) == "Stone(colour='red', weight=1)"


def test_a_value_has_no_other_parts() -> None:
    with pytest.raises(AttributeError):
        setattr(Stone("red"), "shape", "round")  # noqa: B010 - the type checker knows it, too


def test_a_part_is_changed_in_another_value() -> None:
    red = Stone("red", 2)
    assert but(red, weight=3) == Stone("red", 3)
    assert but(red, colour="blue", weight=1) == Stone("blue")
    assert red == Stone("red", 2)
    with pytest.raises(KeyError, match="shape"):
        but(red, shape="round")


def test_a_value_may_tell_of_itself_in_its_own_way() -> None:
    @value
    class Pebble:
        weight: int

        def __repr__(self) -> str:
            return f"a pebble of {self.weight}"

    assert repr(Pebble(3)) == "a pebble of 3"
