"""Looking at cards, which rules are asked about and nobody decides, for it changes nothing."""

from __future__ import annotations

from ludex.kernel import Ask, value
from ludex.yugioh.decisions.options import OfCard
from ludex.yugioh.table.board import Uid
from ludex.yugioh.table.seats import Player


@value
class LookAt(OfCard):
    """Look at a card; `searching` if the player has to choose from the pile in which it lies."""

    player: Player
    searching: bool = False


@value
class MayLook(Ask):
    """May a player look at this card, who has to choose one of some just now?"""

    player: Player
    card: Uid
    choosing: tuple[Uid, ...] = ()
