"""A table to play at: positions, steps and expectations written as authors write them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludex.kb.validate import validators
from ludex.kb.yaml_file import parse
from ludex.kernel import Ruleset
from ludex.playing import Verdict
from ludex.project.games import engines
from ludex.yugioh import examples as ex
from ludex.yugioh.cards import CardData
from ludex.yugioh.play.expectations import check
from ludex.yugioh.play.session import Session


class Table:
    """Where a session is played by one ruleset."""

    def __init__(self, ruleset: Ruleset, cards: Mapping[str, CardData]) -> None:
        self.ruleset = ruleset
        self.cards = cards

    def session(self, text: str) -> Session:
        """Return the session of a text with `start:`, once its `play:` has been played."""
        example = _read(text)
        session = Session(example.start, self.ruleset, self.cards)
        for step in example.play:
            session.play(step)
        return session

    def verdict(self, session: Session, text: str) -> Verdict:
        """Return whether the one expectation of a text holds."""
        return check(session, expectation(text))


def step(text: str) -> Any:
    """Return the step of a text."""
    return _read(f"{{start: {{}}, play: [{text}]}}").play[0]


def expectation(text: str) -> ex.Expect:
    """Return the expectation of a text."""
    expect: ex.Expect = _read(f"{{start: {{}}, expect: [{text}]}}").expect[0]
    return expect


def _read(text: str) -> Any:
    data = parse(Path("table.yaml"), text.encode(), "example").data
    filled = {"id": "OWN-1.E1", "title": "At the table", **data}
    value, errors = validators(*engines())["example"].validate(filled)
    assert not errors, errors
    return value
