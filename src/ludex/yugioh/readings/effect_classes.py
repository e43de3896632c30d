"""The class of an effect in the Damage Step, told from its data alone."""

from __future__ import annotations

from ludex.yugioh.quantities import EffectClass
from ludex.yugioh.vocabulary import (
    CardData,
    DoubleAtk,
    Effect,
    Gain,
    HalveOriginal,
    Negate,
    WhenChangedTo,
    WhenDestroyedByBattle,
    WhenDestroysByBattle,
    WhenDiscarded,
    WhenFlipped,
    WhenInDamageStep,
    WhenInflictedBattleDamage,
    WhenSentToGraveyard,
    WhenSummoned,
    WhenTookDamage,
    WhenTributeSummoned,
)

CHANGING = Gain | HalveOriginal | DoubleAtk
"""Verbs that change ATK or DEF."""


def class_of(card: CardData, effect: Effect | None) -> EffectClass:
    """Return the one class of an effect; a card activated without one is of no special class."""
    if card.kind == "trap-counter":
        return "counter-trap"
    if effect is None:
        return "other"
    occasion = _by_occasion(effect)
    if occasion is not None:
        return occasion
    if effect.in_damage_step:
        return "says-damage-step"
    return _by_deed(card, effect)


def _by_occasion(effect: Effect) -> EffectClass | None:
    match effect.when:
        case WhenInDamageStep(in_damage_step=word):
            return word
        case WhenFlipped():
            return "flip"
        case WhenInflictedBattleDamage() | WhenTookDamage():
            return "battle-damage"
        case WhenDestroyedByBattle() | WhenDestroysByBattle():
            return "destroyed-by-battle"
    if effect.during == "damage-calculation":
        return "during-damage-calculation"
    return None


def _by_deed(card: CardData, effect: Effect) -> EffectClass:
    monster = card.family == "monster"
    chosen = effect.kind == "activation" or effect.optional
    if not chosen:
        return "mandatory"
    for verb in effect.does:
        if isinstance(verb, Negate):
            return _negating(monster=monster, activation=verb.negate == "activation")
    if effect.kind != "trigger" and any(isinstance(v, CHANGING) for v in effect.does):
        return "monster-changes-atk-def" if monster else "spell-trap-changes-atk-def"
    own = WhenChangedTo | WhenDiscarded | WhenSentToGraveyard | WhenSummoned | WhenTributeSummoned
    return "moves-or-acts" if monster and isinstance(effect.when, own) else "other"


def _negating(*, monster: bool, activation: bool) -> EffectClass:
    if monster:
        return "monster-negates-activation" if activation else "monster-negates-effect"
    return "spell-trap-negates-activation" if activation else "spell-trap-negates-effect"
