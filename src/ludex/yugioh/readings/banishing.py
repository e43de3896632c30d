"""Which cards are banished where they would go to the Graveyard."""

from __future__ import annotations

from ludex.yugioh.book import Asked
from ludex.yugioh.decisions.refusable import Banishing, BanishingInstead
from ludex.yugioh.readings.holding import Holding, holding, is_of_card
from ludex.yugioh.table.board import Card, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.vocabulary import BanishedInstead


def banished_instead(
    g: Asked, card: Card, together: tuple[Uid, ...] = ()
) -> Holding[BanishedInstead] | None:
    """Return what has a card banished instead of sent to the Graveyard, with others or alone."""
    for one in holding(g, BanishedInstead):
        if one.what.banished_instead_of != "sent-to-graveyard" or not is_of_card(g, one, card):
            continue
        instead = BanishingInstead(one.source, card.uid, together)
        if not g.refuses(instead) and may_banish(g, card, one.you):
            return one
    return None


def may_banish(g: Asked, card: Card, player: Player) -> bool:
    """Whether nothing keeps a player from banishing a card."""
    return not g.refuses(Banishing(card.uid, player))
