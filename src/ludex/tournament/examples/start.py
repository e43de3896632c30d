"""Where an example about Decks or a Match starts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Annotated, Literal

Who = Literal["A", "B"]
Claims = tuple[Annotated[str, "claim"], ...]
KnownCard = Annotated[str, "any-card"]
Number = Mapping[KnownCard, int]
"""How many copies of each card."""

NO_CARDS: Mapping[str, int] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Cards:
    """So many cards, with these `among` them; the others are of no consequence, each another."""

    cards: int
    among: Number = field(default_factory=lambda: NO_CARDS)


@dataclass(frozen=True, slots=True)
class DeckList:
    """A player's Deck; unless more is said, it is a Main Deck of 40 cards of no consequence."""

    main_deck: Cards | None = None
    extra_deck: Cards | None = None
    side_deck: Cards | None = None


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is, and which one of the game."""

    player: Who = "A"
    number: int = 1


@dataclass(frozen=True, slots=True)
class Points:
    """Life Points."""

    A: int = 8000
    B: int = 8000


@dataclass(frozen=True, slots=True)
class Start:
    """Where it starts: before the tournament, before a Match, in a game, or between games.

    `A` and `B` are the Decks that were or will be handed in, and `now` how a Deck has been left by
    the Match before. `games` tells who won those that are over. A `pool` holds the cards of the
    format, if not all cards are in it; those of no consequence are.
    """

    at: Literal["registration", "before-match", "game", "between-games"]
    A: DeckList | None = None
    B: DeckList | None = None
    now: Mapping[Who, DeckList] = field(default_factory=lambda: MappingProxyType({}))
    games: tuple[Literal["A", "B", "draw"], ...] = ()
    turn: Turn = Turn()
    life_points: Points = Points()
    siding: Literal["not-begun", "begun", "not-known"] = "not-known"
    pool: tuple[KnownCard, ...] | None = None
