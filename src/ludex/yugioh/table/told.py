"""How a Duel is told: whatever is about a card goes by its name."""

from __future__ import annotations

from typing import Any, ClassVar

from ludex.playing import Named, Sentences, Told, Value
from ludex.yugioh.table.board import Board, Uid


class ToldOfDuel(Told):
    """What the log of a Duel may tell of; `{card}` is whom it is about."""

    __slots__ = ()
    told: ClassVar[Sentences] = None

    def filling(self, field: str, state: Board) -> Value:
        """Return what fills a field; a player who is not named otherwise is who has the card."""
        about: Any = self
        if field == "card":
            return named(state, about.subject)
        if field == "player" and not hasattr(self, "player"):
            return state.card(about.subject).controller
        value: Value = getattr(self, field)
        return value


def named(board: Board, uid: Uid) -> Named:
    """Return the name of a card."""
    return Named("card", board.card(uid).data.id)
