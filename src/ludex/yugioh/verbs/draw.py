"""The verb `draw`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.facts import DrawFailed, Drew
from ludex.yugioh.faults.flaw import Flaw, Here, at_least
from ludex.yugioh.readings.happenings import discarded_by_link
from ludex.yugioh.readings.moving import draw
from ludex.yugioh.table.board import About, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import Carrying, Doing, players_meant
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import PlayersMeant


@dataclass(frozen=True, slots=True)
class Draw(Verb):
    """Players draw cards: so many, or each as many as the effect had that player discard."""

    facts = (Drew, DrawFailed)
    draw: int | Literal["as-many-as-discarded"]
    who: PlayersMeant

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Draw card after card."""
        players = yield from players_meant(g, self.who, on)
        for player in players:
            number = self.draw
            if number == "as-many-as-discarded":
                number = discarded_by_link(g, on.number, player)
            for _ in range(number):
                if g.state.has_lost(player):
                    break
                on.done = True
                yield draw(g.state, player)

    def could_do(self, g: Asked, you: Player, this: Uid, about: About) -> bool:
        """Whether the Deck has as many cards, or both Decks have."""
        if self.draw == "as-many-as-discarded":
            return True
        number, seats = self.draw, g.state.seats
        if self.who == "both":
            return all(len(g.state.at("deck", one)) >= number for one in seats.players)
        return any(len(g.state.at("deck", one)) >= number for one in seats.meant(you, self.who))

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that it draws nothing."""
        yield from at_least(1, self.draw, (self.name,))
        discards = any(verb.name == "discard" for verb in here.before)
        if self.draw == "as-many-as-discarded" and not discards:
            found = "a draw of as many as were discarded, and none were"
            yield Flaw((self.name,), found, "a 'discard' before it")
