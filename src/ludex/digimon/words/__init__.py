"""What the faces say of the game in English: how it stands, what can be done, what is wrong."""

from __future__ import annotations

from ludex.digimon.words.errors import ERRORS
from ludex.digimon.words.table import TABLE
from ludex.playing.record import ByFile

WORDS: ByFile = {
    "src/ludex/digimon/words/errors.py": ERRORS,
    "src/ludex/digimon/words/table.py": TABLE,
}
"""By the file where they stand."""
