"""A board drawn as SVG, in a reader's language: no card art, and readable in light and in dark."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from typing import cast

from ludex.i18n.locales import Locale
from ludex.site import scoreboard
from ludex.site.cells import Words, attacking, drawn, now
from ludex.site.layout import WIDTH, Box, Layout
from ludex.site.picture import (
    COLUMNS,
    ROWS,
    Cell,
    Face,
    Hand,
    Middle,
    Picture,
    Pile,
    PlayerLine,
    Single,
    players,
)
from ludex.site.svg import text
from ludex.site.typesetting import full_width

INK, MUTED = "light-dark(#1c2330,#e8ebf2)", "light-dark(#596270,#a6b0c0)"
RED = "light-dark(#c02a2a,#ff8f85)"
STYLE = (
    "svg.board{color-scheme:light dark;font:10.5px system-ui,-apple-system,'Segoe UI','Noto Sans',"
    "'Noto Sans CJK SC','PingFang SC','Microsoft YaHei',sans-serif}"
    f".board text{{fill:#1c2330;fill:{INK}}}"
    f".board .muted{{fill:#596270;fill:{MUTED};font-size:9px}}"
    f".board .down{{fill:#596270;fill:{MUTED};font-style:italic}}"
    ".board .strong{font-size:13px;font-weight:600}"
    ".board .number{fill:#fff;font-size:10px;font-weight:600}"
    ".board .ground{fill:#f3f5f8;fill:light-dark(#f3f5f8,#171a21)}"
    ".board .zone{fill:none;stroke:#c9cfd8;stroke:light-dark(#c9cfd8,#3a4150)}"
    ".board .card{fill:#fff;fill:light-dark(#fff,#272c37);"
    "stroke:#8c96a5;stroke:light-dark(#8c96a5,#606b7d)}"
    ".board .back{fill:#e6e9ee;fill:light-dark(#e6e9ee,#1e222b);stroke-dasharray:3 2}"
    ".board .normal{fill:#c9a227}.board .effect{fill:#c4652f}.board .spell{fill:#1f8f70}"
    ".board .trap{fill:#b0417f}.board .hidden{fill:#98a1af}.board .link{fill:#3f5fbf}"
    ".board .token{fill:#7b8696}"
    f".board .fights{{fill:none;stroke:#c02a2a;stroke:{RED};stroke-width:1.6}}"
    f".board .arrow{{fill:#c02a2a;fill:{RED}}}"
    f".board .aim{{fill:none;stroke:#c02a2a;stroke:{RED};stroke-width:1.4}}"
    f".board .marked{{stroke:#c02a2a;stroke:{RED};stroke-width:1.4;opacity:.45}}"
)


class Drawing:
    """Draws in one language; a cell that was drawn is remembered."""

    def __init__(self, words: Words, locale: Locale) -> None:
        self.words = words
        self.locale = locale
        self._drawn: dict[tuple[float, float, Cell], str] = {}

    def board(self, picture: Picture, where: Layout, title: str) -> str:
        """Return the SVG of a whole board."""
        size = f'width="{WIDTH}" height="{where.height:g}"'
        labels = (text(self.words.word(key), x, y, "muted") for x, y, key in where.labels)
        cells = (self._placed(name, picture[name], box) for name, box in where.boxes.items())
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" class="board" role="img" '
            f'lang="{self.locale.code}" viewBox="0 0 {WIDTH} {where.height:g}" {size}>'
            f"<title>{escape(title)}</title><desc>{escape(self.described(picture))}</desc>"
            f'<style>{STYLE}</style><rect class="ground" {size} rx="8"/>'
            f"{''.join(labels)}{''.join(cells)}</svg>\n"
        )

    def _placed(self, name: str, cell: Cell, box: Box) -> str:
        # An inner <svg> cuts off whatever would leave its box.
        place = f'x="{box.x:g}" y="{box.y:g}" width="{box.width:g}" height="{box.height:g}"'
        return f'<svg data-cell="{name}" {place}>{self.cell(cell, box)}</svg>'

    def cell(self, cell: Cell, box: Box) -> str:
        """Return what is in a cell."""
        key = (box.width, box.height, cell)
        if key not in self._drawn:
            self._drawn[key] = drawn(self.words, cell, box)
        return self._drawn[key]

    def described(self, picture: Picture) -> str:
        """Return a board in words, for whoever cannot see it."""
        return full_width(" ".join(self._sentences(picture)), self.locale)

    def _sentences(self, picture: Picture) -> Iterator[str]:
        if "A-score" in picture:
            yield from scoreboard.described(self.words, picture)
            return
        word = self.words.word
        middle = cast("Middle", picture["middle"])
        yield word("board.says", what=now(self.words, middle))
        if middle.attack:
            yield word("board.says", what=attacking(self.words, middle.attack))
        for player in players(picture):
            line = cast("PlayerLine", picture[f"{player}-line"])
            points = word("board.life-points", number=line.life_points)
            yield word("board.says", what=f"{word('board.player', player=player)}: {points}")
            for zone in (*ROWS, "field-zone", "hand", "graveyard", "banished"):
                names = list(self._names(picture, player, zone))
                if names:
                    yield word("board.lists", zone=word(f"board.{zone}"), cards=self._joined(names))
            deck = cast("Pile", picture[f"{player}-deck"])
            yield word("board.lists", zone=word("board.deck"), cards=str(deck.count))
        if middle.links:
            links = [f"{link.number} {self.words.card_name(link.card)}" for link in middle.links]
            yield word("board.lists", zone=word("board.chain"), cards=self._joined(links))

    def _names(self, picture: Picture, player: str, zone: str) -> Iterator[str]:
        names = [f"{player}-{zone}-{n + 1}" for n in range(COLUMNS)] if zone in ROWS else []
        for name in names or [f"{player}-{zone}"]:
            cell = picture[name]
            if isinstance(cell, Pile):
                yield from map(self.words.card_name, cell.cards)
            elif isinstance(cell, Hand | Single):
                yield from map(self._named, _faces(cell))

    def _named(self, face: Face) -> str:
        name = self.words.card_name(face.card)
        if not face.up:
            return f"{name} ({self.words.word('board.set')})"
        if face.strength is None:
            return name
        key = "board.atk" if face.position == "attack" else "board.def"
        said = [self.words.word(key, number=face.strength)]
        if face.marked:
            said.append(self.words.word("board.marked"))
        return f"{name} ({self._joined(said)})"

    def _joined(self, items: Iterable[str]) -> str:
        return self.locale.comma.join(items)


def _faces(cell: Hand | Single) -> tuple[Face, ...]:
    if isinstance(cell, Hand):
        return cell.faces
    return () if cell.face is None else (cell.face,)
