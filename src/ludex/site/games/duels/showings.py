"""Which examples show what a clause says of one sub-step of the Damage Step."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ludex.kb.knowledge_base import KnowledgeBase
from ludex.site.stories import Run

Showings = Callable[[str, str], tuple[str, ...]]
"""Given a clause and a sub-step: examples."""


def showings(kb: KnowledgeBase, runs: Iterable[Run]) -> Showings:
    """Return what tells the examples of a clause and a sub-step, in runs under one ruleset.

    An example counts where the clause had a part in it; one in which it leaves no trace counts
    everywhere.
    """
    traced = [
        (run.example, {(clause, moment.at) for moment in run.moments for clause in moment.credits})
        for run in runs
    ]

    def of(clause: str, sub_step: str) -> tuple[str, ...]:
        return tuple(
            id
            for id, traces in traced
            if clause in kb.examples[id].shows
            if (clause, sub_step) in traces or not any(by == clause for by, _ in traces)
        )

    return of
