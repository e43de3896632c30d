"""What games have in common: scripts, verdicts, what is said of a log, and the record of a game.

Who needs the record takes it from `record`: there the types of the kernel are named.
"""

from ludex.playing.said import Named, Said, Value, term
from ludex.playing.script import Aside, BadPosition, Stuck, Wrong, way_to, written
from ludex.playing.telling import Sentences, Told
from ludex.playing.verdict import Verdict, compare

__all__ = [
    "Aside",
    "BadPosition",
    "Named",
    "Said",
    "Sentences",
    "Stuck",
    "Told",
    "Value",
    "Verdict",
    "Wrong",
    "compare",
    "term",
    "way_to",
    "written",
]
