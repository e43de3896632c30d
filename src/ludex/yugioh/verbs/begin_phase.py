"""The verb `begin-phase`."""

from __future__ import annotations

from typing import Literal

from ludex.kernel import value
from ludex.yugioh.book import Duel
from ludex.yugioh.facts import PhaseComes
from ludex.yugioh.verbs.carrying import Carrying, Doing
from ludex.yugioh.verbs.verb import Verb


@value
class BeginPhase(Verb):
    """Let it be another phase of the turn as soon as the Chain is over."""

    facts = (PhaseComes,)
    only_once = True
    begin_phase: Literal["end"]

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Have it come."""
        on.done = True
        yield PhaseComes(g.state.turn_player, self.begin_phase)
