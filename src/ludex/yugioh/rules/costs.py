"""TCG-7, second part: costs and maintenance costs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields

from ludex.kernel import Acts, Option, Then
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions import (
    Activate,
    Among,
    DoNotPay,
    Maintain,
    PayCost,
    PayMaintenance,
    PayWith,
    PutOnChain,
)
from ludex.yugioh.decisions.refusable import Banishing
from ludex.yugioh.facts import (
    Banished,
    CounterRemoved,
    Destroyed,
    Discarded,
    Moved,
    PaidLifePoints,
    SentToGraveyard,
    Tributed,
)
from ludex.yugioh.moments.duel import CostIsPaid, MaintenanceIsDue, PhaseGoesOn
from ludex.yugioh.readings.activating import (
    applies,
    carry_out_text,
    effect_in,
    effects_of_kind,
    player_in,
)
from ludex.yugioh.readings.banishing import may_banish
from ludex.yugioh.readings.filters import address, effect_of, is_monster, matches
from ludex.yugioh.readings.finding import in_hand, lent, monsters
from ludex.yugioh.readings.looks import in_phase
from ludex.yugioh.readings.moving import to_pile
from ludex.yugioh.table.board import Card
from ludex.yugioh.table.seats import Player
from ludex.yugioh.vocabulary import (
    BanishCost,
    BanishThis,
    Cost,
    DiscardCost,
    DiscardThis,
    Filter,
    PayLifePoints,
    RemoveCounters,
    SendCost,
    SendMonsters,
    TributeCost,
    TributeThis,
    Zone,
)

_GOES: Mapping[type[Cost], tuple[type[Moved], Zone]] = {
    DiscardThis: (Discarded, "graveyard"),
    TributeThis: (Tributed, "graveyard"),
    BanishThis: (Banished, "banished"),
}
"""Costs for which the very card goes somewhere: how, and where to."""


def stopped_by(g: Asked, cost: Cost, card: Card, player: Player) -> tuple[str, ...] | bool:
    """Return who keeps a player from paying a cost now; True when he has not got what it takes."""
    if isinstance(cost, PayLifePoints):
        return g.refusals(PayCost(card.uid, player, _amount(g, cost, player)))
    if isinstance(cost, OfCards):
        return len(_payable(g, cost, card, player)) < _count(cost)
    if isinstance(cost, SendCost):
        which = cost.and_from_hand
        return which is not None and not in_hand(g, which, card, player)
    return _is_lacking(g, cost, card, player)


def _is_lacking(g: Asked, cost: Cost, card: Card, player: Player) -> tuple[str, ...] | bool:
    """Return what keeps the very card from being what a cost takes of it."""
    if isinstance(cost, RemoveCounters):
        return card.counters.count("spell") < cost.remove_counters
    if isinstance(cost, TributeThis):
        return not card.on_field or not (is_monster(card) or card.equipped_to)
    if not isinstance(cost, BanishThis):
        return False
    return card.zone == "banished" or g.refusals(Banishing(card.uid, player))


def _amount(g: Asked, cost: PayLifePoints, player: Player) -> int:
    """Return how many Life Points a cost takes; half of an odd number leaves the greater part."""
    half = cost.pay_life_points == "half"
    return g.state.lp(player) // 2 if half else int(cost.pay_life_points)


OfCards = DiscardCost | TributeCost | SendMonsters | BanishCost
"""Costs of cards that their player chooses."""

_GO_BY: Mapping[type[Cost], type[SentToGraveyard | Banished]] = {
    DiscardCost: Discarded,
    TributeCost: Tributed,
    SendMonsters: SentToGraveyard,
    BanishCost: Banished,
}


def _count(cost: OfCards) -> int:
    """Return how many cards a cost takes, as its first field says."""
    count: int = getattr(cost, fields(cost)[0].name)
    return count


def _payable(g: Asked, cost: OfCards, card: Card, player: Player) -> list[Card]:
    """Return the cards with which a cost can be paid."""
    which = cost.of or Filter()
    match cost:
        case DiscardCost():
            return in_hand(g, which, card, player)
        case BanishCost():
            there = [c for c in g.state.at("graveyard", player) if may_banish(g, c, player)]
        case TributeCost():
            there = [*monsters(g, player), *lent(g, player)]
        case _:
            there = monsters(g, player)
    return [c for c in there if matches(g, c, which, player, this=card.uid)]


@rule("TCG-7.4", forbids=(Activate, PutOnChain))
def cost_cannot_be_paid(g: Asked, option: Activate | PutOnChain) -> tuple[str, ...] | bool:
    """An effect whose cost cannot be paid cannot be activated."""
    effect = effect_in(g, option)
    card = g.state.card(option.card)
    for cost in effect.cost if effect else ():
        stopped = stopped_by(g, cost, card, player_in(option))
        if stopped:
            return stopped
    return False


@rule("TCG-7.5", does=CostIsPaid)
def cost_on_activation(g: Duel, step: CostIsPaid) -> Acts:
    """A cost is paid on activation, and stays paid whatever becomes of the effect."""
    option = step.option
    card = g.state.card(option.card)
    effect = effect_in(g, option)
    carry_out_text(g, card, option.effect)
    for cost in effect.cost if effect else ():
        yield from paid(g, cost, card, option.player)


def paid(g: Duel, cost: Cost, card: Card, player: Player) -> Acts:
    """Let a player pay a cost of a card."""
    match cost:
        case PayLifePoints():
            yield PaidLifePoints(g.state.seats.side_of(player), _amount(g, cost, player))
        case RemoveCounters(remove_counters=count):
            there = [one for one in card.counters if one == "spell"]
            yield from (CounterRemoved(card.uid, one) for one in there[:count])
        case DiscardCost() | TributeCost() | SendMonsters() | BanishCost():
            for _ in range(_count(cost)):
                cards = _payable(g, cost, card, player)
                yield from _picked(g, cards, player, _GO_BY[type(cost)])
        case SendCost(and_from_hand=which):
            yield to_pile(g, SentToGraveyard, card, "graveyard")
            if which is not None:
                cards = in_hand(g, which, card, player)
                yield from _picked(g, cards, player, SentToGraveyard)
        case DiscardThis() | TributeThis() | BanishThis():
            kind, pile = _GOES[type(cost)]
            yield to_pile(g, kind, card, pile)


def _picked(
    g: Duel, cards: list[Card], player: Player, kind: type[SentToGraveyard | Banished]
) -> Acts:
    if not cards:
        return
    picked = yield Among(player, tuple(PayWith(card.uid, player) for card in cards))
    if picked is not None:
        pile: Zone = "banished" if kind is Banished else "graveyard"
        yield to_pile(g, kind, g.state.card(picked.card), pile)


@rule("TCG-7.6", does=PhaseGoesOn, where=in_phase("standby"))
def maintenance_comes_due(g: Duel, step: PhaseGoesOn) -> Acts:
    """In the Standby Phase of its controller a card's maintenance cost comes due."""
    due = tuple(
        (card.uid, number)
        for card in g.state.on_field()
        if applies(g.state, card) and card.controller == g.state.turn_player
        for number, _ in effects_of_kind(card, "maintenance")
    )
    if due:
        yield Then(MaintenanceIsDue(due))


@rule("TCG-7.7", does=MaintenanceIsDue)
def pay_or_lose_it(g: Duel, step: MaintenanceIsDue) -> Acts:
    """Maintenance costs are paid in any order; a card that is not paid for is destroyed."""
    player = g.state.turn_player
    options: list[Option] = []
    for uid, number in step.due:
        card = g.state.card(uid)
        effect = effect_of(card, number)
        amount = sum(_amount(g, c, player) for c in effect.cost if isinstance(c, PayLifePoints))
        pay = PayMaintenance(uid, player, amount)
        others = (cost for cost in effect.cost if not isinstance(cost, PayLifePoints))
        has_it = not any(stopped_by(g, cost, card, player) for cost in others)
        options += [pay] if has_it else []
        if effect.optional or not has_it or g.refuses(pay):
            options.append(DoNotPay(uid, player))
    answer = yield Maintain(player, tuple(options))
    if not isinstance(answer, PayMaintenance | DoNotPay):
        return
    card, number = g.state.card(answer.card), dict(step.due)[answer.card]
    g.carry_out(address(card, number))
    if isinstance(answer, PayMaintenance):
        for cost in effect_of(card, number).cost:
            yield from paid(g, cost, card, player)
    else:
        yield Destroyed(answer.card, answer.card, unpaid=True)
    left = tuple(one for one in step.due if one[0] != answer.card)
    if left:
        yield Then(MaintenanceIsDue(left))
