"""The verb `gain-life-points`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ludex.yugioh.book import Duel
from ludex.yugioh.facts import GainedLifePoints
from ludex.yugioh.faults.flaw import Flaw, Here, at_least
from ludex.yugioh.verbs.carrying import Carrying, Doing, side_meant
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import Whose


@dataclass(frozen=True, slots=True)
class GainLifePoints(Verb):
    """A player gains Life Points."""

    facts = (GainedLifePoints,)
    gain_life_points: int
    who: Whose

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Gain them."""
        on.done = True
        yield GainedLifePoints(side_meant(g, self.who, on), self.gain_life_points)

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that nothing is gained."""
        yield from at_least(1, self.gain_life_points, (self.name,))
