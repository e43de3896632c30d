"""Which cards a monster is equipped with."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.yugioh.table.board import Arrival, Board, Card


def equipped_with(board: Board, bearer: Arrival) -> Iterator[Card]:
    """Yield the Equip Cards of a monster as it lies since an arrival."""
    return (card for card in board.on_field() if card.equipped_to == bearer)


def unions_of(board: Board, bearer: Card) -> list[Card]:
    """Return the Union monsters that a monster is equipped with."""
    arrival = bearer.uid, bearer.since
    return [card for card in equipped_with(board, arrival) if "union" in card.data.abilities]
