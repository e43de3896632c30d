"""The boards of each game."""

from __future__ import annotations

from collections.abc import Mapping

from ludex.site.boards import match
from ludex.site.boards.duel import DUEL
from ludex.site.boards.pieces import Boards

BOARDS: Mapping[str, Boards] = {"yugioh": DUEL, "tournament": match.MATCH}
"""By the name of the game."""
