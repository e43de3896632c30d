"""What may stand at a place of the data, read from the JSON Schema that speaks of it."""

from collections.abc import Mapping, Sequence
from typing import Any

from ludex.i18n.errors import known, worded
from ludex.kb.unions import MOST_NUMBER, Member, tags
from ludex.kb.yaml_file import Keys

Schema = Mapping[str, Any]

_SHOWN = 12


class Place:
    """A value of the data, and the part of the schema that speaks of it."""

    def __init__(self, data: Any, schema: Schema, definitions: Schema) -> None:
        self.data = data
        self.definitions = definitions
        self.schema = self._resolved(schema)

    def _resolved(self, schema: Schema) -> Schema:
        while "$ref" in schema:
            schema = self.definitions[schema["$ref"].rpartition("/")[2]]
        return schema

    def choices(self) -> list[Schema]:
        """Return the members of a union, its inner unions taken apart; or the schema alone."""
        found, queue = [], [self.schema]
        while queue:
            schema = self._resolved(queue.pop(0))
            inner = schema.get("oneOf") or schema.get("anyOf")
            queue = [*inner, *queue] if inner else queue
            if not inner:
                found.append(schema)
        return found

    def members(self) -> list[tuple[str, Schema]]:
        """Return the mappings of a union by their tags."""
        mappings = [each for each in self.choices() if "properties" in each]
        if len(mappings) < 2:
            return [("", each) for each in mappings]
        by_name = {str(number): each for number, each in enumerate(mappings)}
        found = tags(
            [Member(name, s.get("required", ()), s["properties"]) for name, s in by_name.items()]
        )
        return [(tag, by_name[member.name]) for tag, member in found.items()]

    def meant(self) -> Schema:
        """Return the member of a union that the data is meant to be."""
        if isinstance(self.data, dict):
            members = self.members()
            return next((s for tag, s in members if not tag or tag in self.data), self._table())
        lists = [each for each in self.choices() if each.get("type") == "array"]
        return lists[0] if lists else self.schema

    def _table(self) -> Schema:
        return next((s for s in self.choices() if s.get("type") == "object"), {})

    def keys(self) -> list[str]:
        """Return the keys that the data may have."""
        return list(self.meant().get("properties", ()))

    def tags(self) -> list[str]:
        """Return the keys by which the mappings of a union are known, in its own order."""
        order = [id(each) for each in self.choices()]
        return [tag for tag, each in sorted(self.members(), key=lambda m: order.index(id(m[1])))]

    def has(self, key: str) -> bool:
        """Tell whether some mapping of a union has a key."""
        return any(key in each["properties"] for _, each in self.members())

    def key_names(self) -> "Place":
        """Return the place of a table's keys."""
        return Place(None, self.meant().get("propertyNames", {}), self.definitions)

    def child(self, key: str | int) -> "Place":
        """Return the place below this one."""
        meant = self.meant()
        if isinstance(key, int):
            schema = meant.get("items", {})
        else:
            schema = meant.get("properties", {}).get(key, meant.get("additionalProperties"))
        try:
            data = self.data[key]
        except (KeyError, IndexError, TypeError):
            data = None
        return Place(data, schema if isinstance(schema, dict) else {}, self.definitions)

    def down(self, keys: Keys) -> "Place":
        """Return the place that a way leads to."""
        place = self
        for key in keys:
            place = place.child(key)
        return place

    def valid(self) -> list[str]:
        """Return the texts that may stand here, where they are a closed list."""
        return [
            value
            for each in self.choices()
            for value in each.get("enum", [each.get("const")])
            if isinstance(value, str)
        ]

    def expected(self) -> str:
        """Return what should stand here."""
        said = dict.fromkeys(filter(None, (_said(each) for each in self.choices())))
        if type(self.data) is int and abs(self.data) > MOST_NUMBER:
            return worded("number-from-to", least=f"-{MOST_NUMBER}", most=f"{MOST_NUMBER}")
        first, *others = said or ("",)
        for each in others:
            first = worded("or", one=first, other=each)
        return first


def _said(schema: Schema) -> str:
    if "enum" in schema:
        return one_of([str(value) for value in schema["enum"]])
    if "const" in schema:
        return str(schema["const"]).lower()
    kind = schema.get("type", "")
    if "minItems" in schema:
        return worded("list-of", number=str(schema["minItems"]))
    title = schema["title"] if "title" in schema and kind != "object" else _TYPES.get(kind, "")
    return known(str(title))


_TYPES = {
    "array": "a list",
    "boolean": "true or false",
    "integer": "a whole number",
    "number": "a number",
    "object": "a mapping",
    "string": "a text",
    "null": "nothing",
}


def one_of(names: Sequence[str], choice: str = "one-of") -> str:
    """Return a choice of names in words."""
    shown = ", ".join(names[:_SHOWN]) + (", …" if len(names) > _SHOWN else "")
    return worded(choice, names=shown) if len(names) > 1 else shown or worded("no-key")
