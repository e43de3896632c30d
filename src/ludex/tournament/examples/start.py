"""Where an example about Decks or a Match starts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from types import MappingProxyType
from typing import Annotated, Literal

from ludex.kernel import value

Who = Literal["A", "B", "1A", "1B", "2A", "2B"]
"""A player; those of a Match of teams are called 1A, 2A, 1B and 2B."""
Whom = Literal["A", "B", "team-1", "team-2"]
"""Who wins and loses: a player, or a team."""
Claims = tuple[Annotated[str, "claim"], ...]
KnownCard = Annotated[str, "any-card"]
Number = Mapping[KnownCard, int]
"""How many copies of each card."""

NO_CARDS: Mapping[str, int] = MappingProxyType({})


@value
class Cards:
    """So many cards, with these `among` them; the others are of no consequence, each another."""

    cards: int
    among: Number = field(default_factory=lambda: NO_CARDS)


@value
class DeckList:
    """A player's Deck; unless more is said, it is a Main Deck of 40 cards of no consequence."""

    main_deck: Cards | None = None
    extra_deck: Cards | None = None
    side_deck: Cards | None = None


@value
class Turn:
    """Whose turn it is, and which one of the game; of the first player if nobody is named."""

    player: Who | None = None
    number: int = 1


LIFE_POINTS = 8000
"""Of each side, if nothing else is said."""


@value
class Start:
    """Where it starts: before the tournament, before a Match, in a game, or between games.

    Under the names of players stand the Decks that were or will be handed in, and under `now` how
    a Deck has been left by the Match before. `games` tells who won those that are over. A `pool`
    holds the cards of the format, if not all cards are in it; those of no consequence are.
    """

    at: Literal["registration", "before-match", "game", "between-games"]
    now: Mapping[Who, DeckList] = field(default_factory=lambda: MappingProxyType({}))
    games: tuple[Literal[Whom, "draw"], ...] = ()
    turn: Turn = Turn()
    life_points: Mapping[Whom, int] = field(default_factory=lambda: MappingProxyType({}))
    siding: Literal["not-begun", "begun", "not-known"] = "not-known"
    pool: tuple[KnownCard, ...] | None = None
    decks: Annotated[Mapping[Who, DeckList], "rest"] = field(
        default_factory=lambda: MappingProxyType({})
    )
