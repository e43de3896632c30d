"""The verb `add-to-hand`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ludex.kernel import value
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions.refusable import AddingFromDeck, Taking
from ludex.yugioh.facts import AddedToHand, moved
from ludex.yugioh.faults.flaw import Flaw, Here, key, listed, no_token, off_field
from ludex.yugioh.readings.finding import found
from ludex.yugioh.table.board import About, Card, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import Carrying, Doing, cards, one_of
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import Filter, Zone


@value
class AddToHand(Verb):
    """Add the target, or one card of a filter, to your hand, if you like where it is `optional`.

    `from_` names several places, where the filter names none.
    """

    facts = (AddedToHand,)
    add_to_hand: Literal["targets"] | Filter
    optional: bool = False
    from_: tuple[Zone, ...] = ()

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Choose the card and add it."""
        if self.add_to_hand == "targets":
            for card in list(cards(g, self.add_to_hand, on)):
                on.done = True
                yield moved(AddedToHand, card, "hand", on.you)
            return
        options = self._addable(g, on.you, on.card.uid)
        uid = yield from one_of(options, on, optional=self.optional)
        if uid is not None:
            on.done = True
            yield moved(AddedToHand, g.state.card(uid), "hand", on.you)

    def could_do(self, g: Asked, you: Player, this: Uid, about: About) -> bool:
        """Whether there is such a card, or none is needed."""
        targeted = self.add_to_hand == "targets"  # targets are looked at elsewhere
        return targeted or self.optional or bool(self._addable(g, you, this))

    def _addable(self, g: Asked, you: Player, this: Uid) -> list[Card]:
        which = self.add_to_hand
        return [
            card
            for card in (found(g, which, you, this) if isinstance(which, Filter) else ())
            if not self.from_ or (card.zone in self.from_ and card.controller == you)
            if card.zone != "deck" or not g.refuses(AddingFromDeck(card.uid, you))
            if len(self.from_) < 2 or not g.refuses(Taking(card.uid, this))
        ]

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that it would take cards from where nobody may, or does not say from where."""
        which, piles = self.add_to_hand, ("deck", "graveyard", "banished")
        if not isinstance(which, Filter):
            yield from self._targeted(here)
            return
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

    def _targeted(self, here: Here) -> Iterator[Flaw]:
        """Yield that there is nothing to choose, or a target elsewhere than in your piles."""
        for name in ("optional", "from_"):
            if getattr(self, name):
                found = f"'{key(name)}' beside 'targets', which are chosen on activation"
                yield Flaw((key(name),), found, "nothing")
        targets = here.effect.targets
        if targets is not None and (targets.of.in_, targets.of.whose) != ("graveyard", "you"):
            found = "targets elsewhere than in your Graveyard"
            yield Flaw((self.name,), found, "'in: graveyard' and 'whose: you'")
