"""The boards of an example as the data that its page carries: each text and each cell once.

A script draws them (`site_src/assets/board.js`): rows of slots, the cells of the first board,
and for each run what changes there, frame by frame.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from ludex.i18n.locales import Locale
from ludex.site.boards.pieces import Boards, Card, Cell, Inside, Line, Picture, Piece, Speaker, Way
from ludex.site.stories import Decision, Told
from ludex.site.typesetting import full_width


class Packing:
    """Packs boards in one language; what is in a cell is worked out once."""

    def __init__(self, words: Speaker, locale: Locale) -> None:
        self.words = words
        self.locale = locale
        self._inside: dict[Cell, Inside] = {}

    def described(self, boards: Boards, picture: Picture) -> str:
        """Return a board in words, for whoever cannot see it."""
        return full_width(" ".join(boards.described(self.words, picture)), self.locale)

    def packed(self, told: Told) -> str:
        """Return the boards of an example as JSON."""
        return json.dumps(
            _Pack(self, told).data(), ensure_ascii=False, separators=(",", ":")
        ).replace("<", "\\u003c")  # so that HTML sees no element in it

    def inside(self, boards: Boards, cell: Cell) -> Inside:
        """Return what is in a cell."""
        found = self._inside.get(cell)
        if found is None:
            found = self._inside[cell] = boards.inside(self.words, cell)
        return found


class _Pack:
    """The data of one page."""

    def __init__(self, packing: Packing, told: Told) -> None:
        self.packing = packing
        self.told = told
        self.texts: dict[str, int] = {}
        self.insides: dict[Inside, int] = {}
        self.cells: list[list[Any]] = []
        self.credits: dict[tuple[str, str, str], int] = {}

    def data(self) -> Mapping[str, Any]:
        rows = [
            [
                row.kind,
                int(row.folded),
                row.room,
                row.seat,
                *([slot.cell, self._label(slot.label), slot.size] for slot in row.slots),
            ]
            for row in self.told.rows
        ]
        film = self.told.film
        cells = [self._cell(cell) for cell in film.cells]
        return {
            "rows": rows,
            "start": [cells[n] for n in film.start],
            "runs": [[_with(cells, frame) for frame in frames] for frames in film.runs],
            "decided": [self._decided(found) for found in self.told.deciding],
            "by": list(self.credits),
            "cells": self.cells,
            "texts": list(self.texts),
        }

    def _decided(self, found: Mapping[tuple[Decision, ...], Sequence[str]]) -> list[list[Any]]:
        """Return, for rulesets that agree in it, their names and what could be decided when."""
        comma, name = self.packing.locale.comma, self.packing.words.ruleset_name
        return [
            [self._text(comma.join(map(name, rulesets))), *map(self._decision, decisions)]
            for decisions, rulesets in found.items()
            if decisions
        ]

    def _decision(self, decision: Decision) -> list[Any]:
        """Return when somebody decides, what, and of each card what can be done with it."""
        asking = self.told.boards.asking
        ways: dict[tuple[int, str], list[list[int]]] = {}
        for way, by in decision.ways:
            of = ways.setdefault((way.who, way.of), [])
            of.append([self._text(self._said(way)), *map(self._credit, by)])
        asked = asking(self.packing.words, decision.ask) if asking else ""
        cards = ([who, self._text(self._of(who, of)), *said] for (who, of), said in ways.items())
        return [decision.after, self._text(asked), *cards]

    def _said(self, way: Way) -> str:
        words = self.packing.words
        target = words.card_name(way.target) if way.target else ""
        term = words.term_name(way.term) if way.term else ""
        return words.word(way.key, number=way.number, target=target, term=term)

    def _of(self, who: int, of: str) -> str:
        words = self.packing.words
        return words.card_name(of) if who else words.word("board.player", player=of)

    def _credit(self, by: str) -> int:
        return self.credits.setdefault(self.packing.words.credited(by), len(self.credits))

    def _cell(self, cell: Cell) -> int:
        inside = self.packing.inside(self.told.boards, cell)
        number = self.insides.setdefault(inside, len(self.cells))
        if number == len(self.cells):
            self.cells.append([inside.frame, *map(self._piece, inside.pieces)])
        return number

    def _piece(self, piece: Piece) -> list[Any]:
        if isinstance(piece, Card):
            name, note, stamp = map(self._text, (piece.name, piece.note, piece.stamp))
            more = (piece.strengths, piece.tone, piece.counters, piece.link, piece.who)
            return ["card", name, note, piece.look, piece.sign, stamp, int(piece.lying), *more]
        if isinstance(piece, Line):
            left, right, flag = map(self._text, (piece.left, piece.right, piece.flag))
            return ["line", left, right, piece.style, flag]
        return ["link", self._text(piece.name), self._text(piece.note), piece.number]

    def _label(self, key: str) -> int:
        return self._text(self.packing.words.word(key) if key else "")

    def _text(self, text: str) -> int:
        return self.texts.setdefault(text, len(self.texts))


def _with(cells: Sequence[int], frame: Sequence[int]) -> list[int]:
    """Return a frame with the numbers that cells have on a page."""
    return [cells[n] if at % 2 else n for at, n in enumerate(frame)]
