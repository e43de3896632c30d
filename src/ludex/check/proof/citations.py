"""Citations: an expectation may cite a claim only if it says something about it.

It would fail without a clause that stands for the same claim. A claim that is an example of the
source itself, or a ruling on a card, is one that the expectation carries; there it is enough that
the expectation can fail without some clause that had a part in the run.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludex.check.play import Keys, script_of
from ludex.check.proof.report import Proof
from ludex.check.proof.runs import Runs
from ludex.kb.model import Example
from ludex.playing import Aside

CARRIED = ("example", "card-ruling", "list-membership")
"""Kinds of claim that tell facts of their own, which an expectation can carry."""


def citations(example: Example, runs: Runs, proof: Proof) -> None:
    """See that each claim that an example's expectations cite is earned in one of its runs."""
    # What the whole example cites is earned where any of its expectations earns it.
    cited: dict[tuple[str, Keys], bool] = {(claim, ()): False for claim in example.from_}
    for ruleset in runs.project.runs_of(example):
        full, _ = runs.full(example, ruleset)
        for keys, expectation in expectations(example, ruleset):
            for claim in getattr(expectation, "from_", ()):
                at = (claim, keys)
                earned = full.held and _earned(example, ruleset, keys, claim, runs)
                cited[at] = cited.get(at, False) or earned
            for claim in example.from_:
                if not cited[claim, ()] and full.held:
                    cited[claim, ()] = _earned(example, ruleset, keys, claim, runs)
    for (claim, keys), earned in cited.items():
        proof.citations += 1
        if not earned:
            where = ".".join(map(str, keys)) or "from"
            proof.unearned[f"{example.id} {where} {claim}"] = (
                "holds without any clause that stands for the claim"
            )


def expectations(example: Example, ruleset: str) -> Iterator[tuple[Keys, Any]]:
    """Yield every expectation of an example under a ruleset, and the way to it."""
    steps, expectations, way = script_of(example, ruleset)
    variant = example.under.get(ruleset)
    own = way if getattr(variant, "play", None) is not None else ()
    for n, step in enumerate(steps):
        if isinstance(step, Aside):
            for m, each in enumerate(step.expect):
                yield (*own, "play", n, "expect", m), each
    for n, each in enumerate(expectations):
        yield (*way, "expect", n), each


def _earned(example: Example, ruleset: str, keys: Keys, claim: str, runs: Runs) -> bool:
    """Whether an expectation would not hold without one of the clauses that it speaks for."""
    for clause in _clauses(example, ruleset, claim, runs):
        other = runs.without(example, ruleset, clause)
        if any(each.keys == keys for each in other.differences):
            return True
        if other.run.status == "stuck" and not _reached(other.run.keys, keys):
            return True
    return False


def _clauses(example: Example, ruleset: str, claim: str, runs: Runs) -> Iterator[str]:
    ids = runs.project.rulesets[ruleset].ids
    full, watch = runs.full(example, ruleset)
    standing = [id for id in runs.standing.get(claim, ()) if id in ids]
    yield from standing
    if runs.claims[claim].kind in CARRIED:
        part = full.credited | {rule for rule, _ in watch.acted}
        yield from sorted(id for id in part if id in ids and id not in standing)


def _reached(stuck: Keys, keys: Keys) -> bool:
    """Whether a run that got stuck had already come to an expectation."""
    return "play" in keys and keys < stuck
