"""Swaps: where rulesets answer one question with different clauses, each in the other's place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ludex.check.proof.report import Proof
from ludex.check.proof.runs import Runs, lost
from ludex.project.project import Project


class Swap(NamedTuple):
    """One ruleset's answer to a question, and another one's to be put in its place."""

    concept: str
    ruleset: str
    own: tuple[str, ...]
    other: str
    theirs: tuple[str, ...]


def swaps(project: Project, ids: set[str]) -> Iterator[Swap]:
    """Yield every swap in which one of some clauses gives way."""
    for concept, answers in sorted(_concepts(project).items()):
        for ruleset, own in answers.items():
            for other, theirs in answers.items():
                if own != theirs and ids.intersection(own):
                    yield Swap(concept, ruleset, own, other, theirs)


def swap(it: Swap, runs: Runs, proof: Proof) -> None:
    """See whether some example of the ruleset notices a swap."""
    proof.swaps += 1
    rulesets = runs.project.rulesets
    rules = rulesets[it.ruleset].instead_of(it.own, rulesets[it.other], it.theirs)
    # The limit of an answer is told by its near misses, too.
    shown = {
        e.id: e for by in (runs.shown_by, runs.missed_by) for id in it.own for e in by.get(id, ())
    }
    for example in shown.values():
        if it.ruleset not in runs.project.runs_of(example):
            continue
        full, _ = runs.full(example, it.ruleset)
        other = runs.by(example, it.ruleset, rules)
        if other.run.status in ("crashed", "broken"):
            name = f"{it.own[0]} <- {it.theirs[0]}"
            proof.crashed[name] = f"{example.id}[{it.ruleset}] crashed: {other.run.found}"
        elif full.held and (other.outcomes or lost(full, other.run, it.own)):
            return
    name = f"{', '.join(it.own)} <- {', '.join(it.theirs)}"
    proof.swap_blind[name] = f"no example of {it.ruleset} tells them apart ({it.concept})"


def _concepts(project: Project) -> dict[str, dict[str, tuple[str, ...]]]:
    """Return, for each question, the clauses with which each ruleset answers it."""
    answers: dict[str, dict[str, tuple[str, ...]]] = {}
    for name, ruleset in project.rulesets.items():
        for id in ruleset.ids:
            concept = project.kb.clauses[id].concept
            if concept is not None:
                by = answers.setdefault(concept, {})
                by[name] = (*by.get(name, ()), id)
    return answers
