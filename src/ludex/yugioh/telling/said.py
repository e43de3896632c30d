"""What is said of cards."""

from __future__ import annotations

from ludex.playing import Named
from ludex.yugioh.table.board import Board, Uid


def named(board: Board, uid: Uid) -> Named:
    """Return the name of a card."""
    return Named("card", board.card(uid).data.id)
