"""The terms by which the termbase knows phases and battle positions."""

from __future__ import annotations

from collections.abc import Mapping

PHASES: Mapping[str, str] = {
    "draw": "draw-phase",
    "standby": "standby-phase",
    "main-1": "main-phase-1",
    "battle": "battle-phase",
    "main-2": "main-phase-2",
    "end": "end-phase",
}
"""The term for each phase."""

POSITIONS: Mapping[str, str] = {"attack": "attack-position", "defense": "defense-position"}
"""The term for each battle position."""
