"""Who sits where in an example: its seats, and whether it speaks of no others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass, replace
from difflib import get_close_matches
from functools import cache
from typing import Any, get_args, get_type_hints

from ludex.playing import BadPosition, Wrong
from ludex.yugioh.examples import Start, Who
from ludex.yugioh.table.seats import DUEL_OF_FOUR, DUEL_OF_TWO, Player, Seats
from ludex.yugioh.words.errors import worded


def seats_of(start: Start) -> Seats:
    """Return the seats of a position: of four players where it names one of four, else of two.

    Raises BadPosition for seats of both.
    """
    turn = start.turn.player
    named: set[Player] = {*start.seats, *([turn] if turn else ())}
    four = sorted(named & set(DUEL_OF_FOUR.players))
    two = sorted(named & set(DUEL_OF_TWO.players))
    if four and two:
        seats = {"two": _listed(DUEL_OF_TWO), "four": _listed(DUEL_OF_FOUR)}
        found = worded("two-tables", one=two[0], other=four[0], **seats)
        at = next((one for one in four if one in start.seats), None)
        raise BadPosition(Wrong(found, (at,) if at else ("turn", "player")))
    return DUEL_OF_FOUR if four else DUEL_OF_TWO


def _listed(seats: Seats) -> str:
    *others, last = seats.players
    return worded("seats-and", others=", ".join(others), last=last)


def strangers(said: Any, seats: Seats) -> Iterator[Wrong]:
    """Yield the seats that a step, an expectation or a card put somewhere names in vain."""
    for name, inner in _speaks_of(said.__class__):
        value, key = getattr(said, name), name.rstrip("_").replace("_", "-")
        if inner and is_dataclass(value):
            yield from (replace(one, keys=(key, *one.keys)) for one in strangers(value, seats))
        elif not inner and value in _SEATS and value not in seats.players:
            hint = did_you_mean(value, seats.players)
            yield Wrong(worded("no-seat", name=value) + hint, (key,))


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """Return the end of a message that names what is nearest to a name, if anything is near."""
    near = get_close_matches(name, list(known), 1)
    return worded("near-name", name=near[0]) if near else ""


_SEATS: tuple[Player, ...] = get_args(Who)


@cache
def _speaks_of(kind: type) -> tuple[tuple[str, bool], ...]:
    """Return the fields that name a seat, and those with something within that may name one."""
    hints = get_type_hints(kind)
    found = ((each.name, hints[each.name]) for each in fields(kind))
    return tuple(
        (name, not seat)
        for name, hint in found
        for seat in [Who in (hint, *get_args(hint))]
        if seat or any(is_dataclass(one) for one in get_args(hint))
    )
