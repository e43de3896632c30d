"""Facts about monsters on the field: how they lie, and what is made of them for a time."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import ClassVar

from ludex.yugioh.facts.fact import Fact
from ludex.yugioh.table.board import Board, Change, Uid
from ludex.yugioh.table.subjects import AboutCard
from ludex.yugioh.vocabulary import Position


@dataclass(frozen=True, slots=True)
class Flipped(AboutCard, Fact):
    """A face-down monster was turned face-up."""

    happening: ClassVar[bool] = True
    card: Uid

    def fold(self, state: Board) -> Board:
        """Turn it; it is the latest face-up card."""
        arrivals = state.arrivals + 1
        card = replace(state.card(self.card), face_up=True, turned=arrivals)
        return state.with_card(card, arrivals=arrivals)


@dataclass(frozen=True, slots=True)
class FlippedByAttack(Flipped):
    """The target of an attack was flipped face-up."""


@dataclass(frozen=True, slots=True)
class FlipSummoned(Flipped):
    """A monster was Flip Summoned."""

    def fold(self, state: Board) -> Board:
        """Turn it to Attack Position, too; its position has been changed this turn."""
        turned = super(FlipSummoned, self).fold(state)
        card = turned.card(self.card)
        return turned.with_card(replace(card, position="attack", positioned_on_turn=state.turn))


@dataclass(frozen=True, slots=True)
class PositionChanged(AboutCard, Fact):
    """The battle position of a monster was changed, by its player's own doing or by an effect."""

    happening: ClassVar[bool] = True
    card: Uid
    to: Position
    by_player: bool = False

    def fold(self, state: Board) -> Board:
        """Turn it."""
        card = replace(state.card(self.card), position=self.to)
        if self.by_player:
            card = replace(card, positioned_on_turn=state.turn)
        return state.with_card(card)


@dataclass(frozen=True, slots=True)
class TurnedFaceDown(AboutCard, Fact):
    """A monster was changed to face-down Defense Position."""

    happening: ClassVar[bool] = True
    card: Uid

    def fold(self, state: Board) -> Board:
        """Turn it; what was made of it is over."""
        card = replace(state.card(self.card), face_up=False, position="defense")
        left = tuple(change for change in state.changes if change.card != self.card)
        return state.with_card(card, changes=left)


@dataclass(frozen=True, slots=True)
class Changed(Fact):
    """An effect that resolved makes something of a monster for a time."""

    happening: ClassVar[bool] = True
    what: Change

    @property
    def subject(self) -> Hashable:
        """The monster."""
        return self.what.card

    def fold(self, state: Board) -> Board:
        """Remember it."""
        return state.but(changes=(*state.changes, self.what))


@dataclass(frozen=True, slots=True)
class ChangesEnded(Fact):
    """What was made of monsters, or for players, for a time is over."""

    until: tuple[str, ...]

    def fold(self, state: Board) -> Board:
        """Forget it."""
        return state.but(
            changes=tuple(c for c in state.changes if c.until not in self.until),
            lingering=tuple(held for held in state.lingering if held.until not in self.until),
        )
