"""What a position has more of than the rules in force allow."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ludex.playing import Wrong
from ludex.yugioh import examples as ex
from ludex.yugioh.play.script import Duel
from ludex.yugioh.quantities import ZonesEach
from ludex.yugioh.readings.finding import surplus_field_spells
from ludex.yugioh.table.board import Board
from ludex.yugioh.vocabulary import Zone
from ludex.yugioh.words.errors import worded

_ROWS: Mapping[Zone, tuple[str, ...]] = {
    "monster-zone": ("monsters",),
    "spell-trap-zone": ("spells", "set"),
}
"""The keys of a side under which the cards of each row are listed."""


def beyond(start: ex.Start, first: Board, game: Duel) -> Iterator[Wrong]:
    """Yield Life Points and numbers of cards that nobody can have by the rules in force."""
    for player, its in start.seats.items():
        total = first.lp(player)
        if its.life_points is not None and its.life_points <= 0:
            found = worded("no-life-points", player=player, points=str(its.life_points))
            yield Wrong(found, (player, "life-points"))
        elif its.life_points not in (None, total):
            points = str(its.life_points)
            found = worded("other-life-points", player=player, points=points, total=str(total))
            yield Wrong(found, (player, "life-points"))
        for zone, keys in _ROWS.items():
            put = [(player, key, n) for key in keys for n in range(len(getattr(its, key)))]
            limit = game.value(ZonesEach(zone, player))
            if len(put) > limit:
                numbers = {"number": str(len(put)), "limit": str(limit)}
                found = worded("too-many-cards", player=player, zone=zone, **numbers)
                yield Wrong(found, put[limit])
    for card in surplus_field_spells(game):
        found = worded("field-spell-beyond", name=card.data.id)
        yield Wrong(found, (card.controller, "field-zone"))
