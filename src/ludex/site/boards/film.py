"""The boards of an example one after the other, in no language yet: each cell once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ludex.site.boards.pieces import Cell, Picture, Row


@dataclass(frozen=True, slots=True)
class Film:
    """Boards by their cells, in the order of their coming, and by what changes from one to another.

    A frame has slots of the layout, by their numbers, and the numbers of their cells, by turns.
    """

    cells: tuple[Cell, ...]
    start: tuple[int, ...]
    """The cell in each slot of the first board."""
    runs: tuple[tuple[tuple[int, ...], ...], ...]
    """Of each telling what is different at its start, and then at each of its steps."""


def film(rows: Sequence[Row], runs: Iterable[tuple[Picture, Iterable[Picture]]]) -> Film:
    """Return the film of some tellings, each with its first board and the changes at each step."""
    named = [slot.cell for row in rows for slot in row.slots if slot.cell]
    slots = {name: number for number, name in enumerate(named)}
    cells: dict[Cell, int] = {}

    def number(cell: Cell) -> int:
        return cells.setdefault(cell, len(cells))

    def frame(changed: Picture) -> tuple[int, ...]:
        there = ((slots[name], cell) for name, cell in changed.items() if name in slots)
        return tuple(n for slot, cell in there for n in (slot, number(cell)))

    told = list(runs)
    first, _ = told[0]
    start = tuple(number(first[name]) for name in named)
    frames = []
    for begun, steps in told:
        other = {name: cell for name, cell in begun.items() if cell != first[name]}
        frames.append((frame(other), *map(frame, steps)))
    return Film(tuple(cells), start, tuple(frames))
