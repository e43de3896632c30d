"""Equip Cards that are equipped to nothing, or in no way that is played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ludex.yugioh.faults.filters import may_be
from ludex.yugioh.faults.flaw import Flaw, Here, says_monster
from ludex.yugioh.vocabulary import Filter

if TYPE_CHECKING:
    from ludex.yugioh.cards import CardData


def equips_itself(card: CardData) -> bool:
    """Whether an effect of a card equips it to a monster."""
    return any(verb.name == "equip" for effect in card.effects for verb in effect.does)


def is_equip_card(card: CardData) -> bool:
    """Whether a card can lie equipped to a monster, whatever its effects do there."""
    return card.kind == "spell-equip" or "union" in card.abilities or equips_itself(card)


def bearers(card: CardData) -> Iterator[Filter]:
    """Yield the monsters to which the effects of a card equip it."""
    for effect in card.effects:
        if effect.targets is not None and any(verb.name == "equip" for verb in effect.does):
            yield effect.targets.of


def of_equip_card(card: CardData) -> Iterator[Flaw]:
    """Yield that an Equip Spell or a Union monster is not what it says."""
    if card.kind == "spell-equip" and not (equips_itself(card) or card.unencoded):
        yield Flaw(("effects",), "an Equip Spell that is equipped to nothing", "'equip: this'")
    if card.abilities and card.kind != "monster-effect":
        found = f"'abilities' of a {card.kind}"
        yield Flaw(("abilities",), found, "nothing, or 'kind: monster-effect'")
    if "union" in card.abilities and not equips_itself(card):
        yield Flaw(("abilities",), "a Union that is equipped to nothing", "'equip: this'")
    if card.union_limit_printed and "union" not in card.abilities:
        found = "'union-limit-printed' of a card that is no Union"
        yield Flaw(("union-limit-printed",), found, "'abilities: [union]', or nothing")


def of_bearer(here: Here) -> Iterator[Flaw]:
    """Yield that what an Equip Card would be equipped to is not one face-up monster."""
    targets, at = here.effect.targets, ("equip",)
    if targets is None:
        yield Flaw(at, "'equip' to no target", "'targets' beside 'does'")
        return
    if targets.count != 1 or targets.up_to:
        yield Flaw(at, "'equip' to several targets", "'count: 1' in 'targets'")
    of = targets.of
    if of.in_ != "monster-zone" or of.face != "up" or not says_monster(of, here.cards):
        found = "'equip' to what may be no face-up monster on the field"
        possible = "'kind: monster', 'in: monster-zone' and 'face: up' in 'targets'"
        yield Flaw(at, found, possible)
    elif may_be(of, here):
        yield Flaw(at, "'equip' to itself", "'other: true', or a filter that does not mean it")
