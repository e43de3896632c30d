"""What players may look at as a Duel stands: a question to the rules that changes nothing."""

from __future__ import annotations

from ludex.yugioh.decisions import Among, OfCard
from ludex.yugioh.decisions.looking import MayLook
from ludex.yugioh.play.script import Duel, Found
from ludex.yugioh.table.board import Uid
from ludex.yugioh.table.seats import Player


def in_view(game: Duel, player: Player, card: Uid) -> Found:
    """Return whether a player may look at a card now, and which rules say so."""
    ask = game.ask
    among = ask.options if isinstance(ask, Among) and ask.player == player else ()
    choosing = tuple(option.card for option in among if isinstance(option, OfCard))
    choice = game.choice(MayLook(player, card, choosing))
    return Found(game, (*choice.legal, *(refusal.option for refusal in choice.refused)), choice)
