"""Who plays: the players in the order of their turns, and the two sides that they are on.

Nothing else knows how many players there are, or what "your opponent" comes to.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ludex.yugioh.vocabulary import Whose

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
    def of_two(self) -> bool:
        """Whether each side has one player."""
        return len(self.order) == len(self.sides)

    def allied(self, player: Player, other: Player) -> bool:
        """Whether two players, or a player and himself, are on one side."""
        return self._side_of[player] == self._side_of[other]

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

    def teammates(self, player: Player) -> tuple[Player, ...]:
        """Return the other players of a player's side."""
        return tuple(one for one in self.team(self.side_of(player)) if one != player)

    def around(self, player: Player) -> tuple[Player, ...]:
        """Return all players in the order of turns, beginning with this one."""
        return self._around[player]

    def after(self, player: Player) -> tuple[Player, ...]:
        """Return the other players in the order of turns, beginning with the next."""
        return self._around[player][1:]

    def next(self, player: Player) -> Player:
        """Return whose turn comes after that of a player."""
        return self._around[player][1]

    def opponents(self, player: Player) -> tuple[Player, ...]:
        """Return the players of the other side, in order, beginning with the next."""
        return self._meant["opponent"][player]

    def meant(self, you: Player, whose: Whose) -> tuple[Player, ...]:
        """Return whom `you` or `opponent` means in the text of a card of a player's."""
        return self._meant[whose][you]

    @cached_property
    def _side_of(self) -> dict[Player, Side]:
        return dict(self.order)

    @cached_property
    def _around(self) -> dict[Player, tuple[Player, ...]]:
        players = self.players
        return {player: players[n:] + players[:n] for n, player in enumerate(players)}

    @cached_property
    def _meant(self) -> dict[Whose, dict[Player, tuple[Player, ...]]]:
        facing = {
            player: tuple(p for p in self._around[player] if self._side_of[p] != side)
            for player, side in self.order
        }
        return {"you": {player: (player,) for player in self.players}, "opponent": facing}


DUEL_OF_TWO = Seats((("A", "A"), ("B", "B")))

DUEL_OF_FOUR = Seats((("1A", "1"), ("2A", "2"), ("1B", "1"), ("2B", "2")))
