"""The verb `banish`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ludex.yugioh.book import Duel
from ludex.yugioh.facts import Banished
from ludex.yugioh.faults.flaw import Flaw, Here, says_where
from ludex.yugioh.verbs.carrying import Carrying, Doing, cards, move
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import Filter, Which


@dataclass(frozen=True, slots=True)
class Banish(Verb):
    """Banish the targets, this card, or every card of a filter."""

    facts = (Banished,)
    touches = "anything"
    moves = "banished"
    reaches_hands = True
    banish: Which | Filter

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Banish card after card."""
        yield from move(g, cards(g, self.banish, on, in_hand=True), Banished, "banished", on)

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that its filter does not say where, or means cards that are banished already."""
        yield from says_where(self.banish, (self.name,))
        targets = here.effect.targets if self.banish == "targets" else None
        which = self.banish if targets is None else targets.of
        if isinstance(which, Filter) and which.in_ == "banished":
            yield Flaw((self.name,), "cards that are banished already", "another place, as 'in'")
