"""What rules set: numbers and orders, each with the answer of no rule at all.

The neutral values let a game go on without the rule, and equal no rule's answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from ludex.kernel import Quantity
from ludex.yugioh.quantities.battle import (
    Added,
    Admits,
    ChainsByChoice,
    EffectClass,
    EffectClassOf,
    Halvings,
    Occurrence,
    Original,
    SetTo,
    SubStepOf,
    SubSteps,
)
from ludex.yugioh.quantities.duel import (
    NO_LIMIT,
    ActiveFieldSpells,
    AfterHandLimit,
    FirstToRespond,
    Gained,
    HandLimit,
    LockedZones,
    NormalDraw,
    OpeningHand,
    OrderWithinStep,
    Phases,
    PileOf,
    ResolutionOrder,
    SpellSpeed,
    StartingLifePoints,
    TrapAgainWith,
    TrapMonsterZones,
    TributeBand,
    Tributes,
    TriggerStep,
    ZoneOf,
    ZonesEach,
    tribute_band,
)
from ludex.yugioh.vocabulary import CardKind, CountedZone, EffectName, SubStep, Zone

__all__ = [
    "ANSWERS",
    "DECLARED",
    "NO_LIMIT",
    "ActiveFieldSpells",
    "Added",
    "Admits",
    "AfterHandLimit",
    "ChainsByChoice",
    "EffectClass",
    "EffectClassOf",
    "FirstToRespond",
    "Gained",
    "Halvings",
    "HandLimit",
    "LockedZones",
    "NormalDraw",
    "Occurrence",
    "OpeningHand",
    "OrderWithinStep",
    "Original",
    "Phases",
    "PileOf",
    "ResolutionOrder",
    "SetTo",
    "SpellSpeed",
    "StartingLifePoints",
    "SubStepOf",
    "SubSteps",
    "TrapAgainWith",
    "TrapMonsterZones",
    "TributeBand",
    "Tributes",
    "TriggerStep",
    "ZoneOf",
    "ZonesEach",
    "tribute_band",
]

DECLARED: tuple[type[Quantity], ...] = (
    StartingLifePoints,
    OpeningHand,
    NormalDraw,
    Phases,
    HandLimit,
    AfterHandLimit,
    ZonesEach,
    LockedZones,
    ZoneOf,
    PileOf,
    Tributes,
    SpellSpeed,
    FirstToRespond,
    ResolutionOrder,
    TriggerStep,
    OrderWithinStep,
    ActiveFieldSpells,
    TrapMonsterZones,
    TrapAgainWith,
    Gained,
    Original,
    SetTo,
    Halvings,
    Added,
    SubSteps,
    SubStepOf,
    Admits,
    EffectClassOf,
    ChainsByChoice,
)
"""Every quantity of a Duel."""

ANSWERS: dict[str, Any] = {
    "starting-life-points": int,
    "opening-hand": int,
    "normal-draw": Mapping[Literal["first-turn", "later-turn"], int],
    "phases": tuple[Literal["draw", "standby", "main-1", "battle", "main-2", "end"], ...],
    "hand-limit": int,
    "after-hand-limit": Mapping[
        Literal[
            "mandatory-trigger",
            "optional-trigger",
            "mandatory-trigger-again",
            "spell-speed-2",
            "spell-speed-3",
        ],
        Literal["refused", "admitted", "if-it-negates"],
    ],
    "zones": Mapping[CountedZone, int],
    "zone-of": Mapping[CardKind, Zone],
    "pile-of": Literal["owner", "controller"],
    "tributes": Mapping[TributeBand, int],
    "spell-speed": Mapping[
        CardKind | Literal["trigger-effect", "quick-effect", "ignition-effect"], Literal[1, 2, 3]
    ],
    "first-to-respond": Literal["player", "opponent"],
    "resolution-order": Literal["first-in-first-out", "last-in-first-out"],
    "trigger-step": Mapping[
        Literal[
            "turn-player-mandatory",
            "opponent-mandatory",
            "turn-player-optional",
            "opponent-optional",
        ],
        int,
    ],
    "order-within-step": Literal["earliest-first", "any"],
    "active-field-spells": int,
    "trap-monster-zones": Literal["both", "monster-zone"],
    "trap-again-with": Literal["owner", "controller"],
    "damage-step": tuple[SubStep, ...],
    "sub-step-of": Mapping[Occurrence, SubStep],
    "damage-step-admits": Mapping[
        EffectClass,
        Literal["admitted", "refused"] | Mapping[SubStep, Literal["admitted", "refused"]],
    ],
    "effect-class": Mapping[EffectName, EffectClass],
    "chains-by-choice": Mapping[SubStep, int],
}
"""What a clause may set as data, and what the answer looks like."""
