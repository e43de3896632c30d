"""What to do when time is called, for each ruleset that says it: a diagram, and in words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from ludex.project.project import Project
from ludex.site import addresses
from ludex.site.face import Chart
from ludex.site.games.matches import flowchart
from ludex.site.leaf import Shown
from ludex.site.markup import made
from ludex.site.stories import Runs
from ludex.site.typesetting import full_width
from ludex.site.writer import Writer
from ludex.tournament.procedure import Arrow, Box, Procedure, procedure
from ludex.tournament.words.time import TIME


def procedures(project: Project) -> dict[str, Procedure]:
    """Return what each ruleset does when time is called, if it says so; between players first."""
    found = {id: procedure(ruleset) for id, ruleset in project.rulesets.items()}
    said = [(id, each) for id, each in found.items() if each is not None]
    return dict(sorted(said, key=lambda each: each[1].of_teams))


def charts(project: Project) -> Iterator[Chart]:
    """Yield the procedure of each of them."""
    for ruleset, each in procedures(project).items():
        yield Chart(
            "time",
            (ruleset,),
            addresses.time_called(ruleset),
            frozenset(clause for box in each.boxes for clause in box.by),
            partial(_page, ruleset, each),
            on_top=True,
        )


def _page(ruleset: str, procedure: Procedure, runs: Runs, writer: Writer) -> Shown:
    boxes = flowchart.order(procedure)
    numbers = {box.id: n for n, box in enumerate(boxes, 1)}
    seen = [
        flowchart.Seen(
            box.id,
            numbers[box.id],
            said(writer, box, procedure),
            tuple((id, writer.href(addresses.rule(id))) for id in box.by),
            box.asks,
        )
        for box in boxes
    ]
    title = writer.word("time.title", ruleset=writer.ruleset_name(ruleset))

    def answer(key: str) -> str:
        return writer.word(f"time.answer.{key}")

    def way(arrow: Arrow) -> str:
        next_ = writer.word("time.next", number=numbers[arrow.to])
        if not arrow.answer:
            return next_
        return full_width(f"{answer(arrow.answer)}: {next_}", writer.locale)

    def steps() -> Iterator[dict[str, Any]]:
        for box in boxes:
            ways = [arrow for arrow in procedure.arrows if arrow.from_ == box.id]
            on = [arrow for arrow in ways if not arrow.answer]
            yield {
                "said": said(writer, box, procedure),
                "by": writer.ids(box.by),
                "ends": not ways,
                "then": numbers[on[0].to] if on else 0,
                "ways": [
                    {
                        "said": way(arrow),
                        "to": numbers[arrow.to],
                        "answer": answer(arrow.answer) if arrow.answer else "",
                    }
                    for arrow in ways
                    if arrow.answer or numbers[arrow.to] != numbers[box.id] + 1
                ],
            }

    return Shown(
        title,
        "time",
        {
            "diagram": made(flowchart.drawn(seen, procedure.arrows, answer, title)),
            "steps": list(steps()),
            "worked": list(_worked(runs, ruleset, procedure, writer)),
        },
        [
            (addresses.RULESETS, writer.word("rulesets.title")),
            (addresses.ruleset(ruleset), writer.ruleset_name(ruleset)),
        ],
        wide=True,
    )


def said(writer: Writer, box: Box, procedure: Procedure) -> str:
    """Return what stands in a box, of players or of teams."""
    of_teams = procedure.of_teams and f"time.{box.id}-team" in TIME
    key = f"time.{box.id}-team" if of_teams else f"time.{box.id}"
    if box.count is None:
        return writer.word(key)
    return writer.word(key, count=box.count)


def _worked(
    runs: Runs, ruleset: str, procedure: Procedure, writer: Writer
) -> Iterator[dict[str, Any]]:
    """Yield the examples that show what is in the diagram, in the order of the files."""
    clauses = {clause for box in procedure.boxes for clause in box.by}
    for id, under in runs:
        example = writer.kb.examples[id]
        if under == ruleset and clauses.intersection(example.shows):
            title = writer.plain(f"{id}#title", example.title)
            yield {
                "id": id,
                "link": writer.link(addresses.example(id, under), title),
                "shows": writer.ids(example.shows),
            }
