"""What players decide, and what rules may refuse besides."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import combinations
from typing import Any, ClassVar, Literal

from ludex.digimon.table import (
    SLOTS,
    SPACES,
    Compartment,
    Given,
    Name,
    Player,
    Slot,
    Space,
    Table,
)
from ludex.kernel import Ask, Inquiry, Option, value


class OfPlayer(Option):
    """Something that a player does."""

    __slots__ = ()
    player: Player

    @property
    def subject(self) -> Hashable:
        """The player."""
        return self.player


class WithCard(OfPlayer):
    """Something that a player does with a card."""

    __slots__ = ()
    card: Name

    @property
    def subject(self) -> Hashable:
        """The card."""
        return self.card


@value
class Starts(WithCard):
    """Begin with a Digimon."""

    player: Player
    card: Name


@value
class InOrder(Option):
    """A shuffled deck comes to lie in this order."""

    order: tuple[Name, ...]


@value
class GoesFirst(OfPlayer):
    """A player is the first player."""

    player: Player


@value
class ClearSlot(WithCard):
    """Discard a card from an option slot."""

    player: Player
    card: Name


@value
class ChangeSlot(WithCard):
    """Move a card to another option slot."""

    player: Player
    card: Name
    slot: Slot


@value
class ExchangeHand(OfPlayer):
    """Put cards of the hand away, and draw as many."""

    player: Player
    gone: tuple[Name, ...]


@value
class Digitalize(WithCard):
    """Put a Digimon of the hand into a space."""

    player: Player
    card: Name
    space: Space


@value
class Prepare(WithCard):
    """Put a Digimon of the hand into the evolution box."""

    player: Player
    card: Name


@value
class PutIntoTraining(WithCard):
    """Put a card of the hand into a compartment of the training box."""

    player: Player
    card: Name
    level: Compartment


@value
class TrainFromDeck(OfPlayer):
    """Put the top card of the deck into a compartment of the training box."""

    player: Player
    level: Compartment


@value
class UseOption(WithCard):
    """Use an option card that lies in a slot."""

    player: Player
    card: Name


@value
class LayOption(WithCard):
    """Put an option card of the hand face-down into a slot."""

    player: Player
    card: Name
    slot: Slot


@value
class Evolve(WithCard):
    """Carry out a prepared evolution of the Digimon in a space."""

    player: Player
    card: Name
    space: Space


@value
class GiveUp(OfPlayer):
    """Carry out no more evolutions to a level."""

    player: Player
    level: Compartment


@value
class ChangePlaces(OfPlayer):
    """Move a Digimon to another space, or exchange it with the one there."""

    player: Player
    space: Space
    to: Space


@value
class Support(WithCard):
    """Put a Digimon of the hand into a space of the support box."""

    player: Player
    card: Name
    space: Space


@value
class UseAbility(WithCard):
    """Use the ability of a Digimon."""

    player: Player
    card: Name


@value
class CallTime(Option):
    """Call time for the game."""


@value
class Pay(WithCard):
    """Discard a card of the hand as a cost."""

    player: Player
    card: Name


@value
class Strike(WithCard):
    """The attack of a Digimon counts, which rules may refuse: nobody is asked."""

    player: Player
    card: Name


@value
class Apply(Option):
    """What a card does counts in an assault, which rules may refuse: nobody is asked."""

    given: Given

    @property
    def subject(self) -> Hashable:
        """The card."""
        return self.given.card


class Decision(Ask):
    """Something that a player may do."""

    __slots__ = ()
    optional: ClassVar[bool] = True


@value
class ChoosesStarter(Ask):
    """With which Digimon a player begins."""

    always_asked: ClassVar[bool] = True
    player: Player


@value
class Shuffling(Ask):
    """Into which order a deck is shuffled: every order is as good as any other."""

    whose: Player
    player: None = None

    def admits(self, g: Inquiry[Any], option: Option) -> bool:
        """Whether it is an order of those cards."""
        table: Table = g.state
        deck = table.side(self.whose).deck
        return isinstance(option, InOrder) and sorted(option.order) == sorted(deck)

    @property
    def subject(self) -> Hashable:
        """Whose deck it is."""
        return self.whose


@value
class DrawingLots(Ask):
    """Who is the first player."""

    player: None = None

    def offers(self, g: Inquiry[Any]) -> tuple[Option, ...]:
        """Return both."""
        return GoesFirst("A"), GoesFirst("B")


@value
class TidyingSlots(Decision):
    """What becomes of the cards in the option slots."""

    player: Player


@value
class ExchangingHand(Decision):
    """Which cards of the hand a player exchanges."""

    player: Player

    def offers(self, g: Inquiry[Any]) -> tuple[Option, ...]:
        """Return every choice of cards."""
        hand = g.state.side(self.player).hand
        counts = range(1, len(hand) + 1)
        return tuple(
            ExchangeHand(self.player, gone) for n in counts for gone in combinations(hand, n)
        )


@value
class Digitalizing(Decision):
    """Which level 3 Digimon a player puts where."""

    player: Player


@value
class Training(Decision):
    """What a player prepares for evolutions."""

    player: Player


@value
class Starting(Decision):
    """Which option card a player uses in the preparation phase."""

    player: Player


@value
class LayingOptions(Decision):
    """Which option card a player puts into which slot."""

    player: Player

    def offers(self, g: Inquiry[Any]) -> tuple[Option, ...]:
        """Return every option card with every empty slot."""
        table: Table = g.state
        side = table.side(self.player)
        return tuple(
            LayOption(self.player, card, slot)
            for card in side.hand
            if card in table.cards and not table.cards[card].is_digimon
            for slot in SLOTS
            if side.slots[slot] is None
        )


@value
class Evolving(Ask):
    """Which prepared evolutions to a level a player carries out."""

    always_asked: ClassVar[bool] = True
    player: Player
    level: Compartment

    def offers(self, g: Inquiry[Any]) -> tuple[Option, ...]:
        """Return each Digimon of the level in the evolution box, for each that is in play."""
        table: Table = g.state
        side = table.side(self.player)
        chosen = {card for _, card, _ in table.chosen}
        taken = {space for player, _, space in table.chosen if player == self.player}
        return tuple(
            Evolve(self.player, card, space)
            for card in side.evolution
            if table.level(card) == self.level and card not in chosen
            for space in SPACES
            if side.at(space) is not None and space not in taken
        )


@value
class ChangingPlaces(Decision):
    """Whether a player changes the places of Digimon."""

    player: Player


@value
class InAssault(Decision):
    """What a player uses in an assault."""

    player: Player


@value
class AtTheEndOfARound(Decision):
    """Whether time is called."""

    player: Literal["table"] = "table"

    def offers(self, g: Inquiry[Any]) -> tuple[Option, ...]:
        """Return that it is."""
        return (CallTime(),)

    @property
    def subject(self) -> Hashable:
        """It is about the game."""
        return None


@value
class Paying(Ask):
    """Which card of the hand a player discards as a cost."""

    player: Player

    def offers(self, g: Inquiry[Any]) -> tuple[Option, ...]:
        """Return the hand."""
        return tuple(Pay(self.player, card) for card in g.state.side(self.player).hand)
