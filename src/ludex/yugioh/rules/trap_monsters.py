"""TCG-17: Trap Monsters, from their Summon to what ends it."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from ludex.kernel import Acts, Event, Nothing
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions import Activate
from ludex.yugioh.decisions.refusable import DestroyedAs
from ludex.yugioh.facts import (
    Destroyed,
    Flipped,
    LinkResolved,
    Moved,
    NowHolds,
    OnlyTrapAgain,
    SentByRule,
    SetAgain,
    SummonedAsMonster,
    TurnedFaceDown,
)
from ludex.yugioh.quantities import TrapAgainWith
from ludex.yugioh.readings.activating import effect_in
from ludex.yugioh.readings.equips import equipped_with
from ludex.yugioh.readings.filters import is_monster
from ludex.yugioh.readings.holding import holding, is_of_card
from ludex.yugioh.readings.looks import something_holds
from ludex.yugioh.readings.moving import room, to_pile
from ludex.yugioh.readings.negations import negated_as
from ludex.yugioh.table.board import FIELD, Board, Card, Place, Uid
from ludex.yugioh.vocabulary import Spared, TreatedAs


def _trap_monsters(board: Board) -> list[Card]:
    """Return the Trap Cards that are monsters."""
    if not any(isinstance(held.what, TreatedAs) for held in board.held):
        return []
    return [card for card in board.on_field() if _is_one(card)]


def _is_one(card: Card) -> bool:
    return card.data.family == "trap" and card.on_field and is_monster(card)


@rule("TCG-17.1", forbids=Activate)
def no_monster_zone_no_activation(g: Asked, option: Activate) -> bool:
    """A Trap that Summons itself cannot be activated by a player without a free Monster Zone."""
    effect = effect_in(g, option)
    as_monster = effect is not None and any(verb.makes_monster for verb in effect.does)
    return as_monster and not room(g, "monster-zone", option.player)


@rule("TCG-17.2", instead=SummonedAsMonster)
def no_monster_zone_left(g: Duel, event: SummonedAsMonster) -> Acts:
    """A Trap that finds no free Monster Zone as it Summons itself goes to the Graveyard."""
    if not room(g, "monster-zone", event.to.player):
        yield to_pile(g, SentByRule, g.state.card(event.card), "graveyard")


@rule(
    "TCG-17.3",
    does=(Moved, Flipped, NowHolds, LinkResolved),
    where=something_holds(TreatedAs),
)
def negated_trap_monster(g: Duel, _event: Event) -> Acts:
    """A Trap Monster whose effects as a Trap are negated is at once only a Trap again."""
    for card in _trap_monsters(g.state):
        if by := negated_as(g, card, "trap"):
            g.carry_out(by[0])
            own = g.value(TrapAgainWith(card.uid)) == "controller"
            player = card.controller if own else card.home or card.controller
            yield OnlyTrapAgain(card.uid, Place("spell-trap-zone", player))


@rule("TCG-17.4", instead=TurnedFaceDown)
def set_as_a_trap(g: Duel, event: TurnedFaceDown) -> Acts:
    """A Trap Monster that is turned face-down is Set in a Spell & Trap Zone of its controller."""
    card = g.state.card(event.card)
    if _is_one(card):
        yield SetAgain(card.uid, Place("spell-trap-zone", card.controller))


@rule("TCG-17.5", instead=OnlyTrapAgain)
def no_zone_for_the_trap(g: Duel, event: OnlyTrapAgain) -> Acts:
    """Without a free Spell & Trap Zone, what would be only a Trap again goes to the Graveyard."""
    card = g.state.card(event.card)
    if event.to not in card.places and not room(g, event.to.zone, event.to.player):
        yield to_pile(g, SentByRule, card, "graveyard")


def _was_a_trap(_board: Board, event: Moved) -> bool:
    return event.was.data.family == "trap"


@rule("TCG-17.6", instead=Moved, where=_was_a_trap)
def leaves_as_a_trap(g: Duel, event: Moved) -> Acts:
    """A Trap Monster leaves the field as a Trap Card."""
    if event.to.zone not in FIELD and is_monster(event.was):
        place = Place("spell-trap-zone", event.was.controller)
        yield replace(event, was=replace(event.was, places=(place,), position=None))


@rule("TCG-17.7", forbids=DestroyedAs)
def destroyed_as_what_is_named(g: Asked, destruction: DestroyedAs) -> bool:
    """What says that it destroys Traps destroys a Trap Monster as a Trap, not as a monster."""
    named = destruction.named
    if named is None or not _is_one(g.state.card(destruction.card)):
        return False
    return (named == "monster") != (destruction.kind == "monster")


@rule("TCG-17.9", does=OnlyTrapAgain)
def no_monster_to_be_equipped(g: Duel, event: OnlyTrapAgain) -> Acts:
    """When a Trap Monster is only a Trap again, its Equip Cards are destroyed by the rules."""
    for card in list(equipped_with(g.state, (event.card, g.state.card(event.card).since))):
        yield Destroyed(card.uid)


@rule("TCG-17.8", instead=Destroyed)
def another_goes_in_their_place(g: Duel, event: Destroyed) -> Acts:
    """What an effect spares of the effect that it answers is not destroyed: its own card is."""
    for one in holding(g, Spared):
        if event.by in _answered(g, one.source) and is_of_card(g, one, g.state.card(event.card)):
            g.carry_out(one.by)
            on_field = g.state.card(one.source).on_field
            yield Destroyed(one.source, event.by) if on_field else Nothing()
            return


def _answered(g: Asked, card: Uid) -> list[Uid]:
    """Return the card whose Chain Link a card has answered by its activation."""
    chain = g.state.chain
    return [below.card for below, link in pairwise(chain) if link.card == card]
