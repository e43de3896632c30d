"""Witnesses: without a clause, something happens or is legal that otherwise is not.

An example is a witness if it fails at an expectation that names what the clause is about, or at a
step that this very clause had carried. Where all that changes is who refuses, the clause explains
another one, and has to say which.
"""

from __future__ import annotations

from ludex.check.play import Outcome
from ludex.check.proof.report import Proof
from ludex.check.proof.runs import Otherwise, Runs, lost
from ludex.kb.model import Clause, Example
from ludex.project.project import Row

EXPLAINS = "changes the reason alone"


def witness(clause: Clause, runs: Runs, proof: Proof) -> None:
    """Look for the examples that notice a clause, and each row of its data, switched off."""
    words = {}
    for example, ruleset in runs.of(runs.shown_by.get(clause.id, ()), clause.id):
        other = runs.without(example, ruleset, clause.id)
        words[f"{example.id}[{ruleset}]"] = unnoticed(clause, example, ruleset, other, runs)
    _crashes(clause.id, words, proof)
    found = _whole(clause, words)
    for row in runs.project.rows(clause.id):
        missing = _row(clause, row, runs)
        if missing is not None:
            found = f"no example notices that {'/'.join(row[1:])} is missing ({missing})"
    if found is None:
        proof.witnessed.append(clause.id)
    elif found == EXPLAINS and clause.explains is not None:
        proof.explains[clause.id] = clause.explains
    elif clause.id not in proof.crashed:
        proof.unwitnessed[clause.id] = found


def unnoticed(
    clause: Clause, example: Example, ruleset: str, other: Otherwise, runs: Runs
) -> str | None:
    """Return why an example is no witness of a clause that is switched off; None if it is one."""
    full, _ = runs.full(example, ruleset)
    run, why = other.run, None
    if not full.held:
        why = "does not hold as it is"
    elif run.status in ("crashed", "broken"):
        why = f"crashed without it: {run.found}"
    elif not runs.own(clause.id, example, ruleset, other):
        if run.status == "stuck":
            why = _stuck(clause.id, full, run)
        elif other.outcomes:
            why = "fails without it only where it names nothing that the clause is about"
        else:
            why = _same_outcome(clause, other)
    return why


def _stuck(id: str, full: Outcome, run: Outcome) -> str | None:
    if lost(full, run, {id}):
        return None
    return f"is stuck at step {len(run.carried) + 1} without it, which it had not carried"


def _same_outcome(clause: Clause, other: Otherwise) -> str:
    if not other.differences:
        return "holds without it"
    others = {by for each in other.differences for by in each.verdict.credits}
    if clause.explains is not None and clause.explains not in others:
        return f"is refused by {', '.join(sorted(others))} without it, not by {clause.explains}"
    return EXPLAINS


def _whole(clause: Clause, words: dict[str, str | None]) -> str | None:
    """Return None if some example notices that a clause is off, or else why none does."""
    if None in words.values():
        if clause.explains is not None:
            return f"explains {clause.explains}, but changes outcomes itself"
        return None
    if EXPLAINS in words.values():
        if clause.explains is not None:
            return EXPLAINS
        return f"{EXPLAINS}: 'explains' has to say of which clause it gives the reason"
    if clause.witness is not None and clause.concept is not None:
        return None
    return next((f"{at} {why}" for at, why in words.items()), "no example shows it")


def _row(clause: Clause, row: Row, runs: Runs) -> str | None:
    """Return None if some example notices that a row of a clause's data is missing, or why not."""
    why = "no example shows the clause"
    for example, ruleset in runs.of(runs.showing(clause.id, row, limits=False), clause.id):
        rules = runs.project.without_row(ruleset, clause.id, row)
        word = unnoticed(clause, example, ruleset, runs.by(example, ruleset, rules), runs)
        if word is None or (word == EXPLAINS and clause.explains is not None):
            return None
        if word != "holds without it":
            why = f"{example.id}[{ruleset}] {word}"
    return why


def _crashes(id: str, words: dict[str, str | None], proof: Proof) -> None:
    for at, why in words.items():
        if why is not None and why.startswith("crashed"):
            proof.crashed[id] = f"{at} {why}"
