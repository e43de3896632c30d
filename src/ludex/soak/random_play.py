"""Random legal decisions, in any game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from ludex.kernel import Game, Option, Pass

Seed = int | str

ANY_BUT_A_PASS = 0.5
"""How often a decision that may be declined is not; else declining is one of the options."""

PATIENCE = 0.9
"""How often a decision is declined where players bide their time, so that some effects come late.

Otherwise whatever could be used in any window is used up in the first ones of a turn.
"""


def chance_of(seed: Seed) -> Random:
    """Return what is left to chance; the same under any hash seed."""
    return Random(str(seed))  # noqa: S311 - a game, not a cipher


def decisions_of(game: Game[Any]) -> list[Option]:
    """Return everything that whoever decides may do now, declining included."""
    if game.ask is None:
        return []
    return [*game.choices().legal, *([Pass()] if game.ask.optional else [])]


def chosen(game: Game[Any], chance: Random, *, patient: bool = False) -> tuple[Option | None, bool]:
    """Return a random legal option of the waiting decision, and whether there was another.

    None if nothing can be chosen. Where only a pass is left nothing is left to chance, so that a
    brisk game goes the same way.
    """
    options = game.on_offer()
    if game.ask is None or not game.ask.optional:
        option = next(game.legal_among(_in_any_order(options, chance)), None)
        others = (other for other in options if other is not option)
        return option, next(game.legal_among(others), None) is not None
    if not game.brisk and not any(True for _ in game.legal_among(options)):
        return Pass(), False
    if patient and chance.random() < PATIENCE:
        return Pass(), True
    if chance.random() >= ANY_BUT_A_PASS:
        options = (*options, Pass())
    return next(game.legal_among(_in_any_order(options, chance))), True


def _in_any_order(options: Sequence[Option], chance: Random) -> Iterator[Option]:
    """Yield options in a random order; whoever stops early spares the rest of the drawing."""
    left = list(options)
    while left:
        n = int(chance.random() * len(left))
        left[n], left[-1] = left[-1], left[n]
        yield left.pop()
