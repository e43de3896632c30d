"""Where the cells of a Duel stand: the first side below, the other above, the Chain between."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from ludex.site.boards.pieces import Cell, Picture, Row, Size, Slot
from ludex.site.games.duels.board.picture import (
    COLUMNS,
    ROWS,
    Hand,
    Middle,
    Pile,
    Single,
    players,
    teams,
)

SIDES = {
    "monster-zone": ("field-zone", ("graveyard",)),
    "spell-trap-zone": ("extra-deck", ("deck", "banished")),
}
"""What lies to the left of the zones of a row, and to the right; for whoever sits opposite it is
the other way round."""


def rows(pictures: Sequence[Picture]) -> list[Row]:
    """Return one layout for all pictures of an example; what is never there has no place.

    Teammates sit side by side, each with zones and a name of their own, and the line of their team
    is the edge of the table.
    """
    middle = Row("middle", (Slot("middle"),), room=max(_links(p["middle"]) for p in pictures))
    # Turns go to and fro between the sides.
    order, sides = players(pictures[0]), teams(pictures[0])
    below, above = (
        [_Seat(player, pictures, opposite=bool(n), beside=bool(sides)) for player in order[n::2]]
        for n in (0, 1)
    )
    edges = [[Row("edge", (Slot(f"{side}-team"),))] for side in sides] or [[], []]
    common = None if sides else _sizes([*below, *above])
    return [
        *edges[1],
        *(row for seat in above for row in reversed(seat.rows(common))),
        middle,
        *(row for seat in below for row in seat.rows(common)),
        *edges[0],
    ]


@dataclass(frozen=True, slots=True)
class _Seat:
    """Where a player sits: opposite the reader or not, and alone or beside a teammate."""

    player: str
    pictures: Sequence[Picture]
    opposite: bool
    beside: bool

    def cells(self, cell: str) -> list[Cell]:
        """Return a cell of the player's in all pictures."""
        return [picture[f"{self.player}-{cell}"] for picture in self.pictures]

    def rows(self, common: list[Size] | None) -> list[Row]:
        """Return the rows of the player, from the middle outwards."""
        name = self.player if self.beside else ""
        sizes = common or _sizes([self])
        piles = {zone: self._piles(zone) for zone in ROWS}
        widest = [max(map(len, side)) for side in zip(*piles.values(), strict=True)]
        zones = []
        for zone, sides in piles.items():
            # Both sides take the same room, so that the zones of all rows stand below each other;
            # beside a teammate there is none to spare, and those of one player do.
            room = widest if self.beside else [max(map(len, sides))] * 2
            used = any(sides) or any(
                is_there(cell) for n in range(COLUMNS) for cell in self.cells(f"{zone}-{n + 1}")
            )
            slots = self._zones(zone, sizes, sides, room)
            zones.append(Row("zones", tuple(slots), folded=not used, seat=name))
        held = any(hand != Hand(()) for hand in self.cells("hand"))
        hand = [Slot(f"{self.player}-hand", "board.hand")] if held else []
        return [*zones, Row("edge", (Slot(f"{self.player}-line"), *hand), seat=name)]

    def _piles(self, zone: str) -> list[list[Slot]]:
        """Return what is ever to the left of the zones of a row, and to the right."""
        left, right = SIDES[zone]
        return [
            [
                Slot(f"{self.player}-{pile}", f"board.{pile}", "side")
                for pile in piles
                if any(map(is_there, self.cells(pile)))
            ]
            for piles in ((left,), right)
        ]

    def _zones(
        self, zone: str, sizes: list[Size], piles: list[list[Slot]], room: list[int]
    ) -> Iterator[Slot]:
        """Yield the slots of a row, what is beside the zones on either side of them."""
        zones = [f"{self.player}-{zone}-{n + 1}" for n in range(COLUMNS)]
        first, last = (
            [*side, *[Slot("", size="side")] * (most - len(side))]
            for side, most in zip(piles, room, strict=True)
        )
        if self.opposite:
            zones.reverse()
            first, last = last, first
        yield from reversed(first)
        for name, size in zip(zones, sizes, strict=True):
            yield Slot(name, size=size)
        yield from last


def _sizes(seats: Sequence[_Seat]) -> list[Size]:
    """Return how wide the zones are, from the left, so that those of all rows lie in columns.

    Where never a card is, there is only room to see that there is a zone.
    """
    found: list[Size] = [""] * COLUMNS
    for seat in seats:
        for zone, n in product(ROWS, range(COLUMNS)):
            at = COLUMNS - 1 - n if seat.opposite else n
            cells = seat.cells(f"{zone}-{n + 1}")
            if any(map(_lies, cells)):
                found[at] = "wide"
            elif any(map(is_there, cells)):
                found[at] = found[at] or "card"
    return found


def is_there(cell: object) -> bool:
    """Whether there is anything in a zone or a pile."""
    if isinstance(cell, Single):
        return cell.face is not None
    return not isinstance(cell, Pile) or cell.count > 0


def _lies(cell: object) -> bool:
    """Whether a card lies across its zone."""
    return isinstance(cell, Single) and cell.face is not None and cell.face.position == "defense"


def _links(middle: object) -> int:
    """Return how many links the middle shows."""
    return len(middle.links) if isinstance(middle, Middle) else 0
