"""What a card can say."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Draw:
    """Draw cards."""

    draw: int = 1

    def at_once(self) -> int:
        """Return how many are drawn."""
        return self.draw


@dataclass(frozen=True)
class Gain:
    """Gain a score, as often as it says."""

    gain: int
    times: int = 1


Verb = Draw | Gain
