"""TCG-14: what happens in the place of a destruction, if a player likes."""

from __future__ import annotations

from ludex.kernel import Acts
from ludex.yugioh.book import Duel, rule
from ludex.yugioh.decisions import MayPick, Pick
from ludex.yugioh.facts import (
    BecameSpell,
    Destroyed,
    DestroyedByBattle,
    DoomedInItsPlace,
    SentToGraveyard,
    moved,
)
from ludex.yugioh.readings.activating import effects_of_kind
from ludex.yugioh.readings.departures import was_destroyed
from ludex.yugioh.readings.filters import address, is_monster
from ludex.yugioh.readings.finding import found
from ludex.yugioh.readings.holding import of_card, spared
from ludex.yugioh.readings.looks import left_the_field
from ludex.yugioh.readings.moving import room
from ludex.yugioh.readings.negations import negated_by
from ludex.yugioh.vocabulary import MayBecomeSpell, MayDestroyInstead


@rule("TCG-14.17", instead=(Destroyed, DestroyedByBattle))
def another_in_its_place(g: Duel, event: Destroyed | DestroyedByBattle) -> Acts:
    """A player may have another card destroyed where the text of the one that would be says so."""
    if event.by is None or (isinstance(event, Destroyed) and event.unpaid) or g.state.lost:
        return
    going = event.together if isinstance(event, Destroyed) else ()
    for one in list(of_card(g, MayDestroyInstead, g.state.card(event.card))):
        others = [
            card
            for card in found(g, one.what.which, one.you, event.card)
            if card.marked_by is None and card.uid not in going and not spared(g, card)
        ]
        picked = yield MayPick(one.you, tuple(Pick(card.uid, one.you) for card in others))
        if isinstance(picked, Pick):
            g.carry_out(one.by)
            # In a battle both stay until those that it destroys leave.
            kind = Destroyed if isinstance(event, Destroyed) else DoomedInItsPlace
            yield kind(picked.card, one.source)
            return


@rule("TCG-14.18", instead=SentToGraveyard, where=left_the_field)
def becomes_a_spell(g: Duel, event: SentToGraveyard) -> Acts:
    """A destroyed monster whose text says so may become a Continuous Spell Card on its side."""
    was = event.was
    if not (was.face_up and is_monster(was)) or g.state.lost:
        return
    for number, effect in effects_of_kind(was, "continuous"):
        if not any(isinstance(what, MayBecomeSpell) for what in effect.holds):
            continue
        lasts = was_destroyed(g, event) and not negated_by(g, was.uid)
        if lasts and room(g, "spell-trap-zone", was.controller):
            picked = yield MayPick(was.controller, (Pick(was.uid, was.controller),))
            if isinstance(picked, Pick):
                g.carry_out(address(was, number))
                yield moved(BecameSpell, was, "spell-trap-zone", was.controller)
                return
