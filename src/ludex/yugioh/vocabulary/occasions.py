"""Occasions: what a Trigger Effect waits for, and what an activation answers or follows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ludex.yugioh.vocabulary.basics import DamageStepWord, Position, Where, Whose

DamageKind = Literal["battle", "effect"]
HowSummoned = Literal["normal", "special", "flip"]
WouldDo = Literal["destroy-monsters", "special-summon"]


@dataclass(frozen=True, slots=True)
class WhenSentToGraveyard:
    """This card, or a monster, was sent to the Graveyard; `from` and `whose` look closer."""

    sent_to_graveyard: Literal["this", "monster"]
    from_: Where | None = None
    whose: Whose | None = None


@dataclass(frozen=True, slots=True)
class WhenDiscarded:
    """This card was discarded to the Graveyard."""

    discarded: Literal["this"]


@dataclass(frozen=True, slots=True)
class WhenTributeSummoned:
    """This card was Tribute Summoned."""

    tribute_summoned: Literal["this"]


@dataclass(frozen=True, slots=True)
class WhenSummoned:
    """This card was Summoned, in one of these ways; by its own effect, after this damage to you."""

    summoned: Literal["this"]
    how: tuple[HowSummoned, ...] = ("normal", "special", "flip")
    after: DamageKind | None = None


@dataclass(frozen=True, slots=True)
class WhenFlipped:
    """This monster was turned face-up."""

    flipped: Literal["this"]


@dataclass(frozen=True, slots=True)
class WhenChangedTo:
    """This monster's battle position was changed to this one, face-up all the while."""

    changed_to: Position


@dataclass(frozen=True, slots=True)
class WhenInflictedBattleDamage:
    """This monster inflicted battle damage to your opponent."""

    inflicted_battle_damage: Literal["this"]


@dataclass(frozen=True, slots=True)
class WhenTookDamage:
    """You took damage from a card of your opponent."""

    took_damage: Literal["battle", "any"]


@dataclass(frozen=True, slots=True)
class WhenDestroyedByBattle:
    """This monster was destroyed by battle; `sent`: and sent to the Graveyard."""

    destroyed_by_battle: Literal["this"]
    sent: bool = True


@dataclass(frozen=True, slots=True)
class WhenDestroysByBattle:
    """This monster destroyed a monster by battle and sent it to the Graveyard."""

    destroys_by_battle: Literal["this"]


@dataclass(frozen=True, slots=True)
class WhenInDamageStep:
    """A moment of the Damage Step has come, by the word that the card has for it."""

    in_damage_step: DamageStepWord


@dataclass(frozen=True, slots=True)
class WhenEndPhaseCame:
    """An End Phase has come."""

    end_phase: Whose


@dataclass(frozen=True, slots=True)
class WhenAttackDeclared:
    """A monster of a player declared an attack."""

    attack_declared: Whose


@dataclass(frozen=True, slots=True)
class WhenCardActivated:
    """A card was activated, as the Chain Link just before."""

    card_activated: Literal["spell", "trap", "spell-or-trap"]
    by: Whose | None = None


@dataclass(frozen=True, slots=True)
class WhenEffectActivated:
    """An effect was activated, as the Chain Link just before, that `would` do something."""

    effect_activated: Literal["monster", "any"]
    by: Whose | None = None
    in_: Where | None = None
    would: WouldDo | None = None


Answered = WhenCardActivated | WhenEffectActivated
"""What is answered as the Chain Link just before."""

Occasion = (
    WhenSentToGraveyard
    | WhenDiscarded
    | WhenTributeSummoned
    | WhenSummoned
    | WhenFlipped
    | WhenChangedTo
    | WhenInflictedBattleDamage
    | WhenTookDamage
    | WhenDestroyedByBattle
    | WhenDestroysByBattle
    | WhenInDamageStep
    | WhenEndPhaseCame
    | WhenAttackDeclared
    | WhenCardActivated
    | WhenEffectActivated
)
