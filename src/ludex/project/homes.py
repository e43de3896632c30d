"""Where each card belongs when a game begins, by its kind."""

from __future__ import annotations

from ludex.tournament.decks import Home


def home_of(kind: str) -> Home:
    """Return where a card of a kind belongs."""
    if kind in ("monster-fusion", "monster-synchro", "monster-xyz"):
        return "extra-deck"
    return "none" if kind == "monster-token" else "main-deck"
