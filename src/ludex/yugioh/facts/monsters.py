"""Facts about monsters on the field: how they lie, and what is made of them for a time."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import ClassVar

from ludex.playing import Said, Sentences, term
from ludex.yugioh.facts.fact import Fact
from ludex.yugioh.table.board import Board, Change, Uid
from ludex.yugioh.table.subjects import AboutCard
from ludex.yugioh.vocabulary import Position
from ludex.yugioh.words.terms import POSITIONS


@dataclass(frozen=True, slots=True)
class Flipped(AboutCard, Fact):
    """A face-down monster was turned face-up."""

    told: ClassVar[Sentences] = "{card} is flipped face-up."
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

    told: ClassVar[Sentences] = "The {term:attack} flips {card} face-up."


@dataclass(frozen=True, slots=True)
class FlipSummoned(Flipped):
    """A monster was Flip Summoned."""

    told: ClassVar[Sentences] = "{player} Flip Summons {card}."

    def fold(self, state: Board) -> Board:
        """Turn it to Attack Position, too; its position has been changed this turn."""
        turned = super(FlipSummoned, self).fold(state)
        card = turned.card(self.card)
        return turned.with_card(replace(card, position="attack", positioned_on_turn=state.turn))


@dataclass(frozen=True, slots=True)
class PositionChanged(AboutCard, Fact):
    """The battle position of a monster was changed, by its player's own doing or by an effect."""

    told: ClassVar[Sentences] = {
        "PositionChanged": "{card} is changed to {position}.",
        "PositionChangedByPlayer": "{player} changes {card} to {position}.",
    }
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

    def in_words(self, state: Board) -> Said:
        """Tell who changed it, if its player did."""
        name = "PositionChangedByPlayer" if self.by_player else ""
        return self.sentence(state, name, position=term(POSITIONS[self.to]))


@dataclass(frozen=True, slots=True)
class TurnedFaceDown(AboutCard, Fact):
    """A monster was changed to face-down Defense Position."""

    told: ClassVar[Sentences] = "{card} is turned face-down."
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

    told: ClassVar[Sentences] = {
        "AtkGained": "{card} gains {amount} ATK.",
        "AtkLost": "{card} loses {amount} ATK.",
        "AtkAndDefChanged": "The ATK of {card} changes by {atk}, its DEF by {def}.",
        "AtkSet": "The ATK of {card} is now {atk}.",
        "OriginalAtk": "The original ATK of {card} is now {atk}.",
        "OriginalAtkAndDef": "The original ATK of {card} is now {atk}, its original DEF {def}.",
        "EffectsNegated": "The effects of {card} are negated.",
        "ToBeDestroyed": "{card} is to be destroyed in the {term:end-phase}.",
    }
    happening: ClassVar[bool] = True
    what: Change

    @property
    def subject(self) -> Hashable:
        """The monster."""
        return self.what.card

    def fold(self, state: Board) -> Board:
        """Remember it."""
        return state.but(changes=(*state.changes, self.what))

    def in_words(self, state: Board) -> Said:
        """Tell what is made of it."""
        change = self.what
        name, atk, def_ = "", change.atk, change.def_
        if change.layer == "negated":
            name = "EffectsNegated"
        elif change.layer == "end-phase-destruction":
            name = "ToBeDestroyed"
        elif change.layer == "set":
            name = "AtkSet"
        elif change.layer == "original":
            same = def_ == (state.card(change.card).data.def_ or 0)
            name = "OriginalAtk" if same else "OriginalAtkAndDef"
        elif def_:
            signed = {"atk": f"{atk:+}", "def": f"{def_:+}"}
            return self.sentence(state, "AtkAndDefChanged", **signed)
        elif atk < 0:
            name = "AtkLost"
        return self.sentence(state, name, amount=abs(atk), atk=atk, **{"def": def_})


@dataclass(frozen=True, slots=True)
class ChangesEnded(Fact):
    """What was made of monsters, or for players, for a time is over."""

    told: ClassVar[Sentences] = {
        "EndPhaseReached": "What lasted until the {term:end-phase} is over.",
        "CalculationOver": "What lasted for {term:damage-calculation} is over.",
        "DamageStepOver": "The {term:damage-step} is over, and with it whatever lasted for it.",
    }
    until: tuple[str, ...]

    def fold(self, state: Board) -> Board:
        """Forget it."""
        return state.but(
            changes=tuple(c for c in state.changes if c.until not in self.until),
            lingering=tuple(held for held in state.lingering if held.until not in self.until),
        )

    def in_words(self, state: Board) -> Said:
        """Tell until when it lasted."""
        if "damage-step" in self.until:
            return self.sentence(state, "DamageStepOver")
        return self.sentence(state, "CalculationOver" if "damage-calculation" in self.until else "")
