"""Where a Match stands: Decks, games, turns, Life Points, and the clock of the round."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal

from ludex.kernel import value
from ludex.tournament.decks import Copies, Deck, Homes
from ludex.tournament.seats import PLAYERS, Player, Seats, Side

Stage = Literal["registration", "before-match", "game", "between-games", "over"]
Siding = Literal["not-begun", "begun", "not-known"]
Result = str
"""The side that has won a game, or `draw`."""

NOBODY = Homes({})


@value
class Match:
    """Everything that the rules of Decks and Matches ask about.

    `games` are the results of the games so far, `game` is the number of the present or last one.
    `turns_left` counts the turns after the present one once something limits them. `until_change`:
    the first change in Life Points decides; `changed`: there was one. `chain`: one is resolving.
    """

    seats: Seats = PLAYERS
    stage: Stage = "registration"
    homes: Homes = NOBODY
    lists: tuple[tuple[Player, Deck], ...] = ()
    """What the players hand in."""
    registered: tuple[tuple[Player, Deck], ...] = ()
    decks: tuple[tuple[Player, Deck], ...] = ()
    """As they are now."""
    designated: tuple[Side, ...] = ()
    """Teams that have said who is Player A and who is Player B."""
    placed: tuple[Player, ...] = ()
    """Whose Side Deck lies on the table."""
    games: tuple[Result, ...] = ()
    played: int = 0
    """Games that count as played."""
    game: int = 0
    tie_break: bool = False
    first: Side = PLAYERS.sides[0]
    """Who goes first in the game."""
    turn: int = 0
    turn_player: Player = PLAYERS.players[0]
    turn_over: bool = False
    turns_left: int | None = None
    stopped: bool = False
    life_points: tuple[int, int] = (0, 0)
    """In the order of the sides."""
    dealt: int = 0
    """The Life Points with which a Duel begins."""
    chain: bool = False
    until_change: bool = False
    changed: bool = False
    time_called: Literal["", "game", "between-games"] = ""
    siding: Siding = "not-begun"
    seconds: int = 0
    """Since the last game ended."""
    presented: tuple[Player, ...] = ()
    late: tuple[Player, ...] = ()
    winner: Side | None = None

    def but(self, **changes: Any) -> Match:
        """Return the Match with some of it changed."""
        return replace(self, **changes)

    def deck(self, player: Player) -> Deck:
        """Return a player's Deck as it is now; an empty one if there is none."""
        return dict(self.decks).get(player, Deck())

    def listed(self, player: Player) -> Deck:
        """Return the Deck that a player hands in."""
        return dict(self.lists).get(player, Deck())

    def exchanged(self, player: Player, deck_of: Player, out: Copies, in_: Copies) -> Match:
        """Return the Match after cards of a Deck went to a player's Side Deck, and others came."""
        changed = self.with_deck(deck_of, self.deck(deck_of).exchanged(out, in_, self.homes))
        return changed.with_deck(player, changed.deck(player).sided(out, in_))

    def with_deck(self, player: Player, deck: Deck) -> Match:
        """Return the Match with another Deck in the place of a player's."""
        decks = ((each, deck if each == player else own) for each, own in self.decks)
        return self.but(decks=tuple(decks))

    def lp(self, side: Side) -> int:
        """Return a side's Life Points."""
        return self.life_points[self.seats.sides.index(side)]

    def wins(self, side: Side) -> int:
        """Return how many games a side has won."""
        return self.games.count(side)

    @property
    def next_player(self) -> Player:
        """Whose turn comes after the present one."""
        return self.seats.begun_by(self.first).next(self.turn_player)

    @property
    def stronger(self) -> Side | None:
        """Who has more Life Points, if anybody has."""
        return self._more(*self.life_points)

    @property
    def ahead(self) -> Side | None:
        """Who has won more games, if anybody has."""
        return self._more(*map(self.wins, self.seats.sides))

    def _more(self, first: int, second: int) -> Side | None:
        if first == second:
            return None
        return self.seats.sides[0 if first > second else 1]
