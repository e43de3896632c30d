"""What continuous effects hold to be so at this moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from ludex.yugioh.book import Asked
from ludex.yugioh.decisions.refusable import Contribution
from ludex.yugioh.readings.reading import applies, effects_of_kind
from ludex.yugioh.table.board import Card, Uid

L = TypeVar("L")

Held = tuple[tuple[Uid, int, Any], ...]


def lasting(g: Asked, kind: type[L]) -> Iterator[tuple[Card, int, L]]:
    """Yield what continuous effects of a kind hold, of the oldest face-up card first."""
    for uid, number, held in _held(g):
        if isinstance(held, kind):
            yield g.state.card(uid), number, held


def _held(g: Asked) -> Held:
    """Return all that is held; found anew when cards, the Chain, changes or the battle changed."""

    def find() -> Held:
        return tuple(
            (card.uid, number, held)
            for card in g.state.on_field()
            for number, effect in effects_of_kind(card, "continuous")
            if applies(g.state, card)
            if not g.refuses(Contribution(card.uid, number))
            for held in effect.lasting
        )

    board = g.state
    return g.kept("lasting", (board.cards, board.chain, board.changes, board.battle), find)
