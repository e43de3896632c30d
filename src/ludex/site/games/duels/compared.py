"""Where the rulesets differ in the Damage Step: one table, with the examples that decide."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import Any, get_args

from markupsafe import Markup

from ludex.project.project import Project
from ludex.site import addresses
from ludex.site.face import Chart
from ludex.site.games.duels.showings import Showings, showings
from ludex.site.games.duels.timings import SIGNS, tables
from ludex.site.leaf import Shown
from ludex.site.stories import Runs
from ludex.site.writer import Writer
from ludex.yugioh.play.damage_step_table import Cell, Table
from ludex.yugioh.quantities import EffectClass, Occurrence
from ludex.yugioh.vocabulary import SubStep

Tables = Mapping[str, Table]
MOST = 3
"""Examples that a cell names."""


def charts(project: Project) -> Iterator[Chart]:
    """Yield the one page, if there is anything to compare."""
    found = tables(project)
    if len(found) > 1:
        clauses = (clause for table in found.values() for clause in table.clauses)
        page = partial(_page, found)
        yield Chart(
            "compared",
            tuple(found),
            addresses.COMPARED,
            frozenset(clauses),
            page,
            on_top=True,
        )


def admissions(found: Tables) -> Iterator[tuple[EffectClass, SubStep, Mapping[str, Cell]]]:
    """Yield each class and sub-step that the rulesets that have both answer differently."""
    cells = {
        (cell.effect_class, cell.sub_step, id): cell
        for id, table in found.items()
        for row in table.rows
        for cell in row.cells
    }
    for one in get_args(EffectClass):
        for now in get_args(SubStep):
            its = {id: cells[one, now, id] for id in found if (one, now, id) in cells}
            if len({cell.verdict == "admitted" for cell in its.values()}) > 1:
                yield one, now, its


def places(found: Tables) -> Iterator[tuple[Occurrence, Mapping[str, tuple[SubStep, str]]]]:
    """Yield what has its place in one sub-step under some rulesets, and elsewhere under others."""
    for what in get_args(Occurrence):
        its = {
            id: (moment.sub_step, place.by)
            for id, table in found.items()
            for moment in table.moments
            for place in moment.places
            if place.what == what
        }
        if len({its[id][0] if id in its else None for id in found}) > 1:
            yield what, its


def limits(found: Tables) -> Iterator[tuple[SubStep, Mapping[str, tuple[int | None, str]]]]:
    """Yield each sub-step in which another number of Chains can be begun by choice."""
    for now in get_args(SubStep):
        its = {
            id: (moment.chains, moment.by[0] if moment.by else "")
            for id, table in found.items()
            for moment in table.moments
            if moment.sub_step == now
        }
        if len({number for number, _ in its.values()}) > 1:
            yield now, its


def _page(found: Tables, runs: Runs, writer: Writer) -> Shown:
    played = {id: {one for one, under in runs if under == id} for id in found}
    shown = {
        id: showings(writer.kb, (run for run in runs.values() if run.ruleset == id)) for id in found
    }
    name = partial(_sub_step, writer)
    nothing = _cell(writer, writer.ui("compared.none"), None)
    return Shown(
        writer.word("compared.title"),
        "compared",
        {
            "rulesets": [writer.ruleset(id) for id in found],
            "admissions": [
                {
                    "what": writer.ui(f"effect-class.{one}"),
                    "when": name(now),
                    "cells": list(_admitted(writer, found, its, shown, played)),
                }
                for one, now, its in admissions(found)
            ],
            "places": [
                {
                    "what": writer.ui(f"occurrence.{what}"),
                    "when": "",
                    "cells": [
                        _cell(writer, name(its[id][0]), its[id][1]) if id in its else nothing
                        for id in found
                    ],
                }
                for what, its in places(found)
            ],
            "limits": [
                {
                    "what": name(now),
                    "when": "",
                    "cells": [_limit(writer, *its[id]) if id in its else nothing for id in found],
                }
                for now, its in limits(found)
            ],
        },
        [(addresses.RULESETS, writer.word("rulesets.title"))],
        wide=True,
    )


def _sub_step(writer: Writer, now: SubStep) -> Markup:
    return writer.ui(f"sub-step.{now}")


def _cell(
    writer: Writer,
    said: Markup,
    by: str | None,
    verdict: str = "",
    examples: Sequence[Markup] = (),
) -> dict[str, Any]:
    return {
        "said": said,
        "by": writer.id(by) if by else "",
        "verdict": verdict,
        "sign": SIGNS.get(verdict, ""),
        "examples": examples,
    }


def _limit(writer: Writer, number: int | None, by: str) -> dict[str, Any]:
    if number is None:
        return _cell(writer, writer.ui("timings.no-limit"), by)
    return _cell(writer, writer.ui("timings.limit", number=number), by)


def _admitted(
    writer: Writer,
    found: Tables,
    its: Mapping[str, Cell],
    shown: Mapping[str, Showings],
    played: Mapping[str, set[str]],
) -> Iterator[dict[str, Any]]:
    """Yield a cell a ruleset; an example that shows it under one decides it under the others."""
    of = {
        id: shown[id](cell.by, cell.sub_step) if cell.verdict and cell.by else ()
        for id, cell in its.items()
    }
    every = dict.fromkeys(example for examples in of.values() for example in examples)
    for id in found:
        if id not in its:
            yield _cell(writer, writer.ui("compared.no-such"), None)
            continue
        verdict = its[id].verdict or "unsaid"
        deciding = dict.fromkeys((*of[id], *(one for one in every if one in played[id])))
        links = [writer.link(addresses.example(one, id), one) for one in islice(deciding, MOST)]
        yield _cell(writer, writer.ui(f"timings.{verdict}"), its[id].by, verdict, links)
