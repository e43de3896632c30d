"""Verbs: what an effect does. `join` ties a verb to the one before it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ludex.yugioh.vocabulary.basics import CardName, Filter, Join, Position, Until, Whose, Zone

Which = Literal["targets", "this", "negated-card", "battled", "your-battler"]
"""`battled` is the monster that this card, or your battling monster, battles."""

Measure = Literal["damage-taken", "atk-of-battled", "atk-of-target"]
"""A number that the board tells: damage of the occasion, or ATK as it is now."""


@dataclass(frozen=True, slots=True)
class Destroy:
    """Destroy the targets, this card, or every card of a filter."""

    destroy: Which | Filter
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class DestroyOne:
    """Choose one card of a filter and destroy it, if you like where it is `optional`."""

    destroy_one: Filter
    optional: bool = False
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class Banish:
    """Banish the targets, this card, or every card of a filter."""

    banish: Which | Filter
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class ReturnToHand:
    """Return the targets, this card, or every card of a filter to their owners' hands."""

    return_to_hand: Which | Filter
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class SendToGraveyard:
    """Send one card of a filter from your Deck to the Graveyard."""

    send_to_graveyard: Filter
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class SendFromDeck:
    """Send the top cards of a Deck to the Graveyard."""

    send_from_deck: int
    whose: Whose
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class Damage:
    """Inflict damage; `if_it_was` looks at the card that the verb before it moved.

    `for_each` inflicts it as many times as there are cards of any of the filters, at one stroke.
    """

    damage: int | Measure
    to: Whose
    if_it_was: Filter | None = None
    for_each: tuple[Filter, ...] = ()
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class GainLifePoints:
    """A player gains Life Points."""

    gain_life_points: int
    who: Whose
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class Draw:
    """A player draws cards."""

    draw: int
    who: Whose
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class AddToHand:
    """Add one card of a filter to your hand, if you like where it is `optional`.

    `from_` names several places, where the filter names none.
    """

    add_to_hand: Filter
    optional: bool = False
    from_: tuple[Zone, ...] = ()
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class SpecialSummon:
    """Special Summon this card, a target, or one monster of a filter from among places.

    In Attack Position, face-down in Defense Position, or face-up in the position that you choose;
    `atk_at_most` goes by the occasion.
    """

    special_summon: Literal["this", "targets"] | Filter
    from_: tuple[Zone, ...]
    position: Literal["attack", "either", "face-down"] = "attack"
    atk_at_most: Literal["damage-taken"] | None = None
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class SummonToken:
    """Special Summon a Token, in the position that you choose, with this ATK and DEF."""

    summon_token: CardName
    atk_and_def: Measure
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class SetFromHand:
    """Set one card of a filter from your hand, if you like."""

    you_may_set: Filter
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class Negate:
    """Negate what this effect answers: its activation, or its effect alone."""

    negate: Literal["activation", "effect"]
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class NegateAttack:
    """Negate the attack, and end the Battle Phase where it says so."""

    negate_attack: Literal["attack", "attack-and-battle-phase"]
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class NegateEffects:
    """The effects of monsters are negated for a time."""

    negate_effects: Literal["targets"]
    until: Until
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class Gain:
    """Monsters gain (or, below zero, lose) ATK and DEF for a time."""

    gain: Which
    until: Until
    atk: int | Measure = 0
    def_: int = 0
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class HalveOriginal:
    """The original ATK of monsters is halved for a time."""

    halve_original: Which
    until: Until
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class DoubleAtk:
    """The ATK of monsters is doubled for a time, as it is at that moment."""

    double_atk: Which | Filter
    until: Until
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class DestroyInEndPhase:
    """Monsters are destroyed in the End Phase of this turn."""

    destroy_in_end_phase: Which | Filter
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class ChangePosition:
    """Change monsters to a battle position, face-up."""

    change_position: Which
    to: Position
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class TurnFaceDown:
    """Change face-up monsters to face-down Defense Position."""

    turn_face_down: Which
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class NoBattleDamage:
    """You take no battle damage for a time."""

    no_battle_damage: Literal["you"]
    until: Until
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class NoBattleDestruction:
    """Your monsters are not destroyed by battle for a time."""

    no_battle_destruction: Literal["you"]
    until: Until
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class MustTribute:
    """For this turn, what you Tribute must be the targets first, as if you controlled them."""

    must_tribute: Literal["targets"]
    join: Join = "also"


Verb = (
    Destroy
    | DestroyOne
    | Banish
    | ReturnToHand
    | SendToGraveyard
    | SendFromDeck
    | Damage
    | GainLifePoints
    | Draw
    | AddToHand
    | SpecialSummon
    | SummonToken
    | SetFromHand
    | Negate
    | NegateAttack
    | NegateEffects
    | Gain
    | HalveOriginal
    | DoubleAtk
    | DestroyInEndPhase
    | ChangePosition
    | TurnFaceDown
    | NoBattleDamage
    | NoBattleDestruction
    | MustTribute
)
