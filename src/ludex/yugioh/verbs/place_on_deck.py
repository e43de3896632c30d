"""The verb `place-on-deck`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from ludex.kernel import value
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions import AtRandom, Pick
from ludex.yugioh.decisions.refusable import Returning
from ludex.yugioh.facts import PlacedOnDeck, ShuffledIntoDeck
from ludex.yugioh.faults.costs import place_by_then
from ludex.yugioh.faults.flaw import Flaw, Here
from ludex.yugioh.readings.moving import pile_of
from ludex.yugioh.table.board import About, Card, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import Carrying, Doing, cards, move
from ludex.yugioh.verbs.verb import Verb


@value
class PlaceOnDeck(Verb):
    """Place cards on top of their owners' Decks, or `shuffle` them in.

    The targets, the monster battled, or a card out of the Graveyard: this one, or the monster that
    was destroyed by battle on the occasion.
    """

    facts = (PlacedOnDeck, ShuffledIntoDeck)
    moves = "deck"
    place_on_deck: Literal["targets", "battled", "this", "destroyed"]
    shuffle: bool = False

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Place card after card."""
        meant = (c for c in cards(g, self.place_on_deck, on) if not g.refuses(Returning(c.uid)))
        if self.place_on_deck == "this":
            this = g.state.card(on.card.uid)
            meant = (card for card in [this] if card.zone == "graveyard")
        if self.shuffle:
            yield from self._shuffle(g, list(meant), on)
        else:
            yield from move(g, meant, PlacedOnDeck, "deck", on)

    def _shuffle(self, g: Duel, meant: list[Card], on: Carrying) -> Doing:
        for card in meant:
            deck = pile_of(g, card)
            under = None
            if g.state.at("deck", deck):
                picked = yield AtRandom(deck, into_it=card.uid)
                under = picked.card if isinstance(picked, Pick) else card.uid
            under = None if under == card.uid else under
            yield from move(g, [card], ShuffledIntoDeck, "deck", on, under=under)

    def could_do(self, g: Asked, you: Player, this: Uid, about: About) -> bool:
        """Whether the monster that was destroyed still lies there."""
        loser = about.destroyed
        return self.place_on_deck != "destroyed" or (loser is not None and g.state.stays(loser))

    def refuses_target(self, g: Asked, this: Uid, card: Card) -> Sequence[str]:
        """Return who keeps a card from being returned."""
        return g.refusals(Returning(card.uid))

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that this card is not in the Graveyard by then."""
        if self.place_on_deck == "this" and (place := place_by_then(here)) != "graveyard":
            yield Flaw((self.name,), f"'this', which is in '{place}' by then", "'targets'")
