"""The script of an example: what players do, and what chance brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ludex.digimon.examples.start import Card
from ludex.digimon.table import Compartment, Player, Slot, Space


@dataclass(frozen=True, slots=True)
class BeginsWith:
    """A player begins with a Digimon of the deck."""

    player: Player
    begins_with: Card


@dataclass(frozen=True, slots=True)
class ShufflesDeck:
    """A player's deck is shuffled, and these cards come to lie on top; the rest stays in order."""

    shuffled: Player
    top: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class LotFallsOn:
    """Chance makes a player the first player."""

    lot_falls_on: Player


@dataclass(frozen=True, slots=True)
class ClearsSlot:
    """A player discards a card from an option slot."""

    player: Player
    clears: Card


@dataclass(frozen=True, slots=True)
class MovesOption:
    """A player moves a card to another option slot."""

    player: Player
    moves_option: Card
    slot: Slot


@dataclass(frozen=True, slots=True)
class ExchangesCards:
    """A player discards cards of the hand and draws as many."""

    player: Player
    exchanges: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Digitalizes:
    """A player puts a level 3 Digimon into a space, be it empty or not."""

    player: Player
    digitalizes: Card
    space: Space


@dataclass(frozen=True, slots=True)
class Prepares:
    """A player puts a Digimon into the evolution box."""

    player: Player
    prepares: Card


@dataclass(frozen=True, slots=True)
class Trains:
    """A player puts a card of the hand into a compartment of the training box."""

    player: Player
    trains: Card
    level: Compartment


@dataclass(frozen=True, slots=True)
class TrainsFromDeck:
    """A player puts the top card of the deck into a compartment, so many times."""

    player: Player
    trains_from_deck: int
    level: Compartment


@dataclass(frozen=True, slots=True)
class Uses:
    """A player uses an option card; `discards` are the cards of the hand that it costs."""

    player: Player
    uses: Card
    discards: Card | None = None


@dataclass(frozen=True, slots=True)
class Lays:
    """A player puts an option card face-down into a slot."""

    player: Player
    lays: Card
    slot: Slot


@dataclass(frozen=True, slots=True)
class Evolves:
    """A player has the Digimon in a space evolve into a prepared card."""

    player: Player
    evolves: Card
    space: Space


@dataclass(frozen=True, slots=True)
class GivesUp:
    """A player carries out no more evolutions to a level."""

    player: Player
    gives_up: Compartment


@dataclass(frozen=True, slots=True)
class ChangesPlaces:
    """A player moves the Digimon of a space to another, or exchanges it with the one there."""

    player: Player
    moves_digimon: Space
    to: Space


@dataclass(frozen=True, slots=True)
class Supports:
    """A player puts a Digimon into the support box, in the space that is linked to a Digimon."""

    player: Player
    supports_with: Card
    space: Space


@dataclass(frozen=True, slots=True)
class UsesAbility:
    """A player uses the ability of a Digimon."""

    player: Player
    uses_ability: Card


@dataclass(frozen=True, slots=True)
class CallsTime:
    """Time is called for the game."""

    call: Literal["time"]


@dataclass(frozen=True, slots=True)
class Until:
    """Nobody does anything more until a phase or an assault begins.

    `next-round` ends where the game does, and where chance decides what comes first.
    """

    until: Literal["evolution", "battle", "assault-2", "assault-3", "next-round"]


Act = (
    BeginsWith
    | ShufflesDeck
    | LotFallsOn
    | ClearsSlot
    | MovesOption
    | ExchangesCards
    | Digitalizes
    | Prepares
    | Trains
    | TrainsFromDeck
    | Uses
    | Lays
    | Evolves
    | GivesUp
    | ChangesPlaces
    | Supports
    | UsesAbility
    | CallsTime
)
