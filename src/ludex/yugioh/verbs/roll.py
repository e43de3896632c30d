"""The verb `roll`."""

from __future__ import annotations

from typing import Literal

from ludex.kernel import value
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions import DieShows
from ludex.yugioh.decisions import Roll as RollDie
from ludex.yugioh.facts import DieRolled
from ludex.yugioh.table.board import About, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import Carrying, Doing
from ludex.yugioh.verbs.verb import Fell, Verb


@value
class Roll(Verb):
    """Roll a die: the result is the number that it shows."""

    facts = (DieRolled,)
    only_once = True
    roll: Literal[1]

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Roll it."""
        shows = yield RollDie(on.you)
        if isinstance(shows, DieShows):
            on.done, on.fell = True, shows.number
            yield DieRolled(on.you, shows.number)

    def could_do(self, g: Asked, you: Player, this: Uid, about: About) -> bool:
        """Always: anybody can roll a die."""
        return True

    @property
    def results(self) -> tuple[Fell, ...]:
        """What may come of it."""
        return tuple(range(1, 7))
