"""The verb `bind`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ludex.kernel import value
from ludex.yugioh.book import Duel
from ludex.yugioh.facts import Bound
from ludex.yugioh.faults.equips import of_bearer
from ludex.yugioh.faults.flaw import Flaw, Here
from ludex.yugioh.verbs.carrying import Carrying, Doing, cards
from ludex.yugioh.verbs.verb import Verb


@value
class Bind(Verb):
    """Bind this card to the target, or to what it has Special Summoned.

    What its text says of that monster is about it for as long as both stay on the field.
    """

    facts = (Bound,)
    bind: Literal["this"]
    to: Literal["targets", "summoned"]

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Bind it, if both lie where they did."""
        for card in cards(g, "this", on):
            for monster in cards(g, self.to, on):
                on.done = True
                yield Bound(card.uid, (monster.uid, monster.since))

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield what keeps it from being bound to one monster."""
        yield from of_bearer(self.to, self.name, here, face_up=False)
