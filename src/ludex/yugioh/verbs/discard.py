"""The verb `discard`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions import Among, AtRandom, Pick
from ludex.yugioh.facts import Discarded
from ludex.yugioh.faults.flaw import Flaw, Here, at_least
from ludex.yugioh.readings.moving import to_pile
from ludex.yugioh.table.board import About, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import Carrying, Doing, player_meant
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import Whose


@dataclass(frozen=True, slots=True)
class Discard(Verb):
    """A player discards cards from the hand, or all there are if fewer.

    They are of that player's choice, or `at_random`.
    """

    facts = (Discarded,)
    discard: int
    who: Whose
    at_random: bool = False

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Discard card after card."""
        player = yield from player_meant(g, self.who, on)
        for _ in range(self.discard):
            hand = g.state.at("hand", player)
            choice = Among(player, tuple(Pick(card.uid, player) for card in hand))
            picked = yield AtRandom(player) if self.at_random and len(hand) > 1 else choice
            if not isinstance(picked, Pick):
                break
            on.done, on.was = True, g.state.card(picked.card)
            yield to_pile(g, Discarded, on.was, "graveyard", by_effect=on.card.uid)

    def could_do(self, g: Asked, you: Player, this: Uid, about: About) -> bool:
        """Whether the hand has as many cards besides the one that is activated."""
        return any(
            sum(card.uid != this for card in g.state.at("hand", player)) >= self.discard
            for player in g.state.seats.meant(you, self.who)
        )

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that it discards nothing."""
        yield from at_least(1, self.discard, (self.name,))
