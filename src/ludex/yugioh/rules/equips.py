"""TCG-16: Equip Cards, and monsters that are equipped as one."""

from __future__ import annotations

from ludex.kernel import Acts
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions.refusable import Equipping
from ludex.yugioh.facts import Destroyed, DestroyedByBattle, LinkResolved, Moved, TurnedFaceDown
from ludex.yugioh.readings.activating import effect_on
from ludex.yugioh.readings.equips import equipped_with
from ludex.yugioh.readings.holding import of_card
from ludex.yugioh.readings.looks import left_the_field
from ludex.yugioh.readings.moving import room
from ludex.yugioh.vocabulary import DestroyedInstead


@rule("TCG-16.1", does=Moved, where=left_the_field)
def bearer_has_left(g: Duel, event: Moved) -> Acts:
    """When a monster leaves the field, its Equip Cards are destroyed by the rules."""
    for card in list(equipped_with(g.state, (event.card, event.was.since))):
        yield Destroyed(card.uid)


@rule("TCG-16.2", does=TurnedFaceDown)
def bearer_is_face_down(g: Duel, event: TurnedFaceDown) -> Acts:
    """When a monster is turned face-down, its Equip Cards are destroyed by the rules."""
    for card in list(equipped_with(g.state, (event.card, g.state.card(event.card).since))):
        yield Destroyed(card.uid)


@rule("TCG-16.5", does=LinkResolved)
def nothing_to_be_equipped_to(g: Duel, event: LinkResolved) -> Acts:
    """A monster that its own effect would equip, and that finds its target gone, is destroyed."""
    effect, card = effect_on(g, g.state.chain[event.number - 1]), g.state.card(event.card)
    equips = effect is not None and any(verb.name == "equip" for verb in effect.does)
    if event.carried_out and equips and card.zone == "monster-zone" and card.face_up:
        yield Destroyed(card.uid)


@rule("TCG-16.3", forbids=Equipping)
def room_for_an_equip_card(g: Asked, equipping: Equipping) -> bool:
    """A monster that is equipped takes a Spell & Trap Zone, which has to be free."""
    card = g.state.card(equipping.card)
    return card.zone == "monster-zone" and not room(g, "spell-trap-zone", card.controller)


@rule("TCG-16.4", instead=(Destroyed, DestroyedByBattle))
def destroyed_in_its_place(g: Duel, event: Destroyed | DestroyedByBattle) -> Acts:
    """A card that says that it is destroyed in place of another is."""
    card = g.state.card(event.card)
    by_battle = isinstance(event, DestroyedByBattle)
    if event.by is None:
        return
    for one in list(of_card(g, DestroyedInstead, card)):
        if by_battle or one.what.by == "any":
            g.carry_out(one.by)
            yield Destroyed(one.source, one.source)
            return
