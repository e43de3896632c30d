"""Which effects of cards there are, and which of them apply without a word in the log."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ludex.yugioh.book import Asked
from ludex.yugioh.readings.filters import address
from ludex.yugioh.readings.holding import applying

if TYPE_CHECKING:
    from ludex.yugioh.cards import CardData


def addresses(card: CardData) -> tuple[str, ...]:
    """Return the addresses of a card's effects, in their order: `sangan#1`."""
    return tuple(f"{card.id}#{number}" for number, _ in enumerate(card.effects, 1))


def standing(g: Asked) -> Iterator[str]:
    """Yield the addresses of the continuous effects that apply now."""
    return (address(card, number) for card, number, _ in applying(g))
