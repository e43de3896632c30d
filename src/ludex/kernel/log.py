"""The log: what happened, by which rule, because of what, and what was consulted on the way."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, NamedTuple

from ludex.kernel.facts import Event, Step


class Entry(NamedTuple):
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


class Log:
    """A persistent list of entries: appending shares what came before."""

    __slots__ = ("before", "entries", "size")

    def __init__(self, entries: tuple[Entry, ...] = (), before: Log | None = None) -> None:
        self.entries = entries
        self.before = before
        self.size: int = len(entries) if before is None else before.size + len(entries)

    def plus(self, entries: Sequence[Entry]) -> Log:
        """Return the log with more entries."""
        return Log(tuple(entries), self) if entries else self

    @property
    def newest(self) -> Entry | None:
        """The last entry, if there is any."""
        return self.entries[-1] if self.entries else None

    def __len__(self) -> int:
        return self.size

    def backwards(self) -> Iterator[Entry]:
        """Go through the entries from the newest to the oldest."""
        for entries in self._parts():
            yield from reversed(entries)

    def __iter__(self) -> Iterator[Entry]:
        return chain.from_iterable(reversed(tuple(self._parts())))

    def _parts(self) -> Iterator[tuple[Entry, ...]]:
        log: Log | None = self
        while log is not None:
            yield log.entries
            log = log.before

    # The parts are a chain as long as the game: compared, shown or stored one inside the other they
    # would go as deep. So each of these takes the entries as one tuple.

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log) and tuple(self) == tuple(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Log({list(self)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Log, (tuple(self),)


@dataclass(slots=True)
class Watch:
    """An observer's notes: for whom each rule was considered, acting or not, and what it began."""

    acted: set[tuple[str, Hashable]] = field(default_factory=set)
    idle: set[tuple[str, Hashable]] = field(default_factory=set)
    began: set[tuple[str, Step]] = field(default_factory=set)

    def note(self, rule: str, subject: Hashable, *, acted: bool) -> None:
        """Record that a rule was considered for a subject."""
        (self.acted if acted else self.idle).add((rule, subject))
