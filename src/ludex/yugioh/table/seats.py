"""Whom the texts of cards mean: who is `you`, and who is whose opponent.

Nothing else knows what "your opponent" comes to.
"""

from __future__ import annotations

from functools import cached_property

from ludex.playing import seats
from ludex.playing.seats import Player, Side
from ludex.yugioh.vocabulary import Whose

__all__ = ["DUEL_OF_FOUR", "DUEL_OF_TWO", "Player", "Seats", "Side"]


class Seats(seats.Seats):
    """The seats of a Duel."""

    def allied(self, player: Player, other: Player) -> bool:
        """Whether two players, or a player and himself, are on one side."""
        return self._side_of[player] == self._side_of[other]

    def teammates(self, player: Player) -> tuple[Player, ...]:
        """Return the other players of a player's side."""
        return tuple(one for one in self.team(self.side_of(player)) if one != player)

    def around(self, player: Player) -> tuple[Player, ...]:
        """Return all players in the order of turns, beginning with this one."""
        return self._around[player]

    def after(self, player: Player) -> tuple[Player, ...]:
        """Return the other players in the order of turns, beginning with the next."""
        return self._around[player][1:]

    def meant(self, you: Player, whose: Whose) -> tuple[Player, ...]:
        """Return whom `you` or `opponent` means in the text of a card of a player's."""
        return self._meant[whose][you]

    @cached_property
    def _meant(self) -> dict[Whose, dict[Player, tuple[Player, ...]]]:
        return {"you": {player: (player,) for player in self.players}, "opponent": self._facing}


DUEL_OF_TWO = Seats((("A", "A"), ("B", "B")))

DUEL_OF_FOUR = Seats((("1A", "1"), ("2A", "2"), ("1B", "1"), ("2B", "2")))
