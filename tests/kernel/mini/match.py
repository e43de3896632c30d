"""What a Match is made of: no cards, another state, the same kernel."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from ludex.kernel import Ask, Event, Inquiry, Option, Quantity, Rulebook, Run, Step

PLAYERS = ("David", "Emanuel")


def opponent(player: str) -> str:
    return PLAYERS[1 - PLAYERS.index(player)]


@dataclass(frozen=True, slots=True)
class Match:
    """Where a Match stands. `turns_left` counts down once something limits the turns of a game."""

    wins: tuple[str, ...] = ()
    life_points: tuple[int, int] = (0, 0)
    turns_left: int | None = None
    time_called: bool = False
    winner: str | None = None

    def with_more(self, first: int, second: int) -> str | None:
        """The player who has more of something, if one has."""
        return None if first == second else PLAYERS[first < second]

    def stronger(self) -> str | None:
        return self.with_more(*self.life_points)

    def ahead(self) -> str | None:
        return self.with_more(*(self.wins.count(player) for player in PLAYERS))


Playing = Run[Match]
Asked = Inquiry[Match]


# What happens.


@dataclass(frozen=True, slots=True)
class GameStarted(Event):
    turns: int | None

    def fold(self, match: Match) -> Match:
        return replace(match, life_points=(8000, 8000), turns_left=self.turns)


@dataclass(frozen=True, slots=True)
class LostLifePoints(Event):
    player: str
    points: int

    def fold(self, match: Match) -> Match:
        left = list(match.life_points)
        left[PLAYERS.index(self.player)] -= self.points
        return replace(match, life_points=(left[0], left[1]))


@dataclass(frozen=True, slots=True)
class TimeCalled(Event):
    """The present turn is completed, and these many follow."""

    turns: int

    def fold(self, match: Match) -> Match:
        return replace(match, time_called=True, turns_left=self.turns + 1)


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    player: str

    def fold(self, match: Match) -> Match:
        left = match.turns_left
        return replace(match, turns_left=None if left is None else left - 1)


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    player: str

    def fold(self, match: Match) -> Match:
        return replace(match, wins=(*match.wins, self.player))


@dataclass(frozen=True, slots=True)
class Sided(Event):
    player: str


@dataclass(frozen=True, slots=True)
class MatchWon(Event):
    player: str

    def fold(self, match: Match) -> Match:
        return replace(match, winner=self.player)


# When.


@dataclass(frozen=True, slots=True)
class GameStarts(Step):
    first: str


@dataclass(frozen=True, slots=True)
class Turn(Step):
    player: str


@dataclass(frozen=True, slots=True)
class TurnEnds(Step):
    player: str


@dataclass(frozen=True, slots=True)
class GameEnds(Step):
    pass


@dataclass(frozen=True, slots=True)
class BetweenGames(Step):
    pass


@dataclass(frozen=True, slots=True)
class Siding(Step):
    player: str


@dataclass(frozen=True, slots=True)
class MatchEnds(Step):
    pass


# What is decided.


@dataclass(frozen=True, slots=True)
class Hit(Option):
    """In one's turn, take Life Points from the opponent."""

    player: str
    points: int


@dataclass(frozen=True, slots=True)
class CallTime(Option):
    pass


@dataclass(frozen=True, slots=True)
class UseSideDeck(Option):
    player: str

    @property
    def subject(self) -> Hashable:
        return self.player


@dataclass(frozen=True, slots=True)
class May(Ask):
    optional: ClassVar[bool] = True
    player: str


@dataclass(frozen=True, slots=True)
class PlayTurn(May):
    pass


@dataclass(frozen=True, slots=True)
class Judge(May):
    player: str = "the judge"


@dataclass(frozen=True, slots=True)
class UseSide(May):
    pass


# What rules set.


@dataclass(frozen=True, slots=True)
class TurnLimit(Quantity):
    """How many turns a game has; no rule says it: as many as it takes."""


@dataclass(frozen=True, slots=True)
class AdditionalTurns(Quantity):
    """How many turns follow when time is called; no rule says it: none."""

    neutral: ClassVar[Any] = 0


book = Rulebook()
rule = book.rule
