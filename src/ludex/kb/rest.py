"""Mappings whose own keys stand beside the keys of the mapping that they are in.

A field annotated `Annotated[Mapping[Who, Things], "rest"]`, of a closed list of names, holds what a
file has under those names, next to the keys of the other fields.
"""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from pydantic_core import core_schema

REST = "rest"

Schema = Any  # pydantic's core schemas are plain dicts


def is_rest(hint: Any) -> bool:
    """Whether an annotation makes of a field the rest of the mapping that it is in."""
    return get_origin(hint) is Annotated and REST in hint.__metadata__


@cache
def rest_of(cls: type) -> str | None:
    """Return the field of a dataclass that holds its rest, if there is one."""
    hints = get_type_hints(cls, include_extras=True)
    return next((name for name, hint in hints.items() if is_rest(hint)), None)


def spread(schema: Schema) -> Schema:
    """Return the schema of a dataclass with the names of its rest among its keys."""
    cls, rest = schema["cls"], rest_of(schema["cls"])
    if rest is None:
        return schema
    names = _names(cls, rest)
    own: dict[str, Schema] = {}
    for each in schema["schema"]["fields"]:
        if each["name"] == rest:
            things = _table(each["schema"])["values_schema"]
            own |= {name: core_schema.typed_dict_field(things, required=False) for name in names}
        else:
            required = each["schema"]["type"] != "default"
            key = each.get("validation_alias", each["name"])
            own[each["name"]] = core_schema.typed_dict_field(
                each["schema"], required=required, validation_alias=key
            )

    def make(given: Mapping[str, Any]) -> Any:
        held = {name: given[name] for name in names if name in given}
        kept = {name: value for name, value in given.items() if name not in held}
        return cls(**kept, **{rest: MappingProxyType(held)})

    table = core_schema.typed_dict_schema(own, cls=cls, extra_behavior="forbid")
    return core_schema.no_info_after_validator_function(make, table, ref=schema["ref"])


def _names(cls: type, rest: str) -> tuple[str, ...]:
    mapping, _ = get_args(get_type_hints(cls, include_extras=True)[rest])
    return get_args(get_args(mapping)[0])


def _table(schema: Schema) -> Schema:
    while schema["type"] != "dict":
        schema = schema["schema"]
    return schema
