"""Costs that nobody can pay, or that are paid otherwise than they say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import get_args

from ludex.yugioh.faults.flaw import Flaw, Here, at_least, key, listed, off_field
from ludex.yugioh.vocabulary import (
    BanishCost,
    BanishThis,
    Cost,
    Costs,
    DiscardCost,
    DiscardThis,
    Filter,
    PayLifePoints,
    PricedDeed,
    RemoveCounters,
    SendCost,
    SendMonsters,
    TributeCost,
    TributeThis,
)

TAKEN_AWAY: Mapping[type[Cost], str] = {
    BanishThis: "banished",
    DiscardThis: "graveyard",
    SendCost: "graveyard",
    TributeThis: "graveyard",
}
"""Costs that take the very card away, and where to."""


def of_costs(costs: tuple[Cost, ...], here: Here) -> Iterator[Flaw]:
    """Yield what is wrong with the costs of an effect, each by itself and one beside the other."""
    gone = False
    if here.effect.kind != "maintenance":
        yield from _twice(costs)
    for index, cost in enumerate(costs):
        name, taken = key(fields(cost)[0].name), type(cost) in TAKEN_AWAY
        if taken and here.effect.kind == "activation":
            found = f"'{name}' to activate this very card, which has to resolve"
            yield Flaw((index, name), found, "another cost, or another kind of effect")
            continue
        for flaw in of_cost(cost, here):
            yield flaw.inside(index)
        if taken and gone:
            found = f"'{name}' of a card that a cost before it has taken away"
            yield Flaw((index, name), found, "one of them")
        gone = gone or taken


def _twice(costs: tuple[Cost, ...]) -> Iterator[Flaw]:
    """Yield costs that take from the same, of which each would be found payable by itself."""
    seen: set[str] = set()
    for index, cost in enumerate(costs):
        by_hand = isinstance(cost, DiscardCost) or getattr(cost, "and_from_hand", None) is not None
        name = "hand" if by_hand else key(fields(cost)[0].name)
        if name in seen and (by_hand or isinstance(cost, PayLifePoints)):
            found = f"a second cost of {'the hand' if by_hand else 'Life Points'}"
            yield Flaw((index, key(fields(cost)[0].name)), found, "one cost for both")
        seen.add(name)


def of_cost(cost: Cost, here: Here) -> Iterator[Flaw]:
    """Yield what is wrong with one cost of an effect."""
    place = place_of(here)
    match cost:
        case PayLifePoints(pay_life_points=amount):
            yield from at_least(1, amount, ("pay-life-points",))
        case RemoveCounters():
            yield from _counters(cost, here)
        case DiscardCost() | TributeCost() | SendMonsters() | BanishCost():
            yield from _of_cards(cost)
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


def _from_graveyard(which: Filter) -> Iterator[Flaw]:
    if which.in_ not in (None, "graveyard"):
        yield Flaw(("of", "in"), f"a cost from the {which.in_}", "nothing")
    if which.whose == "opponent":
        yield Flaw(("of", "whose"), "a cost from the Graveyard of the opponent", "nothing")


def _counters(cost: RemoveCounters, here: Here) -> Iterator[Flaw]:
    """Yield that the card never has so many Spell Counters."""
    count, most = cost.remove_counters, here.card.spell_counters
    yield from at_least(1, count, ("remove-counters",))
    if most is None or (most != "any" and most < count):
        found = f"the cost of {count} Spell Counters on a card that cannot hold so many"
        yield Flaw(("remove-counters",), found, "'spell-counters' beside 'effects'")


def _of_cards(cost: DiscardCost | TributeCost | SendMonsters | BanishCost) -> Iterator[Flaw]:
    """Yield that a cost takes no cards, or cards of which it can take none."""
    name, which = fields(cost)[0].name, cost.of or Filter()
    yield from at_least(1, getattr(cost, name), (key(name),))
    if isinstance(cost, DiscardCost):
        yield from _from_hand("of", cost.of)
    elif isinstance(cost, BanishCost):
        yield from _from_graveyard(which)
    else:
        yield from _tributes(which)


def _tributes(which: Filter) -> Iterator[Flaw]:
    if which.in_ not in (None, "field", "monster-zone"):
        yield Flaw(("of", "in"), f"Tributes from the {which.in_}", "nothing")
    if which.whose == "opponent":
        yield Flaw(("of", "whose"), "Tributes of the opponent", "'you', or nothing")


def place_of(here: Here) -> str:
    """Return where a card is when its effect is activated: in a pile, the hand, or on the field."""
    effect, when = here.effect, here.effect.when
    place: str | None = effect.from_
    if effect.kind == "trigger" and place is None and when is not None:
        place = (
            next(iter(when.triggered_from), None) if when.triggered_from == ("graveyard",) else None
        )
    return place if place in ("hand", "graveyard", "banished") else "field"


def place_by_then(here: Here) -> str:
    """Return where a card is when its effect resolves, once the costs are paid."""
    taken = (TAKEN_AWAY[type(cost)] for cost in here.effect.cost if type(cost) in TAKEN_AWAY)
    return next(taken, place_of(here))


def _named(place: str) -> str:
    return {"banished": "among the banished cards"}.get(place, f"the {place}")


def _from_hand(at: str, which: Filter | None) -> Iterator[Flaw]:
    if which is None:
        return
    if which.in_ not in (None, "hand"):
        yield Flaw((at, "in"), f"cards of the {which.in_}", "'hand', or nothing")
    if which.whose == "opponent":
        yield Flaw((at, "whose"), "cards of the opponent", "'you', or nothing")
    if which.in_ is None:
        yield from off_field(which, (at,))


def imposed(what: Costs) -> Iterator[Flaw]:
    """Yield what keeps a continuous effect from making something cost so much."""
    yield from at_least(1, what.costs, (what.name,))
    if not what.to:
        yield Flaw(("to",), "nothing that costs it", listed(get_args(PricedDeed)))
    in_hand = isinstance(what.whom, Filter) and what.whom.in_ == "hand"
    for index, deed in enumerate(what.to):
        if deed == "attack" and in_hand:
            yield Flaw(("to", index), "'attack' of cards in the hand", "'in: field'")
        elif deed not in ("attack", "activate") and not in_hand:
            yield Flaw(("to", index), f"'{deed}' of other cards than in the hand", "'in: hand'")
