"""Values are equal by their parts, can be keys, and hold nothing else."""

from __future__ import annotations

import pickle
from dataclasses import field
from typing import Any, cast

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


@value
class Gem(Stone):
    """A stone that is cut."""

    facets: int = field(default=57, kw_only=True)
    owner: str = field(default="nobody", compare=False)


def test_a_value_has_the_parts_of_what_it_is_a_kind_of() -> None:
    gem = Gem("red", 2, "me", facets=8)
    assert repr(gem) == "Gem(colour='red', weight=2, facets=8, owner='me')"
    assert gem == Gem("red", 2, facets=8) != Gem("red", 2)
    assert hash(gem) == hash(Gem("red", 2, facets=8))
    assert gem != Stone("red", 2)
    assert (Gem("red").weight, Gem("red").facets, Gem("red").owner) == (1, 57, "nobody")
    match gem:
        case Gem(colour, weight, owner):
            assert (colour, weight, owner) == ("red", 2, "me")


def test_who_makes_a_value_wrongly_is_told_of_what() -> None:
    with pytest.raises(TypeError, match=r"Stone\.__init__\(\) missing .* 'colour'"):
        cast("Any", Stone)()
    with pytest.raises(TypeError, match="unexpected keyword argument 'size'"):
        cast("Any", Stone)("red", size=2)


def test_a_part_may_begin_with_something_made_anew() -> None:
    @value
    class Pocket:
        stones: list[Stone] = field(default_factory=list)

    @value
    class Bag(Pocket):
        colour: str = "brown"

    first, second = Bag(), Bag()
    first.stones.append(Stone("red"))
    assert (first.stones, second.stones) == ([Stone("red")], [])
    assert Bag([], "brown") == Bag()


def test_a_value_may_be_equal_and_be_made_in_its_own_way() -> None:
    @value
    class Coin:  # noqa: PLW1641  # equal ones may be told apart as keys
        worth: int
        year: int

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Coin) and self.worth == other.worth

    @value
    class Worn(Coin):
        def __post_init__(self) -> None:
            if self.year > 1900:
                raise ValueError("too young")

    assert Coin(1, 1900) == Coin(1, 2000)
    assert Worn(1, 1900) != Worn(1, 1800)
    with pytest.raises(ValueError, match="too young"):
        Worn(1, 2000)


def test_a_class_of_values_says_what_it_is() -> None:
    @value
    class Grain:
        size: int

    assert (Stone.__doc__, Grain.__doc__) == ("A stone.", "Grain(size)")
    assert pickle.loads(pickle.dumps(Gem("red", facets=8))) == Gem("red", facets=8)  # noqa: S301
