"""What the faces say of Duels in English: words of cards, expectations and the Damage Step."""

from __future__ import annotations

from ludex.playing.record import ByFile
from ludex.yugioh.words.cards import FACTS
from ludex.yugioh.words.effects import EFFECTS
from ludex.yugioh.words.errors import ERRORS
from ludex.yugioh.words.expectations import EXPECTATIONS
from ludex.yugioh.words.timings import TIMINGS

WORDS: ByFile = {
    "src/ludex/yugioh/words/cards.py": FACTS,
    "src/ludex/yugioh/words/effects.py": EFFECTS,
    "src/ludex/yugioh/words/errors.py": ERRORS,
    "src/ludex/yugioh/words/expectations.py": EXPECTATIONS,
    "src/ludex/yugioh/words/timings.py": TIMINGS,
}
"""By the file where they stand."""
