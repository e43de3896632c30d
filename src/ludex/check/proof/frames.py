"""What a part of the proof is about beside the runs that it is made of.

The runs note what they use. Which runs these are, and what is made of them, goes by the fields of
clauses and examples and by the claims; here they are, as plain data.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any

from ludex.check.keeping.now import digest
from ludex.check.proof.runs import Runs
from ludex.check.proof.swaps import Swap, swaps
from ludex.kb.lock import plain
from ludex.kb.model import Clause, Example
from ludex.kb.needed import words

TOLD = {"text", "interpretation", "trust", "aliases", "sources", "revision", "revisions"}
"""What is told of a clause, and proved by nothing."""


class Frames:
    """The frames of the parts of a proof."""

    def __init__(self, runs: Runs) -> None:
        self._runs = runs
        self._project = runs.project
        self._made: dict[tuple[str, str], str] = {}

    @cached_property
    def _all(self) -> str:
        """What parts of the proof ask of clauses that are not their own."""
        clauses = self._project.kb.clauses.values()
        return digest(
            [
                [each.id, each.kind, each.retired is None, each.concept, each.explains]
                for each in clauses
            ]
        )

    @cached_property
    def _names(self) -> str:
        return digest(self._runs.names)

    def _once(self, kind: str, id: str, make: Callable[[str], Any]) -> str:
        """Return the digest of what is said of one thing, made but once."""
        if (kind, id) not in self._made:
            self._made[kind, id] = digest(make(id))
        return self._made[kind, id]

    def clause(self, clause: Clause) -> Any:
        """Return what the proof of a clause is about."""
        own = self._swaps.get(clause.id, ())
        sets = self._project.data.get(clause.id)
        return ["clause", self._all, self._raw(clause.id), own, plain(sets), self._shown(clause.id)]

    def swap(self, swap: Swap) -> Any:
        """Return what it is about that one answer is put in the place of another."""
        clauses = [[self._raw(id), self._shown(id)] for id in (*swap.own, *swap.theirs)]
        rulesets = dict.fromkeys(id for pair in swap.between for id in pair)
        enacted = [self._once("ruleset", id, self._enacted) for id in rulesets]
        return ["swap", self._all, swap, clauses, enacted]

    def example(self, example: Example) -> Any:
        """Return what the citations of an example, and the cards that it is about, go by."""
        raw = self._project.kb.raw(example.id)
        cited = sorted(set(words(raw)).intersection(self._runs.claims))
        claims = [self._once("claim", id, self._claim) for id in cited]
        return ["example", self._all, raw, self._project.runs_of(example), self._names, claims]

    def _enacted(self, ruleset: str) -> Any:
        return self._project.rulesets[ruleset].ids

    @cached_property
    def _swaps(self) -> Mapping[str, list[Any]]:
        """The swaps in which each clause gives way."""
        found: dict[str, list[Any]] = {}
        for each in swaps(self._project, set(self._project.kb.clauses)):
            for id in each.own:
                found.setdefault(id, []).append(each)
        return found

    def _raw(self, clause: str) -> Mapping[str, Any]:
        raw = self._project.kb.raw(clause)
        return {key: value for key, value in raw.items() if key not in TOLD}

    def _shown(self, clause: str) -> list[Any]:
        """Return the examples that show a clause, and those that just miss it."""
        runs = self._runs
        return [
            self._examples(by.get(clause, ()), clause) for by in (runs.shown_by, runs.missed_by)
        ]

    def _examples(self, examples: Iterable[Example], clause: str) -> list[Any]:
        project = self._project
        return [
            [
                self._once("example", each.id, project.kb.raw),
                [[r, clause in project.rulesets[r].ids] for r in project.runs_of(each)],
            ]
            for each in examples
        ]

    def _claim(self, id: str) -> Any:
        """Return what a claim says, and who stands for it or for what it illustrates."""
        claim, rulesets = self._runs.claims[id], self._project.rulesets
        standing = [
            [clause, [name for name in rulesets if clause in rulesets[name].ids]]
            for each in (id, *claim.illustrates)
            for clause in self._runs.standing.get(each, ())
        ]
        return [id, claim.says, claim.illustrates, standing]
