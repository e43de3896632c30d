"""Quick looks at the table, by which a rule that has nothing to do is passed over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludex.yugioh.table.board import Board

Look = Callable[[Board, Any], bool]


def in_phase(*phases: str) -> Look:
    """Return what looks whether an occasion is of one of these phases."""

    def look(_board: Board, on: Any) -> bool:
        return on.phase in phases

    return look


def something_holds(*kinds: type) -> Look:
    """Return what looks whether anything of these kinds may hold, by whatever card."""

    def look(board: Board, _on: Any) -> bool:
        if not board.cards.kinds_held.isdisjoint(kinds):
            return True
        for one in board.held:  # noqa: SIM110 - asked thousands of times a second
            if one.what.__class__ in kinds:
                return True
        return False

    return look


def always(_g: Any, _option: Any) -> bool:
    """Say that every refusal is steady."""
    return True


def anything_is_held(board: Board, _on: Any) -> bool:
    """Whether anything holds that no continuous effect holds."""
    return bool(board.held)


def anything_lingers(board: Board, _on: Any) -> bool:
    """Whether a face-up card has a continuous effect that lingers."""
    return board.cards.any_lingers


def anything_goes_by_atk(board: Board, _on: Any) -> bool:
    """Whether a card of the Duel can be part of a loop."""
    return board.cards.any_goes_by_atk


def left_the_field(_board: Board, event: Any) -> bool:
    """Whether a card that has moved was on the field."""
    return bool(event.was.on_field)
