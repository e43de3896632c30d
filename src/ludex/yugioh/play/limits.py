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
            found = f"{player} has {its.life_points} Life Points; expected 1 or more"
            yield Wrong(found, (player, "life-points"))
        elif its.life_points not in (None, total):
            found = f"{player} has {its.life_points} Life Points, and the same side {total}"
            yield Wrong(found, (player, "life-points"))
        for zone, keys in _ROWS.items():
            put = [(player, key, n) for key in keys for n in range(len(getattr(its, key)))]
            limit = game.value(ZonesEach(zone, player))
            if len(put) > limit:
                found = f"{player} has {len(put)} cards in {limit} places: {zone}"
                yield Wrong(found, put[limit])
    for card in surplus_field_spells(game):
        found = f"'{card.data.id}' is an active Field Spell beyond the number that may be"
        yield Wrong(found, (card.controller, "field-zone"))
