"""What the log of Decks and Matches tells of."""

from __future__ import annotations

from ludex.playing.telling import kinds, sentences
from ludex.tournament import events

TELLS = kinds(events)
"""Whatever is told, each with its sentences."""

SENTENCES = sentences(TELLS)
"""In English; the catalogues have them as `event#name`."""
