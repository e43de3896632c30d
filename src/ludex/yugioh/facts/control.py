"""Facts about control: who has taken which card, and which cards have been switched."""

from __future__ import annotations

from typing import ClassVar

from ludex.kernel import but, value
from ludex.playing import Said, Sentences
from ludex.yugioh.facts.fact import Fact
from ludex.yugioh.table.board import Board, Card, Place, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.table.subjects import AboutCard
from ludex.yugioh.table.told import named


@value
class ControlChanged(AboutCard, Fact):
    """A card on the field came to another player's side, as it lies; it is the same card still."""

    told: ClassVar[Sentences] = "{card} moves to player {player}'s side of the {term:field}."
    happening: ClassVar[bool] = True
    card: Uid
    to: Player
    let_go: Uid | None = None
    """The Equip Card that gave control until it left."""

    def fold(self, state: Board) -> Board:
        """Put it there, and remember who had it as long as nobody else took it."""
        card = state.card(self.card)
        home = card.home or card.controller
        moved = over(card, self.to)
        return state.with_card(but(moved, home=None if home == self.to else home))

    def in_words(self, state: Board) -> Said:
        """Tell to whose side."""
        return self.sentence(state, player=self.to)


@value
class ControlSwitched(AboutCard, Fact):
    """Two cards on the field changed sides with each other, for good."""

    told: ClassVar[Sentences] = "Control of {card} and {other} is switched."
    happening: ClassVar[bool] = True
    card: Uid
    other: Uid

    def fold(self, state: Board) -> Board:
        """Put each where the other one was."""
        one, other = state.card(self.card), state.card(self.other)
        there = state.with_card(_for_good(over(one, other.controller), state))
        return there.with_card(_for_good(over(other, one.controller), state))

    def in_words(self, state: Board) -> Said:
        """Tell both."""
        return self.sentence(state, other=named(state, self.other))


@value
class ControlKept(AboutCard, Fact):
    """A monster that would go back stays for good with the player who controls it."""

    told: ClassVar[Sentences] = "{card} stays on player {player}'s side of the {term:field}."
    card: Uid

    def fold(self, state: Board) -> Board:
        """Forget who had it before."""
        return state.with_card(_for_good(state.card(self.card), state))

    def in_words(self, state: Board) -> Said:
        """Tell on whose side."""
        return self.sentence(state, player=state.card(self.card).controller)


def over(card: Card, to: Player) -> Card:
    """Return a card on the field as it lies on a player's side, in the same zones."""
    return but(card, places=tuple(Place(place.zone, to) for place in card.places))


def _for_good(card: Card, state: Board) -> Card:
    """Return a card of which no effect that there is by now says any more who controls it."""
    return but(card, home=None, settled=state.arrivals)
