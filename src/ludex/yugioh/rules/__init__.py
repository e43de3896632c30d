"""The implementations of the clauses; importing this binds them all to their IDs."""

from ludex.yugioh.rules import (
    chains,
    continuous,
    costs,
    effects,
    hat,
    life_points,
    modern,
    setup,
    spells_traps,
    summons,
    targets,
    triggers,
    turn,
    zones,
)

__all__ = [
    "chains",
    "continuous",
    "costs",
    "effects",
    "hat",
    "life_points",
    "modern",
    "setup",
    "spells_traps",
    "summons",
    "targets",
    "triggers",
    "turn",
    "zones",
]
