"""Bystanders: cards on which an example bears out a ruling, and without which it goes the same.

A ruling is on a card if a claim that the example cites names it, or, where the example is a ruling
that was published elsewhere, if its title does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ludex.check.play import Difference, play
from ludex.check.proof.about import words
from ludex.check.proof.citations import expectations
from ludex.check.proof.report import Proof
from ludex.check.proof.runs import Runs
from ludex.kb.model import Example


def bystanders(example: Example, runs: Runs, proof: Proof) -> None:
    """See that each card with effects on which an example bears out a ruling matters in it."""
    there = set(words(example.start))
    for slug in _named(" / ".join(_rulings(example, runs)), runs):
        if slug in there:
            proof.cards += 1
            rulesets = runs.project.runs_of(example)
            if not any(_matters(example, ruleset, slug, runs) for ruleset in rulesets):
                why = "the example goes the same without the text of the card that it is about"
                proof.bystanders[f"{example.id} {slug}"] = why


def _matters(example: Example, ruleset: str, slug: str, runs: Runs) -> bool:
    found: list[Difference] = []
    run = play(runs.project, example, ruleset, differences=found, blank=slug)
    return bool(found) or run.status == "stuck"


def _rulings(example: Example, runs: Runs) -> Iterator[str]:
    if example.sources:
        yield example.title
    cited = [*example.from_]
    for ruleset in runs.project.runs_of(example):
        for _, each in expectations(example, ruleset):
            cited += getattr(each, "from_", ())
    yield from (runs.claims[claim].says for claim in dict.fromkeys(cited))


def _named(text: str, runs: Runs) -> Iterator[str]:
    """Yield the cards with effects that a text names; a name within a longer one is none."""
    for name, slug in runs.names:
        pattern = rf"(?<![\w-]){re.escape(name)}(?![\w-])"
        if re.search(pattern, text):
            text = re.sub(pattern, "", text)
            yield slug
