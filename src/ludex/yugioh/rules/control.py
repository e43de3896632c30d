"""TCG-18: who controls a monster."""

from __future__ import annotations

from ludex.kernel import Acts, Event
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions.refusable import TakingControl
from ludex.yugioh.facts import (
    ControlChanged,
    ControlKept,
    Destroyed,
    Flipped,
    LinkResolved,
    Moved,
    NoLongerHolds,
    NowHolds,
)
from ludex.yugioh.moments.duel import PositionLies
from ludex.yugioh.readings.filters import is_monster
from ludex.yugioh.readings.holding import Holding, holding, is_of_card
from ludex.yugioh.readings.moving import room, zone_for
from ludex.yugioh.table.board import Board, Card
from ludex.yugioh.table.seats import Player
from ludex.yugioh.vocabulary import Control


def _in_question(board: Board, _on: object) -> bool:
    """Whether an effect may say, or has said, of a monster who controls it."""
    return board.cards.any_is_taken or any(isinstance(one.what, Control) for one in board.held)


def _monsters(board: Board) -> list[Card]:
    return [card for card in board.on_field() if is_monster(card)]


def _taker(g: Asked, card: Card) -> Player | None:
    """Return to whom the newest effect gives control of a monster, if any does."""
    takers = [one for one in holding(g, Control) if is_of_card(g, one, card)]
    newest = max(takers, key=lambda one: _began(g, one), default=None)
    return newest.you if newest and _began(g, newest) > card.settled else None


def _began(g: Asked, one: Holding[Control]) -> int:
    return one.held.began if one.held else g.state.card(one.source).active_since


@rule(
    "TCG-18.1",
    does=(PositionLies, NowHolds, NoLongerHolds, LinkResolved, Moved, Flipped),
    where=_in_question,
)
def control_is_taken(g: Duel, _at: Event | PositionLies) -> Acts:
    """A monster goes over to the side of the player to whom the newest effect gives control."""
    for card in _monsters(g.state):
        taker = _taker(g, card)
        if taker not in (None, card.controller):
            yield ControlChanged(card.uid, taker)


@rule(
    "TCG-18.2",
    does=(NoLongerHolds, NowHolds, LinkResolved, Moved, Flipped),
    where=_in_question,
)
def control_is_over(g: Duel, event: Event) -> Acts:
    """A monster of which no effect gives control any more goes back to who had it before."""
    for card in _monsters(g.state):
        if card.home is not None and _taker(g, card) is None:
            equip = event if isinstance(event, Moved) else None
            left = equip is not None and equip.was.equipped_to == (card.uid, card.since)
            yield ControlChanged(card.uid, card.home, equip.card if equip and left else None)


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


@rule("TCG-18.5", instead=ControlChanged)
def stays_if_turned_face_down(g: Duel, event: ControlChanged) -> Acts:
    """A face-down monster stays where it is when the Equip Card that gave control is gone."""
    if event.let_go is not None and not g.state.card(event.card).face_up:
        yield ControlKept(event.card)
