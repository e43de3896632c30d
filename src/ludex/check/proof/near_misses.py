"""Near misses: examples in which a clause is considered for somebody, and does not act."""

from __future__ import annotations

from ludex.check.proof.report import Proof
from ludex.check.proof.runs import Runs
from ludex.kb.model import Clause, Example
from ludex.playing import BadPosition


def near_miss(clause: Clause, runs: Runs, proof: Proof) -> None:
    """See that whatever is named as a near miss of a clause is one, or that none is possible."""
    missed = None
    for example, ruleset in runs.of(runs.missed_by.get(clause.id, ()), clause.id):
        word = _hit(clause, example, ruleset, runs)
        if word is not None:
            proof.no_near_miss[clause.id] = f"{example.id}[{ruleset}] {word}"
            return
        missed = example.id
    if clause.always is not None:
        idle = missed or _ever_idle(clause, runs)
        if idle is not None:
            proof.no_near_miss[clause.id] = f"is said to act always, but not in {idle}"
    elif missed is None:
        proof.no_near_miss[clause.id] = "no example names it as a near miss"
    else:
        proof.near_misses += 1


def _ever_idle(clause: Clause, runs: Runs) -> str | None:
    for example, ruleset in runs.of(runs.shown_by.get(clause.id, ()), clause.id):
        _, watch = runs.full(example, ruleset)
        # What is asked of one subject may stand in several clauses' tables, a row in each.
        spared = watch.acted if clause.sets else ()
        if any(rule == clause.id for rule, who in watch.idle if (rule, who) not in spared):
            return example.id
    return None


def _hit(clause: Clause, example: Example, ruleset: str, runs: Runs) -> str | None:
    """Return None when an example is a near miss of a clause, or why it is none."""
    full, watch = runs.full(example, ruleset)
    if not full.held or full.session is None:
        return "does not hold as it is"
    named = example.near_miss[clause.id]
    try:
        subject = full.session.subject(named)
    except BadPosition as bad:
        return str(bad)
    if (clause.id, subject) in watch.acted:
        return f"has it act for {named}"
    if (clause.id, subject) not in watch.idle:
        return f"does not consider it for {named}"
    other = runs.without(example, ruleset, clause.id)
    if other.run.status != "held":
        return "does not hold without it"
    return None
