"""The state: some numbers, and whose turn it is."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from operator import attrgetter

MOST = 12
"""The score that nobody exceeds."""

by_rank = attrgetter("rank")


@dataclass(frozen=True)
class Hand:
    """What a player holds."""

    cards: int = 0
    score: int = 0

    @property
    def rank(self) -> int:
        """What the hand is worth."""
        return self.score * 10 + self.cards

    def value(self) -> int:
        """Return what nobody asks a hand for, though the kernel is asked for what it calls so."""
        return 0


@dataclass(frozen=True)
class Table:
    """The hands, of which the first is dealt to."""

    hands: tuple[Hand, ...]

    def changed(self, cards: int, score: int) -> Table:
        """Return the table after the first hand has changed."""
        first, *others = self.hands
        now = replace(first, cards=first.cards + cards, score=min(first.score + score, MOST))
        return Table((now, *others))


class AboutAll:
    """About nobody in particular."""

    __slots__ = ()

    @property
    def subject(self) -> Hashable:
        """Everybody."""
        return "all"
