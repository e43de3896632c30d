"""The verb `remove-counter`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ludex.kernel import value
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.facts import CounterRemoved
from ludex.yugioh.faults.flaw import Flaw, Here
from ludex.yugioh.faults.touched import untouched
from ludex.yugioh.table.board import About, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import Carrying, Doing, cards
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import Counter


@value
class RemoveCounter(Verb):
    """Remove a counter from this card."""

    facts = (CounterRemoved,)
    remove_counter: Counter
    from_: Literal["this"]

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Remove it, if there is one."""
        for card in cards(g, self.from_, on):
            if self.remove_counter in card.counters:
                on.done = True
                yield CounterRemoved(card.uid, self.remove_counter)

    def could_do(self, g: Asked, you: Player, this: Uid, about: About) -> bool:
        """Whether such a counter lies on this card."""
        return self.remove_counter in g.state.card(this).counters

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield what keeps the card from being there, or from ever having such a counter."""
        yield from untouched(self.from_, ("from",), here, "field")
        placed = (verb for effect in here.card.effects for verb in effect.does)
        if not any(getattr(verb, "place_counter", None) == self.remove_counter for verb in placed):
            found = "a counter that no effect of this card places"
            yield Flaw((self.name,), found, "an effect with 'place-counter'")
