"""The verb `draw`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.facts import DrawFailed, Drew
from ludex.yugioh.faults.flaw import Flaw, Here, at_least
from ludex.yugioh.readings.moving import draw
from ludex.yugioh.table.board import About, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import Carrying, Doing, player_meant
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import Whose


@dataclass(frozen=True, slots=True)
class Draw(Verb):
    """A player draws cards."""

    facts = (Drew, DrawFailed)
    draw: int
    who: Whose

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Draw card after card."""
        player = yield from player_meant(g, self.who, on)
        for _ in range(self.draw):
            if g.state.has_lost(player):
                break
            on.done = True
            yield draw(g.state, player)

    def could_do(self, g: Asked, you: Player, this: Uid, about: About) -> bool:
        """Whether the Deck has as many cards."""
        players = g.state.seats.meant(you, self.who)
        return any(len(g.state.at("deck", one)) >= self.draw for one in players)

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that it draws nothing."""
        yield from at_least(1, self.draw, (self.name,))
