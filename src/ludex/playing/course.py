"""How a game went, told in values to a game that is played around it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Player = Literal["A", "B"]
Result = Literal["A", "B", "draw"]


@dataclass(frozen=True, slots=True)
class Change:
    """Life Points that a game has come to; `chain`: the Chain that did it goes on resolving."""

    life_points: tuple[int, int]
    chain: bool


@dataclass(frozen=True, slots=True)
class TurnOver:
    """A turn that has ended."""

    player: Player


@dataclass(frozen=True, slots=True)
class Course:
    """A game, or a part of one: how it stood at first, what came of it, and how it ended."""

    life_points: tuple[int, int]
    turn_player: Player
    happened: tuple[Change | TurnOver, ...]
    result: Result | None = None
    """None while it goes on."""
