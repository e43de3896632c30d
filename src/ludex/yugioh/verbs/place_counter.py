"""The verb `place-counter`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from ludex.kernel import value
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions.refusable import PlacingCounter
from ludex.yugioh.facts import CounterPlaced
from ludex.yugioh.faults.flaw import Flaw, Here, at_least, meant
from ludex.yugioh.faults.touched import untouched
from ludex.yugioh.table.board import About, Card, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import Carrying, Doing, cards
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import Counter


@value
class PlaceCounter(Verb):
    """Place a counter, or so many of a kind, on this card, or on the target."""

    facts = (CounterPlaced,)
    place_counter: Counter
    on: Literal["this", "targets"]
    count: int = 1

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Place it where it can be placed."""
        for card in cards(g, self.on, on):
            for _ in range(self.count):
                if not g.refuses(PlacingCounter(card.uid, self.place_counter)):
                    on.done = True
                    yield CounterPlaced(card.uid, self.place_counter)

    def could_do(self, g: Asked, you: Player, this: Uid, about: About) -> bool:
        """Whether it could be placed on this card, if that is where."""
        return self.on != "this" or not g.refusals(PlacingCounter(this, self.place_counter))

    def refuses_target(self, g: Asked, this: Uid, card: Card) -> Sequence[str]:
        """Return who keeps it from being placed on another card."""
        return g.refusals(PlacingCounter(card.uid, self.place_counter))

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield what keeps the card from being there, or from holding such a counter."""
        yield from meant(self.on, ("on",), here)
        yield from at_least(1, self.count, ("count",))
        yield from untouched(self.on, ("on",), here, "field")
        spell = self.place_counter == "spell"
        if self.on == "this" and spell and here.card.spell_counters is None:
            found = "a Spell Counter on a card that can hold none"
            yield Flaw((self.name,), found, "'spell-counters' beside 'effects'")
