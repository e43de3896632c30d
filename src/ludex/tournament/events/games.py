"""What happens in a Match: its games, their turns, and what is between them."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from ludex.kernel import Event
from ludex.tournament.decks import Player
from ludex.tournament.events.of_player import OfPlayer
from ludex.tournament.match import Match, Result


@dataclass(frozen=True, slots=True)
class MatchBegan(Event):
    """The Match has begun."""


@dataclass(frozen=True, slots=True)
class GameBegan(OfPlayer):
    """A game has begun; `turns` is how many it has, None if nothing limits them."""

    player: Player
    turns: int | None

    def fold(self, state: Match) -> Match:
        """Begin it at the first turn's threshold."""
        return state.but(
            stage="game",
            game=len(state.games) + 1,
            turn=0,
            turns_left=self.turns,
            stopped=False,
            life_points=(state.dealt, state.dealt),
            chain=False,
            until_change=False,
            changed=False,
        )


@dataclass(frozen=True, slots=True)
class TurnBegan(OfPlayer):
    """A turn has begun."""

    player: Player

    def fold(self, state: Match) -> Match:
        """Count it."""
        left = state.turns_left
        return state.but(
            turn=state.turn + 1,
            turn_player=self.player,
            turn_over=False,
            turns_left=None if left is None else max(0, left - 1),
        )


@dataclass(frozen=True, slots=True)
class TurnEnded(OfPlayer):
    """A turn has ended."""

    player: Player

    def fold(self, state: Match) -> Match:
        """Leave it."""
        return state.but(turn_over=True)


@dataclass(frozen=True, slots=True)
class LifePointsChanged(Event):
    """Life Points have changed to these; `chain`: the Chain that did it goes on resolving."""

    life_points: tuple[int, int]
    chain: bool = False

    def fold(self, state: Match) -> Match:
        """Set them."""
        return state.but(life_points=self.life_points, chain=self.chain, changed=True)


@dataclass(frozen=True, slots=True)
class ChainResolved(Event):
    """A Chain has resolved to its end."""

    def fold(self, state: Match) -> Match:
        """Leave it."""
        return state.but(chain=False)


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """A game has ended: somebody has won it, or it is a draw."""

    result: Result

    @property
    def subject(self) -> Hashable:
        """The winner."""
        return self.result

    def fold(self, state: Match) -> Match:
        """Record it."""
        return state.but(games=(*state.games, self.result), played=state.played + 1)


@dataclass(frozen=True, slots=True)
class GameAwarded(OfPlayer):
    """A player was awarded a game that was not played; `counts`: it stands for one that was."""

    player: Player
    counts: bool

    def fold(self, state: Match) -> Match:
        """Record it."""
        return state.but(
            games=(*state.games, self.player),
            game=len(state.games) + 1,
            played=state.played + self.counts,
        )


@dataclass(frozen=True, slots=True)
class BetweenGamesBegan(Event):
    """The players get ready for another game."""

    def fold(self, state: Match) -> Match:
        """Start the time for it."""
        return state.but(
            stage="between-games", siding="not-begun", seconds=0, presented=(), late=()
        )


@dataclass(frozen=True, slots=True)
class TimePassed(Event):
    """Time has passed since the last game."""

    seconds: int

    def fold(self, state: Match) -> Match:
        """Move the clock on."""
        return state.but(seconds=state.seconds + self.seconds)


@dataclass(frozen=True, slots=True)
class CameLate(OfPlayer):
    """A player took longer than there is time between games."""

    player: Player

    def fold(self, state: Match) -> Match:
        """Remember it."""
        return state.but(late=(*state.late, self.player))


@dataclass(frozen=True, slots=True)
class MatchWon(OfPlayer):
    """A player has won the Match."""

    player: Player

    def fold(self, state: Match) -> Match:
        """End it."""
        return state.but(winner=self.player, stage="over")
