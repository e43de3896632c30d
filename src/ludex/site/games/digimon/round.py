"""A round on one page: what happens in which order, with the clauses that make it so."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from ludex.digimon.course import Moment, course
from ludex.project.project import Project
from ludex.site import addresses
from ludex.site.addresses import Address
from ludex.site.face import Chart
from ludex.site.games.digimon.expects import STAGES
from ludex.site.leaf import Shown
from ludex.site.stories import Runs
from ludex.site.writer import Writer


def address(ruleset: str) -> Address:
    """Return the page of a ruleset's round."""
    return Address(f"rulesets/{ruleset}/a-round/")


def charts(project: Project) -> Iterator[Chart]:
    """Yield the round of each ruleset that has one."""
    cards = project.cards_of("digimon")
    for id, ruleset in project.rulesets.items():
        moments = course(ruleset, cards)
        if moments:
            clauses = frozenset(clause for each in moments for clause in each.by)
            yield Chart("round", (id,), address(id), clauses, partial(_page, id, moments))


def _page(ruleset: str, moments: tuple[Moment, ...], _runs: Runs, writer: Writer) -> Shown:
    stages: dict[str, list[dict[str, Any]]] = {}
    for moment in moments:
        said = [
            {"id": writer.ids((id,)), "text": writer.text(f"{id}#text", _text(writer, id))}
            for id in moment.by
        ]
        stages.setdefault(moment.stage, []).extend(said)
    return Shown(
        writer.word("round.title", ruleset=writer.ruleset_name(ruleset)),
        "round",
        {
            "stages": [
                {"name": writer.term(STAGES[stage]), "clauses": clauses}
                for stage, clauses in stages.items()
            ]
        },
        [
            (addresses.RULESETS, writer.word("rulesets.title")),
            (addresses.ruleset(ruleset), writer.ruleset_name(ruleset)),
        ],
    )


def _text(writer: Writer, id: str) -> str:
    return writer.kb.clauses[id].text
