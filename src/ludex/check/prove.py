"""Proving: each clause switched off, each near miss looked at, each rival answer swapped in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from ludex.check.play import Outcome, play
from ludex.kb.model import Clause, Example
from ludex.kernel import Ruleset, Watch
from ludex.playing import BadPosition
from ludex.project.project import Project


@dataclass(slots=True)
class Proof:
    """What proving found, by clause."""

    clauses: int = 0
    witnessed: list[str] = field(default_factory=list)
    unwitnessed: dict[str, str] = field(default_factory=dict)
    crashed: dict[str, str] = field(default_factory=dict)
    swaps: int = 0
    swap_blind: dict[str, str] = field(default_factory=dict)
    near_misses: int = 0
    no_near_miss: dict[str, str] = field(default_factory=dict)

    @property
    def holds(self) -> bool:
        """Whether every clause is witnessed and limited, and every swap is noticed."""
        wrong = (self.unwitnessed, self.crashed, self.swap_blind, self.no_near_miss)
        return not any(wrong)


def provable(project: Project, wanted: Iterable[str] = ()) -> list[Clause]:
    """Return the clauses to be proved: no terms, nothing retired; all, or those of some IDs."""
    wanted = tuple(wanted)
    return [
        clause
        for clause in project.kb.clauses.values()
        if clause.kind == "rule" and clause.retired is None
        if not wanted
        or any(clause.id == w or clause.id.startswith((f"{w}.", f"{w}-")) for w in wanted)
    ]


def prove(project: Project, clauses: list[Clause]) -> Iterator[Proof]:
    """Prove clauses, telling after each how things stand; the last word is on the swaps."""
    proof = Proof()
    proving = _Proving(project, proof)
    for clause in clauses:
        proving.clause(clause)
        yield proof
    proving.swaps({clause.id for clause in clauses})
    yield proof


class _Proving:
    def __init__(self, project: Project, proof: Proof) -> None:
        self.project = project
        self.proof = proof
        self._full: dict[tuple[str, str], tuple[Outcome, Watch]] = {}
        live = [e for e in project.kb.examples.values() if e.retired is None]
        self.shown_by: dict[str, list[Example]] = {}
        self.missed_by: dict[str, list[Example]] = {}
        for example in live:
            for id in example.shows:
                self.shown_by.setdefault(id, []).append(example)
            for id in example.near_miss:
                self.missed_by.setdefault(id, []).append(example)

    def full(self, example: Example, ruleset: str) -> tuple[Outcome, Watch]:
        """Return the run with every clause on, and who was considered for whom in it."""
        key = (example.id, ruleset)
        if key not in self._full:
            watch = Watch()
            self._full[key] = (play(self.project, example, ruleset, watch=watch), watch)
        return self._full[key]

    def clause(self, clause: Clause) -> None:
        self.proof.clauses += 1
        self._witness(clause)
        self._rows(clause)
        self._near_miss(clause)

    def _runs(self, examples: list[Example], id: str) -> Iterator[tuple[Example, str]]:
        for example in examples:
            for ruleset in self.project.runs_of(example):
                if id in self.project.rulesets[ruleset].ids:
                    yield example, ruleset
                    break

    def _witness(self, clause: Clause) -> None:
        why = "no example shows it"
        for example, ruleset in self._runs(self.shown_by.get(clause.id, []), clause.id):
            without = self.project.rulesets[ruleset].without(clause.id)
            word = self._noticed(example, ruleset, without, (clause.id,))
            if word is None:
                if clause.id not in self.proof.witnessed:
                    self.proof.witnessed.append(clause.id)
            elif word.startswith("crashed"):
                self.proof.crashed[clause.id] = f"{example.id}[{ruleset}] {word}"
            else:
                why = f"{example.id}[{ruleset}] {word}"
        swapped = clause.witness is not None and clause.witness.by == "swap"
        if clause.id not in self.proof.witnessed and clause.id not in self.proof.crashed:
            if swapped and clause.concept:
                self.proof.witnessed.append(clause.id)
            else:
                self.proof.unwitnessed[clause.id] = why

    def _rows(self, clause: Clause) -> None:
        """Switch off each row of a clause's data by itself."""
        unnoticed = []
        for row in self.project.rows(clause.id):
            for example, ruleset in self._runs(self.shown_by.get(clause.id, []), clause.id):
                without = self.project.without_row(ruleset, clause.id, row)
                if self._noticed(example, ruleset, without, (clause.id,)) is None:
                    break
            else:
                unnoticed.append("/".join(row[1:]))
        if unnoticed:
            missing = ", ".join(unnoticed)
            self.proof.unwitnessed[clause.id] = f"no example notices what is missing: {missing}"
            if clause.id in self.proof.witnessed:
                self.proof.witnessed.remove(clause.id)

    def _noticed(
        self, example: Example, ruleset: str, rules: Ruleset, ids: tuple[str, ...]
    ) -> str | None:
        """Return None when an example notices other rules, or why it does not."""
        full, _ = self.full(example, ruleset)
        if not full.held:
            return "does not hold as it is"
        run = play(self.project, example, ruleset, rules=rules)
        if run.status in ("crashed", "broken"):
            return f"crashed without it: {run.found}"
        if "because" in run.keys:
            return "fails only where it is named as the reason"
        if run.status == "held":
            return "holds without it"
        if run.status == "stuck":
            step = len(run.carried)
            carried = full.carried[step] if step < len(full.carried) else frozenset()
            if not run.refused or not carried.intersection(ids):
                return f"is stuck at step {step + 1} without it, which it had not carried"
        return None

    def _near_miss(self, clause: Clause) -> None:
        if clause.always is not None:
            idle = self._ever_idle(clause.id)
            if idle is not None:
                self.proof.no_near_miss[clause.id] = f"is said to act always, but not in {idle}"
            return
        why = "no example names it as a near miss"
        for example, ruleset in self._runs(self.missed_by.get(clause.id, []), clause.id):
            word = self._missed(clause, example, ruleset)
            if word is None:
                self.proof.near_misses += 1
                return
            why = f"{example.id}[{ruleset}] {word}"
        self.proof.no_near_miss[clause.id] = why

    def _ever_idle(self, id: str) -> str | None:
        for example, ruleset in self._runs(self.shown_by.get(id, []), id):
            _, watch = self.full(example, ruleset)
            if any(rule == id for rule, _ in watch.idle):
                return example.id
        return None

    def _missed(self, clause: Clause, example: Example, ruleset: str) -> str | None:
        """Return None when an example is a near miss of a clause, or why it is none."""
        full, watch = self.full(example, ruleset)
        if not full.held or full.session is None:
            return "does not hold as it is"
        named = example.near_miss[clause.id]
        try:
            subject = full.session.subject(named)
        except BadPosition as bad:
            return str(bad)
        acted, idle = (clause.id, subject) in watch.acted, (clause.id, subject) in watch.idle
        kinds = {r.kind for r in self.project.rulesets[ruleset].rules if r.id == clause.id}
        if acted and kinds != {"sets"}:
            return f"has it act for {named}"
        if not (idle or acted):
            return f"does not consider it for {named}"
        without = self.project.rulesets[ruleset].without(clause.id)
        if not play(self.project, example, ruleset, rules=without).held:
            return "does not hold without it"
        return None

    def swaps(self, ids: set[str]) -> None:
        """Put rulesets' different answers to one question in each other's place."""
        for concept, answers in sorted(self._concepts().items()):
            for ruleset, own in answers.items():
                for other, theirs in answers.items():
                    if own != theirs and ids.intersection(own):
                        self._swap(concept, ruleset, own, other, theirs)

    def _swap(
        self, concept: str, ruleset: str, own: tuple[str, ...], other: str, theirs: tuple[str, ...]
    ) -> None:
        self.proof.swaps += 1
        rulesets = self.project.rulesets
        rules = rulesets[ruleset].instead_of(own, rulesets[other], theirs)
        # The limit of an answer is told by its near misses, too.
        shown = {
            e.id: e for by in (self.shown_by, self.missed_by) for id in own for e in by.get(id, [])
        }
        for example in shown.values():
            if ruleset not in self.project.runs_of(example):
                continue
            word = self._noticed(example, ruleset, rules, own)
            if word is None:
                return
            if word.startswith("crashed"):
                self.proof.crashed[f"{own[0]} <- {theirs[0]}"] = f"{example.id}[{ruleset}] {word}"
        name = f"{', '.join(own)} <- {', '.join(theirs)}"
        self.proof.swap_blind[name] = f"no example of {ruleset} tells them apart ({concept})"

    def _concepts(self) -> dict[str, dict[str, tuple[str, ...]]]:
        """Return, for each question, the clauses with which each ruleset answers it."""
        answers: dict[str, dict[str, tuple[str, ...]]] = {}
        for name, ruleset in self.project.rulesets.items():
            for id in ruleset.ids:
                concept = self.project.kb.clauses[id].concept
                if concept is not None:
                    by = answers.setdefault(concept, {})
                    by[name] = (*by.get(name, ()), id)
        return answers
