"""The verb `damage-goes-to`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ludex.kernel import value
from ludex.yugioh.book import Duel
from ludex.yugioh.facts import DamageTurned
from ludex.yugioh.faults.flaw import Flaw, Here
from ludex.yugioh.verbs.carrying import Carrying, Doing
from ludex.yugioh.verbs.verb import Verb


@value
class DamageGoesTo(Verb):
    """Your opponent takes the damage that the answered effect would inflict on you."""

    facts = (DamageTurned,)
    damage_goes_to: Literal["opponent"]

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Turn the damage of the Chain Link before."""
        answered = on.number - 1
        on.done = True
        side = g.state.seats.side_of(on.you)
        yield DamageTurned(answered, g.state.chain[answered - 1].card, side)

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that there may be no Chain Link before that would inflict any."""
        if getattr(here.effect.when, "would", None) != "damage-you":
            found = f"'{self.name}' in an effect that answers no damage"
            yield Flaw((self.name,), found, "'effect-activated' with 'would: damage-you' as 'when'")
