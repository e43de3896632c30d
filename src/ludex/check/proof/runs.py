"""Runs of examples: each played once by its own rules, and as often as needed by others."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import TypeVar

from ludex.check.effects import of_cards
from ludex.check.keeping.used import Part, Used
from ludex.check.play import Difference, Outcome, play
from ludex.check.proof.about import about, done_by, first, named, words
from ludex.kb.model import Claim, Clause, Example
from ludex.kernel import Ruleset, Watch, value
from ludex.project.project import Project, Row

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

Parts = frozenset[Part]

AT_HAND = 600
"""Runs of a kind that are kept at hand: a clause is proved by those of its neighbours, mostly."""


class Latest(OrderedDict[K, V]):
    """Holds what was put in last, and of that no more than is at hand."""

    def __setitem__(self, key: K, kept: V) -> None:
        """Put something in, and drop what has been in it the longest."""
        super().__setitem__(key, kept)
        if len(self) > AT_HAND:
            self.popitem(last=False)


@value
class Otherwise:
    """What becomes of an example by other rules: how it ended, and all that differs by then."""

    run: Outcome
    differences: tuple[Difference, ...]

    @property
    def outcomes(self) -> tuple[Difference, ...]:
        """What differs in more than its reason."""
        return tuple(each for each in self.differences if not each.verdict.as_is)


def lost(full: Outcome, other: Outcome, clauses: Collection[str]) -> bool:
    """Whether a run by other rules is refused a step that one of some clauses had carried."""
    step = len(other.carried)
    return other.refused and step < len(full.carried) and not full.carried[step].isdisjoint(clauses)


class Runs:
    """The runs that a proof is made of, and which examples are about which clauses."""

    def __init__(self, project: Project) -> None:
        self.project = project
        self.live = [e for e in project.kb.examples.values() if e.retired is None]
        self.shown_by: dict[str, list[Example]] = {}
        self.missed_by: dict[str, list[Example]] = {}
        for example in self.live:
            for id in example.shows:
                self.shown_by.setdefault(id, []).append(example)
            for id in example.near_miss:
                self.missed_by.setdefault(id, []).append(example)
        self.used = Used()
        """What was used by all that was asked for; whoever wants to know empties it before."""
        self._said: dict[str, frozenset[Hashable]] = {}
        self._full: Latest[tuple[str, str], tuple[Outcome, Watch, Parts]] = Latest()
        self._without: Latest[tuple[str, str, str], tuple[Otherwise, Parts]] = Latest()
        self._blank: Latest[tuple[str, str, str], tuple[Otherwise, Parts]] = Latest()

    @cached_property
    def claims(self) -> Mapping[str, Claim]:
        """Every claim of every source by its ID."""
        return {c.id: c for source in self.project.kb.sources.values() for c in source.claims}

    @cached_property
    def standing(self) -> Mapping[str, list[str]]:
        """The clauses that stand for each claim."""
        found: dict[str, list[str]] = {}
        for clause in provable(self.project):
            for claim in clause.from_:
                found.setdefault(claim, []).append(clause.id)
        return found

    @cached_property
    def names(self) -> list[tuple[str, str]]:
        """The English names of cards that can be left without text, longest first; their slugs."""
        project = self.project
        named = [
            (str(card.names["en"]), slug)
            for slug, card in project.kb.cards.items()
            if of_cards(project, [slug]) and project.blank(slug) is not None
        ]
        return sorted(named, key=lambda each: -len(each[0]))

    def showing(self, clause: str, row: Row, *, limits: bool) -> list[Example]:
        """Return the examples that show a clause, or its `limits` too: those that name a row first.

        They are the ones that may notice it.
        """
        missed = self.missed_by.get(clause, ()) if limits else ()
        found = [*self.shown_by.get(clause, ()), *missed]
        return sorted(found, key=lambda each: row[-1] not in self._words(each))

    def _words(self, example: Example) -> frozenset[Hashable]:
        if example.id not in self._said:
            said = words((example.start, example.play, example.expect))
            self._said[example.id] = frozenset(said)
        return self._said[example.id]

    def full(self, example: Example, ruleset: str) -> tuple[Outcome, Watch]:
        """Return the run with every clause on, and who was considered for whom in it."""
        key = (example.id, ruleset)
        if key not in self._full:
            watch, used = Watch(), Used()
            outcome = play(self.project, example, ruleset, watch=watch, used=used)
            self._full[key] = (outcome, watch, frozenset(used.parts))
        outcome, watch, parts = self._full[key]
        self.used.parts |= parts
        return outcome, watch

    def by(self, example: Example, ruleset: str, rules: Ruleset, *others: str) -> Otherwise:
        """Return what becomes of an example by other rules, some of them another ruleset's."""
        found: list[Difference] = []
        used = Used()
        noting = used.ruleset(rules, ruleset, *others)
        run = play(self.project, example, ruleset, rules=noting, differences=found, used=used)
        self.used.parts |= used.parts
        return Otherwise(run, tuple(found))

    def without(self, example: Example, ruleset: str, clause: str) -> Otherwise:
        """Return what becomes of an example without a clause."""
        key = (example.id, ruleset, clause)
        if key not in self._without:
            rules = self.project.rulesets[ruleset].without(clause)
            outer, self.used = self.used, Used()
            self._without[key] = self.by(example, ruleset, rules), frozenset(self.used.parts)
            self.used = outer
        otherwise, parts = self._without[key]
        self.used.parts |= parts
        return otherwise

    def blank(self, example: Example, ruleset: str, card: str) -> Otherwise:
        """Return what becomes of an example with a card that is without its text."""
        key = (example.id, ruleset, card)
        if key not in self._blank:
            found: list[Difference] = []
            used = Used()
            run = play(self.project, example, ruleset, differences=found, blank=card, used=used)
            self._blank[key] = Otherwise(run, tuple(found)), frozenset(used.parts)
        otherwise, parts = self._blank[key]
        self.used.parts |= parts
        return otherwise

    def cards_in(self, text: str, example: Example) -> Iterator[str]:
        """Yield the cards with effects that a text names and that an example begins with.

        A name within a longer one is none.
        """
        for name, slug in self.names:
            pattern = rf"(?<![\w-]){re.escape(name)}(?![\w-])"
            if name in text and re.search(pattern, text):
                text = re.sub(pattern, "", text)
                if slug in words(example.start):
                    yield slug

    def of(self, examples: Iterable[Example], clause: str) -> Iterator[tuple[Example, str]]:
        """Yield each of some examples with the first of its rulesets that has a clause."""
        for example in examples:
            for ruleset in self.project.runs_of(example):
                if clause in self.project.rulesets[ruleset].ids:
                    yield example, ruleset
                    break

    def own(
        self, clause: str, example: Example, ruleset: str, other: Otherwise
    ) -> list[Difference]:
        """Return the outcomes that differ and that name what a clause is about."""
        full, watch = self.full(example, ruleset)
        found = about(clause, full, watch, self.project.data.get(clause, {}))
        kinds = {rule.kind for rule in self.project.rulesets[ruleset].rules if rule.id == clause}
        found |= first(full, other.run, prevents=bool(kinds & {"forbids", "instead", "sets"}))
        found |= {clause} | done_by(found, full, other.run)
        return [each for each in other.outcomes if found & named(each, full.session)]


def provable(project: Project, wanted: Iterable[str] = ()) -> list[Clause]:
    """Return the clauses to be proved: rules that still count, all of them or those of some IDs."""
    wanted = tuple(wanted)
    return [
        clause
        for clause in project.kb.clauses.values()
        if clause.kind == "rule" and clause.retired is None
        if not wanted
        or any(clause.id == w or clause.id.startswith((f"{w}.", f"{w}-")) for w in wanted)
    ]
