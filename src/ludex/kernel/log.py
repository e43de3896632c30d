"""The log: what happened, by which rule, because of what, and what was consulted on the way."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field

from ludex.kernel.facts import Event


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log, stamped by the kernel.

    `moment` counts the items of the agenda: what happened in one item happened at once.
    `cause` is the number of the entry that the rule answered; `used` are the clauses and data
    that the rule had consulted by then; `datum` is the card text being carried out.
    """

    n: int
    moment: int
    event: Event
    rule: str | None
    cause: int | None
    datum: str | None
    used: tuple[str, ...]

    @property
    def credits(self) -> tuple[str, ...]:
        """Every clause and datum that had a part in the entry."""
        own = tuple(x for x in (self.rule, self.datum) if x)
        return own + tuple(x for x in self.used if x not in own)


@dataclass(frozen=True, slots=True)
class Log:
    """A persistent list of entries: appending shares what came before."""

    before: Log | None = None
    entries: tuple[Entry, ...] = ()
    size: int = 0

    def plus(self, entries: tuple[Entry, ...]) -> Log:
        """Return the log with more entries."""
        return Log(self, entries, self.size + len(entries)) if entries else self

    def __len__(self) -> int:
        return self.size

    def backwards(self) -> Iterator[Entry]:
        """Go through the entries from the newest to the oldest."""
        log: Log | None = self
        while log is not None:
            yield from reversed(log.entries)
            log = log.before

    def __iter__(self) -> Iterator[Entry]:
        parts = []
        log: Log | None = self
        while log is not None:
            parts.append(log.entries)
            log = log.before
        for part in reversed(parts):
            yield from part


@dataclass(slots=True)
class Watch:
    """An observer's notes: for whom each rule was considered, acting or not."""

    acted: set[tuple[str, Hashable]] = field(default_factory=set)
    idle: set[tuple[str, Hashable]] = field(default_factory=set)

    def note(self, rule: str, subject: Hashable, *, acted: bool) -> None:
        """Record that a rule was considered for a subject."""
        (self.acted if acted else self.idle).add((rule, subject))
