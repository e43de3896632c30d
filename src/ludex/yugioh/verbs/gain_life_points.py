"""The verb `gain-life-points`."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.kernel import value
from ludex.yugioh.book import Duel
from ludex.yugioh.facts import GainedLifePoints
from ludex.yugioh.faults.flaw import Flaw, Here, at_least, says_where
from ludex.yugioh.faults.measures import unmeasured
from ludex.yugioh.readings.finding import counted
from ludex.yugioh.verbs.carrying import Carrying, Doing, side_meant
from ludex.yugioh.verbs.measuring import measured
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import Filter, Measure, Whose


@value
class GainLifePoints(Verb):
    """A player gains Life Points, a number or as the board tells it.

    `for_each` gives them as many times as there are cards of any of the filters, at one stroke.
    """

    facts = (GainedLifePoints,)
    gain_life_points: int | Measure
    who: Whose
    for_each: tuple[Filter, ...] = ()

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Gain them."""
        amount = measured(g, self.gain_life_points, on)
        if self.for_each:
            amount *= counted(g, self.for_each, on.you, on.card.uid, on.against)
        on.done = amount > 0
        if on.done:
            yield GainedLifePoints(side_meant(g, self.who, on), amount)

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that nothing is gained, or nothing known."""
        yield from at_least(1, self.gain_life_points, (self.name,))
        yield from unmeasured(self.gain_life_points, (self.name,), here)
        for index, which in enumerate(self.for_each):
            yield from says_where(which, ("for-each", index))
