"""Facts about what is noted on a card: counters, and Attributes that were declared."""

from __future__ import annotations

from typing import ClassVar

from ludex.kernel import but, value
from ludex.playing import Said, Sentences
from ludex.yugioh.facts.fact import Fact
from ludex.yugioh.table.board import Board, Uid
from ludex.yugioh.table.subjects import AboutCard
from ludex.yugioh.vocabulary import Attribute, Counter


@value
class CounterPlaced(AboutCard, Fact):
    """A counter was placed on a card."""

    told: ClassVar[Sentences] = {
        "SpellCounterPlaced": "A {term:spell-counter} is placed on {card}.",
        "CounterPlaced": "A counter is placed on {card}.",
    }
    happening: ClassVar[bool] = True
    card: Uid
    counter: Counter

    def fold(self, state: Board) -> Board:
        """Add it."""
        card = state.card(self.card)
        return state.with_card(but(card, counters=(*card.counters, self.counter)))

    def in_words(self, state: Board) -> Said:
        """Tell a Spell Counter apart."""
        return self.sentence(
            state, "SpellCounterPlaced" if self.counter == "spell" else "CounterPlaced"
        )


@value
class CounterRemoved(AboutCard, Fact):
    """A counter was removed from a card."""

    told: ClassVar[Sentences] = {
        "SpellCounterRemoved": "A {term:spell-counter} is removed from {card}.",
        "CounterRemoved": "A counter is removed from {card}.",
    }
    happening: ClassVar[bool] = True
    card: Uid
    counter: Counter

    def fold(self, state: Board) -> Board:
        """Take it off."""
        card = state.card(self.card)
        left = list(card.counters)
        left.remove(self.counter)
        return state.with_card(but(card, counters=tuple(left)))

    def in_words(self, state: Board) -> Said:
        """Tell a Spell Counter apart."""
        return self.sentence(
            state, "SpellCounterRemoved" if self.counter == "spell" else "CounterRemoved"
        )


@value
class AttributeDeclared(AboutCard, Fact):
    """An Attribute was declared for a card."""

    told: ClassVar[Sentences] = None
    card: Uid
    attribute: Attribute

    def fold(self, state: Board) -> Board:
        """Note it on the card."""
        card = state.card(self.card)
        return state.with_card(but(card, declared=(*card.declared, self.attribute)))
