"""A third game, with cards: what it says of itself to the floors above, and nothing else."""

from __future__ import annotations

from ludex.playing.record import Cards, Engine, GameRecord
from ludex.playing.telling import kinds
from tests.ladder import clauses, table
from tests.ladder import examples as ex

ENGINE = Engine(
    name="ladder",
    start=ex.Start,
    step=ex.Step,
    expect=ex.Expect,
    book=clauses.book,
    session=ex.Session,
    check=ex.check,
    tells=kinds(table),
    quantities={"reach": int},
    cards=Cards(ex.CardFacts, ex.Printed, identities=("code",), named_in=("en",)),
    handed=lambda around: around.cards_of("ladder"),
)

WORDS = {
    "tests/ladder/game.py": {
        "card.code": "Code",
        "card.rung": "Rank",
        "ladder.hand": "{player}’s hand",
        "ladder.ladder": "The ladder",
        "ladder.top": "{card} is on top.",
        "ladder.won": "{player} has won.",
        "ladder.cannot": "{player} cannot climb to {card}.",
    }
}

GAME = GameRecord(name="ladder", words=WORDS, load=lambda: ENGINE, card_facts=("code", "rank"))
