"""Positions and Matches of the reader's own, in YAML: `start:`, `play:` and perhaps `expect:`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludex.i18n.errors import worded
from ludex.kb import explain, yaml_file
from ludex.kb.errors import Problem, Problems, nearest, problem
from ludex.kb.model import Example
from ludex.kb.validate import validators
from ludex.kb.yaml_file import Document
from ludex.kernel import value
from ludex.playing.record import GameRecord
from ludex.project.games import GAMES
from ludex.tournament.game import GAME as MATCHES
from ludex.tournament.seats import SEATS
from ludex.wording import quoted

if TYPE_CHECKING:
    from ludex.tournament.examples import Act, Start

OWN_ID = "OWN-1.E1"
"""The ID that such a position goes by."""


@value
class OwnPosition:
    """A position as an example, and where it stands."""

    example: Example
    game: GameRecord
    document: Document


def read(path: Path, ruleset: str, raw: bytes | None = None) -> OwnPosition:
    """Return the position of a file; without a `ruleset:` of its own, under this one.

    It is of the main game, or of the one that its `game:` names. `raw` is the text of what is no
    file. Raises Problems with everything that is wrong in it.
    """
    document = _read(path, "`start:`, `play:` and `expect:`", raw)
    named = document.data.get("game", GAMES[0].name)
    game = next((each for each in GAMES if each.name == named), None)
    if game is None:
        at, known = document.locate(("game",), value=True), [each.name for each in GAMES]
        found = worded("found", value=quoted(named))
        wanted = worded("one-of", names=", ".join(known))
        raise Problems([problem(at, "", found, wanted, nearest(str(named), known))])
    said = {key: value for key, value in document.data.items() if key != "game"}
    example = _example(document, {"ruleset": ruleset, **said}, game)
    return OwnPosition(example, game, document)


_OF_A_MATCH = ("players", "ruleset", "start", "play")


@value
class OwnMatch:
    """A Match: where it stood, what has happened since, and who is playing."""

    start: Start
    play: tuple[Act, ...]
    players: Mapping[str, str]
    ruleset: str | None
    document: Document


def read_match(path: Path) -> OwnMatch:
    """Return the Match of a file; raises Problems with everything that is wrong in it."""
    from ludex.tournament.examples import Act

    document = _read(path, "`start:` and `play:`")
    said = {key: value for key, value in document.data.items() if key != "players"}
    players = document.data.get("players", {})
    known_names = {name for seats in SEATS.values() for name in (*seats.players, *seats.sides)}
    names = isinstance(players, dict) and set(players) <= known_names
    if not names or not all(isinstance(each, str) and each.strip() for each in players.values()):
        at = document.locate(("players",))
        found = Problem(
            path, at.line, at.column, "", "`players:` that are no names", "{A: …, B: …}"
        )
        raise Problems([found])
    unknown = [_unknown_key(document, key) for key in document.data if key not in _OF_A_MATCH]
    known = {key: value for key, value in said.items() if key in _OF_A_MATCH}
    try:
        example = _example(document, known, MATCHES)
    except Problems as problems:
        raise Problems([*unknown, *problems.problems]) from None
    if unknown:
        raise Problems(unknown)
    for n, step in enumerate(example.play):
        if not isinstance(step, Act):
            at = document.locate(("play", n))
            wanted = "something that happens at the table, such as `{turn-ends: A}`"
            raise Problems([Problem(path, at.line, at.column, "", "another kind of step", wanted)])
    return OwnMatch(example.start, example.play, players, example.ruleset, document)


def _unknown_key(document: Document, key: str) -> Problem:
    at, expected = document.locate((key,)), worded("one-of", names=", ".join(_OF_A_MATCH))
    found = worded("unknown-key", key=quoted(key))
    return Problem(document.path, at.line, at.column, "", found, expected)


def _read(path: Path, expected: str, raw: bytes | None = None) -> Document:
    bytes_ = yaml_file.read_bytes(path) if raw is None else raw
    document = yaml_file.parse(path, bytes_, "example")
    if not isinstance(document.data, dict):
        raise Problems([Problem(path, 1, 1, "", worded("no-position"), expected)])
    return document


def _example(document: Document, said: Mapping[str, Any], game: GameRecord) -> Example:
    filled = {"title": document.path.stem, **said, "id": OWN_ID}
    validator = validators(game.engine)["example"]
    value, errors = validator.validate(filled)
    if errors:
        told = explain.problems(replace(document, data=filled), errors, validator.json_schema)
        raise Problems([replace(each, id="") for each in told])
    example: Example = value
    return example
