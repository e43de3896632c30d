"""Values taken apart: what is plain in them, and the functions and classes that they hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import partial
from operator import attrgetter, itemgetter, methodcaller
from types import EllipsisType, FunctionType, MethodType
from typing import Any

from ludex.check.code.names import spelled

Definition = FunctionType | type[Any]

_Plain = bool | int | float | str | bytes | EllipsisType


class Thing:
    """A value, `said` as a text, with the `code` of the game in it and the names that it spells.

    A table that leads to code has no order: what is registered in it comes as modules are loaded.
    """

    def __init__(self, value: Any, ours: Callable[[Any], bool]) -> None:
        self.code: dict[Definition, None] = {}
        self.asked: set[str] = set()
        self._ours = ours
        self._within: list[int] = []
        self._met = 0
        self.said = self._say(value)

    def _say(self, value: Any) -> str:
        if isinstance(value, str):
            self.asked.update(spelled(value))
        if value is None or isinstance(value, _Plain):
            return ascii(value)
        if id(value) in self._within:
            return "..."
        self._within.append(id(value))
        said = self._made_of(value)
        self._within.pop()
        return said

    def _all(self, *values: Any) -> str:
        return f"({','.join(map(self._say, values))})"

    def _made_of(self, value: Any) -> str:
        ways: tuple[tuple[Any, Callable[[Any], str]], ...] = (
            (FunctionType | type, self._code),
            (Enum, lambda one: f"{self._code(type(one))}.{one.name}"),
            (Mapping, self._mapping),
            (tuple | list, lambda them: self._code(type(them)) + self._all(*them)),
            (set | frozenset, lambda them: f"{{{','.join(sorted(map(self._say, them)))}}}"),
            (MethodType, lambda method: self._all(method.__func__, method.__self__)),
            (partial, lambda part: self._all(part.func, part.args, part.keywords)),
            (attrgetter | itemgetter | methodcaller, lambda get: self._all(*get.__reduce__())),
        )
        say = next((say for kind, say in ways if isinstance(value, kind)), self._object)
        return say(value)

    def _code(self, code: Definition) -> str:
        if self._ours(code):
            self._met += 1
            self.code[code] = None
        elif hasattr(code, "__wrapped__"):
            return self._wrapped(code)
        return code.__qualname__

    def _wrapped(self, value: Any) -> str:
        """Say what a function that a library wraps does: itself, and what was registered for it."""
        return self._all(value.__wrapped__, getattr(value, "registry", None))

    def _mapping(self, value: Mapping[Any, Any]) -> str:
        met = self._met
        pairs = [f"{self._say(key)}:{self._say(each)}" for key, each in value.items()]
        if self._met > met:
            pairs.sort()
        return f"{{{','.join(pairs)}}}"

    def _object(self, value: Any) -> str:
        if hasattr(value, "__wrapped__"):
            return self._wrapped(value)
        if hasattr(value, "__args__"):  # a type alias
            return self._all(getattr(value, "__origin__", None), *value.__args__)
        name = self._code(type(value))
        if self._ours(type(value)):
            return name + self._mapping(_parts(value))
        said = repr(value)
        return name if " at 0x" in said else f"{name} {said}"


def _parts(value: Any) -> dict[str, Any]:
    if is_dataclass(value):
        return {field.name: getattr(value, field.name) for field in fields(value)}
    slots = (name for cls in type(value).__mro__ for name in getattr(cls, "__slots__", ()))
    told = {name: getattr(value, name) for name in slots if hasattr(value, name)}
    return told | getattr(value, "__dict__", {})
