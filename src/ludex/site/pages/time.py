"""What to do when time is called, for each ruleset that says it: a diagram, and in words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from markupsafe import Markup

from ludex.site import addresses, flowchart
from ludex.site.facts import Facts
from ludex.site.leaf import Leaf, Shown
from ludex.site.markdown import made
from ludex.site.typesetting import full_width
from ludex.site.writer import Writer
from ludex.tournament.procedure import Arrow, Box, Procedure


def leaves(facts: Facts) -> Iterator[Leaf]:
    """Yield the procedure of each ruleset that has one."""
    for ruleset, procedure in facts.procedures.items():
        yield Leaf(addresses.time_called(ruleset), partial(_page, facts, ruleset, procedure))


def links(facts: Facts, writer: Writer, article: str = "") -> Markup:
    """Return links to the procedures, or to those that rest on a clause of an article."""
    return writer.listed(
        [
            writer.link(addresses.time_called(ruleset), writer.ruleset_name(ruleset))
            for ruleset, procedure in facts.procedures.items()
            if any(
                clause.startswith(f"{article}." if article else "")
                for box in procedure.boxes
                for clause in box.by
            )
        ]
    )


def _page(facts: Facts, ruleset: str, procedure: Procedure, writer: Writer) -> Shown:
    boxes = flowchart.order(procedure)
    numbers = {box.id: n for n, box in enumerate(boxes, 1)}
    seen = [
        flowchart.Seen(
            box.id,
            numbers[box.id],
            said(writer, box),
            tuple((id, writer.built(addresses.rule(id))) for id in box.by),
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
            yield {
                "said": said(writer, box),
                "by": writer.ids(box.by),
                "ends": not ways,
                "ways": [
                    way(arrow)
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
            "worked": list(_worked(facts, ruleset, procedure, writer)),
        },
        [
            (addresses.RULESETS, writer.word("rulesets.title")),
            (addresses.ruleset(ruleset), writer.ruleset_name(ruleset)),
        ],
        wide=True,
    )


def said(writer: Writer, box: Box) -> str:
    """Return what stands in a box."""
    if box.count is None:
        return writer.word(f"time.{box.id}")
    return writer.word(f"time.{box.id}", count=box.count)


def _worked(
    facts: Facts, ruleset: str, procedure: Procedure, writer: Writer
) -> Iterator[dict[str, Any]]:
    """Yield the examples that show what is in the diagram, in the order of the files."""
    clauses = {clause for box in procedure.boxes for clause in box.by}
    for (id, under), story in facts.stories.items():
        if under == ruleset and clauses.intersection(story.example.shows):
            title = writer.plain(f"{id}#title", story.example.title)
            yield {
                "id": id,
                "link": writer.link(addresses.example(id, under), title),
                "shows": writer.ids(story.example.shows),
            }
