"""Occasions: what a Trigger Effect waits for, and what an activation answers or follows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ludex.yugioh.vocabulary.basics import DamageStepWord, Position, Where, Whose

DamageKind = Literal["battle", "effect"]
HowSummoned = Literal["normal", "special", "flip"]


@dataclass(frozen=True, slots=True)
class SentToGraveyard:
    """This card, or a monster, was sent to the Graveyard; `from` and `whose` look closer."""

    sent_to_graveyard: Literal["this", "monster"]
    from_: Where | None = None
    whose: Whose | None = None


@dataclass(frozen=True, slots=True)
class Discarded:
    """This card was discarded to the Graveyard."""

    discarded: Literal["this"]


@dataclass(frozen=True, slots=True)
class TributeSummoned:
    """This card was Tribute Summoned."""

    tribute_summoned: Literal["this"]


@dataclass(frozen=True, slots=True)
class Summoned:
    """This card was Summoned, in one of these ways; by its own effect, after this damage to you."""

    summoned: Literal["this"]
    how: tuple[HowSummoned, ...] = ("normal", "special", "flip")
    after: DamageKind | None = None


@dataclass(frozen=True, slots=True)
class Flipped:
    """This monster was turned face-up."""

    flipped: Literal["this"]


@dataclass(frozen=True, slots=True)
class ChangedTo:
    """This monster's battle position was changed to this one, face-up all the while."""

    changed_to: Position


@dataclass(frozen=True, slots=True)
class InflictedBattleDamage:
    """This monster inflicted battle damage to your opponent."""

    inflicted_battle_damage: Literal["this"]


@dataclass(frozen=True, slots=True)
class TookDamage:
    """You took damage from a card of your opponent."""

    took_damage: Literal["battle", "any"]


@dataclass(frozen=True, slots=True)
class DestroyedByBattle:
    """This monster was destroyed by battle; `sent`: and sent to the Graveyard."""

    destroyed_by_battle: Literal["this"]
    sent: bool = True


@dataclass(frozen=True, slots=True)
class DestroysByBattle:
    """This monster destroyed a monster by battle and sent it to the Graveyard."""

    destroys_by_battle: Literal["this"]


@dataclass(frozen=True, slots=True)
class InDamageStep:
    """A moment of the Damage Step has come, by the word that the card has for it."""

    in_damage_step: DamageStepWord


@dataclass(frozen=True, slots=True)
class EndPhaseCame:
    """An End Phase has come."""

    end_phase: Whose


@dataclass(frozen=True, slots=True)
class AttackDeclared:
    """A monster of a player declared an attack."""

    attack_declared: Whose


@dataclass(frozen=True, slots=True)
class CardActivated:
    """A card was activated, as the Chain Link just before."""

    card_activated: Literal["spell", "trap", "spell-or-trap"]
    by: Whose | None = None


@dataclass(frozen=True, slots=True)
class EffectActivated:
    """An effect was activated, as the Chain Link just before, that `would` do something."""

    effect_activated: Literal["monster", "any"]
    by: Whose | None = None
    in_: Where | None = None
    would: Literal["destroy-monsters", "special-summon"] | None = None


Answered = CardActivated | EffectActivated
"""What is answered as the Chain Link just before."""

Occasion = (
    SentToGraveyard
    | Discarded
    | TributeSummoned
    | Summoned
    | Flipped
    | ChangedTo
    | InflictedBattleDamage
    | TookDamage
    | DestroyedByBattle
    | DestroysByBattle
    | InDamageStep
    | EndPhaseCame
    | AttackDeclared
    | CardActivated
    | EffectActivated
)
