"""The JSON Schemas that editors read, exported from the models."""

import json
from pathlib import Path

from ludex.formats.text_file import read_regular, replace_text
from ludex.kb import languages, layout
from ludex.kb.errors import Problem
from ludex.kb.validate import validators
from ludex.kb.vocabulary import Vocabulary

_DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schemas(*games: Vocabulary) -> dict[str, str]:
    """Return the name and the text of the schema of each shape of file."""
    names = [game.name for game in games]
    shapes = [layout.shape(kind, name, names) for kind in layout.KINDS for name in names]
    known = {**validators(*games), **languages.VALIDATORS}
    found = {}
    for shape in dict.fromkeys(shapes):
        if shape not in known:
            continue  # a game without cards has no shape for them
        schema = {"$schema": _DIALECT, **known[shape].json_schema}
        found[f"{shape}.json"] = json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
    return found


def write(directory: Path, *games: Vocabulary) -> None:
    """Write every schema into a directory."""
    directory.mkdir(parents=True, exist_ok=True)
    for name, text in schemas(*games).items():
        replace_text(directory / name, text)


def drift(directory: Path, *games: Vocabulary) -> list[Problem]:
    """Return what differs between a directory and the schemas that belong there."""
    wanted = schemas(*games)
    there = {path.name: path for path in directory.glob("*.json")}
    found = []
    for name, text in wanted.items():
        if name not in there:
            found.append(_problem(directory / name, "no such file"))
        else:
            line = _first_difference(read_regular(there[name]).decode("utf-8"), text)
            if line:
                found.append(_problem(directory / name, "another schema than the models'", line))
    extra = sorted(there.keys() - wanted.keys())
    return found + [_problem(directory / name, "a schema of no known kind") for name in extra]


def _problem(path: Path, found: str, line: int = 1) -> Problem:
    return Problem(path, line, 1, "", found, "the schemas written anew")


def _first_difference(old: str, new: str) -> int:
    """Return the first line that differs, or 0."""
    if old == new:
        return 0
    lines = zip([*old.split("\n"), ""], [*new.split("\n"), ""], strict=False)
    return next((number for number, (a, b) in enumerate(lines, 1) if a != b), 1)
