"""Questions to the rules about a state: quantities, legal options, and who refuses what."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ludex.kernel.errors import TwoAnswers
from ludex.kernel.facts import Ask, Option, Quantity
from ludex.kernel.log import Log, Watch
from ludex.kernel.rules import Ruleset

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Refusal:
    """An option on offer that rules take away, and every clause and card datum that does."""

    option: Option
    by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """What a decision offers: legal options with the clauses that offer each, and the refused ones."""

    legal: dict[Option, tuple[str, ...]]
    refused: tuple[Refusal, ...]


class Inquiry(Generic[S]):
    """A state under a ruleset, to be asked questions."""

    def __init__(
        self, ruleset: Ruleset, state: S, log: Log, watch: Watch | None, memo: dict[str, Any]
    ) -> None:
        self.ruleset = ruleset
        self.state = state
        self.log = log
        self.watch = watch
        self.memo = memo

    def credit(self, clause: str) -> None:
        """Note that a clause or datum was consulted; only a running transaction keeps it."""

    def value(self, q: Quantity) -> Any:
        """Return what the one rule that sets this quantity says, or the neutral value.

        Raises TwoAnswers when two rules in force speak.
        """
        answer, by = None, None
        for rule in self.ruleset.of("sets", q.__class__):
            said = rule.body(self, q)
            if said is None:
                if self.watch is not None:
                    self.watch.note(rule.id, q.subject, acted=False)
                continue
            if by is not None:
                raise TwoAnswers(f"{by} and {rule.id} both set {q}")
            answer, by = said, rule.id
        if by is None:
            return q.neutral
        self.credit(by)
        if self.watch is not None:
            self.watch.note(by, q.subject, acted=True)
        return answer

    def refusals(self, thing: Any) -> tuple[str, ...]:
        """Return every clause, and card datum, that refuses an option or a contribution."""
        by: tuple[str, ...] = ()
        subject: Hashable = thing.subject
        for rule in self.ruleset.of("forbids", thing.__class__):
            found = rule.body(self, thing)
            if self.watch is not None:
                self.watch.note(rule.id, subject, acted=bool(found))
            if found:
                by += (rule.id,) if found is True else (rule.id, *found)
        return by

    def refuses(self, thing: Any) -> bool:
        """Whether rules refuse a thing; those that do are credited."""
        by = self.refusals(thing)
        for clause in by:
            self.credit(clause)
        return bool(by)

    @property
    def so_far(self) -> Log:
        """The log up to this very moment."""
        return self.log

    def choice(self, ask: Ask) -> Choice:
        """Return the options of a decision, legal and refused."""
        offered: dict[Option, tuple[str, ...]] = dict.fromkeys(ask.offers(self), ())
        for rule in self.ruleset.of("permits", ask.__class__):
            count = 0
            for option in rule.body(self, ask):
                offered[option] = (*offered.get(option, ()), rule.id)
                count += 1
            if self.watch is not None:
                self.watch.note(rule.id, ask.subject, acted=count > 0)
        legal, refused = {}, []
        for option, clauses in offered.items():
            by = self.refusals(option)
            if by:
                refused.append(Refusal(option, by))
            else:
                legal[option] = clauses
        return Choice(legal, tuple(refused))
