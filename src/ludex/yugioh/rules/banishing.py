"""TCG-24: cards that are banished where they would go to the Graveyard."""

from __future__ import annotations

from ludex.kernel import Acts
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions import Activate, PutOnChain
from ludex.yugioh.decisions.refusable import BanishingInstead
from ludex.yugioh.facts import (
    Banished,
    Moved,
    PlacedOnDeck,
    PlacedUnderDeck,
    ReturnedToHand,
    SentToGraveyard,
    ShuffledIntoDeck,
    Tributed,
    moved,
)
from ludex.yugioh.readings.activating import effect_in, effects_of_kind, player_in
from ludex.yugioh.readings.banishing import banished_instead, may_banish
from ludex.yugioh.readings.filters import address
from ludex.yugioh.readings.finding import in_hand
from ludex.yugioh.readings.looks import left_the_field
from ludex.yugioh.readings.negations import negated_by
from ludex.yugioh.vocabulary import BanishedInstead, SendCost


@rule("TCG-24.1", instead=SentToGraveyard)
def never_to_the_graveyard(g: Duel, event: SentToGraveyard) -> Acts:
    """What a continuous effect keeps from the Graveyard is banished, and never gets there."""
    one = banished_instead(g, event.was, event.together)
    if one is not None:
        g.carry_out(one.by)
        yield _banished(event)


@rule("TCG-24.2", forbids=BanishingInstead)
def neither_itself_nor_what_leaves_with_it(g: Asked, banishing: BanishingInstead) -> bool:
    """A card banishes neither itself nor what is sent to the Graveyard together with it."""
    return banishing.card in (banishing.sent, *banishing.together)


@rule("TCG-24.3", forbids=(Activate, PutOnChain))
def nothing_to_send_as_a_cost(g: Asked, option: Activate | PutOnChain) -> bool:
    """A cost of sending cards to the Graveyard cannot be paid with cards that are banished."""
    effect = effect_in(g, option)
    for cost in effect.cost if effect is not None else ():
        if not isinstance(cost, SendCost):
            continue
        card = g.state.card(option.card)
        if banished_instead(g, card) is not None:
            return True
        which = cost.and_from_hand
        others = [] if which is None else in_hand(g, which, card, player_in(option))
        if others and all(banished_instead(g, other) is not None for other in others):
            return True
    return False


@rule("TCG-24.4", instead=SentToGraveyard)
def never_sent_there_by_an_effect(g: Duel, event: SentToGraveyard) -> Acts:
    """Where a card's own text banishes it instead of letting an effect send it, it goes there."""
    if event.by_effect is None or event.was.zone not in ("hand", "deck"):
        return
    if not may_banish(g, event.was, event.was.controller):
        return
    for number, effect in effects_of_kind(event.was, "continuous"):
        for what in effect.holds:
            if isinstance(what, BanishedInstead) and what.banished_instead_of == "sent-by-effect":
                g.carry_out(address(event.was, number))
                yield _banished(event)
                return


@rule(
    "TCG-24.5",
    instead=(SentToGraveyard, ReturnedToHand, PlacedOnDeck, PlacedUnderDeck, ShuffledIntoDeck),
    where=left_the_field,
)
def banished_as_it_leaves(g: Duel, event: Moved) -> Acts:
    """A face-up card whose text banishes it whenever it would leave the field goes there."""
    was = event.was
    if not was.face_up:
        return
    for number, effect in effects_of_kind(was, "continuous"):
        for what in effect.holds:
            if not isinstance(what, BanishedInstead) or negated_by(g, was.uid):
                continue
            leaving = what.banished_instead_of == "leaving-the-field"
            if leaving and may_banish(g, was, was.controller):
                g.carry_out(address(was, number))
                yield _banished(event)
                return


@rule("TCG-26.3", instead=SentToGraveyard)
def destroyed_and_banished(g: Duel, event: SentToGraveyard) -> Acts:
    """What an effect destroys and banishes instead never gets to the Graveyard."""
    if event.by_effect is None or not event.banishes:
        return
    if may_banish(g, event.was, g.state.card(event.by_effect).controller):
        yield _banished(event)


def _banished(event: Moved) -> Moved:
    tributed = isinstance(event, Tributed)
    return moved(Banished, event.was, "banished", event.to.player, tributed=tributed)
