"""What happens in the battle phase."""

from __future__ import annotations

from typing import ClassVar

from ludex.digimon.facts.fact import Fact, OfCard, OfPlayer, dropped
from ludex.digimon.table import (
    Assault,
    Given,
    Laid,
    Name,
    Player,
    Space,
    Table,
    put,
    without,
)
from ludex.kernel import value
from ludex.playing import Said, Sentences


@value
class AssaultBegan(Fact):
    """An assault has begun, in these spaces of A and of B."""

    told = "The {term:assault} between player A's space {of_a} and player B's space {of_b} begins."
    of_a: Space | None
    of_b: Space | None

    def fold(self, state: Table) -> Table:
        """Remember where."""
        return state.but(assault=(self.of_a, self.of_b))


@value
class OptionUsed(OfCard):
    """A player has used an option card, in the slot in which it lies."""

    told = "Player {player} uses {card}."
    player: Player
    card: Name

    def fold(self, state: Table) -> Table:
        """Turn it face-up."""
        side = state.side(self.player)
        slot = side.slot_of(self.card)
        if slot is None:
            return state
        return state.put(self.player, side.with_slot(slot, Laid(self.card, face_up=True)))


@value
class CostPaid(OfCard):
    """A player has discarded a card of the hand as a cost."""

    told = "Player {player} sends {card} from their hand to the {term:dark-area}."
    player: Player
    card: Name

    def fold(self, state: Table) -> Table:
        """Move it."""
        hand = without(state.side(self.player).hand, self.card)
        return dropped(state.with_side(self.player, hand=hand), self.player, self.card)


@value
class Supported(OfCard):
    """A player has put a support into the space of the support box that is linked to a Digimon."""

    told = "Player {player} puts {card} into the {term:support-box} for space {space}."
    player: Player
    card: Name
    space: Space

    def fold(self, state: Table) -> Table:
        """Move it from the hand."""
        side = state.side(self.player)
        return state.with_side(
            self.player,
            hand=without(side.hand, self.card),
            supports=put(side.supports, self.space - 1, self.card),
        )


@value
class AbilityUsed(OfCard):
    """A player has used the ability of a Digimon."""

    told = "Player {player} uses the ability of {card}."
    player: Player
    card: Name


@value
class EffectGiven(OfCard):
    """What a card does counts from now on."""

    told = None
    player: Player
    card: Name
    number: int
    space: Space

    def fold(self, state: Table) -> Table:
        """Note it; the newest is the last one."""
        given = Given(self.player, self.card, self.number, self.space)
        return state.but(given=(*state.given, given))


@value
class AssaultDecided(OfPlayer):
    """A player has won an assault."""

    told: ClassVar[Sentences] = {
        "digimon.won": (
            "{card} is stronger, {strength} to {other}: player {player} wins the {term:assault}."
        ),
        "digimon.direct": "{card} has no opponent: player {player} wins the {term:assault}.",
    }
    player: Player
    card: Name
    strength: int = 0
    other: int = 0
    direct: bool = False
    factor: int = 1

    def fold(self, state: Table) -> Table:
        """Write it down."""
        return _over(state, Assault(self.player, _spaces(state), self.direct, self.factor))

    def in_words(self, state: Table) -> Said:
        """Tell whether there was a fight."""
        return self.sentence(state, "digimon.direct" if self.direct else "digimon.won")


@value
class AssaultDrawn(Fact):
    """Nobody has won an assault."""

    told = "Both attacks have a strength of {strength}: nobody wins the {term:assault}."
    strength: int

    def fold(self, state: Table) -> Table:
        """Write it down."""
        return _over(state, Assault(None, _spaces(state)))


@value
class DeckDiscarded(OfPlayer):
    """Cards from the top of a player's deck were discarded."""

    told = (
        "The top card of player {player}'s deck is sent to the {term:dark-area}.",
        "The top {count} cards of player {player}'s deck are sent to the {term:dark-area}.",
    )
    player: Player
    count: int

    def fold(self, state: Table) -> Table:
        """Move them."""
        deck = state.side(self.player).deck
        shorter = state.with_side(self.player, deck=deck[self.count :])
        return dropped(shorter, self.player, *deck[: self.count])


def _spaces(state: Table) -> tuple[Space | None, Space | None]:
    return state.assault or (None, None)


def _over(state: Table, assault: Assault) -> Table:
    return state.but(assaults=(*state.assaults, assault))
