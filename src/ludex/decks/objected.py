"""What is wrong with a deck that was handed in, in whichever game, and by which clauses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from ludex.kernel import Entry, Quantity, Ruleset
from ludex.playing import Said
from ludex.playing.said import Value


class NoDecks(LookupError):
    """A ruleset that does not say which Decks are accepted, or not of so many players."""


class NoneSaid(NoDecks):
    """A ruleset that says nothing of the decks of a game; it may be one of another game."""


class Objection(Protocol):
    """An objection to a deck, as a log has it."""

    def of_deck(self, called: Callable[[str], Value]) -> Said:
        """Return how it is told of a deck by itself, given what each card is called."""


@dataclass(frozen=True, slots=True)
class Objected:
    """An objection to a deck, with the clauses that had a part in it.

    The one that sets the limit is the first, where there is one, and the one that objects the last.
    """

    objection: Objection
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Unknown:
    """A card that nobody knows; it counts as a card of its part, and of no kind."""

    line: int
    """The first that names it."""
    passcode: int | None
    name: str | None
    """As it is written; None for a passcode."""
    suggestion: str | None
    """The known name that is nearest; for the first unknown cards only."""


MOST_SUGGESTIONS = 20
"""With more unknown cards than these, a file is hardly misspelt but of other cards."""


def clauses_behind(rules: Ruleset, limit: type[Quantity] | None, entry: Entry) -> tuple[str, ...]:
    """Return the clauses of an objection that is about a limit."""
    set_by = {rule.id for rule in rules.of["sets"][limit]} if limit is not None else set()
    limits = (each for each in entry.used if each in set_by)
    own = (entry.rule,) if entry.rule else ()
    others = (each for each in entry.used if each not in own)
    return tuple(dict.fromkeys((*limits, *others, *own)))
