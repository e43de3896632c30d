"""Who plays: the players in the order of their turns, and the two sides that they are on.

Nothing else knows how many players there are.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Self

Player = str
"""The name of a seat: `A`."""

Side = str
"""The name of a side, which has Life Points, and wins or loses; of two players each is one."""


@dataclass(frozen=True)
class Seats:
    """The players in the order of turns, each with the side that the player is on."""

    order: tuple[tuple[Player, Side], ...]

    def __post_init__(self) -> None:
        """Refuse what is no Duel: one is between two sides."""
        if len(self.sides) != 2 or len(set(self.players)) != len(self.order):
            raise ValueError(f"a Duel has two sides, and each player one seat: {self.order}")

    @cached_property
    def players(self) -> tuple[Player, ...]:
        """The players in the order of turns."""
        return tuple(player for player, _ in self.order)

    @cached_property
    def sides(self) -> tuple[Side, ...]:
        """The two sides, that of the first player first."""
        return tuple(dict.fromkeys(side for _, side in self.order))

    @cached_property
    def of_teams(self) -> bool:
        """Whether there are several players on a side."""
        return len(self.players) > len(self.sides)

    def side_of(self, player: Player) -> Side:
        """Return the side that a player is on."""
        return self._side_of[player]

    def other(self, side: Side) -> Side:
        """Return the side that a side plays against."""
        first, second = self.sides
        return second if side == first else first

    def team(self, side: Side) -> tuple[Player, ...]:
        """Return the players of a side, in the order of turns."""
        return tuple(player for player, its in self.order if its == side)

    def next(self, player: Player) -> Player:
        """Return whose turn comes after that of a player."""
        return self._around[player][1]

    def opponents(self, player: Player) -> tuple[Player, ...]:
        """Return the players of the other side, in order, beginning with the next."""
        return self._facing[player]

    def begun_by(self, side: Side) -> Self:
        """Return the seats in the order of turns when a side goes first."""
        pairs = zip(self.team(side), self.team(self.other(side)), strict=True)
        order = tuple((player, self.side_of(player)) for player in chain.from_iterable(pairs))
        return self if order == self.order else self.__class__(order)

    @cached_property
    def _side_of(self) -> dict[Player, Side]:
        return dict(self.order)

    @cached_property
    def _around(self) -> dict[Player, tuple[Player, ...]]:
        players = self.players
        return {player: players[n:] + players[:n] for n, player in enumerate(players)}

    @cached_property
    def _facing(self) -> dict[Player, tuple[Player, ...]]:
        return {
            player: tuple(p for p in self._around[player] if self._side_of[p] != side)
            for player, side in self.order
        }
