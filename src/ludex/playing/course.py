"""How a game went, told in values to a game that is played around it."""

from __future__ import annotations

from ludex.kernel import value
from ludex.playing.seats import Player


@value
class Change:
    """Life Points that the sides have come to; `chain`: the Chain that did it goes on resolving."""

    life_points: tuple[int, int]
    chain: bool


@value
class TurnOver:
    """A turn that has ended."""

    player: Player


@value
class Course:
    """A game, or a part of one: how it stood at first, what came of it, and how it ended."""

    life_points: tuple[int, int]
    turn_player: Player
    happened: tuple[Change | TurnOver, ...]
    result: str | None = None
    """A player of the side that has won, or `draw`; None while it goes on."""
    players: tuple[Player, ...] = ("A", "B")
    """In the order of turns; Life Points are those of the first player's side, then the other's."""
