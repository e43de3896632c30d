"""Citations: an expectation may cite a claim only if it says something about it.

It has to come out otherwise without a clause that stands for the claim. Another reason is enough
only of a clause that explains another one. A claim that tells a case, an example of the source
itself or a ruling on a card, is borne out as well by a clause that stands for one of the claims
that it illustrates, and by a card that it names: without its text the expectation has to come out
otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ludex.check.play import Difference
from ludex.check.proof.report import Citation, Proof
from ludex.check.proof.runs import Runs, lost
from ludex.kb.model import Example
from ludex.kb.scripts import Keys, script_of
from ludex.playing import Aside
from ludex.project.project import Project


def citations(example: Example, runs: Runs, proof: Proof) -> None:
    """See that each claim that an example's expectations cite is earned in one of its runs."""
    # What the whole example cites is earned where any of its expectations earns it.
    found: dict[tuple[str, Keys], bool] = {(claim, ()): False for claim in example.from_}
    for ruleset in runs.project.runs_of(example):
        for keys, expectation in expectations(example, ruleset):
            its = getattr(expectation, "from_", ())
            for claim, at in (*((c, keys) for c in its), *((c, ()) for c in example.from_)):
                if not found.setdefault((claim, at), False):
                    found[claim, at] = _earned(example, ruleset, keys, claim, runs)
    for (claim, keys), earned in found.items():
        proof.citations += 1
        if not earned:
            proof.unearned.append(_citation(example, keys, claim))


def cited(project: Project, example: Example) -> Iterator[Citation]:
    """Yield everything that an example and its expectations cite."""
    yield from (_citation(example, (), claim) for claim in example.from_)
    for ruleset in project.runs_of(example):
        for keys, expectation in expectations(example, ruleset):
            for claim in getattr(expectation, "from_", ()):
                yield _citation(example, keys, claim)


def _citation(example: Example, keys: Keys, claim: str) -> Citation:
    return Citation(example.id, ".".join(map(str, keys)) or "from", claim)


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
    """Whether an expectation would not hold without a clause or a card that it speaks for."""
    full, _ = runs.full(example, ruleset)
    if not full.held:
        return False
    return any(
        _missed(example, ruleset, keys, clause, runs) for clause in _clauses(ruleset, claim, runs)
    ) or any(
        _is_there(runs.blank(example, ruleset, slug).outcomes, keys)
        for slug in runs.cards_in(runs.claims[claim].says, example)
    )


def _clauses(ruleset: str, claim: str, runs: Runs) -> Iterator[str]:
    """Yield the clauses that stand for a claim, or for one that it illustrates."""
    for each in (claim, *runs.claims[claim].illustrates):
        for clause in runs.standing.get(each, ()):
            if clause in runs.project.rulesets[ruleset].ids:
                yield clause


def _missed(example: Example, ruleset: str, keys: Keys, clause: str, runs: Runs) -> bool:
    """Whether an expectation comes out otherwise without a clause, or nobody can come to it."""
    full, _ = runs.full(example, ruleset)
    other = runs.without(example, ruleset, clause)
    explains = runs.project.kb.clauses[clause].explains is not None
    if _is_there(other.differences if explains else other.outcomes, keys):
        return True
    return not _reached(other.run.keys, keys) and lost(full, other.run, {clause})


def _is_there(found: Iterable[Difference], keys: Keys) -> bool:
    return any(each.keys == keys for each in found)


def _reached(stuck: Keys, keys: Keys) -> bool:
    """Whether a run that got stuck had already come to an expectation."""
    return "play" in keys and keys < stuck
