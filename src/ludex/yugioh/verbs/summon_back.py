"""The verb `summon-back`."""

from __future__ import annotations

from typing import Literal

from ludex.kernel import value
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions.refusable import SpecialSummoning
from ludex.yugioh.facts import SpecialSummoned, moved
from ludex.yugioh.readings.moving import room
from ludex.yugioh.table.board import About, Card, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import Carrying, Doing
from ludex.yugioh.verbs.verb import Verb


@value
class SummonBack(Verb):
    """Special Summon the monster that was destroyed from the Graveyard to where it was.

    On the side of the player who controlled it, in the battle position that it had.
    """

    facts = (SpecialSummoned,)
    special_summons = True
    summon_back: Literal["destroyed"]

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Summon it, if it still lies in the Graveyard."""
        was = on.link.about.was
        if was is not None and self._may_come(g, on.link.about, was):
            on.done = True
            how = {"position": was.position or "attack"}
            yield moved(
                SpecialSummoned, g.state.card(was.uid), "monster-zone", was.controller, **how
            )

    def could_do(self, g: Asked, you: Player, this: Uid, about: About) -> bool:
        """Whether the monster lies in the Graveyard, and there is room for it."""
        return about.was is not None and self._may_come(g, about, about.was)

    def _may_come(self, g: Asked, about: About, was: Card) -> bool:
        coming = SpecialSummoning(was.uid, was.controller, face_down=False)
        there = about.destroyed is not None and g.state.stays(about.destroyed)
        return there and room(g, "monster-zone", was.controller) and not g.refusals(coming)
