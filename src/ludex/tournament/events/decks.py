"""What happens to Decks: at registration, and with the Side Deck."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.tournament.decks import CardId, Copies, Part, Player, Status
from ludex.tournament.events.of_player import OfPlayer
from ludex.tournament.match import Match


@dataclass(frozen=True, slots=True)
class PartObjected(OfPlayer):
    """A part of a Deck has too many cards, or too few."""

    player: Player
    part: Part
    cards: int
    limit: int


@dataclass(frozen=True, slots=True)
class CardObjected(OfPlayer):
    """A Deck has more copies of a card than it may."""

    player: Player
    card: CardId
    copies: int
    limit: int
    part: Part | None = None
    """Where, if the copies are not counted in all parts together."""
    status: Status = "unlimited"


@dataclass(frozen=True, slots=True)
class CardMisplaced(OfPlayer):
    """A card is in a part in which it may not be."""

    player: Player
    card: CardId
    part: Part


@dataclass(frozen=True, slots=True)
class CardOutsidePool(OfPlayer):
    """A card is none of the pool."""

    player: Player
    card: CardId


Objection = PartObjected | CardObjected | CardMisplaced | CardOutsidePool


@dataclass(frozen=True, slots=True)
class Registered(OfPlayer):
    """A player's Deck was accepted."""

    player: Player

    def fold(self, state: Match) -> Match:
        """Put it on record."""
        deck = (self.player, state.listed(self.player))
        return state.but(registered=(*state.registered, deck), decks=(*state.decks, deck))


@dataclass(frozen=True, slots=True)
class DeckRestored(OfPlayer):
    """A player's Deck is again as it was registered."""

    player: Player

    def fold(self, state: Match) -> Match:
        """Undo every exchange."""
        was = dict(state.registered)[self.player]
        return state.but(decks=_with(state.decks, self.player, was))


def _with(decks: tuple[tuple[Player, object], ...], player: Player, deck: object) -> object:
    return tuple((each, deck if each == player else own) for each, own in decks)


@dataclass(frozen=True, slots=True)
class SideDeckPlaced(OfPlayer):
    """A player's Side Deck lies face-down on the table."""

    player: Player

    def fold(self, state: Match) -> Match:
        """Remember it."""
        return state.but(placed=(*state.placed, self.player))


@dataclass(frozen=True, slots=True)
class SideDeckCounted(OfPlayer):
    """A player counted the opponent's Side Deck without looking at it."""

    player: Player
    cards: int


@dataclass(frozen=True, slots=True)
class SideDeckSeen(OfPlayer):
    """A player looked at his or her own Side Deck."""

    player: Player


@dataclass(frozen=True, slots=True)
class SidingBegan(OfPlayer):
    """A player began to use the Side Deck."""

    player: Player

    def fold(self, state: Match) -> Match:
        """Remember it."""
        return state.but(siding="begun")


@dataclass(frozen=True, slots=True)
class Exchanged(OfPlayer):
    """A player exchanged cards with the Side Deck."""

    player: Player
    out: Copies
    in_: Copies

    def fold(self, state: Match) -> Match:
        """Move them; whoever exchanges cards has begun to use the Side Deck."""
        deck = state.deck(self.player).exchanged(self.out, self.in_, state.homes)
        return state.but(decks=_with(state.decks, self.player, deck), siding="begun")


@dataclass(frozen=True, slots=True)
class Presented(OfPlayer):
    """A player presented the Deck to the opponent."""

    player: Player

    def fold(self, state: Match) -> Match:
        """Remember it."""
        return state.but(presented=(*state.presented, self.player))
