"""What a value comes to: equal for equal values, and told by the code in it."""

import re
from dataclasses import dataclass
from enum import Enum
from functools import cache, partial, singledispatch
from operator import attrgetter
from typing import Any, Literal

import pytest

from ludex.check.code.reach import own
from ludex.check.code.things import Thing


class Suit(Enum):
    HEARTS = 1
    SPADES = 2


@dataclass
class Card:
    suit: Suit
    rank: int = 1


class Slotted:
    __slots__ = ("rank",)

    def __init__(self, rank: int) -> None:
        self.rank = rank

    def more(self) -> int:
        return self.rank + 1


def one(*_: object) -> int:
    return 1


def two() -> int:
    return 2


@cache
def kept() -> int:
    return 3


@singledispatch
def by_type(_: object) -> int:
    return 0


@by_type.register
def _of_int(_: int) -> int:
    return 1


def thing(value: Any) -> Thing:
    return Thing(value, own(__name__.partition(".")[0]))


@pytest.mark.parametrize(
    ("value", "other"),
    [
        (1, "1"),
        ((1, 2), (2, 1)),
        ([1], (1,)),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}),
        (Suit.HEARTS, Suit.SPADES),
        (Card(Suit.HEARTS), Card(Suit.HEARTS, 2)),
        (Slotted(1), Slotted(2)),
        (partial(one), partial(two)),
        (attrgetter("rank"), attrgetter("suit")),
        (re.compile("a"), re.compile("b")),
        (Literal["a"], Literal["b"]),
        (Card | None, Suit | None),
        (Slotted(1).more, Slotted(2).more),
    ],
)
def test_what_differs_is_told_apart(value: object, other: object) -> None:
    assert thing(value).said != thing(other).said
    assert thing(value).said == thing(value).said


def test_a_set_and_a_table_of_code_have_no_order() -> None:
    assert thing({1: one, 2: two}).said == thing({2: two, 1: one}).said
    assert thing({"a", "b", "c"}).said == "{'a','b','c'}"


def test_an_address_is_no_part_of_a_value() -> None:
    assert thing(object()).said == thing(object()).said == "object"


@pytest.mark.parametrize(
    ("value", "code"),
    [
        ({Card: [(one,)]}, {Card, one}),
        (partial(one, two), {one, two}),
        (Card(Suit.HEARTS), {Card, Suit}),
        (dict[str, Card | None], {Card}),
        (kept, {kept.__wrapped__}),
        (by_type, {by_type.__wrapped__, _of_int}),  # type: ignore[attr-defined]
    ],
)
def test_the_code_in_a_value_is_found(value: object, code: set[object]) -> None:
    assert set(thing(value).code) == code


def test_a_value_within_itself_comes_to_an_end() -> None:
    round_and_round: list[Any] = [one]
    round_and_round.append(round_and_round)
    assert thing(round_and_round).said == "list(one,...)"


def test_a_string_may_spell_names() -> None:
    assert thing(("rank", "card.suit", "no name")).asked == {"rank", "card", "suit"}
