"""How a Duel is told: whatever is about a card goes by its name."""

from __future__ import annotations

from typing import Any, ClassVar

from ludex.playing import Named, Said, Sentences, Told, Value
from ludex.yugioh.table.board import Board, Uid


class ToldOfDuel(Told):
    """What the log of a Duel may tell of; `{card}` is whom it is about."""

    __slots__ = ()
    told: ClassVar[Sentences] = None

    def sentence(self, state: Board, name: str = "", /, **values: Value) -> Said:
        """Tell of a side by its player, or of a team by the sentence that ends so."""
        side = getattr(self, "side", None)
        if side not in state.seats.sides:  # a coin has sides, too
            return super().sentence(state, name, **values)
        name = name or next(iter(self.sentences()))
        if state.seats.of_teams:
            return super().sentence(state, f"{name}-team", team=side, **values)
        return super().sentence(state, name, player=side, **values)

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
