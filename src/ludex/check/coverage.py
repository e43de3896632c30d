"""Coverage: what became of every claim of every source."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludex.check.play import play
from ludex.check.proof.citations import cited
from ludex.check.proof.report import Proof
from ludex.project.project import Project

STRICT = ("rule", "exception", "procedure-step", "card-ruling")
"""Kinds of claim that a term alone does not cover."""


@dataclass(slots=True)
class SourceCoverage:
    """One source: how many claims it makes, where each is covered, and what is open, with why.

    `by_conduct` are the covered ones that only clauses of conduct stand for: nothing was proved.
    """

    claims: int = 0
    covered: dict[str, list[str]] = field(default_factory=dict)
    by_conduct: list[str] = field(default_factory=list)
    open: dict[str, str] = field(default_factory=dict)
    lost: list[str] = field(default_factory=list)
    stale: list[str] = field(default_factory=list)


def coverage(project: Project, proof: Proof) -> dict[str, SourceCoverage]:
    """Return the coverage of each source, given what was proved.

    A claim that is neither covered nor said to be open is `lost`; one that is covered and still
    said to be open is `stale`. A citation that is not earned
    covers nothing.
    """
    by = _taken_up(project, proof)
    found = {}
    for source in project.kb.sources.values():
        report = SourceCoverage(claims=len(source.claims))
        for claim in source.claims:
            where = by.get(claim.id, [])
            if claim.kind in STRICT:
                where = [id for id in where if _kind(project, id) != "term"]
            if where:
                report.covered[claim.id] = where
                if all(_kind(project, id) == "conduct" for id in where):
                    report.by_conduct.append(claim.id)
                if claim.open is not None:
                    report.stale.append(claim.id)
            elif claim.open is not None:
                report.open[claim.id] = claim.open
            else:
                report.lost.append(claim.id)
        found[source.id] = report
    return found


def _kind(project: Project, id: str) -> str:
    """Return the kind of a clause, or that it is an example."""
    clause = project.kb.clauses.get(id)
    return "example" if clause is None else clause.kind


def _taken_up(project: Project, proof: Proof) -> dict[str, list[str]]:
    """Return, for each claim, what names it: proved clauses, played examples, what needs no proof.

    The last are terms and clauses of conduct.
    """
    by: dict[str, list[str]] = {}
    proved, unearned = {*proof.witnessed, *proof.explains}, set(proof.unearned)
    claims = {claim.id for source in project.kb.sources.values() for claim in source.claims}
    for clause in project.kb.clauses.values():
        if clause.retired is None and (clause.kind != "rule" or clause.id in proved):
            for claim in clause.from_:
                by.setdefault(claim, []).append(clause.id)
    for example in project.kb.examples.values():
        if example.retired is not None:
            continue
        earned = {each.claim: None for each in cited(project, example) if each not in unearned}
        if claims.intersection(earned) and all(
            play(project, example, r).held for r in project.runs_of(example)
        ):
            for claim in earned:
                by.setdefault(claim, []).append(example.id)
    return by
