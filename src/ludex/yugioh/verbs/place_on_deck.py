"""The verb `place-on-deck`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions.refusable import Returning
from ludex.yugioh.facts import PlacedOnDeck
from ludex.yugioh.faults.costs import place_by_then
from ludex.yugioh.faults.flaw import Flaw, Here
from ludex.yugioh.table.board import About, Card, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import Carrying, Doing, cards, move
from ludex.yugioh.verbs.verb import Verb


@dataclass(frozen=True, slots=True)
class PlaceOnDeck(Verb):
    """Place the targets, or a card out of the Graveyard, on top of the owner's Deck.

    That is this card, or the monster that was destroyed by battle on the occasion.
    """

    facts = (PlacedOnDeck,)
    moves = "deck"
    place_on_deck: Literal["targets", "this", "destroyed"]

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Place card after card."""
        meant = (c for c in cards(g, self.place_on_deck, on) if not g.refuses(Returning(c.uid)))
        if self.place_on_deck == "this":
            this = g.state.card(on.card.uid)
            meant = (card for card in [this] if card.zone == "graveyard")
        yield from move(g, meant, PlacedOnDeck, "deck", on)

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
