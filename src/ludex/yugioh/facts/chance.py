"""Facts about what is left to chance: coins and dice."""

from __future__ import annotations

from typing import ClassVar

from ludex.kernel import value
from ludex.playing import Said, Sentences
from ludex.yugioh.facts.fact import Fact
from ludex.yugioh.table.board import Board
from ludex.yugioh.table.seats import Player
from ludex.yugioh.table.subjects import AboutPlayer
from ludex.yugioh.vocabulary import CoinSide


@value
class CoinTossed(AboutPlayer, Fact):
    """A player tossed a coin."""

    told: ClassVar[Sentences] = {
        "CoinHeads": "Player {player} tosses a coin: heads.",
        "CoinTails": "Player {player} tosses a coin: tails.",
    }
    player: Player
    side: CoinSide

    def in_words(self, state: Board) -> Said:
        """Tell how it fell."""
        return self.sentence(state, "CoinHeads" if self.side == "heads" else "CoinTails")


@value
class DieRolled(AboutPlayer, Fact):
    """A player rolled a die."""

    told: ClassVar[Sentences] = "Player {player} rolls a die: {number}."
    player: Player
    number: int
