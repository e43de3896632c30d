"""What facts about a player have in common."""

from __future__ import annotations

from collections.abc import Hashable

from ludex.kernel import Event
from ludex.tournament.decks import Player


class OfPlayer(Event):
    """A fact about a player."""

    __slots__ = ()
    player: Player

    @property
    def subject(self) -> Hashable:
        """The player."""
        return self.player
