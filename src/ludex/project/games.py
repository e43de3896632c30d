"""The games that there are: nowhere else are they named together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ludex.digimon.game import GAME as DIGIMON
from ludex.kernel import Rulebook
from ludex.playing.record import Engine, GameRecord
from ludex.tournament.game import GAME as MATCHES
from ludex.yugioh.game import GAME as DUELS

GAMES: tuple[GameRecord, ...] = (DUELS, MATCHES, DIGIMON)
"""The main one first."""


def engines(games: Sequence[GameRecord] = GAMES) -> tuple[Engine, ...]:
    """Return what plays each of some games."""
    return tuple(game.engine for game in games)


@cache
def book(games: tuple[GameRecord, ...] = GAMES) -> Rulebook:
    """Return every implementation in some games: a ruleset may hold clauses of several."""
    return Rulebook.of(*(game.engine.book for game in games))
