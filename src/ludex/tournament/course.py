"""How a Duel went, as a Match is handed it."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.tournament.decks import Player
from ludex.tournament.match import Result


@dataclass(frozen=True, slots=True)
class Change:
    """Life Points that a Duel has come to; `chain`: the Chain that did it goes on resolving."""

    life_points: tuple[int, int]
    chain: bool


@dataclass(frozen=True, slots=True)
class TurnOver:
    """A turn that has ended."""

    player: Player


@dataclass(frozen=True, slots=True)
class Course:
    """A Duel, or a part of one: how it stood at first, what came of it, and how it ended."""

    life_points: tuple[int, int]
    turn_player: Player
    happened: tuple[Change | TurnOver, ...]
    result: Result | None = None
    """None while it goes on."""
