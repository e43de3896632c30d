"""Every string of the interface in English: those of the faces, and those of each game."""

from __future__ import annotations

from collections.abc import Sequence

from ludex.i18n.errors import ERRORS
from ludex.i18n.help import HELP
from ludex.i18n.phrases import Table
from ludex.i18n.words import COMMANDS, PAGES
from ludex.playing.errors import ERRORS as SCRIPTS
from ludex.playing.record import ByFile, GameRecord
from ludex.project.games import GAMES


def interface(games: Sequence[GameRecord] = GAMES) -> ByFile:
    """Return what is said around some games, and of each of them."""
    own: ByFile = {
        "src/ludex/i18n/words.py": {**PAGES, **COMMANDS},
        "src/ludex/i18n/help.py": HELP,
        "src/ludex/i18n/errors.py": ERRORS,
        "src/ludex/playing/errors.py": SCRIPTS,
    }
    return {**own, **{where: table for game in games for where, table in game.words.items()}}


def together(texts: ByFile) -> Table:
    """Return the texts of several files as one table; raises ValueError for a key in two."""
    table: dict[str, str | tuple[str, str]] = {}
    for where, here in texts.items():
        if twice := sorted(table.keys() & here.keys()):
            raise ValueError(f"{where}: {', '.join(twice)} stands in another file, too")
        table.update(here)
    return table
