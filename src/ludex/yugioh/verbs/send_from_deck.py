"""The verb `send-from-deck`."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.kernel import value
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.facts import SentToGraveyard
from ludex.yugioh.faults.flaw import Flaw, Here, at_least
from ludex.yugioh.readings.seating import whoever
from ludex.yugioh.table.board import About, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import Carrying, Doing, move, player_meant
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import Filter, Whose


@value
class SendFromDeck(Verb):
    """Send the top cards of a Deck to the Graveyard."""

    facts = (SentToGraveyard,)
    moves = "graveyard"
    send_from_deck: int
    whose: Whose

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Send card after card, from the top."""
        player = yield from player_meant(g, self.whose, on)
        deck = g.state.at("deck", player)
        yield from move(
            g,
            deck[::-1][: self.send_from_deck],
            SentToGraveyard,
            "graveyard",
            on,
            by_effect=on.card.uid,
        )

    def could_do(self, g: Asked, you: Player, this: Uid, about: About) -> bool:
        """Whether the Deck has as many cards."""
        players = whoever(g, self.whose, you, about.against)
        return any(len(g.state.at("deck", one)) >= self.send_from_deck for one in players)

    def looks_at(self) -> Iterator[Filter]:
        """Yield the Deck that it is about."""
        yield Filter(in_="deck", whose=self.whose)

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that nothing is sent."""
        yield from at_least(1, self.send_from_deck, (self.name,))
