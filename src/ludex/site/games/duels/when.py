"""When each card can be used in the Damage Step, under each ruleset: a line of sub-steps each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from ludex.project.project import Project
from ludex.site import addresses
from ludex.site.collation import sort_key
from ludex.site.face import Asking, Chart
from ludex.site.games.duels.timings import tables
from ludex.site.leaf import Shown
from ludex.site.stories import Runs
from ludex.site.writer import Writer
from ludex.yugioh.identity import NAME
from ludex.yugioh.play.when import Line, Use, Verdict, when

SIGNS: Mapping[Verdict, str] = {
    "by-itself": "!",
    "can": "✓",
    "applies": "~",
    "refused": "✕",
    "if-met": "?",
    "nothing": "·",
}

Lines = Mapping[int, Mapping[str, Line]]
"""What was found of each effect of a card by its number, under each ruleset."""


class _Asked:
    """What the engine has answered of each card; it is asked once for all languages."""

    def __init__(self, project: Project, rulesets: tuple[str, ...]) -> None:
        self.project = project
        self.rulesets = rulesets
        self.known: dict[str, Lines] = {}
        self.anchors: Mapping[str, str] | None = None

    def __call__(self, card: str) -> Lines:
        """Return what it says of a card."""
        if card not in self.known:
            self.known[card] = self.ask(card)
        return self.known[card]

    def ask(self, card: str) -> Lines:
        """Ask it of a card."""
        cards = self.project.cards_of(NAME)
        found: dict[int, dict[str, Line]] = {}
        for id in self.rulesets:
            for line in when(cards[card], self.project.rulesets[id], cards):
                found.setdefault(line.effect, {})[id] = line
        return found

    def cards(self, runs: Runs) -> list[str]:
        """Return the cards of which it is asked."""
        encoded = self.project.cards_of(NAME)
        return sorted({one for one in played(runs) if one in encoded})

    def told(self, runs: Runs) -> Mapping[str, str]:
        """Return the cards that there is something to tell of, each with its first anchor."""
        if self.anchors is None:
            lines = {card: _telling(self(card)) for card in self.cards(runs)}
            self.anchors = {card: _anchor(card, its, its[0]) for card, its in lines.items() if its}
        return self.anchors


def _telling(found: Lines) -> list[int]:
    """Return the effects that have something to do with the Damage Step."""
    return [n for n, its in found.items() if any(map(_matters, its.values()))]


def _anchor(card: str, told: Sequence[int], number: int) -> str:
    return f"{card}-{number}" if len(told) > 1 else card


def charts(project: Project) -> Iterator[Chart]:
    """Yield the one page, if there are sub-steps to tell of."""
    found = tables(project)
    if found:
        clauses = (clause for table in found.values() for clause in table.clauses)
        asked = _Asked(project, tuple(found))
        yield Chart(
            "when",
            tuple(found),
            addresses.WHEN,
            frozenset(clauses),
            partial(_page, asked),
            cards=asked.told,
            asking=Asking(asked.cards, asked.ask, asked.known),
        )


def played(runs: Runs) -> Iterator[str]:
    """Yield the cards whose texts have a part in the Damage Step of an example."""
    for run in runs.values():
        for moment in run.moments[:-1]:
            if moment.at:
                yield from (one.partition("#")[0] for one in moment.credits if "#" in one)


def _page(asked: _Asked, runs: Runs, writer: Writer) -> Shown:
    ordered = sorted(
        asked.told(runs), key=lambda one: sort_key(writer.card_name(one), writer.locale)
    )
    return Shown(
        writer.word("when.title"),
        "when",
        {
            "rulesets": [
                {"name": writer.ruleset(id), "places": _places(writer, tables_of)}
                for id, tables_of in tables(asked.project).items()
            ],
            "signs": [
                {"sign": sign, "verdict": verdict, "said": writer.ui(f"when.{verdict}")}
                for verdict, sign in SIGNS.items()
            ],
            "rows": [row for card in ordered for row in _rows(writer, asked, card)],
        },
        [(addresses.RULESETS, writer.word("rulesets.title"))],
        wide=True,
    )


def _places(writer: Writer, table: Any) -> list[dict[str, Any]]:
    return [
        {"number": n, "name": writer.ui(f"sub-step.{moment.sub_step}")}
        for n, moment in enumerate(table.moments, 1)
    ]


def _rows(writer: Writer, asked: _Asked, card: str) -> Iterator[dict[str, Any]]:
    """Yield a line for each effect that has something to do with the Damage Step."""
    found = asked(card)
    told = _telling(found)
    for n in told:
        yield {
            "card": writer.card(card),
            "id": _anchor(card, told, n),
            "effect": _says(writer, asked, card, n) if len(told) > 1 else "",
            "cells": [_cell(writer, use) for id in asked.rulesets for use in found[n][id].uses],
        }


def _matters(line: Line) -> bool:
    return any(use.verdict in ("by-itself", "can", "applies", "if-met") for use in line.uses)


def _says(writer: Writer, asked: _Asked, card: str, number: int) -> Any:
    if not number:
        return writer.ui("when.without")
    effect = asked.project.cards_of(NAME)[card].effects[number - 1]
    return writer.text(f"{card}#{number}.says", effect.says)


def _cell(writer: Writer, use: Use) -> dict[str, Any]:
    return {
        "verdict": use.verdict,
        "sign": SIGNS[use.verdict],
        "said": writer.word(f"when.{use.verdict}"),
        "by": ", ".join(use.by),
        "href": writer.href(addresses.rule(use.by[-1])) if use.by else "",
        "first": use.sub_step == "start",
    }
