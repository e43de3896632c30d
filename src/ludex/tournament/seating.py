"""Who sits at the table of a Match, by its rules, and whether it is spoken of nobody else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from ludex.kernel import Game, Ruleset, Watch
from ludex.playing import Wrong
from ludex.tournament.match import Match
from ludex.tournament.quantities import MatchBetween
from ludex.tournament.seats import SEATS, Seats
from ludex.tournament.words.errors import worded


def seats_by(ruleset: Ruleset, watch: Watch | None = None) -> Seats:
    """Return the seats of a Match by some rules."""
    return SEATS[Game(ruleset, Match(), (), watch=watch).value(MatchBetween())]


def names_of(seats: Seats) -> tuple[str, ...]:
    """Return what the players and sides of a table are called."""
    return tuple(dict.fromkeys((*seats.players, *seats.sides)))


_ANYWHERE = frozenset(name for seats in SEATS.values() for name in names_of(seats))


def strangers(said: Any, seats: Seats) -> Iterator[Wrong]:
    """Yield the players and teams that are named and do not sit at the table."""
    here = names_of(seats)
    if isinstance(said, str):
        if said in _ANYWHERE and said not in here:
            yield Wrong(worded("nobody-here", name=said, names=", ".join(here)), ())
        return
    for key, inner in _within(said):
        yield from (replace(one, keys=(key, *one.keys)) for one in strangers(inner, seats))


def _within(said: Any) -> Iterator[tuple[str | int, Any]]:
    if is_dataclass(said):
        for each in fields(said):
            yield each.name.rstrip("_").replace("_", "-"), getattr(said, each.name)
    elif isinstance(said, Mapping):
        for key, value in said.items():
            yield from ((key, one) for one in (key, value))
    elif isinstance(said, tuple):
        yield from enumerate(said)
