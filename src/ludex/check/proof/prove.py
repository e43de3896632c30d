"""Proving: every clause, every swap, every citation, and every card that an example is about."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from ludex.check.proof.bystanders import bystanders
from ludex.check.proof.citations import citations
from ludex.check.proof.near_misses import near_miss
from ludex.check.proof.report import Proof
from ludex.check.proof.runs import Runs, provable
from ludex.check.proof.shifts import shifts
from ludex.check.proof.swaps import swap, swaps
from ludex.check.proof.witness import witness
from ludex.kb.model import Clause, Example
from ludex.project.project import Project

Job = Callable[[Runs, Proof], None]
"""A part of the proof that stands by itself: it adds what it finds to a report."""


def prove(project: Project, clauses: Sequence[Clause], *, processes: int = 1) -> Iterator[Proof]:
    """Prove clauses, telling after each part how things stand.

    Several processes load the rules of the checkout anew, each for itself.
    """
    proof, ids = Proof(), tuple(clause.id for clause in clauses)
    many = range(len(jobs(project, clauses)))
    if processes == 1:
        proving = _Proving(project, clauses)
        parts: Iterable[Proof] = map(proving.part, many)
        yield from _together(parts, proof)
        return
    given = project.kb.root, ids
    with ProcessPoolExecutor(processes, get_context("spawn"), _begin, given) as pool:
        yield from _together(pool.map(_part, many, chunksize=4), proof)


def _together(parts: Iterable[Proof], proof: Proof) -> Iterator[Proof]:
    for part in parts:
        proof.add(part)
        yield proof


class _Proving:
    """The parts of a proof, which share what was played for one of them."""

    def __init__(self, project: Project, clauses: Sequence[Clause]) -> None:
        self.runs = Runs(project)
        self.jobs = jobs(project, clauses)

    def part(self, number: int) -> Proof:
        proof = Proof()
        self.jobs[number](self.runs, proof)
        return proof


_OWN: list[_Proving] = []
"""What a process proves for another one."""


def _begin(rules: Path, ids: Sequence[str]) -> None:
    project = Project.at(rules)
    _OWN.append(_Proving(project, [project.kb.clauses[id] for id in ids]))


def _part(number: int) -> Proof:
    return _OWN[0].part(number)


def jobs(project: Project, clauses: Sequence[Clause]) -> list[Job]:
    """Return the parts of which the proof of clauses is made up."""
    ids = {clause.id for clause in clauses}
    examples = [each for each in project.kb.examples.values() if each.retired is None]
    if len(clauses) < len(provable(project)):
        examples = [e for e in examples if ids.intersection((*e.shows, *e.near_miss))]
    return [
        *(partial(_clause, clause) for clause in clauses),
        *(partial(swap, each) for each in swaps(project, ids)),
        *(partial(_example, each) for each in examples),
    ]


def _clause(clause: Clause, runs: Runs, proof: Proof) -> None:
    proof.clauses += 1
    witness(clause, runs, proof)
    near_miss(clause, runs, proof)
    shifts(clause, runs, proof)


def _example(example: Example, runs: Runs, proof: Proof) -> None:
    bystanders(example, runs, proof)
    citations(example, runs, proof)
