from dataclasses import dataclass
from enum import Enum
from typing import Any, Literal

import pytest
from pydantic import ConfigDict, TypeAdapter, ValidationError
from pydantic_core import SchemaValidator

from ludex.kb.fields import kebab
from ludex.kb.unions import Indistinct, Member, strict, tags


def test_a_member_is_known_by_the_key_that_only_it_requires() -> None:
    members = [
        Member("Draw", ["draw", "who"], {"draw", "who"}),
        Member("Damage", ["damage", "who"], {"damage", "who"}),
    ]
    assert {tag: member.name for tag, member in tags(members).items()} == {
        "draw": "Draw",
        "damage": "Damage",
    }


def test_a_member_that_may_have_another_s_tag_is_looked_for_first() -> None:
    members = [
        Member("PlayerHas", ["player"], {"player", "life"}),
        Member("LinkIs", ["link"], {"link", "player"}),
    ]
    assert list(tags(members)) == ["link", "player"]


def test_a_member_that_requires_no_key_of_its_own_is_looked_for_last() -> None:
    members = [
        Member("Play", ["play", "player"], {"play", "player"}),
        Member("PlayFor", ["play", "player", "price"], {"play", "player", "price"}),
    ]
    assert list(tags(members)) == ["price", "play"]


@pytest.mark.parametrize(
    ("members", "said"),
    [
        ([Member("A", ["x"], {"x"}), Member("B", ["x"], {"x"})], "B and A"),
        ([Member("A", ["x"], {"x"}), Member("B", [], {"y"})], "B: each needs a required key"),
        ([Member("A", ["x"], {"x", "y"}), Member("B", ["y"], {"x", "y"})], "the other's"),
    ],
)
def test_members_that_cannot_be_told_apart_are_an_error(members: list[Member], said: str) -> None:
    with pytest.raises(Indistinct, match=said):
        tags(members)


class Colour(Enum):
    RED = "red"


@dataclass(frozen=True, slots=True)
class Pay:
    pay: int


@dataclass(frozen=True, slots=True)
class Lose:
    lose_all: bool


def validated(hint: Any, data: object) -> Any:
    config = ConfigDict(extra="forbid", alias_generator=kebab)
    schema = strict(TypeAdapter(list[hint], config=config).core_schema)
    return SchemaValidator(schema).validate_python([data])[0]


@pytest.mark.parametrize(
    ("hint", "data", "value"),
    [
        (Pay | Lose, {"pay": 1}, Pay(1)),
        (Pay | Lose, {"lose-all": True}, Lose(True)),
        (Pay | Lose | None, None, None),
        (Pay | tuple[Pay, ...], [{"pay": 1}], (Pay(1),)),
        (Pay | Literal["all"] | int, "all", "all"),
        (Pay | Literal["all"] | int, 3, 3),
        (Pay | Colour, "red", Colour.RED),
        (Literal["all"] | str, "some", "some"),
        (Literal[True] | str, True, True),
        (Literal[True, "x"] | int, "x", "x"),
        (dict[str, int] | int, {"a": 1}, {"a": 1}),
        (float | str, 1, 1.0),
    ],
)
def test_a_union_takes_what_one_of_its_members_takes(
    hint: Any, data: object, value: object
) -> None:
    assert validated(hint, data) == value


@pytest.mark.parametrize(
    ("hint", "data"),
    [
        (int, "1"),
        (int, True),
        (int, 1.0),
        (bool, 1),
        (bool, "true"),
        (float, "1.5"),
        (str, 1),
        (Pay | Lose, {"pay": 1, "lose-all": True}),
        (Pay | Lose, {}),
        (Pay | Lose, 1),
        (Pay | tuple[Pay, ...], "x"),
    ],
)
def test_nothing_is_made_to_fit(hint: Any, data: object) -> None:
    with pytest.raises(ValidationError):
        validated(hint, data)
