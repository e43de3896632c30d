"""Where the cells of a board are drawn: the first side below, the other above."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ludex.site.picture import COLUMNS, Hand, Middle, Picture, players

WIDTH, EDGE, GAP = 440, 10, 6
CARD_WIDTH = (WIDTH - 2 * EDGE - (COLUMNS - 1) * GAP) / COLUMNS
CARD_HEIGHT, LABEL, LINE, LINK, ATTACK = 58, 14, 22, 20, 18


@dataclass(frozen=True, slots=True)
class Box:
    """A place on the drawing."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Layout:
    """The box of each cell, the labels (x, y and their key), and the height of the drawing."""

    boxes: Mapping[str, Box]
    labels: tuple[tuple[float, float, str], ...]
    height: float


def layout(pictures: Sequence[Picture]) -> Layout:
    """Return one layout for all pictures of a run, as high as the fullest of them needs."""
    boxes: dict[str, Box] = {}
    labels: list[tuple[float, float, str]] = []
    y: float = EDGE
    for row in _rows(pictures):
        if row == "middle" or row.endswith("-line"):
            height = max(map(_middle, pictures)) if row == "middle" else LINE
            boxes[row] = Box(EDGE, y, WIDTH - 2 * EDGE, height)
            y += height
        else:
            for name, label, first, columns in _columns(row):
                x = EDGE + first * (CARD_WIDTH + GAP)
                if label:
                    labels.append((x, y + LABEL - 4, label))
                wide = columns * (CARD_WIDTH + GAP) - GAP
                boxes[name] = Box(x, y + LABEL, wide, CARD_HEIGHT)
            y += LABEL + CARD_HEIGHT
        y += GAP
    return Layout(boxes, tuple(labels), y - GAP + EDGE)


def _rows(pictures: Sequence[Picture]) -> list[str]:
    def side(player: str) -> list[str]:
        rows = [f"{player}-monster-zone", f"{player}-spell-trap-zone", f"{player}-piles"]
        hands = [picture[f"{player}-hand"] for picture in pictures]
        if any(isinstance(hand, Hand) and hand.faces for hand in hands):
            rows.append(f"{player}-hand")
        return [*rows, f"{player}-line"]

    # Turns go to and fro between the sides.
    seats = players(pictures[0])
    below, above = ([row for seat in seats[n::2] for row in side(seat)] for n in (0, 1))
    return [*reversed(above), "middle", *below]


def _columns(row: str) -> list[tuple[str, str, int, int]]:
    """Return the cells of a row: name, label, first column and number of columns."""
    player, _, kind = row.partition("-")
    if kind == "hand":
        return [(row, "board.hand", 0, COLUMNS)]
    if kind == "piles":
        return [
            (f"{player}-field-zone", "board.field-zone", 0, 1),
            (f"{player}-graveyard", "board.graveyard", 1, 2),
            (f"{player}-banished", "board.banished", 3, 1),
            (f"{player}-deck", "board.deck", 4, 1),
        ]
    return [(f"{row}-{n + 1}", "" if n else f"board.{kind}", n, 1) for n in range(COLUMNS)]


def _middle(picture: Picture) -> float:
    """Return how high the middle has to be."""
    middle = picture["middle"]
    if not isinstance(middle, Middle):
        return LINE
    return LINE + (ATTACK if middle.attack else 0) + LINK * ((len(middle.links) + 1) // 2)
