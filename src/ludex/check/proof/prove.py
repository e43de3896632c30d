"""Proving: every clause, every swap, every citation, and every card that an example is about."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

from ludex.check.keeping.store import Store
from ludex.check.keeping.used import Part, Used
from ludex.check.proof.bystanders import bystanders
from ludex.check.proof.citations import citations
from ludex.check.proof.frames import Frames
from ludex.check.proof.near_misses import near_miss
from ludex.check.proof.report import Proof
from ludex.check.proof.runs import Runs, provable
from ludex.check.proof.shifts import shifts
from ludex.check.proof.swaps import swap, swaps
from ludex.check.proof.witness import witness
from ludex.kb.model import Clause, Example
from ludex.kb.uncollected import unvisited
from ludex.kernel import value
from ludex.project.project import Project


@value
class Job:
    """A part of the proof that stands by itself: it adds what it finds to a report.

    `name` is its own, and `about` what it goes by beside the runs that it plays.
    """

    name: str
    do: Callable[[Runs, Proof], None]
    about: Callable[[Frames], Any]


Did = tuple[Proof, frozenset[Part]]
"""What a part of the proof has found, and what it used."""

Executor = Callable[[Project, Sequence[str], Sequence[int]], Iterator[Did]]
"""Does some parts of the proof of some clauses, and hands over what came of each, in order."""

WORTH_A_PROCESS = 150
"""Parts of a proof for which another process is worth its start."""


def prove(
    project: Project,
    clauses: Sequence[Clause],
    *,
    processes: int = 1,
    store: Store | None = None,
    executor: Executor | None = None,
) -> Iterator[Proof]:
    """Prove clauses, telling after each part how things stand.

    What holds and is in the store is proved already, and what is found to hold goes there. The
    rest is done here, by several processes, or by whatever executes it elsewhere.
    """
    proof, ids = Proof(), tuple(clause.id for clause in clauses)
    proving = Proving(project, clauses)
    names = [job.name for job in proving.jobs]
    frames = [job.about(proving.frames) if store is not None else None for job in proving.jobs]
    known = [
        None if store is None else store.get(name, about)
        for name, about in zip(names, frames, strict=True)
    ]
    left = [number for number, found in enumerate(known) if found is None]
    processes = min(processes, 1 + len(left) // WORTH_A_PROCESS)
    if executor is None:
        executor = partial(_several, processes) if processes > 1 else proving.some
    fresh = executor(project, ids, left)
    for name, about, found in zip(names, frames, known, strict=True):
        if found is not None:
            proof.add(Proof(**found))
        else:
            part, used = next(fresh)
            proof.add(part)
            if store is not None and part.holds:
                store.put(name, used, asdict(part), about)
        yield proof
    if store is not None:
        store.write()


class Proving:
    """The parts of a proof, which share what was played for one of them."""

    def __init__(self, project: Project, clauses: Sequence[Clause]) -> None:
        self.runs = Runs(project)
        self.frames = Frames(self.runs)
        self.jobs = jobs(project, clauses)

    def part(self, number: int) -> Did:
        """Return what a part comes to."""
        proof, self.runs.used = Proof(), Used()
        self.jobs[number].do(self.runs, proof)
        return proof, frozenset(self.runs.used.parts)

    def some(self, _project: Project, _ids: Sequence[str], numbers: Sequence[int]) -> Iterator[Did]:
        """Do some parts, one after the other."""
        return map(self.part, numbers)


def _several(
    processes: int, project: Project, ids: Sequence[str], numbers: Sequence[int]
) -> Iterator[Did]:
    """Do some parts in several processes; those that are no forks load the rules anew."""
    from concurrent.futures import ProcessPoolExecutor  # which takes long to load
    from multiprocessing import get_context

    forks = hasattr(os, "fork")
    given = (project if forks else project.kb.root, ids)
    context: Any = get_context("fork" if forks else "spawn")
    with unvisited(), ProcessPoolExecutor(processes, context, _begin, given) as pool:
        yield from pool.map(_part, numbers, chunksize=4)


_OWN: list[Proving] = []
"""What a process proves for another one."""


def _begin(given: Project | Path, ids: Sequence[str]) -> None:
    project = Project.at(given) if isinstance(given, Path) else given
    _OWN.append(Proving(project, [project.kb.clauses[id] for id in ids]))


def _part(number: int) -> Did:
    return _OWN[-1].part(number)


def jobs(project: Project, clauses: Sequence[Clause]) -> list[Job]:
    """Return the parts of which the proof of clauses is made up."""
    ids = {clause.id for clause in clauses}
    examples = [each for each in project.kb.examples.values() if each.retired is None]
    if len(clauses) < len(provable(project)):
        examples = [e for e in examples if ids.intersection((*e.shows, *e.near_miss))]
    return [
        *(
            Job(clause.id, partial(_clause, clause), partial(Frames.clause, clause=clause))
            for clause in clauses
        ),
        *(
            Job(
                f"{' '.join(each.own)} <- {' '.join(each.theirs)}",
                partial(swap, each),
                partial(Frames.swap, swap=each),
            )
            for each in swaps(project, ids)
        ),
        *(
            Job(each.id, partial(_example, each), partial(Frames.example, example=each))
            for each in examples
        ),
    ]


def _clause(clause: Clause, runs: Runs, proof: Proof) -> None:
    proof.clauses += 1
    witness(clause, runs, proof)
    near_miss(clause, runs, proof)
    shifts(clause, runs, proof)


def _example(example: Example, runs: Runs, proof: Proof) -> None:
    bystanders(example, runs, proof)
    citations(example, runs, proof)
