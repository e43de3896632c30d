"""What the log of the game tells of."""

from __future__ import annotations

from ludex.digimon.facts import MODULES
from ludex.playing.telling import kinds, sentences

TELLS = kinds(*MODULES)
"""Whatever is told, each with its sentences."""

SENTENCES = sentences(TELLS)
"""In English; the catalogues have them as `event#name`."""
