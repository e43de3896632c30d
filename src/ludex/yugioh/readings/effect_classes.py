"""The class of an effect in the Damage Step: told by its data, or by a ruling on the card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ludex.yugioh.book import Asked
from ludex.yugioh.quantities import EffectClass, EffectClassOf, Occurrence
from ludex.yugioh.readings.battle import is_now
from ludex.yugioh.readings.filters import address, effect_of
from ludex.yugioh.table.board import Card
from ludex.yugioh.vocabulary import (
    WhenBattleDestroyed,
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

if TYPE_CHECKING:
    from ludex.yugioh.cards import CardData, Effect

MOMENTS: Mapping[EffectClass, Occurrence] = {
    "at-the-start": "at-the-start",
    "before-damage-calculation": "before-damage-calculation",
    "ahead-of-battle-damage": "battle-damage",
    "battle-damage": "battle-damage",
    "after-damage-calculation": "after-damage-calculation",
    "at-the-end": "at-the-end",
}
"""The moment at which effects of a class are triggered, or can be activated."""


def effect_class(g: Asked, card: Card, number: int) -> tuple[EffectClass, str | None]:
    """Return the class of an effect, and the clause that says so where one names the card.

    The number is 0 for a card activated without an effect.
    """
    named, by = g.said(EffectClassOf(card.uid, address(card, number)))
    effect = effect_of(card, number) if number else None
    return named or class_of(card.data, effect), by


def is_moment_of(g: Asked, card: Card, number: int, when: WhenInDamageStep) -> bool:
    """Whether the moment is now that the text of an effect names, or that a ruling gives it.

    What comes after damage calculation takes one that has been made.
    """
    named, _ = effect_class(g, card, number)
    calculated = g.state.battle is not None and g.state.battle.calculated
    in_time = calculated or when.in_damage_step != "after-damage-calculation"
    return in_time and is_now(g, MOMENTS.get(named, when.in_damage_step))


def class_of(card: CardData, effect: Effect | None) -> EffectClass:
    """Return the one class of an effect by its data.

    A card activated without an effect is of the class of what it will hold.
    """
    if card.kind == "trap-counter":
        return "counter-trap"
    if effect is None:
        changes = any(held.changes_atk_def for each in card.effects for held in each.holds)
        return "spell-trap-changes-atk-def" if changes else "other"
    occasion = _by_occasion(effect)
    if occasion is not None:
        return occasion
    return _by_deed(card, effect)


def _by_occasion(effect: Effect) -> EffectClass | None:
    match effect.when:
        case WhenInDamageStep(in_damage_step=word):
            return word
        case WhenFlipped():
            return "flip"
        case WhenInflictedBattleDamage() | WhenTookDamage():
            return "battle-damage"
        case WhenBattleDestroyed() | WhenDestroyedByBattle() | WhenDestroysByBattle():
            return "destroyed-by-battle"
    if effect.during == "damage-calculation":
        return "during-damage-calculation"
    played = effect.kind == "activation"
    return "says-damage-step" if played and effect.during == "damage-step" else None


def _by_deed(card: CardData, effect: Effect) -> EffectClass:
    monster = card.family == "monster"
    chosen = effect.kind == "activation" or effect.optional
    if not chosen:
        return "mandatory"
    for verb in effect.does:
        found = verb.in_damage_step(monster=monster)
        if found is not None and not (effect.kind == "trigger" and verb.changes_atk_def):
            return found
    own = WhenChangedTo | WhenDiscarded | WhenSentToGraveyard | WhenSummoned | WhenTributeSummoned
    return "moves-or-acts" if monster and isinstance(effect.when, own) else "other"
