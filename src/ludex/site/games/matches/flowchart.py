"""A procedure drawn as SVG: boxes in columns, arrows between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from html import escape

from ludex.site.svg import text
from ludex.site.typesetting import lines, width
from ludex.tournament.procedure import Arrow, Box, BoxId, Procedure

COLUMN, BETWEEN, EDGE, MARGIN = 196, 52, 8, 34
SIZE, SMALL, LEADING, PAD, GAP = 12.5, 10.5, 15.5, 9, 30

PLACES: Mapping[BoxId, tuple[int, int]] = {
    "called": (1, 0),
    "turn-completed": (0, 1),
    "leader-wins": (1, 1),
    "ahead": (2, 1),
    "additional-turns": (0, 2),
    "siding-begun": (2, 2),
    "no-siding": (1, 3),
    "siding-finished": (2, 3),
    "won-yet": (0, 4),
    "last-game": (2, 4),
    "play-stops": (0, 5),
    "points-equal": (0, 6),
    "played-on": (1, 6),
    "more-points": (0, 7),
    "chain-first": (1, 7),
    "more-wins": (0, 8),
    "no-side-deck": (1, 8),
    "match-won": (0, 9),
    "tie-break": (1, 9),
}
"""The column and row of each box."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A box in a reader's language."""

    id: BoxId
    number: int
    said: str
    by: tuple[tuple[str, str], ...]
    """Clauses and their links."""
    asks: bool


Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class _Placed:
    seen: Seen
    said: tuple[str, ...]
    x: float
    y: float
    height: float

    @property
    def middle(self) -> Point:
        return self.x + COLUMN / 2, self.y + self.height / 2

    @property
    def top(self) -> Point:
        return self.middle[0], self.y

    @property
    def bottom(self) -> Point:
        return self.middle[0], self.y + self.height

    @property
    def left(self) -> Point:
        return self.x, self.middle[1]

    @property
    def right(self) -> Point:
        return self.x + COLUMN, self.middle[1]


def order(procedure: Procedure) -> list[Box]:
    """Return the boxes as one reads them: row by row within each branch, away from its edge."""
    between = {"ahead", "leader-wins", "siding-begun", "no-siding", "siding-finished", "last-game"}

    def place(box: Box) -> tuple[bool, int, int]:
        column, row = PLACES[box.id]
        on_the_right = box.id in between
        return on_the_right, row, -column if on_the_right else column

    return sorted(procedure.boxes, key=place)


def drawn(
    seen: list[Seen], arrows: tuple[Arrow, ...], answer: Callable[[str], str], title: str
) -> str:
    """Return the SVG of a procedure; `answer` puts what is written on an arrow."""
    placed = {box.seen.id: box for box in _placed(seen)}
    wide = 2 * EDGE + MARGIN + 3 * COLUMN + 2 * BETWEEN
    high = max(box.y + box.height for box in placed.values()) + EDGE
    shapes = [_box(box) for box in placed.values()]
    ways = [_arrow(placed, arrow, answer) for arrow in arrows]
    return (
        f'<svg class="flow" role="group" aria-label="{escape(title)}" '
        f'viewBox="0 0 {wide:g} {high:g}" xmlns="http://www.w3.org/2000/svg">'
        '<defs><marker id="flow-head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" '
        'markerHeight="7" orient="auto-start-reverse"><path class="head" d="M0 0 8 4 0 8Z"/>'
        f"</marker></defs>{''.join(ways)}{''.join(shapes)}</svg>"
    )


def _placed(seen: list[Seen]) -> Iterator[_Placed]:
    said = {box.id: lines(f"{box.number}. {box.said}", SIZE, COLUMN - 2 * PAD, 5) for box in seen}
    heights = {
        box.id: 2 * PAD + LEADING * len(said[box.id]) + (SMALL + 4 if box.by else 0) - 3
        for box in seen
    }
    rows = 1 + max(PLACES[box.id][1] for box in seen)
    tops, y = [], float(EDGE)
    for row in range(rows):
        tops.append(y)
        inside = [heights[box.id] for box in seen if PLACES[box.id][1] == row]
        y += max(inside, default=0) + (GAP if inside else 0)
    for box in seen:
        column, row = PLACES[box.id]
        x = EDGE + MARGIN + column * (COLUMN + BETWEEN)
        yield _Placed(box, said[box.id], x, tops[row], heights[box.id])


def _box(box: _Placed) -> str:
    size = f'width="{COLUMN}" height="{box.height:g}"'
    kind, round_ = ("ask", 15) if box.seen.asks else ("do", 4)
    shape = f'<rect class="{kind}" {size} rx="{round_}"/>'
    told = [text(line, PAD, PAD + 11 + n * LEADING) for n, line in enumerate(box.said)]
    return (
        f'<g transform="translate({box.x:g} {box.y:g})" data-box="{box.seen.id}">'
        f"{shape}{''.join(told)}{''.join(_clauses(box))}</g>"
    )


def _clauses(box: _Placed) -> Iterator[str]:
    x, y = float(PAD), box.height - PAD + 1
    for id, href in box.seen.by:
        yield f'<a href="{escape(href)}">{text(id, x, y, "clause")}</a>'
        x += width(id, SMALL) + 8


def _arrow(placed: Mapping[BoxId, _Placed], arrow: Arrow, answer: Callable[[str], str]) -> str:
    points = _way(placed, arrow)
    path = "M" + "L".join(f"{x:g} {y:g}" for x, y in points)
    line = f'<path class="way" d="{path}" marker-end="url(#flow-head)"/>'
    if not arrow.answer:
        return line
    (x, y), (then_x, then_y) = points[0], points[1]
    said = answer(arrow.answer)
    if then_y != y:  # downwards
        return line + text(said, x + 6, y + 14, "answer")
    to_the_left = then_x < x
    at = x - 5 if to_the_left else x + 5
    return line + text(said, at, y - 5, "answer", "end" if to_the_left else "")


def _way(placed: Mapping[BoxId, _Placed], arrow: Arrow) -> list[Point]:
    """Return the corners of the way from one box to another."""
    from_, to = placed[arrow.from_], placed[arrow.to]
    (column, row), (next_column, next_row) = PLACES[arrow.from_], PLACES[arrow.to]
    if arrow.to == "won-yet" and column > 0:
        return _back(placed, from_, to)
    if arrow.to == "points-equal" and column > 0:
        beside, lower = from_.left[0] - BETWEEN / 2, to.bottom[1] - 8
        if row == next_row:  # below the way that leads here
            return [(from_.left[0], lower), (to.right[0], lower)]
        return [from_.left, (beside, from_.left[1]), (beside, lower), (to.right[0], lower)]
    between = {(column, each) for each in range(row + 1, next_row)}
    if column == next_column and between.isdisjoint(PLACES[id] for id in placed):
        return [from_.bottom, to.top]
    return _aside(from_, to, next_column - column, next_row - row)


def _aside(from_: _Placed, to: _Placed, columns: int, rows: int) -> list[Point]:
    """Return the corners of a way that leaves a box sideways, or enters one so."""
    if columns == 0:  # past the boxes between them
        x = from_.x - MARGIN + 10
        return [from_.left, (x, from_.left[1]), (x, to.left[1]), to.left]
    if rows == 0:
        y = min(from_.middle[1], to.middle[1])
        return [
            (from_.right[0] if columns > 0 else from_.left[0], y),
            (to.left[0] if columns > 0 else to.right[0], y),
        ]
    if columns > 0 and not from_.seen.asks:
        return [from_.bottom, (from_.bottom[0], to.left[1]), to.left]
    side = from_.right if columns > 0 else from_.left
    return [side, (to.top[0], side[1]), to.top]


def _back(placed: Mapping[BoxId, _Placed], from_: _Placed, to: _Placed) -> list[Point]:
    """Return the way back to whether somebody has won: between the rows, and up beside it."""
    below = max(box.bottom[1] for box in placed.values() if PLACES[box.seen.id][1] == 4) + 12
    beside = to.right[0] + BETWEEN / 2
    end = [(beside, below), (beside, to.right[1]), to.right]
    if from_.seen.id == "last-game":
        return [from_.bottom, (from_.bottom[0], below), *end]
    outside = from_.right[0] + BETWEEN / 2
    return [from_.right, (outside, from_.right[1]), (outside, below), *end]
