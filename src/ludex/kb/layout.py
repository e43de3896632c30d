"""Where each kind of file lies in `rules/`, and the first line it begins with."""

import re
from collections.abc import Mapping, Sequence
from pathlib import PurePath

SOURCES = "sources"
TERMS = "terms.yaml"
REGISTER = "register.yaml"
RULEBOOK = "rulebook.yaml"
FOLDERS = {SOURCES: "source", "cards": "card", "lists": "list", "rulesets": "ruleset"}
"""The folders whose files are all of one kind, and are named after the ID in them."""
OF_A_GAME = ("article", "clause", "example", "card", "register")
"""What each game has its own vocabulary for."""
KINDS = ("source", "rulebook", "article", "card", "register", "list", "ruleset", "terms")

PLACES = (
    f"{TERMS}, {SOURCES}/NAME.yaml, or in a game's folder {REGISTER}, cards/NAME.yaml,"
    f" lists/NAME.yaml, rulesets/NAME.yaml, BOOK/{RULEBOOK} or BOOK/NN-NAME.yaml"
)
"""All of it, in words."""

_ARTICLE = re.compile(r"([0-9]{2,4})-[a-z0-9-]+\.yaml")


def kind_of(relative: PurePath) -> str:
    """Return the kind of the file at a path below `rules/`, or nothing where no file belongs."""
    *folders, name = relative.parts
    if relative.suffix != ".yaml":
        return ""
    if folders == [SOURCES]:
        return "source"
    if not folders:
        return "terms" if name == TERMS else ""
    if folders[-1] in FOLDERS and len(folders) == 2:
        return FOLDERS[folders[-1]]
    if name == RULEBOOK or (name == REGISTER and len(folders) == 1):
        return relative.stem
    return "article" if _ARTICLE.fullmatch(name) else ""


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
