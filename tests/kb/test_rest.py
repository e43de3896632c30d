from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Annotated, Any, Literal

import pytest
from pydantic import TypeAdapter, ValidationError
from pydantic_core import SchemaValidator

from ludex.kb.json_schema import generate
from ludex.kb.rest import rest_of
from ludex.kb.unions import strict


@dataclass(frozen=True)
class Tray:
    """What stands on a table beside what is said of it."""

    of: str
    large: bool = False
    dishes: Annotated[Mapping[Literal["soup", "fish"], int], "rest"] = field(default_factory=dict)


@dataclass(frozen=True)
class Bill:
    """What is owed."""

    owed: int


def _validator(of: Any) -> SchemaValidator:
    return SchemaValidator(strict(TypeAdapter(of).core_schema))


def test_the_field_that_holds_the_rest_is_found() -> None:
    assert rest_of(Tray) == "dishes"
    assert rest_of(Bill) is None


def test_the_names_of_the_rest_stand_among_the_keys() -> None:
    tray = _validator(Tray).validate_python({"fish": 2, "of": "oak"})
    assert tray == Tray("oak", dishes={"fish": 2})
    assert isinstance(tray.dishes, MappingProxyType)


@pytest.mark.parametrize(
    "data", [{"of": "oak", "meat": 1}, {"of": "oak", "dishes": {}}, {"soup": 1}]
)
def test_nothing_else_does_and_what_is_required_stays_so(data: dict[str, Any]) -> None:
    with pytest.raises(ValidationError, match=r"Extra inputs|Field required"):
        _validator(Tray).validate_python(data)


def test_a_mapping_with_a_rest_is_told_from_others_by_its_own_keys() -> None:
    either = _validator(Tray | Bill)
    assert either.validate_python({"soup": 1, "of": "oak"}) == Tray("oak", dishes={"soup": 1})
    assert either.validate_python({"owed": 3}) == Bill(3)


def test_an_editor_is_told_of_the_names() -> None:
    schema = generate(strict(TypeAdapter(Tray).core_schema))
    assert list(schema["properties"]) == ["of", "large", "soup", "fish"]
    assert (schema["required"], schema["additionalProperties"]) == (["of"], False)
    assert schema["description"] == Tray.__doc__
