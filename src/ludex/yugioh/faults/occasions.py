"""Occasions that never come, or never so to this card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import get_args

from ludex.yugioh import vocabulary as v
from ludex.yugioh.cards import CardData, Effect
from ludex.yugioh.faults.conditions import named, told
from ludex.yugioh.faults.equips import binds_itself
from ludex.yugioh.faults.filters import zones_of
from ludex.yugioh.faults.flaw import Flaw, Here, listed
from ludex.yugioh.quantities import tribute_band
from ludex.yugioh.table.board import FIELD


def _heard(by: v.EffectKind, on: str) -> Iterable[str]:
    kinds: tuple[type[v.When], ...] = get_args(v.Occasion)
    of_whom = ": this" if by == "trigger" else ": monster"
    return (
        named(each) + (of_whom if each is v.WhenSentToGraveyard else "")
        for each in kinds
        if by in each.heard_by and each.comes_on(by, on)
    )


def of_occasion(when: v.Occasion, here: Here) -> Iterator[Flaw]:
    """Yield what is wrong with the occasion of an effect."""
    card, name = here.card, named(when)
    yield from _unheard(when, here)
    match when:
        case v.WhenTributeSummoned() if card.level and tribute_band(card.level) is None:
            found = f"'{name}' of a Level {card.level} monster, which takes no Tributes"
            yield Flaw((name,), found, "'summoned', or a Level that takes Tributes")
        case v.WhenSentToGraveyard():
            yield from _sent(when, card)
        case v.WhenEffectActivated(in_=str(place)):
            zones = ("monster-zone",) if when.effect_activated == "monster" else FIELD
            there = ("hand", "graveyard", "banished", *zones)
            if place not in there:
                found = f"'{place}', where no such effect is activated"
                yield Flaw(("in",), found, f"the zone or pile itself: {listed(there)}")
        case v.WhenWouldBeSummoned(how=()):
            yield Flaw(("how",), "no way of being Summoned", listed(get_args(v.HowSummoned)))
        case v.WhenSummoned():
            yield from _summoned(when, card)
        case v.WhenLeaves(leaves="bound") if not binds_itself(card):
            found = "'bound' of a card that is bound to nothing"
            yield Flaw(("leaves",), found, "'this', or an effect with 'bind: this'")


def _unheard(when: v.Occasion, here: Here) -> Iterator[Flaw]:
    """Yield that such an effect of such a card never hears of it."""
    kind, card, name = here.effect.kind, here.card, named(when)
    possible = listed(_heard(kind, card.family))
    if kind not in when.hearers:
        found = f"'{name}: {getattr(when, fields(when)[0].name)}'"
        yield Flaw((name,), f"{found}, which {told(here.effect)} never hears", possible)
    elif not any(when.comes_on(kind, family) for family in card.families):
        yield Flaw((name,), f"'{name}' of a {card.family}", possible)
    elif when == v.WhenAttackDeclared("this") and "monster" not in card.families:
        found = f"'{name}: this' of a {card.family}, which never attacks"
        yield Flaw((name,), found, "'you', 'opponent' or 'either'")


def _sent(when: v.WhenSentToGraveyard, card: CardData) -> Iterator[Flaw]:
    this = when.sent_to_graveyard == "this"
    if this and when.whose is not None:
        yield Flaw(("whose",), "'whose' of this very card", "nothing")
    if this and when.was is not None:
        yield Flaw(("was",), "'was' of this very card", "nothing")
    zones = zones_of(card.kind) if this else ("monster-zone",)
    there = ("hand", "deck", "banished", "field", *zones)
    if when.from_ not in (None, *there):
        found = f"'{when.from_}', from which no such card is sent to the Graveyard"
        yield Flaw(("from",), found, listed(there))


def _summoned(when: v.WhenSummoned, card: CardData) -> Iterator[Flaw]:
    if when.how == ():
        yield Flaw(("how",), "no way of being Summoned", listed(get_args(v.HowSummoned)))
    elif when.how == ("special",) and card.cannot_be_special_summoned is True:
        found = "'special' of a card that cannot be Special Summoned"
        yield Flaw(("how",), found, "'normal' or 'flip'")
    elif when.after is not None and "special" not in when.how:
        yield Flaw(("how",), "'after' damage of another way than 'special'", "'special'")
    if when.after is not None and not any(map(_summons_itself, card.effects)):
        found = "'after' damage, where no effect of this card Summons it on that occasion"
        possible = "'special-summon: this' in an effect with 'took-damage'"
        yield Flaw(("after",), found, possible)


def _summons_itself(effect: Effect) -> bool:
    return isinstance(effect.when, v.WhenTookDamage) and any(
        verb.special_summons and verb.first == "this" for verb in effect.does
    )
