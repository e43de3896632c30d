"""Facts about battles: steps, attacks, damage calculation, and monsters destroyed by battle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ludex.kernel import but, value
from ludex.playing import Said, Sentences, term
from ludex.yugioh.facts.fact import Fact
from ludex.yugioh.facts.players import Damaged
from ludex.yugioh.table.board import Arrival, Battle, Board, Uid
from ludex.yugioh.table.subjects import AboutCard
from ludex.yugioh.table.told import named
from ludex.yugioh.vocabulary import PhaseStep, SubStep

SUB_STEPS: Mapping[SubStep, str] = {
    "start": "StartOfDamageStep",
    "flip": "FlipOfTarget",
    "before-calculation": "BeforeDamageCalculation",
    "calculation": "DamageCalculation",
    "after-calculation": "AfterDamageCalculation",
    "effects": "EffectsThatFollow",
    "end": "EndOfDamageStep",
}
"""The sentence that tells of the beginning of each sub-step of the Damage Step."""


@value
class StepBegan(Fact):
    """A step of the Battle Phase began."""

    told: ClassVar[Sentences] = {
        "StepBegan": "The {step} begins.",
        "StepGoesOn": "The {step} goes on.",
    }
    step: PhaseStep

    def fold(self, state: Board) -> Board:
        """Make it the step; a new attack begins in the Battle Step with none under way."""
        battle = state.battle if self.step == "damage-step" else None
        if battle is not None and battle.target is not None:
            hidden = not state.card(battle.target[0]).face_up
            battle = but(battle, face_down=hidden)
        return state.but(step=self.step, battle=battle)

    def in_words(self, state: Board) -> Said:
        """Tell it as the same Battle Step still, after an attack."""
        again = self.step == "battle-step" and state.attacked
        return self.sentence(state, "StepGoesOn" if again else "", step=term(self.step))


@value
class AttackDeclared(AboutCard, Fact):
    """A monster declared an attack, on a monster or directly; `others` stood on the other side."""

    told: ClassVar[Sentences] = {
        "AttackDeclared": "Player {player} attacks {target} with {card}.",
        "DirectAttackDeclared": "Player {player} attacks directly with {card}.",
    }
    happening: ClassVar[bool] = True
    card: Uid
    attacker: Arrival
    target: Arrival | None
    others: tuple[Arrival, ...]

    def fold(self, state: Board) -> Board:
        """Put the battle on the board; the monster has attacked."""
        battle = Battle(self.attacker, self.target, self.others, state.arrivals)
        return state.but(
            battle=battle,
            attacked=(*state.attacked, self.attacker),
            were_attacked=(*state.were_attacked, self.target),
        )

    def in_words(self, state: Board) -> Said:
        """Tell whom it is on."""
        if self.target is None:
            return self.sentence(state, "DirectAttackDeclared")
        return self.sentence(state, target=named(state, self.target[0]))


@value
class DeclarationUnanswered(AboutCard, Fact):
    """Nobody has answered the declaration of an attack, and the Battle Step goes on."""

    told: ClassVar[Sentences] = None
    happening: ClassVar[bool] = True
    card: Uid


@value
class AttackRedirected(AboutCard, Fact):
    """In a replay the attack goes on another monster, or directly, or on the same monster."""

    told: ClassVar[Sentences] = {
        "AttackRedirected": "In the {term:replay}, {card} attacks {target}.",
        "AttackRedirectedDirectly": "In the {term:replay}, {card} attacks directly.",
    }
    card: Uid
    target: Arrival | None
    others: tuple[Arrival, ...]

    def fold(self, state: Board) -> Board:
        """Change the target."""
        if state.battle is None:
            return state
        changed = but(state.battle, target=self.target, others=self.others)
        return state.but(battle=changed, were_attacked=(*state.were_attacked[:-1], self.target))

    def in_words(self, state: Board) -> Said:
        """Tell whom it is on now."""
        if self.target is None:
            return self.sentence(state, "AttackRedirectedDirectly")
        return self.sentence(state, target=named(state, self.target[0]))


@value
class AttackTurned(AboutCard, Fact):
    """An effect has an attack go on another monster, of whichever player."""

    told: ClassVar[Sentences] = "{card} now battles {target} instead."
    happening: ClassVar[bool] = True
    card: Uid
    target: Arrival

    def fold(self, state: Board) -> Board:
        """Change the target."""
        if state.battle is None:
            return state
        turned = but(state.battle, target=self.target, face_down=False)
        return state.but(battle=turned, were_attacked=(*state.were_attacked[:-1], self.target))

    def in_words(self, state: Board) -> Said:
        """Tell whom it is on now."""
        return self.sentence(state, target=named(state, self.target[0]))


@value
class AttackStopped(AboutCard, Fact):
    """An attack does not go on."""

    told: ClassVar[Sentences] = "The {term:attack} of {card} does not go on."
    card: Uid

    def fold(self, state: Board) -> Board:
        """Nobody is attacking any more."""
        return state.but(battle=None)


@value
class AttackNegated(AboutCard, Fact):
    """An attack was negated."""

    told: ClassVar[Sentences] = "The {term:attack} of {card} is negated."
    happening: ClassVar[bool] = True
    card: Uid

    def fold(self, state: Board) -> Board:
        """Mark the attack."""
        if state.battle is None:
            return state
        return state.but(battle=but(state.battle, negated=True))


@value
class BattlePhaseEnds(Fact):
    """An effect ends the Battle Phase."""

    told: ClassVar[Sentences] = "With this, the {term:battle-phase} ends."

    def fold(self, state: Board) -> Board:
        """Remember it until what is going on is over."""
        return state.but(battle_phase_ended=True)


@value
class SubStepBegan(Fact):
    """A sub-step of the Damage Step began, the first of them being number 1."""

    told: ClassVar[Sentences] = {
        "StartOfDamageStep": "Sub-step {number} begins: the start of the {term:damage-step}.",
        "FlipOfTarget": (
            "Sub-step {number} begins: the time to flip a face-down {term:attack-target}."
        ),
        "BeforeDamageCalculation": "Sub-step {number} begins: before {term:damage-calculation}.",
        "DamageCalculation": "Sub-step {number} begins: {term:damage-calculation}.",
        "AfterDamageCalculation": "Sub-step {number} begins: after {term:damage-calculation}.",
        "EffectsThatFollow": (
            "Sub-step {number} begins: the effects that follow {term:damage-calculation}."
        ),
        "EndOfDamageStep": "Sub-step {number} begins: the end of the {term:damage-step}.",
    }
    sub_step: SubStep
    moment: int
    number: int

    def fold(self, state: Board) -> Board:
        """Make it the sub-step."""
        if state.battle is None:
            return state
        now = but(state.battle, sub_step=self.sub_step, began=self.moment, chains=0)
        return state.but(battle=now)

    def in_words(self, state: Board) -> Said:
        """Tell which one it is."""
        return self.sentence(state, SUB_STEPS[self.sub_step])


@value
class DamageCalculated(AboutCard, Fact):
    """The battle was calculated: ATK of the attacker, and ATK or DEF of the target if any."""

    told: ClassVar[Sentences] = {
        "AtkCalculated": (
            "Damage is calculated: {card} with {attack} ATK against {target} with {defense} ATK."
        ),
        "DefCalculated": (
            "Damage is calculated: {card} with {attack} ATK against {target} with {defense} DEF."
        ),
        "DirectAttackCalculated": (
            "Damage is calculated: {card} attacks directly with {attack} ATK."
        ),
    }
    card: Uid
    target: Uid | None
    attack: int
    defense: int | None
    target_attacks: bool

    def fold(self, state: Board) -> Board:
        """Remember that it was."""
        if state.battle is None:
            return state
        return state.but(battle=but(state.battle, calculated=True))

    def in_words(self, state: Board) -> Said:
        """Tell what was set against what."""
        if self.target is None:
            return self.sentence(state, "DirectAttackCalculated")
        name = "AtkCalculated" if self.target_attacks else "DefCalculated"
        return self.sentence(state, name, target=named(state, self.target))


@value
class BattleDamaged(Damaged):
    """A side took battle damage from a monster."""

    told: ClassVar[Sentences] = {
        "BattleDamaged": "Player {player} takes {amount} {term:battle-damage}.",
        "BattleDamaged-team": "Team {team} takes {amount} {term:battle-damage}.",
        "BattleDamagePrevented": "Player {player} does not take the {amount} {term:battle-damage}.",
        "BattleDamagePrevented-team": (
            "Team {team} does not take the {amount} {term:battle-damage}."
        ),
    }
    prevented: ClassVar[str | None] = "BattleDamagePrevented"


@value
class DestroyedByBattle(AboutCard, Fact):
    """A monster was destroyed by battle, by another; it still lies on the field."""

    told: ClassVar[Sentences] = {
        "DestroyedByBattle": "{by} destroys {card} by battle.",
        "NotDestroyedByBattle": "{card} is not destroyed by battle.",
    }
    prevented: ClassVar[str | None] = "NotDestroyedByBattle"
    happening: ClassVar[bool] = True
    card: Uid
    by: Uid

    def fold(self, state: Board) -> Board:
        """Mark it, and the monster that did so."""
        now = state.with_card(but(state.card(self.card), marked_by=self.by))
        return now.with_card(but(now.card(self.by), won_on_turn=state.turn))

    def in_words(self, state: Board) -> Said:
        """Tell by which monster."""
        return self.sentence(state, by=named(state, self.by))


@value
class DoomedInItsPlace(AboutCard, Fact):
    """A card is to be destroyed in the place of a monster that the battle would have destroyed."""

    told: ClassVar[Sentences] = "{card} is to be destroyed instead of {by}."
    happening: ClassVar[bool] = True
    card: Uid
    by: Uid

    def fold(self, state: Board) -> Board:
        """Mark it."""
        return state.with_card(but(state.card(self.card), marked_by=self.by))

    def in_words(self, state: Board) -> Said:
        """Tell instead of which monster."""
        return self.sentence(state, by=named(state, self.by))


@value
class NotDestroyedAfterAll(AboutCard, Fact):
    """A monster that a battle would have destroyed stays."""

    told: ClassVar[Sentences] = "{card} is not destroyed by battle after all."
    happening: ClassVar[bool] = True
    card: Uid

    def fold(self, state: Board) -> Board:
        """Take the mark away."""
        return state.with_card(but(state.card(self.card), marked_by=None))


@value
class EffectUsed(AboutCard, Fact):
    """An effect that can be used once in a battle, or once in a turn, was used."""

    told: ClassVar[Sentences] = None
    card: Uid
    effect: int
    for_turn: bool = False

    def fold(self, state: Board) -> Board:
        """Remember it for the battle, or for the turn."""
        if self.for_turn:
            return state.but(used=(*state.used, (self.card, self.effect)))
        if state.battle is None:
            return state
        used = (*state.battle.used, (self.card, self.effect))
        return state.but(battle=but(state.battle, used=used))
