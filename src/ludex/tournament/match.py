"""Where a Match stands: Decks, games, turns, Life Points, and the clock of the round."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal

from ludex.kernel import value
from ludex.tournament.decks import PLAYERS, Deck, Homes, Player

Stage = Literal["registration", "before-match", "game", "between-games", "over"]
Siding = Literal["not-begun", "begun", "not-known"]
Result = Literal["A", "B", "draw"]

NOBODY = Homes({})


@value
class Match:
    """Everything that the rules of Decks and Matches ask about.

    `games` are the results of the games so far, `game` is the number of the present or last one.
    `turns_left` counts the turns after the present one once something limits them. `until_change`:
    the first change in Life Points decides; `changed`: there was one. `chain`: one is resolving.
    """

    stage: Stage = "registration"
    homes: Homes = NOBODY
    lists: tuple[tuple[Player, Deck], ...] = ()
    """What the players hand in."""
    registered: tuple[tuple[Player, Deck], ...] = ()
    decks: tuple[tuple[Player, Deck], ...] = ()
    """As they are now."""
    placed: tuple[Player, ...] = ()
    """Whose Side Deck lies on the table."""
    games: tuple[Result, ...] = ()
    played: int = 0
    """Games that count as played."""
    game: int = 0
    tie_break: bool = False
    turn: int = 0
    turn_player: Player = "A"
    turn_over: bool = False
    turns_left: int | None = None
    stopped: bool = False
    life_points: tuple[int, int] = (0, 0)
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
    winner: Player | None = None

    def but(self, **changes: Any) -> Match:
        """Return the Match with some of it changed."""
        return replace(self, **changes)

    def deck(self, player: Player) -> Deck:
        """Return a player's Deck as it is now; an empty one if there is none."""
        return dict(self.decks).get(player, Deck())

    def listed(self, player: Player) -> Deck:
        """Return the Deck that a player hands in."""
        return dict(self.lists).get(player, Deck())

    def lp(self, player: Player) -> int:
        """Return a player's Life Points."""
        return self.life_points[PLAYERS.index(player)]

    def wins(self, player: Player) -> int:
        """Return how many games a player has won."""
        return self.games.count(player)

    @property
    def stronger(self) -> Player | None:
        """Who has more Life Points, if anybody has."""
        return _more(*self.life_points)

    @property
    def ahead(self) -> Player | None:
        """Who has won more games, if anybody has."""
        return _more(self.wins("A"), self.wins("B"))


def _more(first: int, second: int) -> Player | None:
    if first == second:
        return None
    return "A" if first > second else "B"
