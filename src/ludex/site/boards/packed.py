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
from ludex.site.stories import Decision, Story, Told
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
        start = self.told.tellings[0][0].first
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
        named = (slot.cell for row in self.told.rows for slot in row.slots if slot.cell)
        names = {name: number for number, name in enumerate(named)}
        return {
            "rows": rows,
            "start": [self._cell(start[name]) for name in names],
            "runs": [
                [
                    self._changed(start, alike[0].first, names),
                    *(self._listed(beat.changed, names) for beat in alike[0].beats if beat.line),
                ]
                for alike in self.told.tellings
            ],
            "decided": [self._decided(alike) for alike in self.told.tellings],
            "by": list(self.credits),
            "cells": self.cells,
            "texts": list(self.texts),
        }

    def _decided(self, alike: Sequence[Story]) -> list[list[Any]]:
        """Return, for rulesets that agree in it, their names and what could be decided when."""
        found: dict[tuple[Decision, ...], list[str]] = {}
        for story in alike:
            found.setdefault(story.decisions, []).append(
                self.packing.words.ruleset_name(story.ruleset)
            )
        return [
            [self._text(self.packing.locale.comma.join(names)), *map(self._decision, decisions)]
            for decisions, names in found.items()
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

    def _changed(self, before: Picture, after: Picture, names: Mapping[str, int]) -> list[int]:
        return self._listed({k: v for k, v in after.items() if before[k] != v}, names)

    def _listed(self, changed: Picture, names: Mapping[str, int]) -> list[int]:
        """Return slots, by the numbers that their names have, and their cells by turns."""
        pairs = ((names[k], self._cell(v)) for k, v in changed.items() if k in names)
        return [number for pair in pairs for number in pair]

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
