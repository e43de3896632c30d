"""A game followed along its log, event by event."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ludex.kernel import Entry, Event, Game, Ruleset

OfEvent = Callable[[Game[Any], Event, Any, Any], Iterable[str]]
"""What does not hold once something has happened, by the states before it and after."""


class Following:
    """A game followed from its first state on: its log is folded again, entry by entry."""

    def __init__(self, first: Any, ruleset: Ruleset, of_event: OfEvent) -> None:
        self.state = first
        self.entries = 0
        self._of_event = of_event
        self._known = frozenset(ruleset.ids)
        self._checked: set[tuple[str, ...]] = set()

    def upto(self, game: Game[Any], entries: list[Entry] | None = None) -> Iterator[str]:
        """Yield what does not hold of what has happened since, up to where the game stands."""
        for entry in self.new(game) if entries is None else entries:
            yield from self._of_entry(entry)
            before, event = self.state, entry.event
            self.state = event.fold(before)
            self.entries += 1
            yield from self._of_event(game, event, before, self.state)

    def new(self, game: Game[Any]) -> list[Entry]:
        """Return the entries that have not been followed yet."""
        entries: list[Entry] = []
        left = len(game.log) - self.entries
        for entry in game.log.backwards():
            if len(entries) == left:
                break
            entries.append(entry)
        return entries[::-1]

    def _of_entry(self, entry: Entry) -> Iterator[str]:
        number = self.entries
        if entry.n != number:
            yield f"entry {entry.n} is number {number}"
        if entry.rule not in self._known:
            yield f"entry {number} names the rule {entry.rule}, which is not in force"
        if entry.cause is not None and entry.cause >= number:
            yield f"entry {number} has a cause that comes after it"
        if entry.used not in self._checked:
            self._checked.add(entry.used)
            unknown = [c for c in entry.used if "#" not in c and c not in self._known]
            if unknown:
                yield f"entry {number} used {unknown}, which is not in force"

    def same(self, game: Game[Any]) -> Iterator[str]:
        """Yield whether the log makes of the first state another one than that of the game."""
        if self.state != game.state:
            yield "the log does not replay to the state as it is"
        # From here on what has not changed is the very same, and need not be compared again.
        self.state = game.state
