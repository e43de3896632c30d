"""A board that can be seen at a glance: cards in their places, Life Points, a Chain."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

Place = tuple[str, str]
"""Whose, and which zone or pile."""

FIELD = ("monster-zone", "spell-trap-zone", "field-zone")


@dataclass(frozen=True, slots=True)
class Card:
    """A card and where it is; some lie in two zones at once. Copies are `sangan#1`, `sangan#2`."""

    id: str
    owner: str
    places: tuple[Place, ...]
    attack: int = 0
    face_up: bool = True
    doomed: bool = False

    @property
    def name(self) -> str:
        return self.id.partition("#")[0]

    @property
    def zones(self) -> tuple[str, ...]:
        return tuple(zone for _, zone in self.places)

    @property
    def controller(self) -> str:
        return self.places[0][0]

    @property
    def on_field(self) -> bool:
        return any(zone in FIELD for zone in self.zones)

    @property
    def active(self) -> bool:
        return self.on_field and self.face_up

    @property
    def is_monster(self) -> bool:
        return "monster-zone" in self.zones


def card(id: str, place: str, attack: int = 0, *, owner: str = "", face_up: bool = True) -> Card:
    """`card("jinzo", "B monster-zone", 2400)`; several places are joined by `+`."""
    places = tuple((one.split()[0], one.split()[1]) for one in place.split("+"))
    return Card(id, owner or places[0][0], places, attack, face_up)


@dataclass(frozen=True, slots=True)
class Link:
    """A Chain Link: whose, of which card, and what it targets."""

    card: str
    player: str
    targets: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Waiting:
    """A mandatory effect that triggered, and in which moment."""

    card: str
    player: str
    moment: int


@dataclass(frozen=True, slots=True)
class Board:
    """Cards from the one that arrived first to the last; players as they sit."""

    cards: tuple[Card, ...]
    life_points: tuple[tuple[str, int], ...] = (("A", 8000), ("B", 8000))
    chain: tuple[Link, ...] = ()
    waiting: tuple[Waiting, ...] = ()
    battle: tuple[str, str] | None = None
    equips: tuple[tuple[str, str], ...] = ()

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(player for player, _ in self.life_points)

    def opponent(self, player: str) -> str:
        return next(other for other in self.players if other != player)

    def card(self, id: str) -> Card:
        return next(card for card in self.cards if card.id == id)

    def active(self) -> Iterator[Card]:
        return (card for card in self.cards if card.active)

    def monsters(self) -> Iterator[Card]:
        return (card for card in self.active() if card.is_monster)

    def changed(self, changed: Card) -> Board:
        """The board with a card that stays where it is among the others."""
        return replace(
            self, cards=tuple(changed if card.id == changed.id else card for card in self.cards)
        )

    def hit(self, player: str, points: int) -> Board:
        left = tuple((p, lp - points if p == player else lp) for p, lp in self.life_points)
        return replace(self, life_points=left)
