"""ATK and DEF as they are now: a projection in layers, never stored."""

from __future__ import annotations

from collections.abc import Callable

from ludex.yugioh.book import Asked
from ludex.yugioh.quantities import Added, Gained, Halvings, Original, SetTo
from ludex.yugioh.readings.filters import is_monster, printed
from ludex.yugioh.table.board import Board, Card
from ludex.yugioh.vocabulary import Filter


def attack(g: Asked, card: Card) -> int:
    """Return a monster's ATK as it is now."""
    return _now(g, card, 0)


def defence(g: Asked, card: Card) -> int:
    """Return a monster's DEF as it is now."""
    return _now(g, card, 1)


def atk_on_field(g: Asked, card: Card) -> int:
    """Return the ATK of a face-up monster as it is now, and 0 of any other card."""
    return attack(g, card) if card.face_up and card.on_field and is_monster(card) else 0


def stands_out(board: Board, card: Card, which: Filter, atk: Callable[[Card], int]) -> bool:
    """Whether a monster has the highest or lowest ATK of the face-up ones, as a filter asks."""
    if not (which.highest_atk or which.lowest_atk):
        return True
    if not (card.face_up and is_monster(card)):
        return False
    own = atk(card)
    others = [atk(one) for one in board.on_field() if one.face_up and is_monster(one)]
    highest = not which.highest_atk or own == max(others, default=own)
    lowest = not which.lowest_atk or own == min(others, default=own)
    return highest and lowest


Before = tuple[int, tuple[tuple[int, int], ...]]
"""A value before continuous effects: the base, and what was added to it, each with its moment."""


def _now(g: Asked, card: Card, which: int) -> int:
    if not card.on_field:
        return printed_atk_def(g.state, card)[which]
    halvings = () if which else g.value(Halvings(card.uid))
    gained: tuple[int, int] = g.value(Gained(card.uid))
    return layered(base(g, card)[which], halvings, gained[which])


def base(g: Asked, card: Card) -> tuple[Before, Before]:
    """Return the ATK before continuous effects, and the DEF."""
    original = g.value(Original(card.uid)) or printed_atk_def(g.state, card)
    held = g.value(SetTo(card.uid))
    added = g.value(Added(card.uid))
    return (
        (held.what.atk if held else original[0], tuple((began, atk) for began, atk, _ in added)),
        (original[1], tuple((began, def_) for began, _, def_ in added)),
    )


def layered(before: Before, halvings: tuple[int, ...], gained: int) -> int:
    """Return a value: base and continuous effects, then each gain and halving in its time."""
    value, added = before
    value += gained
    # What resolved at the very moment in which a halving began came before it.
    for _, halved, by in sorted(
        [(began, False, by) for began, by in added] + [(began, True, 0) for began in halvings]
    ):
        value = -(-value // 2) if halved else value + by
    return max(0, value)


def printed_atk_def(board: Board, card: Card) -> tuple[int, int]:
    """Return the ATK and DEF that a card says, as the monster that it is."""
    monster = printed(board, card)
    return monster.atk or 0, monster.def_ or 0
