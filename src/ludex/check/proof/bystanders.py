"""Bystanders: cards on which an example bears out a ruling, and without which it goes the same.

A ruling is on a card if a claim that the example cites names it, or, where the example is a ruling
that was published elsewhere, if its title does.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludex.check.proof.citations import expectations
from ludex.check.proof.report import Proof
from ludex.check.proof.runs import Runs
from ludex.kb.model import Example


def bystanders(example: Example, runs: Runs, proof: Proof) -> None:
    """See that each card with effects on which an example bears out a ruling matters in it.

    A game without cards of its own, as that of lists and Matches, plays no card's text.
    """
    if runs.project.game_of(example).engine.cards is None:
        return
    for slug in runs.cards_in(" / ".join(_rulings(example, runs)), example):
        proof.cards += 1
        rulesets = runs.project.runs_of(example)
        if not any(_matters(example, ruleset, slug, runs) for ruleset in rulesets):
            why = "the example goes the same without the text of the card that it is about"
            proof.bystanders[f"{example.id} {slug}"] = why


def _matters(example: Example, ruleset: str, slug: str, runs: Runs) -> bool:
    other = runs.blank(example, ruleset, slug)
    return bool(other.differences) or other.run.status == "stuck"


def _rulings(example: Example, runs: Runs) -> Iterator[str]:
    if example.sources:
        yield example.title
    cited = [*example.from_]
    for ruleset in runs.project.runs_of(example):
        for _, each in expectations(example, ruleset):
            cited += getattr(each, "from_", ())
    yield from (runs.claims[claim].says for claim in dict.fromkeys(cited))
