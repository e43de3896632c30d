"""Facts about battles: steps, attacks, damage calculation, and monsters destroyed by battle."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from ludex.yugioh.facts.fact import Fact
from ludex.yugioh.facts.players import Damaged
from ludex.yugioh.table.board import Arrival, Battle, Board, Uid
from ludex.yugioh.table.subjects import AboutCard
from ludex.yugioh.vocabulary import PhaseStep, SubStep


@dataclass(frozen=True, slots=True)
class StepBegan(Fact):
    """A step of the Battle Phase began."""

    step: PhaseStep

    def fold(self, state: Board) -> Board:
        """Make it the step; a new attack begins in the Battle Step with none under way."""
        battle = state.battle if self.step == "damage-step" else None
        if battle is not None and battle.target is not None:
            hidden = not state.card(battle.target[0]).face_up
            battle = replace(battle, face_down=hidden)
        return state.but(step=self.step, battle=battle)


@dataclass(frozen=True, slots=True)
class AttackDeclared(AboutCard, Fact):
    """A monster declared an attack, on a monster or directly; `others` stood on the other side."""

    happening: ClassVar[bool] = True
    card: Uid
    attacker: Arrival
    target: Arrival | None
    others: tuple[Arrival, ...]

    def fold(self, state: Board) -> Board:
        """Put the battle on the board; the monster has attacked."""
        battle = Battle(self.attacker, self.target, self.others)
        return state.but(battle=battle, attacked=(*state.attacked, self.attacker))


@dataclass(frozen=True, slots=True)
class AttackRedirected(AboutCard, Fact):
    """In a replay the attack goes on another monster, or directly, or on the same monster."""

    card: Uid
    target: Arrival | None
    others: tuple[Arrival, ...]

    def fold(self, state: Board) -> Board:
        """Change the target."""
        if state.battle is None:
            return state
        changed = replace(state.battle, target=self.target, others=self.others)
        return state.but(battle=changed)


@dataclass(frozen=True, slots=True)
class AttackStopped(AboutCard, Fact):
    """An attack does not go on."""

    card: Uid

    def fold(self, state: Board) -> Board:
        """Nobody is attacking any more."""
        return state.but(battle=None)


@dataclass(frozen=True, slots=True)
class AttackNegated(AboutCard, Fact):
    """An attack was negated."""

    happening: ClassVar[bool] = True
    card: Uid

    def fold(self, state: Board) -> Board:
        """Mark the attack."""
        if state.battle is None:
            return state
        return state.but(battle=replace(state.battle, negated=True))


@dataclass(frozen=True, slots=True)
class BattlePhaseEnds(Fact):
    """An effect ends the Battle Phase."""

    def fold(self, state: Board) -> Board:
        """Remember it until what is going on is over."""
        return state.but(battle_phase_ended=True)


@dataclass(frozen=True, slots=True)
class SubStepBegan(Fact):
    """A sub-step of the Damage Step began, the first of them being number 1."""

    sub_step: SubStep
    moment: int
    number: int

    def fold(self, state: Board) -> Board:
        """Make it the sub-step."""
        if state.battle is None:
            return state
        now = replace(state.battle, sub_step=self.sub_step, began=self.moment, chains=0)
        return state.but(battle=now)


@dataclass(frozen=True, slots=True)
class DamageCalculated(AboutCard, Fact):
    """The battle was calculated: ATK of the attacker, and ATK or DEF of the target if any."""

    card: Uid
    target: Uid | None
    attack: int
    defense: int | None
    target_attacks: bool

    def fold(self, state: Board) -> Board:
        """Remember that it was."""
        if state.battle is None:
            return state
        return state.but(battle=replace(state.battle, calculated=True))


@dataclass(frozen=True, slots=True)
class BattleDamaged(Damaged):
    """A player took battle damage from a monster."""


@dataclass(frozen=True, slots=True)
class DestroyedByBattle(AboutCard, Fact):
    """A monster was destroyed by battle, by another; it still lies on the field."""

    happening: ClassVar[bool] = True
    card: Uid
    by: Uid

    def fold(self, state: Board) -> Board:
        """Mark it."""
        return state.with_card(replace(state.card(self.card), marked_by=self.by))


@dataclass(frozen=True, slots=True)
class EffectUsed(AboutCard, Fact):
    """An effect that can be used once in a battle was used."""

    card: Uid
    effect: int

    def fold(self, state: Board) -> Board:
        """Remember it for the battle."""
        if state.battle is None:
            return state
        used = (*state.battle.used, (self.card, self.effect))
        return state.but(battle=replace(state.battle, used=used))
