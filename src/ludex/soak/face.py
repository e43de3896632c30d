"""What random play asks of a game: one face a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from ludex.kernel import Choice, Entry, Game, Option, Watch
from ludex.playing.record import GameRecord
from ludex.project.project import Project
from ludex.soak.following import OfEvent

Cards = Mapping[str, Any]
"""Encoded cards, by slug."""
Effects = Mapping[str, Any]
"""Encoded effects, by address."""
Begun = tuple[Any, Game[Any]]
"""The first state, and the game from which on it is played at random."""


def _left_to_nobody(_game: Game[Any], _chance: Random) -> Option | None:
    return None


def _no_closer(
    _game: Game[Any], _legal: Sequence[Option], _note: Callable[[Choice], None]
) -> Iterator[str]:
    return iter(())


@dataclass(frozen=True, eq=False)
class Face:
    """How a game is played at random, what always has to hold in it, and what can come up.

    A game that is watched is asked everything; one that is not may be brisk, and goes the same way.
    """

    game: GameRecord
    package: str
    """Where everything is that its clauses hang on."""
    decisions: int
    """Decisions with two options or more after which a game that has not ended is left."""
    begun: Callable[[Project, str, str, Watch | None], Begun]
    """By a ruleset, of a seed."""
    of_event: OfEvent
    at_decision: Callable[[Game[Any], Any], Iterable[str]]
    """What does not hold as a game stands at a decision, or at its end, by the state at the
    decision before."""
    verbs: Callable[[Cards], Iterable[str]]
    """The names of whatever effects can do."""
    done: Callable[[Entry, Effects], Iterable[str]]
    """Those of what an entry of the log shows to be done."""
    drawn: Callable[[Game[Any], Random], Option | None] = _left_to_nobody
    """What chance answers where nobody could list the options; else None."""
    closely: Callable[[Game[Any], Sequence[Option], Callable[[Choice], None]], Iterable[str]] = (
        _no_closer
    )
    """What does not hold of a decision of a watched game, with what is legal in it; whatever else
    it asks is handed to be noted."""
