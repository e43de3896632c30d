"""Facts about how often effects have been used."""

from __future__ import annotations

from typing import ClassVar

from ludex.kernel import value
from ludex.playing import Sentences
from ludex.yugioh.facts.fact import Fact
from ludex.yugioh.table.board import Board
from ludex.yugioh.table.seats import Player
from ludex.yugioh.table.subjects import AboutPlayer
from ludex.yugioh.vocabulary import EffectName


@value
class UsedByName(AboutPlayer, Fact):
    """A player used an effect that can be used once in a turn with whatever copy of its card.

    `again` if it does not count any more.
    """

    told: ClassVar[Sentences] = None
    player: Player
    effect: EffectName
    again: bool = False

    def fold(self, state: Board) -> Board:
        """Remember it for the turn, or forget it."""
        one = self.player, self.effect
        others = tuple(use for use in state.used_by_name if use != one)
        return state.but(used_by_name=others if self.again else (*others, one))
