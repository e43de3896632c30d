"""What Duels are to whoever loads, plays, tells and shows them."""

from __future__ import annotations

from ludex.playing.record import Engine, GameRecord
from ludex.yugioh.identity import NAME
from ludex.yugioh.words import WORDS


def _engine() -> Engine:
    from ludex.yugioh.play.engine import ENGINE

    return ENGINE


GAME = GameRecord(
    name=NAME,
    words=WORDS,
    load=_engine,
    card_facts=("passcode", "kind", "attribute", "type", "level", "rank", "atk", "def", "released"),
)
