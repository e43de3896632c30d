"""What happens when time is called for the round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ludex.kernel import Event
from ludex.tournament.match import Match


@dataclass(frozen=True, slots=True)
class TimeCalled(Event):
    """Time was called for the round."""

    during: Literal["game", "between-games"]

    def fold(self, state: Match) -> Match:
        """Remember when."""
        return state.but(time_called=self.during)


@dataclass(frozen=True, slots=True)
class TurnsLimited(Event):
    """The present turn is completed, and these many follow."""

    turns: int

    def fold(self, state: Match) -> Match:
        """Count them down from here."""
        return state.but(turns_left=self.turns)


@dataclass(frozen=True, slots=True)
class PlayStopped(Event):
    """No turn is left: play stops."""

    def fold(self, state: Match) -> Match:
        """Stop."""
        return state.but(stopped=True)


@dataclass(frozen=True, slots=True)
class PlayedOn(Event):
    """Play goes on until the first change in Life Points."""

    def fold(self, state: Match) -> Match:
        """Wait for it."""
        return state.but(stopped=False, turns_left=None, until_change=True, changed=False)


@dataclass(frozen=True, slots=True)
class FirstChangeCame(Event):
    """Life Points have changed, which decides a game that was played on for it."""


@dataclass(frozen=True, slots=True)
class ComparisonPutOff(Event):
    """Life Points have changed, but something is resolving still."""


@dataclass(frozen=True, slots=True)
class TieBreakDue(Event):
    """The next game breaks the tie."""

    def fold(self, state: Match) -> Match:
        """Remember it."""
        return state.but(tie_break=True)
