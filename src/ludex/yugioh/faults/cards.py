"""All the faults of cards: of what is printed on them, and of their effects."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ludex.playing.fault import Fault
from ludex.yugioh.cards import CardData
from ludex.yugioh.faults.effects import of_effect
from ludex.yugioh.faults.equips import of_equip_card
from ludex.yugioh.faults.filters import of_facts
from ludex.yugioh.faults.flaw import NOT_BY_EFFECTS, PLAIN, Flaw, Here, at_least, at_most, key
from ludex.yugioh.rules.spells_traps import stays

STATS = ("attribute", "type", "level", "atk", "def_")
BANS = ("cannot_be_normal_summoned", "cannot_be_special_summoned", "special_summoned_only_by")


def faults(cards: Mapping[str, CardData]) -> Iterator[Fault]:
    """Yield everything in the data of cards that would be played otherwise, or never."""
    for slug, card in cards.items():
        for flaw in _flaws(card, cards):
            yield Fault(slug, flaw.keys, flaw.found, flaw.possible)


def _flaws(card: CardData, cards: Mapping[str, CardData]) -> Iterator[Flaw]:
    yield from _printed(card)
    yield from _materials(card, cards)
    if card.kind in PLAIN and card.effects:
        yield Flaw(("effects",), f"effects of a {card.kind}", "nothing, or 'kind: monster-effect'")
        return
    plain = card.kind in PLAIN or card.of_extra_deck
    if not (plain or card.effects or card.unencoded):
        yield Flaw(("effects",), f"a {card.kind} without effects", "'effects', or 'unencoded'")
    kinds = [effect.kind for effect in card.effects]
    yield from of_equip_card(card)
    for index, effect in enumerate(card.effects):
        for flaw in of_effect(Here(card, effect, cards)):
            yield flaw.inside("effects", index)
        if effect.kind == "maintenance" and effect.kind in kinds[:index]:
            found = "a second maintenance effect, which is never due beside the first"
            yield Flaw(("effects", index), found, "one of them")
    remains = card.family == "monster" or stays(card)
    if kinds and not (remains or card.unencoded or "activation" in kinds):
        found = f"a {card.kind} that is activated for nothing"
        yield Flaw(("effects",), found, "'kind: activation' in one of them, or 'unencoded'")


def _only_ways(card: CardData) -> Iterator[Flaw]:
    """Yield that a monster is never Special Summoned in the only way that its text names."""
    only, at = card.special_summoned_only_by, ("special-summoned-only-by",)
    if only and card.cannot_be_special_summoned in NOT_BY_EFFECTS:
        found = "the only way of a card that cannot be Special Summoned"
        yield Flaw(at, found, "nothing, or no 'cannot-be-special-summoned'")
    elif card.id in only and "own-summon" not in card.by_kind:
        yield Flaw(at, "a way of its own, of which no effect tells", "an own-summon effect")


def _materials(card: CardData, cards: Mapping[str, CardData]) -> Iterator[Flaw]:
    """Yield that a monster is Fusion Summoned with nothing, with no monsters, or never."""
    at = ("materials",)
    if card.kind != "monster-fusion":
        if card.materials:
            yield Flaw(at, f"'materials' of a {card.kind}", "nothing, or 'kind: monster-fusion'")
        if card.cannot_be_special_summoned == "except-by-fusion-summon":
            found = f"the Fusion Summon of a {card.kind}"
            yield Flaw((key(BANS[1]),), found, "'true', or 'kind: monster-fusion'")
        return
    if not card.materials:
        yield Flaw(at, "a monster-fusion without 'materials'", "'materials'")
    for index, which in enumerate(card.materials):
        yield from of_facts(which, (*at, index))
        for n, name in enumerate(which.named):
            if name in cards and cards[name].family != "monster":
                yield Flaw((*at, index, "named", n), f"'{name}', which is no monster", "a monster")


def _printed(card: CardData) -> Iterator[Flaw]:
    if card.family != "monster":
        for name in (*STATS, *BANS):
            if getattr(card, name) not in (None, False, ()):
                yield Flaw((key(name),), f"'{key(name)}' of a {card.kind}", "nothing")
        return
    # A Token gets its ATK and DEF from the card that makes it.
    asked = STATS[:3] if card.kind == "monster-token" else STATS
    for name in asked:
        if getattr(card, name) is None:
            yield Flaw((key(name),), f"a {card.kind} without '{key(name)}'", f"'{key(name)}'")
    if card.kind == "monster-token":
        for name in BANS:
            if getattr(card, name):
                found = "a Token, which can be Summoned in no other way"
                yield Flaw((key(name),), found, "nothing")
    if card.of_extra_deck and card.cannot_be_normal_summoned:
        found = f"a {card.kind}, which never comes to a hand"
        yield Flaw((key(BANS[0]),), found, "nothing")
    yield from _only_ways(card)
    yield from at_least(1, card.level, ("level",))
    yield from at_most(12, card.level, ("level",))
    yield from at_least(0, card.atk, ("atk",))
    yield from at_least(0, card.def_, ("def",))
