"""Where the cells of a Duel stand: the first side below, the other above, the Chain between."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from ludex.site.boards.pieces import Picture, Row, Size, Slot
from ludex.site.games.duels.board.picture import (
    COLUMNS,
    ROWS,
    Hand,
    Middle,
    Pile,
    Single,
    players,
)

SIDES = {
    "monster-zone": ("field-zone", ("graveyard",)),
    "spell-trap-zone": ("extra-deck", ("deck", "banished")),
}
"""What lies to the left of the zones of a row, and to the right; for whoever sits opposite it is
the other way round."""


def rows(pictures: Sequence[Picture]) -> list[Row]:
    """Return one layout for all pictures of an example; what is never there has no place."""
    middle = Row("middle", (Slot("middle"),), room=max(_links(p["middle"]) for p in pictures))
    # Turns go to and fro between the sides.
    seats = players(pictures[0])
    sides = [(seat, bool(n)) for n in (0, 1) for seat in seats[n::2]]
    sizes = _sizes(pictures, sides)
    below, above = (
        [
            row
            for seat, opposite in sides
            if opposite == there
            for row in _of_player(seat, pictures, sizes, opposite=opposite)
        ]
        for there in (False, True)
    )
    return [*reversed(above), middle, *below]


def _sizes(pictures: Sequence[Picture], sides: Sequence[tuple[str, bool]]) -> list[Size]:
    """Return how wide the zones are, from the left, so that those of all rows lie in columns.

    Where never a card is, there is only room to see that there is a zone.
    """
    found: list[Size] = [""] * COLUMNS
    for player, opposite in sides:
        for zone, n in product(ROWS, range(COLUMNS)):
            at = COLUMNS - 1 - n if opposite else n
            cells = [picture[f"{player}-{zone}-{n + 1}"] for picture in pictures]
            if any(map(_lies, cells)):
                found[at] = "wide"
            elif any(map(is_there, cells)):
                found[at] = found[at] or "card"
    return found


def _of_player(
    player: str, pictures: Sequence[Picture], sizes: list[Size], *, opposite: bool
) -> Iterator[Row]:
    """Yield the rows of a player, from the middle outwards."""
    for zone in ROWS:
        yield _zones(player, zone, pictures, sizes, opposite=opposite)
    hand = f"{player}-hand"
    held = [Slot(hand, "board.hand")] if any(p[hand] != Hand(()) for p in pictures) else []
    yield Row("edge", (Slot(f"{player}-line"), *held))


def _zones(
    player: str, zone: str, pictures: Sequence[Picture], sizes: list[Size], *, opposite: bool
) -> Row:
    zones = [f"{player}-{zone}-{n + 1}" for n in range(COLUMNS)]
    if opposite:
        zones.reverse()
    left, right = SIDES[zone]
    sides = [
        [
            Slot(f"{player}-{pile}", f"board.{pile}", "side")
            for pile in piles
            if any(is_there(p[f"{player}-{pile}"]) for p in pictures)
        ]
        for piles in ((left,), right)
    ]
    most = max(map(len, sides))
    # Both sides take the same room, so that the zones of all rows stand below each other.
    first, last = ([*side, *[Slot("", size="side")] * (most - len(side))] for side in sides)
    if opposite:
        first, last = last, first
    between = [Slot(name, size=size) for name, size in zip(zones, sizes, strict=True)]
    used = most or any(is_there(picture[name]) for picture in pictures for name in zones)
    return Row("zones", (*reversed(first), *between, *last), folded=not used)


def is_there(cell: object) -> bool:
    """Whether there is anything in a zone or a pile."""
    return cell.count > 0 if isinstance(cell, Pile) else cell != Single(None)


def _lies(cell: object) -> bool:
    """Whether a card lies across its zone."""
    return isinstance(cell, Single) and cell.face is not None and cell.face.position == "defense"


def _links(middle: object) -> int:
    """Return how many links the middle shows."""
    return len(middle.links) if isinstance(middle, Middle) else 0
