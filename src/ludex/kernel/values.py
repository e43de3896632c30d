"""Values: what a game is made of, and nobody changes."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: type[T]) -> type[T]:
    """Make a class a slotted dataclass that the type checker keeps from being changed.

    A game makes hundreds of them for each decision, and one that is frozen as it runs takes four
    times as long to make.
    """
    if cls.__repr__ is object.__repr__:
        cls.__repr__ = _told  # type: ignore[method-assign]  # one for all: each takes time to make
    return dataclass(slots=True, unsafe_hash=True, repr=False)(cls)


def _told(self: Any) -> str:
    """Return a value as it would be written."""
    told = (f"{each.name}={getattr(self, each.name)!r}" for each in fields(self) if each.repr)
    return f"{type(self).__qualname__}({', '.join(told)})"
