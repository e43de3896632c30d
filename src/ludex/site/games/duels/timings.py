"""The Damage Step of each ruleset as a table: what each sub-step admits, and what takes place."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from ludex.i18n.text import Placeholder
from ludex.project.project import Project
from ludex.site import addresses
from ludex.site.face import Chart
from ludex.site.games.duels.showings import Showings, showings
from ludex.site.leaf import Shown
from ludex.site.stories import Runs
from ludex.site.writer import Writer
from ludex.yugioh.play.damage_step_table import Cell, Moment, Row, Table, own_tables

SIGNS = {"admitted": "✓", "refused": "✕", "unsaid": "–"}


def tables(project: Project) -> dict[str, Table]:
    """Return the Damage Step of each ruleset that has one of its own."""
    extended = {id: each.extends for id, each in project.kb.rulesets.items()}
    return own_tables(project.rulesets, extended)


def charts(project: Project) -> Iterator[Chart]:
    """Yield the table of each of them."""
    for ruleset, each in tables(project).items():
        yield Chart(
            "timings",
            (ruleset,),
            addresses.timings(ruleset),
            frozenset(each.clauses),
            partial(_page, ruleset, each),
        )


def _page(ruleset: str, table: Table, runs: Runs, writer: Writer) -> Shown:
    shown = showings(writer.kb, (run for run in runs.values() if run.ruleset == ruleset))
    rest = table.rest_by
    numbered = list(enumerate(table.moments, 1))
    return Shown(
        writer.word("timings.title", ruleset=writer.ruleset_name(ruleset)),
        "timings",
        {
            "order_by": writer.id(table.by),
            "sub_steps": [_sub_step(writer, number, moment) for number, moment in numbered],
            "rows": [_row(writer, ruleset, row, shown) for row in table.rows],
            "rest": writer.ui("timings.rest", rule=Placeholder("rule", rest)) if rest else "",
            "moments": [_moment(writer, number, moment) for number, moment in numbered],
        },
        [
            (addresses.RULESETS, writer.word("rulesets.title")),
            (addresses.ruleset(ruleset), writer.ruleset_name(ruleset)),
        ],
        wide=True,
    )


def _sub_step(writer: Writer, number: int, moment: Moment) -> dict[str, Any]:
    return {"number": number, "name": writer.ui(f"sub-step.{moment.sub_step}")}


def _row(writer: Writer, ruleset: str, row: Row, shown: Showings) -> dict[str, Any]:
    return {
        "name": writer.ui(f"effect-class.{row.effect_class}"),
        "by": writer.ids(tuple(dict.fromkeys(cell.by for cell in row.cells if cell.by))),
        "cells": [_cell(writer, ruleset, cell, shown) for cell in row.cells],
    }


def _cell(writer: Writer, ruleset: str, cell: Cell, shown: Showings) -> dict[str, Any]:
    verdict = cell.verdict or "unsaid"
    # What is said of no class in particular has too many examples to show this one.
    examples = shown(cell.by, cell.sub_step) if cell.verdict and cell.by else ()
    return {
        "verdict": verdict,
        "sign": SIGNS[verdict],
        "said": writer.ui(f"timings.{verdict}"),
        "by": writer.id(cell.by) if cell.by else "",
        "examples": [writer.link(addresses.example(id, ruleset), id) for id in examples],
    }


def _moment(writer: Writer, number: int, moment: Moment) -> dict[str, Any]:
    limit = moment.chains
    no_limit = writer.ui("timings.no-limit")
    return {
        **_sub_step(writer, number, moment),
        "places": [
            {"said": writer.ui(f"occurrence.{place.what}"), "by": writer.id(place.by)}
            for place in moment.places
        ],
        "chains": no_limit if limit is None else writer.ui("timings.limit", number=limit),
        "by": writer.ids(moment.by),
    }
