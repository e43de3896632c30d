"""Facts about players: Life Points, turns and phases, restrictions, and losing."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import ClassVar

from ludex.yugioh.facts.fact import Fact
from ludex.yugioh.table.board import Board, Lingering, Player, Uid
from ludex.yugioh.table.subjects import AboutCard, AboutPlayer


@dataclass(frozen=True, slots=True)
class LifePointsChanged(AboutPlayer, Fact):
    """A player's Life Points changed."""

    happening: ClassVar[bool] = True
    player: Player
    amount: int

    def change(self, now: int) -> int:
        """Return the Life Points after it, given those before."""
        return max(0, now - self.amount)

    def fold(self, state: Board) -> Board:
        """Change them."""
        points = tuple((p, self.change(n) if p == self.player else n) for p, n in state.life_points)
        return state.but(life_points=points)


@dataclass(frozen=True, slots=True)
class Damaged(LifePointsChanged):
    """A player took damage, from a card."""

    by: Uid = -1


@dataclass(frozen=True, slots=True)
class PaidLifePoints(LifePointsChanged):
    """A player paid Life Points."""


@dataclass(frozen=True, slots=True)
class GainedLifePoints(LifePointsChanged):
    """A player gained Life Points."""

    def change(self, now: int) -> int:
        """Return the Life Points after it."""
        return now + self.amount


@dataclass(frozen=True, slots=True)
class LifePointsSet(LifePointsChanged):
    """A player's Life Points were set as the Duel began."""

    def change(self, now: int) -> int:
        """Return the Life Points after it."""
        return self.amount


@dataclass(frozen=True, slots=True)
class DrawFailed(AboutPlayer, Fact):
    """A player had to draw and could not."""

    player: Player


@dataclass(frozen=True, slots=True)
class Lost(AboutPlayer, Fact):
    """A player lost the Duel."""

    player: Player

    def fold(self, state: Board) -> Board:
        """Count the player among those who lost."""
        return state if self.player in state.lost else state.but(lost=(*state.lost, self.player))


@dataclass(frozen=True, slots=True)
class DuelEnded(Fact):
    """The Duel is over."""

    def fold(self, state: Board) -> Board:
        """Mark it."""
        return state.but(over=True)


@dataclass(frozen=True, slots=True)
class TurnBegan(AboutPlayer, Fact):
    """A turn began."""

    player: Player
    turn: int

    def fold(self, state: Board) -> Board:
        """Make it the player's turn; what lasted for a turn is over."""
        return state.but(
            turn=self.turn,
            turn_player=self.player,
            normal_summons=0,
            lingering=(),
            attacked=(),
            phase="",
            changes=tuple(c for c in state.changes if c.until != "end-of-turn"),
        )


@dataclass(frozen=True, slots=True)
class PhaseBegan(AboutPlayer, Fact):
    """A phase began."""

    player: Player
    phase: str

    def fold(self, state: Board) -> Board:
        """Make it the phase; a battle is over."""
        return state.but(phase=self.phase, step=None, battle=None, battle_phase_ended=False)


@dataclass(frozen=True, slots=True)
class Lingered(Fact):
    """Something became true for the rest of the turn."""

    what: Lingering

    @property
    def subject(self) -> Hashable:
        """The player it is about."""
        return self.what.player

    def fold(self, state: Board) -> Board:
        """Remember it."""
        return state.but(lingering=(*state.lingering, self.what))


@dataclass(frozen=True, slots=True)
class RestrictionLifted(AboutCard, Fact):
    """What a card forbade for the turn is no longer forbidden."""

    card: Uid

    def fold(self, state: Board) -> Board:
        """Forget it."""
        left = tuple(
            held
            for held in state.lingering
            if held.what != "no-battle-phase" or held.card != self.card
        )
        return state.but(lingering=left)
