"""Facts about players and their sides: Life Points, turns and phases, and losing."""

from __future__ import annotations

from typing import ClassVar

from ludex.kernel import value
from ludex.playing import Said, Sentences, term
from ludex.yugioh.facts.fact import Fact
from ludex.yugioh.table.board import MAIN_PHASES, Board, Uid
from ludex.yugioh.table.seats import Player, Side
from ludex.yugioh.table.subjects import AboutPlayer, AboutSide
from ludex.yugioh.words.terms import PHASES


@value
class LifePointsChanged(AboutSide, Fact):
    """The Life Points of a side changed."""

    told: ClassVar[Sentences] = None
    happening: ClassVar[bool] = True
    side: Side
    amount: int

    def change(self, now: int) -> int:
        """Return the Life Points after it, given those before."""
        return max(0, now - self.amount)

    def fold(self, state: Board) -> Board:
        """Change them."""
        points = tuple((s, self.change(n) if s == self.side else n) for s, n in state.life_points)
        return state.but(life_points=points)


@value
class Damaged(LifePointsChanged):
    """A side took damage, from a card."""

    told: ClassVar[Sentences] = {
        "Damaged": "Player {player} takes {amount} damage.",
        "Damaged-team": "Team {team} takes {amount} damage.",
    }
    by: Uid = -1


@value
class PaidLifePoints(LifePointsChanged):
    """A player paid Life Points, those of the side."""

    told: ClassVar[Sentences] = {
        "PaidLifePoints": "Player {player} pays {amount} {term:life-points}.",
        "PaidLifePoints-team": "Team {team} pays {amount} {term:life-points}.",
    }


@value
class GainedLifePoints(LifePointsChanged):
    """A side gained Life Points."""

    told: ClassVar[Sentences] = {
        "GainedLifePoints": "Player {player} gains {amount} {term:life-points}.",
        "GainedLifePoints-team": "Team {team} gains {amount} {term:life-points}.",
    }

    def change(self, now: int) -> int:
        """Return the Life Points after it."""
        return now + self.amount


@value
class LifePointsSet(LifePointsChanged):
    """The Life Points of a side were set as the Duel began."""

    told: ClassVar[Sentences] = {
        "LifePointsSet": "Player {player} begins with {amount} {term:life-points}.",
        "LifePointsSet-team": "Team {team} begins with {amount} {term:life-points}.",
    }

    def change(self, now: int) -> int:
        """Return the Life Points after it."""
        return self.amount


@value
class DrawFailed(AboutPlayer, Fact):
    """A player had to draw and could not."""

    told: ClassVar[Sentences] = "Player {player} has no cards left to draw."
    player: Player


@value
class Lost(AboutSide, Fact):
    """A side lost the Duel."""

    told: ClassVar[Sentences] = {
        "Lost": "Player {player} loses the {term:duel}.",
        "Lost-team": "Team {team} loses the {term:duel}.",
    }
    side: Side

    def fold(self, state: Board) -> Board:
        """Count the side among those who lost."""
        return state if self.side in state.lost else state.but(lost=(*state.lost, self.side))


@value
class DuelEnded(Fact):
    """The Duel is over."""

    told: ClassVar[Sentences] = "The {term:duel} is over."

    def fold(self, state: Board) -> Board:
        """Mark it."""
        return state.but(over=True)


@value
class TurnBegan(AboutPlayer, Fact):
    """A turn began."""

    told: ClassVar[Sentences] = "Turn {turn} begins: player {player}'s turn."
    player: Player
    turn: int

    def fold(self, state: Board) -> Board:
        """Make it the player's turn, and forget what holds of cards that are no longer there."""
        there = tuple(
            held
            for held in state.held
            if held.until != "while-there" or held.card is None or state.stays(held.card)
        )
        return state.but(
            held=there,
            turn=self.turn,
            turn_player=self.player,
            normal_summons=0,
            lent=(),
            attacked=(),
            were_attacked=(),
            used=(),
            used_by_name=(),
            phase="",
            closing=False,
        )


@value
class PhaseComes(AboutPlayer, Fact):
    """An effect has another phase of the turn come as soon as the Chain is over."""

    told: ClassVar[Sentences] = "The {phase} begins as soon as the {term:chain} is over."
    player: Player
    phase: str

    def fold(self, state: Board) -> Board:
        """Remember which."""
        return state.but(coming_phase=self.phase)

    def in_words(self, state: Board) -> Said:
        """Tell which one it is."""
        return self.sentence(state, phase=term(PHASES[self.phase]))


@value
class PhaseBegan(AboutPlayer, Fact):
    """A phase began."""

    told: ClassVar[Sentences] = {
        "PhaseBegan": "The {phase} begins.",
        "MainPhaseBegan": "{phase} begins.",
    }
    player: Player
    phase: str

    def fold(self, state: Board) -> Board:
        """Make it the phase; a battle is over."""
        return state.but(
            phase=self.phase, step=None, battle=None, battle_phase_ended=False, coming_phase=None
        )

    def in_words(self, state: Board) -> Said:
        """Tell which one it is; a Main Phase has a number, and so no article."""
        name = "MainPhaseBegan" if self.phase in MAIN_PHASES else ""
        return self.sentence(state, name, phase=term(PHASES[self.phase]))
