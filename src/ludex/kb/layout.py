"""Where each kind of file lies in `rules/`, and the first line it begins with.

What a file lists may stand in several files instead: in the folder that bears the file's name.
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path, PurePath
from typing import TypeVar

SOURCES = "sources"
TERMS = "terms"
REGISTER = "register"
SHEET = ".tsv"
"""How the names of the register's files end; those of all others end in `.yaml`."""
RULEBOOK = "rulebook.yaml"
FOLDERS = {SOURCES: "source", "cards": "card", "lists": "list", "rulesets": "ruleset"}
"""The folders whose files are all of one kind, and are named after the ID in them."""
OF_A_GAME = (
    *("article", "examples", "clause", "example", "variant"),
    *("card", "register", "registered"),
)
"""What each game has its own vocabulary for."""
KINDS = (
    "source",
    "claims",
    "rulebook",
    "article",
    "examples",
    "card",
    "register",
    "list",
    "ruleset",
    "terms",
    "usage",
    "readings",
)
OWNERS = {"claims": "source", "examples": "article"}
"""The kinds of files that hold more of what another file lists, and the kind of that file."""

PLACES = (
    f"{TERMS}/NAME.yaml, {SOURCES}/NAME.yaml, {SOURCES}/NAME/PART.yaml, or in a game's folder"
    f" {REGISTER}/LETTER{SHEET}, cards/NAME.yaml, lists/NAME.yaml, rulesets/NAME.yaml,"
    f" BOOK/{RULEBOOK}, BOOK/NN-NAME.yaml or BOOK/NN-NAME/PART.yaml"
)
"""All of it, in words."""

P = TypeVar("P", bound=PurePath)

_ARTICLE = re.compile(r"([0-9]{2,4})-[a-z0-9-]+\.yaml")


@lru_cache(maxsize=8192)
def below(root: Path, path: Path) -> PurePath:
    """Return a path as it is below a folder; loading asks it ten times of each file."""
    return path.relative_to(root)


def kind_of(relative: PurePath) -> str:
    """Return the kind of the file at a path below `rules/`, or nothing where no file belongs."""
    *folders, name = relative.parts
    in_register = folders[1:] == [REGISTER]
    if relative.suffix != (SHEET if in_register else ".yaml") or not folders:
        return ""
    if folders[0] in (SOURCES, TERMS):
        return _KNOWLEDGE.get((folders[0], len(folders)), "")
    if len(folders) == 2 and folders[1] in (*FOLDERS, REGISTER):
        return FOLDERS.get(folders[1], REGISTER)
    if name == RULEBOOK:
        return relative.stem
    if article_number(owner(relative).name) is not None:
        return "examples"
    return "article" if _ARTICLE.fullmatch(name) else ""


_KNOWLEDGE = {(TERMS, 1): "terms", (SOURCES, 1): "source", (SOURCES, 2): "claims"}


def owner(path: P) -> P:
    """Return the file that a folder belongs to whose file this is: the one of its name."""
    return path.parent.with_name(f"{path.parent.name}.yaml") if path.parent.name else path


def parts(path: Path) -> list[Path]:
    """Return the files that hold more of what a file lists, in their order."""
    return sorted(path.with_suffix("").glob("*.yaml"))


def game_of(relative: PurePath, data: object, games: Sequence[str]) -> str:
    """Return the game of a file: the one that it names, that of its folder, or the main one."""
    named = data.get("game") if isinstance(data, Mapping) else None
    here = (str(named), relative.parts[0])
    return next((game for game in here if game in games), games[0])


def shape(kind: str, game: str, games: Sequence[str]) -> str:
    """Return the name of the schema of a file; those of the main game, the first, are plain."""
    return f"{game}-{kind}" if kind in OF_A_GAME and game != games[0] else kind


def article_number(name: str) -> int | None:
    """Return the number of the article that a file of this name holds."""
    match = _ARTICLE.fullmatch(name)
    return int(match[1]) if match else None


def first_line(relative: PurePath, shape: str) -> str:
    """Return the line that ties a file to its schema, which editors follow."""
    up = "../" * len(relative.parts)
    return f"# yaml-language-server: $schema={up}schema/{shape}.json"
