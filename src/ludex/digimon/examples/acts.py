"""The script of an example: what players do, and what chance brings."""

from __future__ import annotations

from typing import Literal

from ludex.digimon.examples.start import Card
from ludex.digimon.table import Compartment, Player, Slot, Space
from ludex.kernel import value


@value
class BeginsWith:
    """A player begins with a Digimon of the deck."""

    player: Player
    begins_with: Card


@value
class ShufflesDeck:
    """A player's deck is shuffled, and these cards come to lie on top; the rest stays in order."""

    shuffled: Player
    top: tuple[Card, ...] = ()


@value
class LotFallsOn:
    """Chance makes a player the first player."""

    lot_falls_on: Player


@value
class ClearsSlot:
    """A player discards a card from an option slot."""

    player: Player
    clears: Card


@value
class MovesOption:
    """A player moves a card to another option slot."""

    player: Player
    moves_option: Card
    slot: Slot


@value
class ExchangesCards:
    """A player discards cards of the hand and draws as many."""

    player: Player
    exchanges: tuple[Card, ...]


@value
class Digitalizes:
    """A player puts a level 3 Digimon into a space, be it empty or not."""

    player: Player
    digitalizes: Card
    space: Space


@value
class Prepares:
    """A player puts a Digimon into the evolution box."""

    player: Player
    prepares: Card


@value
class Trains:
    """A player puts a card of the hand into a compartment of the training box."""

    player: Player
    trains: Card
    level: Compartment


@value
class TrainsFromDeck:
    """A player puts the top card of the deck into a compartment, so many times."""

    player: Player
    trains_from_deck: int
    level: Compartment


@value
class Uses:
    """A player uses an option card; `discards` are the cards of the hand that it costs."""

    player: Player
    uses: Card
    discards: Card | None = None


@value
class Lays:
    """A player puts an option card face-down into a slot."""

    player: Player
    lays: Card
    slot: Slot


@value
class Evolves:
    """A player has the Digimon in a space evolve into a prepared card."""

    player: Player
    evolves: Card
    space: Space


@value
class GivesUp:
    """A player carries out no more evolutions to a level."""

    player: Player
    gives_up: Compartment


@value
class ChangesPlaces:
    """A player moves the Digimon of a space to another, or exchanges it with the one there."""

    player: Player
    moves_digimon: Space
    to: Space


@value
class Supports:
    """A player puts a Digimon into the support box, in the space that is linked to a Digimon."""

    player: Player
    supports_with: Card
    space: Space


@value
class UsesAbility:
    """A player uses the ability of a Digimon."""

    player: Player
    uses_ability: Card


@value
class CallsTime:
    """Time is called for the game."""

    call: Literal["time"]


@value
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
