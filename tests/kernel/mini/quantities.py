"""What rules set in the little game, each with the answer of no rule at all."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any, ClassVar

from ludex.kernel import Quantity
from tests.kernel.mini.board import Card

Part = tuple[tuple[str, str, int], ...]
"""What one continuous effect does: `("raised", monster, points)`, `("immune", monster, 0)`."""


@dataclass(frozen=True, slots=True)
class View:
    """What continuous effects make of the monsters on the field."""

    attack: dict[str, int] = field(default_factory=dict)
    immune: frozenset[str] = frozenset()

    def highest(self) -> str | None:
        return max(self.attack, key=self.attack.__getitem__, default=None)


@dataclass(frozen=True, slots=True)
class ResponseOrder(Quantity):
    """Who may respond to a player's link, in order; no rule says it: nobody."""

    neutral: ClassVar[Any] = ()
    player: str

    @property
    def subject(self) -> Hashable:
        return self.player


@dataclass(frozen=True, slots=True)
class NewestFirst(Quantity):
    """Whether the newest link resolves first; no rule says it: the oldest does."""

    neutral: ClassVar[Any] = False


@dataclass(frozen=True, slots=True)
class Attack(Quantity):
    """A monster's ATK as it is now; no rule says it: 0."""

    neutral: ClassVar[Any] = 0
    monster: str

    @property
    def subject(self) -> Hashable:
        return self.monster


@dataclass(frozen=True, slots=True)
class Does(Quantity):
    """What the continuous effect of a face-up card does, given what the others do; or nothing."""

    neutral: ClassVar[Any] = ()
    card: Card
    view: View

    @property
    def subject(self) -> Hashable:
        return self.card.id


@dataclass(frozen=True, slots=True)
class Reads(Quantity):
    """Which value a card's continuous effect depends on; no rule says it: none."""

    name: ClassVar[str] = "reads"
    neutral: ClassVar[Any] = ""
    card: str

    @property
    def key(self) -> str:
        return self.card
