"""Where the cells of a Duel stand: the first side below, the other above, the Chain between."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludex.site.boards.pieces import COLUMNS, Picture, Slot
from ludex.site.games.duels.board.picture import ROWS, Hand, Middle, Pile, players

NO_EXTRA_DECK = Pile("extra-deck", 0)
"""What a board has no place for."""


def slots(pictures: Sequence[Picture]) -> list[Slot]:
    """Return one layout for all pictures of an example; a hand that is never held has no place."""
    middle = Slot("middle", lines=max(_lines(picture["middle"]) for picture in pictures))
    # Turns go to and fro between the sides.
    seats = players(pictures[0])
    below, above = ([r for s in seats[n::2] for r in _of_player(s, pictures)] for n in (0, 1))
    rows = [*reversed(above), [middle], *below]
    return [slot for row in rows for slot in row]


def _of_player(player: str, pictures: Sequence[Picture]) -> Iterator[list[Slot]]:
    """Yield the rows of a player, from the middle outwards."""
    for zone in ROWS:
        yield [
            Slot(f"{player}-{zone}-{n + 1}", n, 1, "" if n else f"board.{zone}")
            for n in range(COLUMNS)
        ]
    extra = any(picture[f"{player}-extra-deck"] != NO_EXTRA_DECK for picture in pictures)
    yield [
        Slot(f"{player}-field-zone", 0, 1, "board.field-zone"),
        Slot(f"{player}-graveyard", 1, 1 if extra else 2, "board.graveyard"),
        *([Slot(f"{player}-extra-deck", 2, 1, "board.extra-deck")] if extra else []),
        Slot(f"{player}-banished", 3, 1, "board.banished"),
        Slot(f"{player}-deck", 4, 1, "board.deck"),
    ]
    if any(picture[f"{player}-hand"] != Hand(()) for picture in pictures):
        yield [Slot(f"{player}-hand", label="board.hand")]
    yield [Slot(f"{player}-line", lines=1)]


def _lines(middle: object) -> int:
    """Return how many lines the middle takes."""
    if not isinstance(middle, Middle):
        return 1
    return 1 + bool(middle.attack) + (len(middle.links) + 1) // 2
