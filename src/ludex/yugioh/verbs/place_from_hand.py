"""The verb `place-from-hand`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ludex.kernel import value
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions import Among, Pick
from ludex.yugioh.facts import PlacedOnDeck, PlacedUnderDeck
from ludex.yugioh.faults.flaw import Flaw, Here, at_least
from ludex.yugioh.readings.seating import whoever
from ludex.yugioh.table.board import About, Card, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import Carrying, Doing, move, player_meant
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import Filter, Whose


@value
class PlaceFromHand(Verb):
    """A player places cards of the hand on the top or the bottom of the Deck, in any order.

    Exactly so many, or none.
    """

    facts = (PlacedOnDeck, PlacedUnderDeck)
    moves = "deck"
    place_from_hand: int
    who: Whose
    on: Literal["top", "bottom"]

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Let the player choose, and place card after card."""
        player = yield from player_meant(g, self.who, on)
        hand, chosen = list(g.state.at("hand", player)), list[Card]()
        for _ in range(self.place_from_hand if len(hand) >= self.place_from_hand else 0):
            left = [card for card in hand if card not in chosen]
            picked = yield Among(player, tuple(Pick(card.uid, player) for card in left))
            if isinstance(picked, Pick):
                chosen.append(g.state.card(picked.card))
        kind = PlacedOnDeck if self.on == "top" else PlacedUnderDeck
        yield from move(g, chosen, kind, "deck", on)

    def could_do(self, g: Asked, you: Player, this: Uid, about: About) -> bool:
        """Whether the hand has as many cards besides the one that is activated."""
        return any(
            sum(card.uid != this for card in g.state.at("hand", one)) >= self.place_from_hand
            for one in whoever(g, self.who, you, about.against)
        )

    def looks_at(self) -> Iterator[Filter]:
        """Yield the hand that it is about."""
        yield Filter(in_="hand", whose=self.who)

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that nothing is placed."""
        yield from at_least(1, self.place_from_hand, (self.name,))
