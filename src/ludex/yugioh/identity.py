"""What a card is outside of a Duel: the number printed on it, and the part of a Deck it is in."""

from __future__ import annotations

from collections.abc import Mapping

from ludex.playing.record import Home

NAME = "yugioh"
"""The folder of the game in `rules/`."""

IDENTITIES = ("passcode",)
"""The facts by which a card is told from all others."""

PRINTED: Mapping[str, type] = {"passcode": int, "kind": str}
"""The facts that are asked of a card where none is played."""


def home_of(kind: str) -> Home:
    """Return where a card of a kind belongs when a Duel begins."""
    if kind in ("monster-fusion", "monster-synchro", "monster-xyz"):
        return "extra-deck"
    return "none" if kind == "monster-token" else "main-deck"
