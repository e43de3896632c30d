"""The verb `discard-draws`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ludex.kernel import value
from ludex.yugioh.book import Duel
from ludex.yugioh.facts import DrawsToBeDiscarded
from ludex.yugioh.faults.flaw import Flaw, Here
from ludex.yugioh.verbs.carrying import Carrying, Doing
from ludex.yugioh.verbs.verb import Verb


@value
class DiscardDraws(Verb):
    """What the answered effect has players draw is shown and discarded."""

    facts = (DrawsToBeDiscarded,)
    discard_draws: Literal["answered"]

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Have it so of the Chain Link before."""
        answered = on.number - 1
        on.done = True
        yield DrawsToBeDiscarded(answered, g.state.chain[answered - 1].card)

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that there may be no Chain Link before that would have anybody draw."""
        if getattr(here.effect.when, "would", None) != "draw":
            found = f"'{self.name}' in an effect that answers no draw"
            yield Flaw((self.name,), found, "'effect-activated' with 'would: draw' as 'when'")
