"""Costs that nobody can pay, or that are paid otherwise than they say."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.yugioh.faults.flaw import Flaw, Here, at_least
from ludex.yugioh.vocabulary import (
    BanishThis,
    Cost,
    DiscardCost,
    DiscardThis,
    Filter,
    PayLifePoints,
    SendCost,
    TributeThis,
)


def of_cost(cost: Cost, here: Here) -> Iterator[Flaw]:
    """Yield what is wrong with one cost of an effect."""
    place = place_of(here)
    match cost:
        case PayLifePoints(pay_life_points=amount):
            yield from at_least(1, amount, ("pay-life-points",))
        case DiscardCost(discard=count, of=which):
            yield from at_least(1, count, ("discard",))
            yield from _from_hand("of", which)
        case SendCost(and_from_hand=which):
            if place in ("graveyard", "banished"):
                possible = "the hand or the field, as 'from'"
                yield Flaw(("send-this",), f"'send-this' from {_named(place)}", possible)
            yield from _from_hand("and-from-hand", which)
        case DiscardThis() if place != "hand":
            yield Flaw(("discard-this",), f"'discard-this' from {_named(place)}", "'from: hand'")
        case TributeThis() if here.card.family != "monster" or place != "field":
            told = f"of a {here.card.family}" if place == "field" else f"from {_named(place)}"
            possible = "a monster on the field"
            yield Flaw(("tribute-this",), f"'tribute-this' {told}", possible)
        case BanishThis() if place == "banished":
            possible = "another place, as 'from'"
            yield Flaw(("banish-this",), "'banish-this' of a banished card", possible)


def place_of(here: Here) -> str:
    """Return where a card is when its effect is activated: in a pile, the hand, or on the field."""
    effect, when = here.effect, here.effect.when
    place: str | None = effect.from_
    if effect.kind == "trigger" and place is None and when is not None:
        place = (
            next(iter(when.triggered_from), None) if when.triggered_from == ("graveyard",) else None
        )
    return place if place in ("hand", "graveyard", "banished") else "field"


def _named(place: str) -> str:
    return {"banished": "among the banished cards"}.get(place, f"the {place}")


def _from_hand(at: str, which: Filter | None) -> Iterator[Flaw]:
    if which is None:
        return
    if which.in_ not in (None, "hand"):
        yield Flaw((at, "in"), f"cards of the {which.in_}", "'hand', or nothing")
    if which.whose == "opponent":
        yield Flaw((at, "whose"), "cards of the opponent", "'you', or nothing")
