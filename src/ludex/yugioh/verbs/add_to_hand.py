"""The verb `add-to-hand`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions.refusable import AddingFromDeck, Taking
from ludex.yugioh.facts import AddedToHand, moved
from ludex.yugioh.faults.flaw import Flaw, Here, listed, no_token, off_field
from ludex.yugioh.readings.finding import found
from ludex.yugioh.table.board import About, Card, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import Carrying, Doing, one_of
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import Filter, Zone


@dataclass(frozen=True, slots=True)
class AddToHand(Verb):
    """Add one card of a filter to your hand, if you like where it is `optional`.

    `from_` names several places, where the filter names none.
    """

    facts = (AddedToHand,)
    add_to_hand: Filter
    optional: bool = False
    from_: tuple[Zone, ...] = ()

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Choose the card and add it."""
        options = self._addable(g, on.you, on.card.uid)
        uid = yield from one_of(options, on, optional=self.optional)
        if uid is not None:
            on.done = True
            yield moved(AddedToHand, g.state.card(uid), "hand", on.you)

    def could_do(self, g: Asked, you: Player, this: Uid, about: About) -> bool:
        """Whether there is such a card, or none is needed."""
        return self.optional or bool(self._addable(g, you, this))

    def _addable(self, g: Asked, you: Player, this: Uid) -> list[Card]:
        return [
            card
            for card in found(g, self.add_to_hand, you, this)
            if not self.from_ or (card.zone in self.from_ and card.controller == you)
            if card.zone != "deck" or not g.refuses(AddingFromDeck(card.uid, you))
            if len(self.from_) < 2 or not g.refuses(Taking(card.uid, this))
        ]

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that it would take cards from where nobody may, or does not say from where."""
        which, piles = self.add_to_hand, ("deck", "graveyard", "banished")
        told = (which.in_,) if which.in_ is not None else self.from_
        if which.in_ is not None and self.from_:
            yield Flaw(("from",), "'from' beside 'in'", "one of them")
        elif which.in_ is None:
            yield from no_token(which, (self.name,), here)
            yield from off_field(which, (self.name,))
        if not told:
            yield Flaw((self.name,), "a card from anywhere", "'from', or 'in'")
        for place in told:
            if place not in piles:
                at = ("from",) if self.from_ else (self.name, "in")
                yield Flaw(at, f"a card from the {place}", listed(piles))
        if which.whose != "you" and (which.in_ is not None or which.whose is not None):
            yield Flaw((self.name,), "cards of the opponent, too", "'whose: you'")
