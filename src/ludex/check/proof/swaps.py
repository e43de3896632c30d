"""Swaps: where rulesets answer one question with different clauses, each in the other's place."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import NamedTuple

from ludex.check.proof.report import Proof
from ludex.check.proof.runs import Runs, lost
from ludex.project.project import Project


class Swap(NamedTuple):
    """Some rulesets' answer to a question, and the answer of others to be put in its place."""

    concept: str
    own: tuple[str, ...]
    theirs: tuple[str, ...]
    between: tuple[tuple[str, str], ...]
    """Each ruleset that has the one with each that has the other."""


def swaps(project: Project, ids: set[str]) -> Iterator[Swap]:
    """Yield every swap in which one of some clauses gives way."""
    for concept, answers in sorted(_concepts(project).items()):
        between: dict[tuple[tuple[str, ...], tuple[str, ...]], list[tuple[str, str]]] = {}
        for (ruleset, own), (other, theirs) in permutations(answers.items(), 2):
            if own != theirs and ids.intersection(own):
                between.setdefault((own, theirs), []).append((ruleset, other))
        for (own, theirs), pairs in between.items():
            yield Swap(concept, own, theirs, tuple(pairs))


def swap(it: Swap, runs: Runs, proof: Proof) -> None:
    """See whether some example of one of the rulesets notices a swap.

    One that is said to mean the same has to go unnoticed.
    """
    proof.swaps += 1
    same = any(said_the_same(it) in runs.project.kb.clauses[id].equivalent for id in it.own)
    noticed = any(_noticed(it, ruleset, other, runs, proof) for ruleset, other in it.between)
    if same != noticed:
        return
    name = f"{', '.join(it.own)} <- {', '.join(it.theirs)}"
    where = " or ".join(dict.fromkeys(ruleset for ruleset, _ in it.between))
    proof.swap_blind[name] = (
        f"is said to mean the same, and an example of {where} tells them apart ({it.concept})"
        if same
        else f"no example of {where} tells them apart ({it.concept})"
    )


def said_the_same(it: Swap) -> str:
    """Return the key under `equivalent` by which a clause says that a swap changes nothing."""
    return f"swap: {', '.join(it.theirs)}"


def _noticed(it: Swap, ruleset: str, other: str, runs: Runs, proof: Proof) -> bool:
    rulesets = runs.project.rulesets
    rules = rulesets[ruleset].instead_of(it.own, rulesets[other], it.theirs)
    # The limit of an answer is told by its near misses, too.
    shown = {
        e.id: e for by in (runs.shown_by, runs.missed_by) for id in it.own for e in by.get(id, ())
    }
    for example in shown.values():
        if ruleset not in runs.project.runs_of(example):
            continue
        full, _ = runs.full(example, ruleset)
        swapped = runs.by(example, ruleset, rules, other)
        if swapped.run.status in ("crashed", "broken"):
            name = f"{it.own[0]} <- {it.theirs[0]}"
            proof.crashed[name] = f"{example.id}[{ruleset}] crashed: {swapped.run.found}"
        elif full.held and (swapped.outcomes or lost(full, swapped.run, it.own)):
            return True
    return False


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
