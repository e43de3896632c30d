"""TCG-21: lasting restrictions: positions, Summons, attacks, banishing, names, and their end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from ludex.kernel import Acts
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions import (
    Activate,
    Attack,
    NormalSummon,
    PayCost,
    PutOnChain,
    SetCard,
    SummonItself,
    TurnMonster,
)
from ludex.yugioh.decisions.refusable import (
    AddingFromDeck,
    Banishing,
    Choosing,
    SpecialSummoning,
)
from ludex.yugioh.facts import (
    CardSet,
    Destroyed,
    PaidLifePoints,
    PhaseBegan,
    Placed,
    PositionForced,
    SpecialSummoned,
    SpecialSummonedItself,
    TurnedFaceUp,
)
from ludex.yugioh.moments.battle import AttackIsDeclared
from ludex.yugioh.moments.duel import (
    Activating,
    Aftermath,
    PhaseGoesOn,
    PositionLies,
    TributesAreMade,
)
from ludex.yugioh.moments.summons import OwnSummonIsPaid
from ludex.yugioh.quantities import LevelsTaken
from ludex.yugioh.readings.activating import activates_card, effect_in
from ludex.yugioh.readings.filters import effect_of, is_monster, name_of
from ludex.yugioh.readings.graveyards import out_of_reach
from ludex.yugioh.readings.holding import Holding, holding, of_card, of_player
from ludex.yugioh.readings.looks import in_phase, something_holds
from ludex.yugioh.readings.seating import opponents_meant
from ludex.yugioh.table.board import Card
from ludex.yugioh.vocabulary import Cannot, Costs, KeptIn, LowerLevel, PayLifePoints, PricedDeed

Doing = Attack | NormalSummon | SetCard | SummonItself | SpecialSummoning | Activate | PutOnChain
"""What players would do, and cards can make cost Life Points."""

Priced = (
    AttackIsDeclared | TributesAreMade | OwnSummonIsPaid | Activating | CardSet | SpecialSummoned
)
"""What is done that cards can make cost Life Points."""


@rule("TCG-21.1", does=(Aftermath, PositionLies), where=something_holds(KeptIn))
def kept_in_a_position(g: Duel, _step: Aftermath | PositionLies) -> Acts:
    """A monster that cards keep in a position is at once changed to that of the newest card."""
    for card in g.state.on_field():
        if not (card.face_up and is_monster(card)):
            continue
        keeping = max(of_card(g, KeptIn, card), key=lambda one: _since(g, one), default=None)
        if keeping is not None and keeping.what.kept_in != card.position:
            g.carry_out(keeping.by)
            yield PositionForced(card.uid, keeping.what.kept_in, by=keeping.source)


@rule("TCG-21.10", sets=LevelsTaken)
def levels_are_lower(g: Asked, quantity: LevelsTaken) -> int | None:
    """What cards take from the Level of a monster adds up."""
    if not holding(g, LowerLevel):
        return None
    card = g.state.card(quantity.card)
    return sum(one.what.by for one in of_card(g, LowerLevel, card)) or None


def _since(g: Asked, one: Holding[KeptIn]) -> int:
    return g.state.card(one.source).active_since


@rule("TCG-21.2", forbids=SpecialSummoning)
def no_special_summons(g: Asked, coming: SpecialSummoning) -> tuple[str, ...]:
    """Where a card forbids a player Special Summons, no monster comes to that side by one."""
    found = of_player(g, Cannot, coming.player)
    return tuple(one.by for one in found if one.what.cannot == "special-summon")


@rule("TCG-21.3", forbids=Attack)
def not_to_be_attacked(g: Asked, option: Attack) -> tuple[str, ...]:
    """A monster that a card keeps from being attacked cannot be the target of an attack."""
    if option.target is None:
        return ()
    found = of_card(g, Cannot, g.state.card(option.target))
    return tuple(one.by for one in found if one.what.cannot == "be-attacked")


@rule("TCG-21.4", forbids=Banishing)
def not_to_be_banished(g: Asked, banishing: Banishing) -> tuple[str, ...]:
    """A player whom a card forbids it banishes nothing: no cost, no effect, nothing instead."""
    card = g.state.card(banishing.card)
    return tuple(
        one.by
        for one in of_player(g, Cannot, banishing.player)
        if one.what.cannot == "banish" and one.what.from_ in (None, card.zone)
        if not out_of_reach(g, card, one.source)
    )


@rule("TCG-21.9", forbids=AddingFromDeck)
def not_to_be_added(g: Asked, adding: AddingFromDeck) -> tuple[str, ...]:
    """A player whom a card forbids it adds no card from the Deck to the hand but by drawing."""
    found = of_player(g, Cannot, adding.player)
    return tuple(one.by for one in found if one.what.cannot == "add-from-deck")


@rule("TCG-21.11", forbids=Choosing)
def not_to_be_targeted(g: Asked, choosing: Choosing) -> tuple[str, ...]:
    """A card that a card keeps from it cannot be targeted by effects."""
    if not choosing.as_target:
        return ()
    found = of_card(g, Cannot, g.state.card(choosing.card))
    return tuple(one.by for one in found if one.what.cannot == "be-targeted")


def _deed(done: object) -> PricedDeed:
    """Return what is done, as card files call what costs Life Points."""
    match done:
        case Attack():
            return "attack"
        case NormalSummon(face_down=face_down):
            return "set" if face_down else "normal-summon"
        case SetCard() | CardSet():
            return "set"
        case SummonItself() | SpecialSummoning() | SpecialSummoned():
            return "special-summon"
        case _:
            return "activate"


def _prices(g: Asked, card: Card, done: object) -> Iterator[Holding[Costs]]:
    """Yield what makes it cost Life Points to do something with a card."""
    for one in of_card(g, Costs, card):
        if _deed(done) in one.what.to:
            yield one


def _own_price(g: Asked, done: object, card: Card) -> int:
    """Return how many Life Points it takes by the text of the card itself."""
    effect = None
    if isinstance(done, Activate | PutOnChain):
        effect = effect_in(g, done)
    elif isinstance(done, SummonItself):
        effect = effect_of(card, done.effect)
    own = (cost for cost in effect.cost if isinstance(cost, PayLifePoints)) if effect else ()
    # Half of what is left can always be paid.
    return sum(cost.pay_life_points for cost in own if cost.pay_life_points != "half")


@rule(
    "TCG-21.5",
    forbids=get_args(Doing),
)
def cannot_pay_for_it(g: Asked, option: Doing) -> tuple[str, ...]:
    """What costs Life Points by a card cannot be done by a player who cannot pay them."""
    if not holding(g, Costs) or (isinstance(option, Attack) and option.anew):
        return ()
    card = g.state.card(option.card)
    price = sum(one.what.costs for one in _prices(g, card, option))
    if not price:
        return ()
    price += _own_price(g, option, card)
    return g.refusals(PayCost(card.uid, card.controller, price))


def _done(g: Asked, done: Priced) -> tuple[Card, object]:
    """Return the card that something is done with, as it lay before, and what is done."""
    if isinstance(done, CardSet | SpecialSummoned):
        return done.was, done
    return g.state.card(done.option.card), done.option


@rule(
    "TCG-21.6",
    does=get_args(Priced),
)
def it_is_paid_for(
    g: Duel,
    done: Priced,
) -> Acts:
    """What it costs by a card to attack, Summon, Set or activate is paid as that is done."""
    if not holding(g, Costs) or isinstance(done, SpecialSummonedItself):
        return
    card, deed = _done(g, done)
    for one in tuple(_prices(g, card, deed)):
        g.carry_out(one.by)
        yield PaidLifePoints(g.state.seats.side_of(card.controller), one.what.costs)


@rule("TCG-21.7", forbids=(NormalSummon, TurnMonster, SpecialSummoning, Activate))
def only_one_of_that_name(
    g: Asked, coming: NormalSummon | TurnMonster | SpecialSummoning | Activate
) -> bool:
    """A card of which a player can control 1 cannot come face-up beside another one."""
    card = g.state.card(coming.card)
    if not card.data.only_one_controlled:
        return False
    if isinstance(coming, Activate):
        if not activates_card(g, coming):
            return False
    elif card.face_up if isinstance(coming, TurnMonster) else coming.face_down:
        return False
    others = (one for one in g.state.on_field() if one.controller == coming.player)
    return any(one.face_up and name_of(g, one) == card.data.id for one in others if one is not card)


@rule("TCG-21.8", does=PhaseGoesOn, where=in_phase("end"))
def stays_no_longer(g: Duel, step: PhaseGoesOn) -> Acts:
    """A card that stays for some turns of an opponent is destroyed in the End Phase of the last."""
    for card in g.state.on_field():
        last = card.data.stays_for
        if last is not None and card.face_up and _turns(g, card) >= last:
            yield Destroyed(card.uid, card.uid)


def _turns(g: Asked, card: Card) -> int:
    """Return how many End Phases of opponents have come since a card was activated."""
    turns = 0
    opponents = opponents_meant(g, card.controller, "turns-counted")
    for entry in g.so_far.backwards():
        match entry.event:
            case Placed(card=uid) | TurnedFaceUp(card=uid) if uid == card.uid:
                break
            case PhaseBegan(player=player, phase="end") if player in opponents:
                turns += 1
    return turns
