"""Unions whose members are told apart by what the data looks like, before any is tried.

A member that is a mapping is known by its tag, `{destroy: targets}` by the key `destroy`; the
others by being a text, a number, a list. So an error names one member, not all that do not fit.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter
from types import MappingProxyType
from typing import Any

from pydantic_core import core_schema

from ludex.kb.rest import spread


@dataclass(frozen=True, slots=True)
class Member:
    """A mapping that a union may hold: its keys, and those it cannot do without."""

    name: str
    required: Sequence[str]
    keys: Collection[str]


class Indistinct(TypeError):
    """A union of a vocabulary whose members cannot be told apart."""


def tags(members: Sequence[Member]) -> dict[str, Member]:
    """Return the key by which each member is known, in the order in which to look for them.

    It is the first required key that no other member requires; the last resort is the first
    required key. A member that also has another's tag as a key is looked for before it.
    """
    found: dict[str, Member] = {}
    for member in members:
        others = {key for other in members if other is not member for key in other.required}
        own = [key for key in member.required if key not in others]
        tag = next(iter(own or member.required), None)
        if tag is None or tag in found:
            clash = f"{member.name} and {found[tag].name}" if tag else member.name
            raise Indistinct(f"{clash}: each needs a required key that no other has")
        found[tag] = member
    before = {
        tag: {other for other in found if other != tag and tag in found[other].keys}
        for tag in found
    }
    try:
        return {tag: found[tag] for tag in TopologicalSorter(before).static_order()}
    except CycleError as cycle:
        names = ", ".join(dict.fromkeys(found[tag].name for tag in cycle.args[1]))
        raise Indistinct(f"{names}: each may have the other's required key") from None


def shape(value: object) -> str:
    """Return what a value of YAML looks like."""
    return _SHAPES.get(type(value), "")


_SHAPES = {
    dict: "a mapping",
    list: "a list",
    str: "a text",
    bool: "true or false",
    int: "a number",
    float: "a number",
    type(None): "nothing",
}
_SCHEMA_SHAPES = {
    "bool": "true or false",
    "dataclass": "a mapping",
    "dict": "a mapping",
    "float": "a number",
    "frozenset": "a list",
    "int": "a number",
    "list": "a list",
    "model": "a mapping",
    "none": "nothing",
    "str": "a text",
    "tuple": "a list",
    "typed-dict": "a mapping",
}

Schema = Any  # pydantic's core schemas are plain dicts
Definitions = Mapping[str, Schema]


MOST_NUMBER = 99_999_999
"""The largest number that a file may say, and its opposite the least: passcodes have 8 digits."""


def strict(schema: Schema) -> Schema:
    """Return a core schema made strict: unions told apart, nothing coerced, mappings read-only."""
    definitions = {each["ref"]: each for each in schema.get("definitions", ())}
    return _rewrite(schema, definitions)


_OPAQUE = {"metadata", "default", "serialization", "config", "expected"}


def _rewrite(node: Any, definitions: Definitions) -> Any:
    if isinstance(node, list):
        return [_rewrite(each, definitions) for each in node]
    if not isinstance(node, dict):
        return node
    new: Schema = {
        key: value if key in _OPAQUE else _rewrite(value, definitions)
        for key, value in node.items()
    }
    match new.get("type"):
        case "union":
            return _told_apart(new, definitions)
        case "int":
            return {"ge": -MOST_NUMBER, "le": MOST_NUMBER} | new | {"strict": True}
        case "bool" | "float":
            return new | {"strict": True}
        case "dataclass":
            new = spread(new)
        case "dict":
            new = core_schema.no_info_after_validator_function(MappingProxyType, new)
    return new


def _told_apart(union: Schema, definitions: Definitions) -> Schema:
    groups: dict[str, list[Schema]] = {}
    for choice in union["choices"]:
        groups.setdefault(_schema_shape(_inner(choice, definitions)), []).append(choice)
    if "" in groups:
        return union
    choices: dict[str, Schema] = {}
    by_tag: dict[str, str] = {}
    for name, group in groups.items():
        members = [_member(_inner(each, definitions)) for each in group]
        if len(group) > 1 and name == "a mapping":
            found = tags(members)
            by_tag = {tag: f"({tag})" for tag in found}
            tag_of = {id(member): tag for tag, member in found.items()}
            choices |= {by_tag[tag_of[id(each)]]: group[i] for i, each in enumerate(members)}
        else:
            choices[f"({name})"] = group[0] if len(group) == 1 else {**union, "choices": group}
    return core_schema.tagged_union_schema(choices, _Chooser(choices, by_tag))


class _Chooser:
    """Tells which member of a union a value is meant to be."""

    __slots__ = ("by_shape", "by_tag")
    __name__ = "union"

    def __init__(self, labels: Collection[str], by_tag: Mapping[str, str]) -> None:
        self.by_tag = tuple(by_tag.items())
        self.by_shape = {
            kind: f"({name})" for kind, name in _SHAPES.items() if f"({name})" in labels
        }

    def __call__(self, value: Any) -> str | None:
        kind = value.__class__
        if kind is dict:
            for tag, label in self.by_tag:
                if tag in value:
                    return label
        return self.by_shape.get(kind)


def _inner(schema: Schema, definitions: Definitions) -> Schema:
    """Return the schema itself, out of what it is wrapped in."""
    while True:
        if schema["type"] == "definition-ref":
            schema = definitions[schema["schema_ref"]]
        elif "schema" in schema and schema["type"] not in {"dataclass", "model"}:
            schema = schema["schema"]
        else:
            return schema


def _schema_shape(schema: Schema) -> str:
    if schema["type"] in {"literal", "enum"}:
        values = schema["expected"] if "expected" in schema else schema["members"]
        found = {shape(getattr(value, "value", value)) for value in values}
        return found.pop() if len(found) == 1 else ""
    return _SCHEMA_SHAPES.get(schema["type"], "")


def _member(schema: Schema) -> Member:
    """Return the keys of a mapping's schema; other shapes have none."""
    keys: dict[str, bool] = {}
    fields = schema.get("schema", schema).get("fields", ())
    named = fields if isinstance(fields, dict) else {each["name"]: each for each in fields}
    for name, each in named.items():
        key = each.get("validation_alias", name)
        keys[key] = each.get("required", each["schema"]["type"] != "default")
    name = getattr(schema.get("cls"), "__name__", schema["type"])
    return Member(name, [key for key, required in keys.items() if required], keys)
