"""Values: what a game is made of, and nobody changes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: type[T]) -> type[T]:
    """Make a class a slotted dataclass that the type checker keeps from being changed.

    A game makes hundreds of them for each decision, and one that is frozen as it runs takes four
    times as long to make.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)
