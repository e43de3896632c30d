"""Facts about players and their sides: Life Points, turns and phases, restrictions, and losing."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import ClassVar

from ludex.playing import Said, Sentences, term
from ludex.yugioh.facts.fact import Fact
from ludex.yugioh.table.board import Board, Lingering, Uid
from ludex.yugioh.table.seats import Player, Side
from ludex.yugioh.table.subjects import AboutCard, AboutPlayer, AboutSide
from ludex.yugioh.table.told import named
from ludex.yugioh.words.terms import PHASES


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Damaged(LifePointsChanged):
    """A side took damage, from a card."""

    told: ClassVar[Sentences] = "{side} takes {amount} damage."
    by: Uid = -1


@dataclass(frozen=True, slots=True)
class PaidLifePoints(LifePointsChanged):
    """A player paid Life Points, those of the side."""

    told: ClassVar[Sentences] = "{side} pays {amount} {term:life-points}."


@dataclass(frozen=True, slots=True)
class GainedLifePoints(LifePointsChanged):
    """A side gained Life Points."""

    told: ClassVar[Sentences] = "{side} gains {amount} {term:life-points}."

    def change(self, now: int) -> int:
        """Return the Life Points after it."""
        return now + self.amount


@dataclass(frozen=True, slots=True)
class LifePointsSet(LifePointsChanged):
    """The Life Points of a side were set as the Duel began."""

    told: ClassVar[Sentences] = "{side} begins with {amount} {term:life-points}."

    def change(self, now: int) -> int:
        """Return the Life Points after it."""
        return self.amount


@dataclass(frozen=True, slots=True)
class DrawFailed(AboutPlayer, Fact):
    """A player had to draw and could not."""

    told: ClassVar[Sentences] = "{player} has no card left to draw."
    player: Player


@dataclass(frozen=True, slots=True)
class Lost(AboutSide, Fact):
    """A side lost the Duel."""

    told: ClassVar[Sentences] = "{side} loses the {term:duel}."
    side: Side

    def fold(self, state: Board) -> Board:
        """Count the side among those who lost."""
        return state if self.side in state.lost else state.but(lost=(*state.lost, self.side))


@dataclass(frozen=True, slots=True)
class DuelEnded(Fact):
    """The Duel is over."""

    told: ClassVar[Sentences] = "The {term:duel} is over."

    def fold(self, state: Board) -> Board:
        """Mark it."""
        return state.but(over=True)


@dataclass(frozen=True, slots=True)
class TurnBegan(AboutPlayer, Fact):
    """A turn began."""

    told: ClassVar[Sentences] = "Turn {turn} begins: {player}’s turn."
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

    told: ClassVar[Sentences] = "{phase} begins."
    player: Player
    phase: str

    def fold(self, state: Board) -> Board:
        """Make it the phase; a battle is over."""
        return state.but(phase=self.phase, step=None, battle=None, battle_phase_ended=False)

    def in_words(self, state: Board) -> Said:
        """Tell which one it is."""
        return self.sentence(state, phase=term(PHASES[self.phase]))


@dataclass(frozen=True, slots=True)
class Lingered(Fact):
    """Something became true for the rest of the turn."""

    told: ClassVar[Sentences] = {
        "MustTribute": "If {player} Tributes a monster this turn, it has to be {card} first.",
        "NoBattlePhase": "{player} has no {term:battle-phase} this turn.",
        "NoBattleDestruction": "{player}’s monsters are not destroyed by battle this turn.",
        "NoBattleDamage": "{player} takes no {term:battle-damage} this turn.",
        "NoBattleDamageNow": "{player} takes no {term:battle-damage} from this battle.",
    }
    what: Lingering

    @property
    def subject(self) -> Hashable:
        """The player it is about."""
        return self.what.player

    def fold(self, state: Board) -> Board:
        """Remember it."""
        return state.but(lingering=(*state.lingering, self.what))

    def in_words(self, state: Board) -> Said:
        """Tell what became true."""
        what = self.what
        named_by = {
            "must-tribute": "MustTribute",
            "no-battle-phase": "NoBattlePhase",
            "no-battle-destruction": "NoBattleDestruction",
        }
        now = "NoBattleDamage" if what.until == "end-of-turn" else "NoBattleDamageNow"
        name = named_by.get(what.what, now)
        return self.sentence(state, name, player=what.player, card=named(state, what.card))


@dataclass(frozen=True, slots=True)
class RestrictionLifted(AboutCard, Fact):
    """What a card forbade for the turn is no longer forbidden."""

    told: ClassVar[Sentences] = "{card} no longer forbids the {term:battle-phase}."
    card: Uid

    def fold(self, state: Board) -> Board:
        """Forget it."""
        left = tuple(
            held
            for held in state.lingering
            if held.what != "no-battle-phase" or held.card != self.card
        )
        return state.but(lingering=left)
