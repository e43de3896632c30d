"""What every fact of a Duel is."""

from __future__ import annotations

from typing import ClassVar

from ludex.kernel import Event
from ludex.playing import Said, Sentences, Value
from ludex.yugioh.table.board import Board
from ludex.yugioh.table.seats import Side
from ludex.yugioh.table.told import ToldOfDuel


class Fact(ToldOfDuel, Event):
    """A fact of a Duel. `happening` tells whether it counts as something that happened last."""

    __slots__ = ()
    told: ClassVar[Sentences] = None
    happening: ClassVar[bool] = False


class ToldOfSide(Fact):
    """A fact that is told of a side, which is a player or a team."""

    __slots__ = ()
    told: ClassVar[Sentences] = None
    side: Side

    def sentence(self, state: Board, name: str = "", /, **values: Value) -> Said:
        """Tell it of the player, or of the team by the sentence that ends so."""
        name = name or next(iter(self.sentences()))
        if state.seats.of_teams:
            return super().sentence(state, f"{name}-team", team=self.side, **values)
        return super().sentence(state, name, player=self.side, **values)
