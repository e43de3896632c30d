"""Things as their authors wrote them: the YAML of one thing out of its file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ludex.kb.find import Found
from ludex.kb.layout import game_of
from ludex.project.games import GAMES

DEFAULT_RULESET = "hat-2014"
"""The ruleset of a position that names none."""


def as_written(rules: Path, found: Found) -> Iterator[str]:
    """Yield the lines of the YAML, from where a thing begins to where the next one does.

    An example stands for itself: it names its ruleset and its game, where those are not the usual.
    """
    if not found.keys:
        yield from found.document.text.rstrip("\n").split("\n")
        for document in found.more:
            yield from document.text.split("\n")[1:-1]
        return
    first, *rest = _lines(found)
    yield first
    if found.kind == "example":
        yield from _around(rules, found)
    yield from rest


def _lines(found: Found) -> Iterator[str]:
    """Yield the lines of an item of a list, as if it stood alone."""
    lines = found.document.text.split("\n")
    first = found.location.line - 1
    indent = len(lines[first]) - len(lines[first].lstrip())
    yield lines[first].lstrip().removeprefix("- ")
    for line in lines[first + 1 :]:
        if line.strip() and len(line) - len(line.lstrip()) <= indent:
            return
        yield line[indent + 2 :]


def _around(rules: Path, found: Found) -> Iterator[str]:
    """Yield the keys that an example leaves to its rulebook and its article."""
    names = [game.name for game in GAMES]
    game = game_of(found.document.path.relative_to(rules), found.article, names)
    if game != names[0]:
        yield f"game: {game}"
    ruleset = (found.rulebook or {}).get("ruleset")
    if "ruleset" not in found.data and ruleset != DEFAULT_RULESET:
        yield f"ruleset: {ruleset}"
