"""What happens when time is called for the round."""

from __future__ import annotations

from typing import ClassVar, Literal

from ludex.kernel import value
from ludex.playing import Said, Sentences
from ludex.tournament.events.fact import Fact
from ludex.tournament.match import Match


@value
class TimeCalled(Fact):
    """Time was called for the round."""

    told: ClassVar[Sentences] = {
        "match.time-called": "Time is called during game {game}.",
        "match.time-called-between": "Time is called between games.",
    }
    during: Literal["game", "between-games"]

    def fold(self, state: Match) -> Match:
        """Remember when."""
        return state.but(time_called=self.during)

    def in_words(self, state: Match) -> Said:
        """Tell whether a game was being played."""
        return self.sentence(
            state, "match.time-called-between" if self.during == "between-games" else ""
        )


@value
class TurnsLimited(Fact):
    """The present turn is completed, and these many follow."""

    told: ClassVar[Sentences] = (
        "This turn is played to its end, and {count} more follows.",
        "This turn is played to its end, and {count} more follow.",
    )
    turns: int

    def fold(self, state: Match) -> Match:
        """Count them down from here."""
        return state.but(turns_left=self.turns)

    def in_words(self, state: Match) -> Said:
        """Tell how many."""
        return self.sentence(state, count=self.turns)


@value
class PlayStopped(Fact):
    """No turn is left: play stops."""

    told: ClassVar[Sentences] = "No turn is left: play stops."

    def fold(self, state: Match) -> Match:
        """Stop."""
        return state.but(stopped=True)


@value
class PlayedOn(Fact):
    """Play goes on until the first change in Life Points."""

    told: ClassVar[Sentences] = (
        "The {term:life-points} are equal: play goes on until they first change."
    )

    def fold(self, state: Match) -> Match:
        """Wait for it."""
        return state.but(stopped=False, turns_left=None, until_change=True, changed=False)


@value
class FirstChangeCame(Fact):
    """Life Points have changed, which decides a game that was played on for it."""

    told: ClassVar[Sentences] = {
        "match.first-change": "The {term:life-points} have changed: now they are compared.",
    }


@value
class ComparisonPutOff(Fact):
    """Life Points have changed, but something is resolving still."""

    told: ClassVar[Sentences] = (
        "The {term:life-points} are not compared before the {term:chain} has resolved."
    )


@value
class TieBreakDue(Fact):
    """The next game breaks the tie."""

    told: ClassVar[Sentences] = "Nobody is ahead: one more game breaks the tie."

    def fold(self, state: Match) -> Match:
        """Remember it."""
        return state.but(tie_break=True)
