"""A vocabulary read from its dataclasses: keys, places, meanings and words."""

from dataclasses import dataclass
from typing import Annotated, Literal

import pytest

from ludex.kb.shapes import Place, Shapes, meaning, reference, shapes, unwrapped
from tests.kb import demo


@pytest.fixture(scope="module")
def found() -> Shapes:
    return shapes(demo.VOCABULARY)


def test_mappings_are_grouped_by_the_first_place_where_they_may_stand(found: Shapes) -> None:
    assert found.groups[Place("start")] == (demo.Start,)
    assert found.groups[Place("A", demo.Start)] == (demo.Holdings,)
    assert demo.Destroy in found.groups[Place("does", demo.Effect)]
    together = [each for types in found.groups.values() for each in types]
    assert sorted(together, key=id) == sorted(found.shapes, key=id)


def test_a_mapping_is_known_by_the_key_that_tells_it_apart(found: Shapes) -> None:
    names = {
        of: found.shapes[of].name for of in (demo.Destroy, demo.Damage, demo.If, demo.Holdings)
    }
    assert names == {
        demo.Destroy: "destroy",
        demo.Damage: "damage",
        demo.If: "if",
        demo.Holdings: "",
    }
    assert [key.name for key in found.shapes[demo.If].keys] == ["if", "then"]


def test_a_key_tells_what_it_takes_and_whether_it_is_needed(found: Shapes) -> None:
    keys = {key.name: key for key in found.shapes[demo.Holdings].keys}
    assert {name: key.required for name, key in keys.items()} == {"hand": False, "life": False}
    assert keys["life"].default == 10
    assert all(key.required for key in found.shapes[demo.Damage].keys)


def test_every_place_of_a_mapping_is_told(found: Shapes) -> None:
    places = found.shapes[demo.Filter].places
    assert Place("destroy", demo.Destroy) in places
    assert Place("if", demo.If) in places


def test_a_docstring_is_told_in_the_keys_of_files() -> None:
    @dataclass
    class Said:
        """Whether `and_later` and `from_`
        hold."""

    @dataclass
    class Silent:
        pass

    assert meaning(Said) == "Whether `and-later` and `from` hold."
    assert meaning(Silent) == ""


def test_alternatives_are_taken_apart() -> None:
    assert unwrapped(int | str | None) == ((int, str), True)
    assert unwrapped(int) == ((int,), False)
    assert reference(Annotated[str, "card"]) == "card"
    assert reference(Literal["card"]) == ""
