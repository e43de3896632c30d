"""Facts about what has been used in a turn, and what may be."""

from __future__ import annotations

from typing import ClassVar

from ludex.kernel import value
from ludex.playing import Said, Sentences
from ludex.yugioh.facts.fact import Fact
from ludex.yugioh.table.board import Board, Lent, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.table.subjects import AboutCard, AboutPlayer
from ludex.yugioh.vocabulary import EffectName


@value
class ConsentGiven(AboutCard, Fact):
    """A player let the teammate use a monster for the turn."""

    told: ClassVar[Sentences] = {
        "ConsentGiven": "Player {player} has their teammate's consent to use {card} this turn.",
        "ConsentRefused": (
            "Player {player} does not have their teammate's consent to use {card} this turn."
        ),
    }
    card: Uid
    player: Player
    given: bool = True

    def fold(self, state: Board) -> Board:
        """Remember it for the turn."""
        arrival = (self.card, state.card(self.card).since)
        return state.but(lent=(*state.lent, Lent(arrival, self.player, self.given)))

    def in_words(self, state: Board) -> Said:
        """Tell whether the player may."""
        return self.sentence(state, "ConsentGiven" if self.given else "ConsentRefused")


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
