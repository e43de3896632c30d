"""Who may sit at the table of a Match: two players, or two teams of two."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from ludex.playing.seats import Player, Seats, Side

__all__ = ["PLAYERS", "SEATS", "TEAMS", "Between", "Player", "Seats", "Side", "called"]

Between = Literal["players", "teams"]

PLAYERS = Seats((("A", "A"), ("B", "B")))

TEAMS = Seats((("1A", "team-1"), ("2A", "team-2"), ("1B", "team-1"), ("2B", "team-2")))

SEATS: Mapping[Between, Seats] = {"players": PLAYERS, "teams": TEAMS}
"""Those of a Match between two players, or two teams."""


def called(side: Side) -> str:
    """Return what a side is called in a sentence: a player by name, a team by number."""
    return side.removeprefix("team-")
