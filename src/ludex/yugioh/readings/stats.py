"""ATK and DEF as they are now: a projection in layers, never stored."""

from __future__ import annotations

from ludex.yugioh.book import Asked
from ludex.yugioh.quantities import Added, Gained, Halvings, Original, SetTo
from ludex.yugioh.table.board import Card


def attack(g: Asked, card: Card) -> int:
    """Return a monster's ATK as it is now."""
    return _now(g, card, 0)


def defence(g: Asked, card: Card) -> int:
    """Return a monster's DEF as it is now."""
    return _now(g, card, 1)


def _now(g: Asked, card: Card, which: int) -> int:
    if not card.on_field:
        return printed(card)[which]
    halved: tuple[int, int] = g.value(Halvings(card.uid))
    gained: tuple[int, int] = g.value(Gained(card.uid))
    return layered(base(g, card)[which], halved[which], gained[which])


def base(g: Asked, card: Card) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the ATK before continuous effects, and the DEF: base value, and what is added."""
    original = g.value(Original(card.uid)) or printed(card)
    held = g.value(SetTo(card.uid))
    added = g.value(Added(card.uid))
    return (held.what.atk if held else original[0], added[0]), (original[1], added[1])


def layered(before: tuple[int, int], halvings: int, gained: int) -> int:
    """Return a value from its layers: the base, halved (rounded up), then what is added."""
    value, added = before
    return max(0, -(-value // (1 << halvings)) + added + gained)


def printed(card: Card) -> tuple[int, int]:
    """Return the ATK and DEF that the card says."""
    return card.data.atk or 0, card.data.def_ or 0
