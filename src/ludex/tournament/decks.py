"""Decks: what a player brings, in its three parts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from datetime import date
from functools import cached_property
from typing import Literal

from ludex.kernel import value
from ludex.playing.record import Home

Part = Literal["main-deck", "extra-deck", "side-deck"]
PARTS: tuple[Part, ...] = ("main-deck", "extra-deck", "side-deck")

Status = Literal["forbidden", "limited", "semi-limited", "unlimited"]

CardId = str
Copies = tuple[tuple[CardId, int], ...]
"""Cards and how many of each, in the order in which they were listed."""


@value
class Deck:
    """The Main Deck, the Extra Deck (in 2005: the Fusion Deck) and the Side Deck of a player."""

    main_deck: Copies = ()
    extra_deck: Copies = ()
    side_deck: Copies = ()

    def part(self, part: Part) -> Copies:
        """Return the cards of a part."""
        found: Copies = getattr(self, part.replace("-", "_"))
        return found

    def size(self, part: Part) -> int:
        """Return how many cards a part has."""
        return sum(copies for _, copies in self.part(part))

    def copies(self, card: CardId, part: Part) -> int:
        """Return how many copies of a card a part has."""
        return sum(copies for each, copies in self.part(part) if each == card)

    def cards(self) -> tuple[CardId, ...]:
        """Return every card once, in the order of the list."""
        return tuple(dict.fromkeys(card for part in PARTS for card, _ in self.part(part)))

    def holds(self, part: Part, cards: Mapping[CardId, int]) -> bool:
        """Whether a part has these copies."""
        return all(self.copies(card, part) >= copies for card, copies in cards.items())

    def exchanged(self, out: Copies, in_: Copies, homes: Homes) -> Deck:
        """Return the Deck after some cards have left it and others have come to it."""
        return _moved(_moved(self, out, -1, homes.part), in_, 1, homes.part)

    def sided(self, out: Copies, in_: Copies) -> Deck:
        """Return the Deck after some cards have come to its Side Deck and others have left it."""
        return _moved(_moved(self, out, 1, _side_deck), in_, -1, _side_deck)


def _moved(deck: Deck, cards: Copies, sign: int, to: Callable[[CardId], Part]) -> Deck:
    """Return a Deck with more copies of some cards in the parts to which they go, or fewer."""
    parts = {part: dict(deck.part(part)) for part in PARTS}
    for card, copies in cards:
        part = parts[to(card)]
        part[card] = part.get(card, 0) + sign * copies
    kept = (
        tuple((card, copies) for card, copies in parts[part].items() if copies) for part in PARTS
    )
    return Deck(*kept)


def _side_deck(_card: CardId) -> Part:
    return "side-deck"


class Homes:
    """What is known of cards: where each belongs, its first print, and whether a pool holds it.

    It is handed to a Match and never changes in it.
    """

    def __init__(
        self,
        homes: Mapping[CardId, Home],
        pool: frozenset[CardId] | None = None,
        fillers: frozenset[CardId] = frozenset(),
        treated_as: Mapping[CardId, CardId] | None = None,
        released: Mapping[CardId, date] | None = None,
    ) -> None:
        self._homes = homes
        self.pool = pool
        self.fillers = fillers
        """Cards of no consequence, which fill the Decks of an example."""
        self._treated_as = treated_as or {}
        self._released = released or {}

    def __eq__(self, other: object) -> bool:
        """Whether the same is known."""
        return isinstance(other, Homes) and self._known == other._known

    def __hash__(self) -> int:
        """Return a hash of what is known."""
        return hash(self._known)

    @cached_property
    def _known(self) -> tuple[object, ...]:
        others = (frozenset(each.items()) for each in (self._treated_as, self._released))
        return frozenset(self._homes.items()), self.pool, self.fillers, *others

    def __or__(self, other: Homes) -> Homes:
        """Return what is known here or there."""
        pools = [each for each in (self.pool, other.pool) if each is not None]
        pool = frozenset[CardId]().union(*pools) if pools else None
        return Homes(
            {**self._homes, **other._homes},
            pool,
            self.fillers | other.fillers,
            {**self._treated_as, **other._treated_as},
            {**self._released, **other._released},
        )

    def of(self, card: CardId) -> Home | None:
        """Return where a card belongs; None if nobody knows."""
        return self._homes.get(card)

    def treated_as(self, card: CardId) -> CardId | None:
        """Return the card as which another's name is always treated, if its is."""
        return self._treated_as.get(card)

    def released(self, card: CardId) -> date | None:
        """Return the day of a card's first print; None if nobody knows."""
        return self._released.get(card)

    def part(self, card: CardId) -> Part:
        """Return the part that a card goes to from the Side Deck."""
        return "extra-deck" if self.of(card) == "extra-deck" else "main-deck"

    def __iter__(self) -> Iterator[CardId]:
        """Yield every card that is known."""
        return iter(self._homes)
