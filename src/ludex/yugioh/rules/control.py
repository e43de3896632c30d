"""TCG-18: who controls a monster."""

from __future__ import annotations

from ludex.kernel import Acts
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions.refusable import TakingControl
from ludex.yugioh.facts import ControlChanged, Destroyed, NoLongerHolds, NowHolds
from ludex.yugioh.readings.holding import holding, is_of_card
from ludex.yugioh.readings.moving import room, zone_for
from ludex.yugioh.table.board import Card
from ludex.yugioh.table.seats import Player
from ludex.yugioh.vocabulary import Control


@rule("TCG-18.1", does=NowHolds)
def control_is_taken(g: Duel, event: NowHolds) -> Acts:
    """A monster whose control an effect gives to a player goes over to that player's side."""
    held = event.held
    if isinstance(held.what, Control) and held.card is not None:
        card = g.state.card(held.card[0])
        if card.controller != held.you:
            yield ControlChanged(card.uid, held.you)


@rule("TCG-18.2", does=NoLongerHolds)
def control_is_over(g: Duel, event: NoLongerHolds) -> Acts:
    """When that is over, it goes to whom a newer effect gives it, or back to who had it before."""
    for gone in event.gone:
        if not isinstance(gone.what, Control) or gone.card is None or not g.state.stays(gone.card):
            continue
        card = g.state.card(gone.card[0])
        to = _whose(g, card)
        if to is not None and to != card.controller:
            yield ControlChanged(card.uid, to)


def _whose(g: Asked, card: Card) -> Player | None:
    """Return whose a card is by the newest effect, or was before; None where it stays."""
    if card.home is None:
        return None
    takers = [one.held for one in holding(g, Control) if one.held and is_of_card(g, one, card)]
    newest = max(takers, key=lambda held: held.began, default=None)
    return card.home if newest is None else newest.you


@rule("TCG-18.3", forbids=TakingControl)
def no_monster_zone_to_take_it_to(g: Asked, taking: TakingControl) -> bool:
    """A player can take control of a monster only with a free Monster Zone."""
    return not zone_for(g, taking, "monster-zone")


@rule("TCG-18.4", instead=ControlChanged)
def no_room_on_that_side(g: Duel, event: ControlChanged) -> Acts:
    """A monster for which there is no zone on the side to which it goes is destroyed."""
    card = g.state.card(event.card)
    if not all(room(g, place.zone, event.to) for place in card.places):
        yield Destroyed(card.uid)
