"""The verb `equip`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from ludex.kernel import value
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions.refusable import Equipping, TakingControl
from ludex.yugioh.facts import BecameEquipCard, Equipped, moved
from ludex.yugioh.faults.equips import of_bearer
from ludex.yugioh.faults.flaw import Flaw, Here
from ludex.yugioh.table.board import Card, Uid
from ludex.yugioh.verbs.carrying import Carrying, Doing, about, cards
from ludex.yugioh.verbs.verb import Verb


@value
class Equip(Verb):
    """Equip this card to the target, the monster battled, or what it has Special Summoned.

    A monster becomes an Equip Card by this.

    It is then in a Spell & Trap Zone.
    """

    facts = (BecameEquipCard, Equipped)
    equip: Literal["this"]
    to: Literal["targets", "summoned", "battled"]

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Equip it, if both lie where they did, also to what its effects do not reach."""
        for card in cards(g, "this", on):
            for bearer in about(g, self.to, on):
                if g.refuses(Equipping(card.uid, bearer.uid)):
                    return
                on.done = True
                if card.zone != "spell-trap-zone":
                    yield moved(BecameEquipCard, card, "spell-trap-zone", card.controller)
                yield Equipped(card.uid, (bearer.uid, bearer.since))

    def refuses_target(self, g: Asked, this: Uid, card: Card) -> Sequence[str]:
        """Return who keeps this card from being equipped to another, and so from taking it."""
        equip = g.state.card(this)
        if equip.data.takes_control:
            taking = TakingControl(card.uid, equip.controller, this)
            return g.refusals(taking) or g.refusals(Equipping(this, card.uid))
        return g.refusals(Equipping(this, card.uid))

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield what keeps it from being equipped to one face-up monster."""
        yield from of_bearer(self.to, self.name, here, face_up=True)
