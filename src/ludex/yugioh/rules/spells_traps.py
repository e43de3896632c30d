"""TCG-5: playing Spell and Trap Cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludex.kernel import Acts
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.cards import CardData
from ludex.yugioh.decisions import Activate, FastEffect, OpenGameState, SetCard
from ludex.yugioh.decisions.refusable import Resolution, Returning
from ludex.yugioh.facts import (
    CardSet,
    ChainEnded,
    Destroyed,
    LinkResolved,
    Placed,
    TurnedFaceUp,
    UsedUp,
    moved,
)
from ludex.yugioh.moments.duel import CardIsPlayed, CardIsSet
from ludex.yugioh.readings.activating import activates_card, effect_on, effects_of_kind
from ludex.yugioh.readings.finding import surplus_field_spells
from ludex.yugioh.readings.looks import always
from ludex.yugioh.readings.moving import to_pile, zone_of
from ludex.yugioh.readings.seating import whose_own
from ludex.yugioh.table.board import FIELD, Card
from ludex.yugioh.table.seats import Player
from ludex.yugioh.vocabulary import BanishThis, SendCost, TributeThis

STAYING = ("spell-continuous", "spell-equip", "spell-field", "trap-continuous")
"""Kinds of card that stay on the field after their activation has resolved."""


GIVEN_UP = (SendCost, TributeThis, BanishThis)
"""Costs for which the very card leaves the field."""


def stays(data: CardData) -> bool:
    """Whether a card stays on the field after its activation has resolved."""
    return data.kind in STAYING or data.stays_for is not None


def _activation(card: Card, ask: OpenGameState | FastEffect) -> Activate:
    """Return the way to activate a card, or the first where it offers a choice of effects."""
    offered = effects_of_kind(card, "activation")
    number = offered[0][0] if offered else 0
    return Activate(card.uid, number, ask.player, responding=isinstance(ask, FastEffect))


def _in_hand(g: Asked, player: Player) -> Sequence[Card]:
    return g.state.cards.to_play.get(player, ())


def _face_down(g: Asked, player: Player) -> Sequence[Card]:
    lying = g.state.cards.face_down
    return [card for one in whose_own(g, player, "spell-trap-zone") for card in lying.get(one, ())]


@rule("TCG-5.1", permits=(OpenGameState, FastEffect))
def activate_from_the_hand(g: Asked, ask: OpenGameState | FastEffect) -> Iterator[Activate]:
    """A player may activate a Spell Card from the hand."""
    for card in _in_hand(g, ask.player):
        yield _activation(card, ask)


@rule("TCG-5.2", forbids=Activate, steady=always)
def hand_on_own_turn_only(g: Asked, option: Activate) -> bool:
    """A Spell Card is activated from the hand only on one's own turn."""
    card = g.state.card(option.card)
    played = card.zone == "hand" and card.data.family != "monster"
    return played and option.player != g.state.turn_player


@rule("TCG-5.3", forbids=Activate, steady=always)
def traps_are_set_first(g: Asked, option: Activate) -> bool:
    """A Trap Card cannot be activated from the hand."""
    card = g.state.card(option.card)
    return card.zone == "hand" and card.data.family == "trap"


@rule("TCG-5.4", permits=(OpenGameState, FastEffect))
def activate_a_set_card(g: Asked, ask: OpenGameState | FastEffect) -> Iterator[Activate]:
    """A player may activate a Spell or Trap Card that he has Set."""
    for card in _face_down(g, ask.player):
        yield _activation(card, ask)


@rule("TCG-5.13", permits=(OpenGameState, FastEffect))
def choose_one_of_its_effects(g: Asked, ask: OpenGameState | FastEffect) -> Iterator[Activate]:
    """Where a card offers a choice of effects, its player chooses one on activation."""
    for card in (*_in_hand(g, ask.player), *_face_down(g, ask.player)):
        # With the first of them the card is on offer anyway.
        for number, _ in effects_of_kind(card, "activation")[1:]:
            responding = isinstance(ask, FastEffect)
            yield Activate(card.uid, number, ask.player, responding=responding)


@rule("TCG-5.14", permits=(OpenGameState, FastEffect))
def along_with_an_effect(g: Asked, ask: OpenGameState | FastEffect) -> Iterator[Activate]:
    """A Set Continuous Trap can be activated along with an effect that it has while face-up."""
    for card in _face_down(g, ask.player):
        if card.data.kind != "trap-continuous":
            continue
        for number, effect in effects_of_kind(card, "quick"):
            if effect.from_ in (None, card.zone):
                responding = isinstance(ask, FastEffect)
                yield Activate(card.uid, number, ask.player, responding=responding, with_card=True)


@rule("TCG-5.5", forbids=Activate, steady=always)
def not_on_the_turn_it_was_set(g: Asked, option: Activate) -> bool:
    """A Trap Card or Quick-Play Spell Card cannot be activated on the turn it was Set."""
    card = g.state.card(option.card)
    slow = card.data.family == "trap" or card.data.kind == "spell-quick-play"
    return slow and card.on_field and not card.face_up and card.set_on_turn == g.state.turn


@rule("TCG-5.6", permits=OpenGameState)
def set_a_card(g: Asked, ask: OpenGameState) -> Iterator[SetCard]:
    """In a Main Phase the turn player may Set Spell and Trap Cards from the hand, face-down."""
    for card in _in_hand(g, ask.player):
        yield SetCard(card.uid, ask.player)


@rule("TCG-5.7", does=CardIsSet)
def set_card_arrives(g: Duel, step: CardIsSet) -> Acts:
    """A Set card comes face-down, and no Chain starts."""
    card = g.state.card(step.option.card)
    yield moved(CardSet, card, zone_of(g, card), step.option.player)


@rule("TCG-5.9", does=CardIsPlayed)
def played_face_up(g: Duel, step: CardIsPlayed) -> Acts:
    """An activated Spell or Trap Card is played face-up on the field."""
    card = g.state.card(step.option.card)
    if not activates_card(g, step.option):
        return
    if card.on_field:
        yield TurnedFaceUp(card.uid)
    else:
        yield moved(Placed, card, zone_of(g, card), step.option.player)


@rule("TCG-5.10", forbids=Resolution)
def must_stay_face_up(g: Asked, resolution: Resolution) -> bool:
    """A Continuous, Equip or Field card must still be face-up on the field to resolve."""
    card = g.state.card(resolution.card)
    link = g.state.chain[resolution.number - 1]
    gone = not (card.on_field and card.face_up)
    return link.activates_card and stays(card.data) and gone


@rule("TCG-5.15", forbids=Resolution)
def its_effects_need_it_face_up(g: Asked, resolution: Resolution) -> bool:
    """An effect of a face-up Continuous card does nothing unless that still lies there face-up."""
    card = g.state.card(resolution.card)
    link = g.state.chain[resolution.number - 1]
    effect = effect_on(g, link)
    if effect is None or link.activates_card or effect.kind not in ("quick", "ignition"):
        return False
    used = card.data.kind in ("spell-continuous", "trap-continuous") and link.zone in FIELD
    gone = not (card.on_field and card.face_up)
    # What it was given up for it does all the same.
    return used and gone and not any(isinstance(cost, GIVEN_UP) for cost in effect.cost)


@rule("TCG-5.11", does=ChainEnded)
def others_are_used_up(g: Duel, event: ChainEnded) -> Acts:
    """Once the Chain is over, the Spell and Trap Cards used in it that do not stay go."""
    for link in event.links:
        card = g.state.card(link.card)
        used = link.activates_card and card.on_field and card.face_up
        idle = card.data.kind == "spell-equip" and card.equipped_to is None
        void = link.negated == "activation"
        if used and (void or not stays(card.data) or idle):
            yield to_pile(g, UsedUp, card, "graveyard")


@rule("TCG-7.34", forbids=Returning)
def used_cards_do_not_return(g: Asked, returning: Returning) -> bool:
    """A card that was activated in this Chain and does not stay returns to no hand and no Deck."""
    card = g.state.card(returning.card)
    used = any(link.card == card.uid and link.activates_card for link in g.state.chain)
    return used and card.on_field and card.data.kind not in STAYING


@rule("TCG-5.12", does=LinkResolved)
def surplus_field_spells_go(g: Duel, event: LinkResolved) -> Acts:
    """When a Field Spell's activation resolves, the rules destroy older ones beyond the limit."""
    card, link = g.state.card(event.card), g.state.chain[event.number - 1]
    # An effect that was negated keeps no Field Spell from being active.
    activated = link.activates_card and link.negated != "activation"
    resolved = activated and card.data.kind == "spell-field"
    if not (resolved and card.zone == "field-zone" and card.face_up):
        return
    for each in surplus_field_spells(g):
        yield Destroyed(each.uid)
