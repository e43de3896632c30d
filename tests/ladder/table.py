"""The table: cards in hands and on the ladder, and all that happens to them."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any, ClassVar, Literal

from ludex.kernel import Ask, Event, Inquiry, Option, Quantity, Step, value
from ludex.playing import Named, Sentences, Told, Value

Player = Literal["A", "B"]


def other(player: Player) -> Player:
    """Return the other player."""
    return "B" if player == "A" else "A"


@value
class Table:
    """Whose hand has which cards, what lies on the ladder, and who has won."""

    hands: tuple[tuple[str, ...], tuple[str, ...]]
    ladder: tuple[str, ...]
    ranks: Mapping[str, int]
    winner: Player | None = None

    def hand(self, player: Player) -> tuple[str, ...]:
        """Return a player's hand."""
        return self.hands[player == "B"]

    @property
    def top(self) -> int:
        """The rank that has been climbed to."""
        return self.ranks[self.ladder[-1]] if self.ladder else 0


class Fact(Told, Event):
    """Something that a player has done."""

    __slots__ = ()
    told: ClassVar[Sentences] = None
    player: Player

    @property
    def subject(self) -> Hashable:
        """The player."""
        return self.player


@value
class Climbed(Fact):
    """A player has put a card on the ladder."""

    told = "{player} climbs to {card}."
    player: Player
    card: str

    def fold(self, state: Table) -> Table:
        """Move the card."""
        left = list(state.hand(self.player))
        left.remove(self.card)
        a, b = state.hands
        hands = (tuple(left), b) if self.player == "A" else (a, tuple(left))
        return Table(hands, (*state.ladder, self.card), state.ranks, state.winner)

    def filling(self, field: str, state: Any) -> Value:
        """Name the card."""
        return Named("card", self.card) if field == "card" else self.player


@value
class Reached(Fact):
    """A player has won."""

    told = "{player} has reached the top of the ladder."
    player: Player

    def fold(self, state: Table) -> Table:
        """Remember who."""
        return Table(state.hands, state.ladder, state.ranks, self.player)


@value
class Turn(Step):
    """A player's turn."""

    player: Player

    @property
    def subject(self) -> Hashable:
        """The player."""
        return self.player


@value
class Climb(Option):
    """Put a card on the ladder."""

    card: str

    @property
    def subject(self) -> Hashable:
        """The card."""
        return self.card


@value
class WhereTo(Ask):
    """Which card a player climbs to, if any."""

    optional: ClassVar[bool] = True
    player: Player

    def offers(self, g: Inquiry[Any]) -> tuple[Option, ...]:
        """Return the cards in the hand."""
        return tuple(Climb(card) for card in dict.fromkeys(g.state.hand(self.player)))


@value
class Reach(Quantity):
    """How many ranks a player climbs at most; none is said: any number."""

    name: ClassVar[str] = "reach"
