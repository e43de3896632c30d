"""A table to play a Match at: where it stands, steps and expectations as authors write them."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from ludex.kb import layout
from ludex.kb.validate import validators
from ludex.kb.yaml_file import parse
from ludex.kernel import Ruleset
from ludex.playing import Aside, Verdict
from ludex.playing.course import Course
from ludex.playing.record import Home
from ludex.project.games import GAMES, engines
from ludex.tournament import examples as ex
from ludex.tournament.expectations import check
from ludex.tournament.position import Handed
from ludex.tournament.session import Session

SHAPE = layout.shape("example", "tournament", [game.name for game in GAMES])


def no_duel(id: str) -> Course:
    raise AssertionError(f"nobody plays {id}")


class Table:
    """Where a session is played by one ruleset."""

    def __init__(self, ruleset: Ruleset, homes: Mapping[str, Home]) -> None:
        self.ruleset = ruleset
        self.homes = homes

    def session(self, text: str, duel: Callable[[str], Course] = no_duel) -> Session:
        """Return the session of a text with `start:`, once its `play:` has been played."""
        example = _read(text)
        session = Session(example.start, self.ruleset, Handed(self.homes, duel=duel))
        for each in example.play:
            session.play(each)
        return session

    def verdict(self, session: Session, text: str) -> Verdict:
        """Return whether the one expectation of a text holds."""
        return check(session, expectation(text))


def start(text: str) -> ex.Start:
    """Return the start of a text."""
    begins: ex.Start = _read(f"{{start: {text}}}").start
    return begins


def step(text: str) -> Any:
    """Return the step of a text."""
    found = _read(f"{{start: {{at: game}}, play: [{text}]}}").play[0]
    assert not isinstance(found, Aside)
    return found


def expectation(text: str) -> ex.Expect:
    """Return the expectation of a text."""
    expect: ex.Expect = _read(f"{{start: {{at: game}}, expect: [{text}]}}").expect[0]
    return expect


def _read(text: str) -> Any:
    data = parse(Path("table.yaml"), text.encode(), "example").data
    filled = {"id": "OWN-1.E1", "title": "At the table", **data}
    value, errors = validators(*engines())[SHAPE].validate(filled)
    assert not errors, errors
    return value
