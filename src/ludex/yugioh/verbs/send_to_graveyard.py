"""The verb `send-to-graveyard`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ludex.kernel import value
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions import Among, Pick
from ludex.yugioh.facts import SentToGraveyard
from ludex.yugioh.faults.flaw import Flaw, Here, at_least
from ludex.yugioh.readings.filters import matches
from ludex.yugioh.readings.seating import whoever
from ludex.yugioh.table.board import About, Card, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import Carrying, Doing, move, players_meant
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import Filter, PlayersMeant


@value
class SendToGraveyard(Verb):
    """Players send cards of a filter from their Decks or hands to the Graveyard.

    Each chooses `count` of them; where one has not got as many, nobody sends any.
    """

    facts = (SentToGraveyard,)
    moves = "graveyard"
    send_to_graveyard: Filter
    count: int = 1
    who: PlayersMeant = "you"

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Let player after player choose, and send card after card."""
        players = yield from players_meant(g, self.who, on)
        among = {one: self._sendable(g, one, on.card.uid) for one in players}
        if any(len(cards) < self.count for cards in among.values()):
            return
        chosen: list[Card] = []
        for player, cards in among.items():
            for _ in range(self.count):
                left = [card for card in cards if card not in chosen]
                picked = yield Among(player, tuple(Pick(card.uid, player) for card in left))
                if isinstance(picked, Pick):
                    chosen.append(g.state.card(picked.card))
        how = {"by_effect": on.card.uid}
        yield from move(g, chosen, SentToGraveyard, "graveyard", on, **how)

    def could_do(self, g: Asked, you: Player, this: Uid, about: About) -> bool:
        """Whether everybody who is to send cards has as many."""
        players = whoever(g, self.who, you, about.against)
        return all(len(self._sendable(g, one, this)) >= self.count for one in players)

    def looks_at(self) -> Iterator[Filter]:
        """Yield the cards that it is about, if they are those of one player."""
        if self.who != "both":
            yield replace(self.send_to_graveyard, whose=self.who)

    def _sendable(self, g: Asked, player: Player, this: Uid) -> list[Card]:
        """Return the cards of a player that could be sent, without the card that says so."""
        which = self.send_to_graveyard
        return [
            card
            for zone in ("deck", "hand")
            if which.in_ == zone
            for card in g.state.at(zone, player)
            if card.uid != this and matches(g, card, which, player, this=this)
        ]

    def of_several(self, here: Here) -> bool:
        """Whether more than one card is sent."""
        return self.count > 1 or self.who == "both"

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that it would look elsewhere than in Decks and hands, or sends nothing."""
        yield from at_least(1, self.count, ("count",))
        which = self.send_to_graveyard
        if which.in_ not in ("deck", "hand") or which.whose != "you":
            found = "a filter that means cards outside of the Deck or hand of whoever sends them"
            yield Flaw((self.name,), found, "'in: deck' or 'in: hand', and 'whose: you'")
