"""What every fact of the game is, and how its sentence is filled."""

from __future__ import annotations

import re
from collections.abc import Hashable
from typing import Any, ClassVar

from ludex.digimon.table import Name, Player, Table
from ludex.kernel import Event
from ludex.playing import Named, Sentences, Told, Value


class Fact(Told, Event):
    """Something that happened."""

    __slots__ = ()
    told: ClassVar[Sentences] = None

    @classmethod
    def sentence_name(cls) -> str:
        """Return the name of a lone sentence: `digimon.drew`."""
        return "digimon." + re.sub(r"(?<=[a-z])(?=[A-Z])", "-", cls.__name__).lower()

    def filling(self, field: str, state: Any) -> Value:
        """Return what fills a field: of cards their names, of all else what it is."""
        value: Any = getattr(self, field)
        if field == "cards":
            return tuple(named(card) for card in value)
        return named(value) if field in CARDS else value


CARDS = ("card", "digimon", "instead_of", "on")
"""Fields in which a card stands."""


class OfPlayer(Fact):
    """A fact about a player."""

    __slots__ = ()
    told: ClassVar[Sentences] = None
    player: Player

    @property
    def subject(self) -> Hashable:
        """The player."""
        return self.player


class OfCard(OfPlayer):
    """A fact about a card of a player."""

    __slots__ = ()
    told: ClassVar[Sentences] = None
    card: Name

    @property
    def subject(self) -> Hashable:
        """The card."""
        return self.card


def slug(card: Name) -> str:
    """Return the card of which a name means a copy."""
    return card.partition("#")[0]


def named(card: Name) -> Named:
    """Return the name of a card."""
    return Named("card", slug(card))


def dropped(table: Table, player: Player, *cards: Name) -> Table:
    """Return the table with cards on a player's Dark Area; whoever moves them takes them away."""
    return table.with_side(player, dark_area=(*table.side(player).dark_area, *cards))
