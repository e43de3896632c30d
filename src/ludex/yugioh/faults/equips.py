"""Equip Cards that are equipped to nothing, or in no way that is played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ludex.yugioh.faults.filters import may_be
from ludex.yugioh.faults.flaw import Flaw, Here, of_battle, says_monster, summoned_before
from ludex.yugioh.vocabulary import Filter, WhenFlipped

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
    flipped = any(isinstance(effect.when, WhenFlipped) for effect in card.effects)
    if "flip" in card.abilities and not flipped:
        found = "a Flip monster that does nothing when it is flipped"
        yield Flaw(("abilities",), found, "'flipped' as 'when'")
    if card.union_limit_printed and "union" not in card.abilities:
        found = "'union-limit-printed' of a card that is no Union"
        yield Flaw(("union-limit-printed",), found, "'abilities: [union]', or nothing")


def binds_itself(card: CardData) -> bool:
    """Whether an effect of a card binds it to a monster."""
    return any(verb.name == "bind" for effect in card.effects for verb in effect.does)


def of_bearer(to: str, name: str, here: Here, *, face_up: bool) -> Iterator[Flaw]:
    """Yield that what a card would be equipped or bound to is not one monster on the field."""
    targets, at = here.effect.targets, (name,)
    if to == "summoned":
        yield from summoned_before(to, ("to",), here)
        return
    if to == "battled":
        yield from of_battle(f"'{to}'", ("to",), here)
        return
    if targets is None:
        yield Flaw(at, f"'{name}' to no target", "'targets' beside 'does'")
        return
    if targets.count != 1 or targets.up_to:
        yield Flaw(at, f"'{name}' to several targets", "'count: 1' in 'targets'")
    if targets.optional:
        yield Flaw(at, f"'{name}' to a target that may be none", "'targets' without 'optional'")
    of = targets.of
    up = of.face == "up" or not face_up
    if of.in_ != "monster-zone" or not up or not says_monster(of, here.cards):
        asked = " and 'face: up'" if face_up else ""
        found = f"'{name}' to what may be no {'face-up ' if face_up else ''}monster on the field"
        yield Flaw(at, found, f"'kind: monster', 'in: monster-zone'{asked} in 'targets'")
    elif may_be(of, here):
        found = f"'{name}' to itself"
        yield Flaw(at, found, "'other: true', or a filter that does not mean it")
