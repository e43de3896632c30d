"""Where an example starts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from types import MappingProxyType
from typing import Annotated, Literal

from ludex.digimon.table import Player
from ludex.kernel import value

Card = Annotated[str, "card"]
"""A card by its ID; `agumon#2` is another copy of it."""
Claims = tuple[Annotated[str, "claim"], ...]
Count = Mapping[Card, int]

NONE: Count = MappingProxyType({})


@value
class Deck:
    """A deck of so many cards: from the top these, below them those of which so many are named.

    The others are of no consequence, each another.
    """

    cards: int
    top: tuple[Card, ...] = ()
    among: Count = field(default_factory=lambda: NONE)


@value
class InTraining:
    """What lies in a compartment of the training box: cards of the deck, and cards by name."""

    from_deck: int = 0
    cards: tuple[Card, ...] = ()


@value
class FaceUp:
    """A card in an option slot that was turned face-up."""

    used: Card


InSlot = Card | FaceUp


@value
class Holdings:
    """What a player has.

    A space has the level 3 Digimon, then what it has evolved into, the last one on top. `hidden`:
    the Digimon are face-down yet. Cards in slots are face-down unless they were used.
    """

    points: int = 200
    deck: Deck = field(default_factory=lambda: Deck(30))
    hand: tuple[Card, ...] = ()
    dark_area: tuple[Card, ...] = ()
    space_1: tuple[Card, ...] = ()
    space_2: tuple[Card, ...] = ()
    space_3: tuple[Card, ...] = ()
    hidden: bool = False
    evolution_box: tuple[Card, ...] = ()
    training_4: InTraining = field(default_factory=InTraining)
    training_5: InTraining = field(default_factory=InTraining)
    training_6: InTraining = field(default_factory=InTraining)
    slot_0: InSlot | None = None
    slot_1: InSlot | None = None
    slot_2: InSlot | None = None
    slot_3: InSlot | None = None
    slot_4: InSlot | None = None


At = Literal["set-up", "preparation", "evolution", "battle"]


@value
class Start:
    """A phase that is about to begin, or the game (`set-up`), for which the decks are all there is.

    The `first_player` is A unless it says otherwise.
    """

    at: At
    round: int = 2
    first_player: Player = "A"
    A: Holdings = field(default_factory=Holdings)
    B: Holdings = field(default_factory=Holdings)
