"""What the faces say of Matches in English: how one stands, and what to do when time is called."""

from __future__ import annotations

from ludex.playing.record import ByFile
from ludex.tournament.words.errors import ERRORS
from ludex.tournament.words.matches import MATCHES
from ludex.tournament.words.time import TIME

WORDS: ByFile = {
    "src/ludex/tournament/words/time.py": TIME,
    "src/ludex/tournament/words/errors.py": ERRORS,
    "src/ludex/tournament/words/matches.py": MATCHES,
}
"""By the file where they stand."""
