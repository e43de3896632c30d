"""Facts about what ties a card to a monster: being equipped to it, or bound to it."""

from __future__ import annotations

from typing import ClassVar

from ludex.kernel import but, value
from ludex.playing import Said, Sentences
from ludex.yugioh.facts.fact import Fact
from ludex.yugioh.facts.moves import Moved
from ludex.yugioh.table.board import Arrival, Board, Uid
from ludex.yugioh.table.subjects import AboutCard
from ludex.yugioh.table.told import named


@value
class Equipped(AboutCard, Fact):
    """A card on the field was equipped to a monster."""

    told: ClassVar[Sentences] = "{card} is equipped to {monster}."
    happening: ClassVar[bool] = True
    card: Uid
    to: Arrival

    def fold(self, state: Board) -> Board:
        """Tie it to the monster as that lies there now."""
        return state.with_card(but(state.card(self.card), equipped_to=self.to))

    def in_words(self, state: Board) -> Said:
        """Tell to which monster."""
        return self.sentence(state, monster=named(state, self.to[0]))


@value
class Bound(AboutCard, Fact):
    """A card on the field was bound to a monster, which its effects are about from now on."""

    told: ClassVar[Sentences] = "{card} is bound to {monster}."
    happening: ClassVar[bool] = True
    card: Uid
    to: Arrival

    def fold(self, state: Board) -> Board:
        """Bind it to the monster as that lies there now."""
        return state.with_card(but(state.card(self.card), bound_to=self.to))

    def in_words(self, state: Board) -> Said:
        """Tell to which monster."""
        return self.sentence(state, monster=named(state, self.to[0]))


@value
class NoLongerBound(AboutCard, Fact):
    """A card was bound to a monster no longer, and its effects are about none from now on."""

    told: ClassVar[Sentences] = "{card} is no longer bound to {monster}."
    happening: ClassVar[bool] = True
    card: Uid
    monster: Uid

    def fold(self, state: Board) -> Board:
        """Bind it to nothing."""
        return state.with_card(but(state.card(self.card), bound_to=None))

    def in_words(self, state: Board) -> Said:
        """Tell to which monster it was bound."""
        return self.sentence(state, monster=named(state, self.monster))


@value
class BecameEquipCard(Moved):
    """A monster went to a Spell & Trap Zone, to be equipped as an Equip Card."""

    told: ClassVar[Sentences] = "{card} is placed in the {term:spell-trap-zone} as an Equip Card."
    happening: ClassVar[bool] = False
