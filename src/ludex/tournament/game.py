"""What Decks and Matches are to whoever loads, plays, tells and shows them."""

from __future__ import annotations

from ludex.playing.record import Engine, GameRecord
from ludex.tournament.words import WORDS


def _engine() -> Engine:
    from ludex.tournament.engine import ENGINE

    return ENGINE


GAME = GameRecord(name="tournament", words=WORDS, load=_engine)
