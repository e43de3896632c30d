"""The verb `return-to-hand`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludex.kernel import value
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions.refusable import Affecting, Returning
from ludex.yugioh.facts import ReturnedToHand
from ludex.yugioh.faults.flaw import Flaw, Here, says_where
from ludex.yugioh.table.board import Card, Uid
from ludex.yugioh.verbs.carrying import Carrying, Doing, cards, move
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import Filter, Which


@value
class ReturnToHand(Verb):
    """Return the targets, this card, or every card of a filter to their owners' hands."""

    facts = (ReturnedToHand,)
    touches = "field"
    moves = "hand"
    return_to_hand: Which | Filter

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Return card after card."""
        meant = cards(g, self.return_to_hand, on)
        free = (
            card
            for card in meant
            if not (g.refuses(Affecting(card.uid)) or g.refuses(Returning(card.uid)))
        )
        yield from move(g, free, ReturnedToHand, "hand", on, returned_by=on.you)

    def refuses_target(self, g: Asked, this: Uid, card: Card) -> Sequence[str]:
        """Return who keeps a card from being returned."""
        return g.refusals(Returning(card.uid))

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that its filter does not say where."""
        yield from says_where(self.return_to_hand, (self.name,))
