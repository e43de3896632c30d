"""Every string of the interface in English: those of the faces, and those of each game."""

from __future__ import annotations

from collections.abc import Mapping

from ludex.i18n.phrases import Table
from ludex.i18n.words import COMMANDS, PAGES
from ludex.tournament.words.matches import MATCHES
from ludex.tournament.words.time import TIME
from ludex.yugioh.words.cards import FACTS
from ludex.yugioh.words.expectations import EXPECTATIONS
from ludex.yugioh.words.timings import TIMINGS

WORDS: Mapping[str, Table] = {
    "src/ludex/i18n/words.py": {**PAGES, **COMMANDS},
    "src/ludex/yugioh/words/cards.py": FACTS,
    "src/ludex/yugioh/words/expectations.py": EXPECTATIONS,
    "src/ludex/yugioh/words/timings.py": TIMINGS,
    "src/ludex/tournament/words/time.py": TIME,
    "src/ludex/tournament/words/matches.py": MATCHES,
}
"""English strings by key, by the file where they stand."""

UI: Table = {key: text for table in WORDS.values() for key, text in table.items()}
"""English strings by key."""
