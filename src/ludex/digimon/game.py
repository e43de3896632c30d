"""What Digimon is to whoever loads, plays, tells and shows it."""

from __future__ import annotations

from ludex.digimon.words import WORDS
from ludex.playing.record import Engine, GameRecord


def _engine() -> Engine:
    from ludex.digimon.engine import ENGINE

    return ENGINE


GAME = GameRecord(
    name="digimon",
    words=WORDS,
    load=_engine,
    card_facts=(
        "code",
        "kind",
        "level",
        "battle-type",
        "attack-a",
        "attack-b",
        "attack-c",
        "attribute",
        "species",
        "field",
        "capacity",
    ),
)
