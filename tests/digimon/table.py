"""A table to play at: where it stands, steps and expectations as authors write them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludex.digimon.cards import CardData
from ludex.digimon.expectations import check
from ludex.digimon.session import Session
from ludex.kb import layout
from ludex.kb.validate import validators
from ludex.kb.yaml_file import parse
from ludex.kernel import Ruleset
from ludex.playing import Verdict
from ludex.project.games import GAMES, engines

SHAPE = layout.shape("example", "digimon", [game.name for game in GAMES])


class Table:
    """Where a session is played by one ruleset."""

    def __init__(self, ruleset: Ruleset, cards: Mapping[str, CardData]) -> None:
        self.ruleset = ruleset
        self.cards = cards

    def session(self, text: str) -> Session:
        """Return the session of a text with `start:`, once its `play:` has been played."""
        example = read(text)
        session = Session(example.start, self.ruleset, self.cards)
        for each in example.play:
            session.play(each)
        return session

    def verdict(self, session: Session, text: str) -> Verdict:
        """Return whether the one expectation of a text holds."""
        return check(session, read(f"{{start: {{at: battle}}, expect: [{text}]}}").expect[0])


def read(text: str) -> Any:
    """Return the example of a text."""
    data = parse(Path("table.yaml"), text.encode(), "example").data
    filled = {"id": "OWN-1.E1", "title": "At the table", **data}
    value, errors = validators(*engines())[SHAPE].validate(filled)
    assert not errors, errors
    return value
