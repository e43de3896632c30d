"""What a failure tells of a fact: the cards in it by their slugs, and whose and how much it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from ludex.kernel import Entry
from ludex.yugioh.table.board import Board


def logged(entry: Entry, board: Board) -> str:
    """Return what a failure tells of an entry of the log."""
    return " ".join(_parts(board, entry.event))


def _parts(board: Board, event: Any) -> Iterator[str]:
    for each in fields(event):
        value = getattr(event, each.name)
        if each.name == "card":
            yield board.card(value).data.id
        elif each.name == "option":
            yield type(value).__name__
            if hasattr(value, "card"):
                yield board.card(value.card).data.id
        elif each.name in ("link", "waiting", "what"):
            yield board.card(value.card).data.id
        elif each.name in ("player", "side", "amount", "phase", "number"):
            yield f"{each.name} {value}"
