"""What happens in the preparation phase."""

from __future__ import annotations

from ludex.digimon.facts.fact import OfCard, OfPlayer, dropped
from ludex.digimon.table import (
    Compartment,
    Digimon,
    Laid,
    Name,
    Player,
    Slot,
    Space,
    Table,
    Trained,
    without,
)
from ludex.kernel import value


@value
class SlotCleared(OfCard):
    """A player has discarded a card from an option slot."""

    told = "Player {player} sends {card} from slot {slot} to the {term:dark-area}."
    player: Player
    card: Name
    slot: Slot

    def fold(self, state: Table) -> Table:
        """Move the card."""
        side = state.side(self.player).with_slot(self.slot, None)
        return dropped(state.put(self.player, side), self.player, self.card)


@value
class SlotChanged(OfCard):
    """A player has moved a card to another option slot."""

    told = "Player {player} moves {card} to slot {slot}."
    player: Player
    card: Name
    slot: Slot

    def fold(self, state: Table) -> Table:
        """Move the card as it lies."""
        side = state.side(self.player)
        now = side.slot_of(self.card)
        laid = None if now is None else side.slots[now]
        emptied = side if now is None else side.with_slot(now, None)
        return state.put(self.player, emptied.with_slot(self.slot, laid))


@value
class Drew(OfPlayer):
    """A player has drawn cards."""

    told = ("Player {player} draws a card.", "Player {player} draws {count} cards.")
    player: Player
    count: int

    def fold(self, state: Table) -> Table:
        """Take them from the top."""
        side = state.side(self.player)
        return state.with_side(
            self.player,
            deck=side.deck[self.count :],
            hand=(*side.hand, *side.deck[: self.count]),
        )


@value
class PutAway(OfPlayer):
    """A player has put cards of the hand away, to exchange them."""

    told = (
        "Player {player} exchanges a card from their hand.",
        "Player {player} exchanges {count} cards from their hand.",
    )
    player: Player
    gone: tuple[Name, ...]
    count: int

    def fold(self, state: Table) -> Table:
        """Send them to the Dark Area."""
        hand = without(state.side(self.player).hand, *self.gone)
        return dropped(state.with_side(self.player, hand=hand), self.player, *self.gone)


@value
class Digitalized(OfCard):
    """A player has put a level 3 Digimon into a space."""

    told = "Player {player} puts {card} face-down into space {space}."
    player: Player
    card: Name
    space: Space

    def fold(self, state: Table) -> Table:
        """Lay it there, face-down."""
        side = state.side(self.player)
        side = side.but(hand=without(side.hand, self.card))
        return state.put(
            self.player, side.with_digimon(self.space, Digimon((self.card,), face_up=False))
        )


@value
class Exchanged(OfCard):
    """A player has put a level 3 Digimon into the place of another."""

    told = "Player {player} puts {card} face-down into space {space} in place of {instead_of}."
    player: Player
    card: Name
    space: Space
    instead_of: Name

    def fold(self, state: Table) -> Table:
        """Lay it there, and send the other one to the Dark Area."""
        side = state.side(self.player)
        side = side.but(hand=without(side.hand, self.card))
        laid = side.with_digimon(self.space, Digimon((self.card,), face_up=False))
        return dropped(state.put(self.player, laid), self.player, self.instead_of)


@value
class Prepared(OfCard):
    """A player has put a Digimon into the evolution box."""

    told = "Player {player} puts {card} face-down into the {term:evolution-box}."
    player: Player
    card: Name

    def fold(self, state: Table) -> Table:
        """Move it from the hand."""
        side = state.side(self.player)
        return state.with_side(
            self.player,
            hand=without(side.hand, self.card),
            evolution=(*side.evolution, self.card),
        )


@value
class PutInTraining(OfCard):
    """A player has put a card of the hand into the training box."""

    told = "Player {player} puts {card} into the {term:training-box}, for level {level}."
    player: Player
    card: Name
    level: Compartment

    def fold(self, state: Table) -> Table:
        """Move it."""
        side = state.side(self.player)
        there = (*side.compartment(self.level), Trained(self.card))
        side = side.but(hand=without(side.hand, self.card))
        return state.put(self.player, side.with_trained(self.level, there))


@value
class DeckCardTrained(OfPlayer):
    """A player has put the top card of the deck into the training box."""

    told = (
        "Player {player} puts the top card of their deck into the {term:training-box}, for level "
        "{level}."
    )
    player: Player
    level: Compartment

    def fold(self, state: Table) -> Table:
        """Move it, unseen."""
        side = state.side(self.player)
        there = (*side.compartment(self.level), Trained(side.deck[0], from_deck=True))
        side = side.but(deck=side.deck[1:])
        return state.put(self.player, side.with_trained(self.level, there))


@value
class OptionLaid(OfCard):
    """A player has put an option card into a slot."""

    told = "Player {player} puts {card} face-down into slot {slot}."
    player: Player
    card: Name
    slot: Slot

    def fold(self, state: Table) -> Table:
        """Lay it there."""
        side = state.side(self.player)
        side = side.but(hand=without(side.hand, self.card))
        return state.put(self.player, side.with_slot(self.slot, Laid(self.card)))
