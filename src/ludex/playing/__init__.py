"""What the examples of every game have in common: scripts, verdicts, and what is said of a log."""

from ludex.playing.said import Named, Said, Value, term
from ludex.playing.script import Aside, BadPosition, Stuck, UnknownCard, written
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
    "UnknownCard",
    "Value",
    "Verdict",
    "compare",
    "term",
    "written",
]
