"""What the log of a Duel tells of: facts, and what is chosen where no fact tells of it."""

from __future__ import annotations

from ludex.playing.telling import kinds, sentences
from ludex.yugioh import facts
from ludex.yugioh.decisions import options

TELLS = kinds(facts, options)
"""Whatever is told, each with its sentences."""

SENTENCES = sentences(TELLS)
"""In English; the catalogues have them as `event#name`."""
