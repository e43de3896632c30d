"""The verb `negate`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ludex.kernel import value
from ludex.yugioh.book import Duel
from ludex.yugioh.facts import ActivationNegated, EffectNegated, SummonNegated
from ludex.yugioh.faults.flaw import Flaw, Here
from ludex.yugioh.quantities import EffectClass
from ludex.yugioh.verbs.carrying import Carrying, Doing
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import WhenWouldBeSummoned


@value
class Negate(Verb):
    """Negate what this effect answers: its activation, its effect alone, or a Summon."""

    facts = (ActivationNegated, EffectNegated, SummonNegated)
    only_once = True
    negate: Literal["activation", "effect", "summon"]

    @property
    def negates(self) -> bool:
        """It does."""
        return True

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Negate the Chain Link before, or the Summon that has begun."""
        if self.negate == "summon":
            if g.state.summoning is not None:
                on.done = True
                yield SummonNegated(g.state.summoning.card)
            return
        answered = on.number - 1
        kind = ActivationNegated if self.negate == "activation" else EffectNegated
        on.done = True
        yield kind(answered, g.state.chain[answered - 1].card)

    def in_damage_step(self, *, monster: bool) -> EffectClass:
        """Return the class by what is negated, and by what card."""
        if monster:
            activation = self.negate == "activation"
            return "monster-negates-activation" if activation else "monster-negates-effect"
        if self.negate == "activation":
            return "spell-trap-negates-activation"
        return "spell-trap-negates-effect"

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that there may be no Chain Link before, or no Summon."""
        of_summon = isinstance(here.effect.when, WhenWouldBeSummoned)
        if self.negate == "summon":
            if not of_summon:
                found = "'negate: summon' in an effect that answers no Summon"
                yield Flaw((self.name,), found, "'would-be-summoned' as 'when'")
        elif not here.answers:
            found = "'negate' in an effect that answers no Chain Link"
            yield Flaw((self.name,), found, "'card-activated' or 'effect-activated' as 'when'")
