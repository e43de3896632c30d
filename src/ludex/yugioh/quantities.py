"""What rules set in a Duel: numbers and orders, each with the answer of no rule at all.

The neutral values let a game go on without the rule, and equal no rule's answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from ludex.kernel import Quantity
from ludex.yugioh.board import Player, Uid
from ludex.yugioh.subjects import AboutCard, AboutPlayer
from ludex.yugioh.vocabulary import CardKind, CountedZone, SubStep, Zone

NO_LIMIT = 1000

Occurrence = Literal[
    "during-the-damage-step",
    "at-the-start",
    "flip",
    "before-damage-calculation",
    "during-damage-calculation",
    "damage-calculation",
    "end-of-destroyed-monsters-effects",
    "self-destruction",
    "battle-damage-effects",
    "after-damage-calculation",
    "flip-effects",
    "destroyed-monsters-leave",
    "destroyed-by-battle-effects",
    "at-the-end",
]
"""What has its place in a sub-step of the Damage Step."""

EffectClass = Literal[
    "counter-trap",
    "monster-negates-activation",
    "monster-negates-effect",
    "spell-trap-negates-activation",
    "spell-trap-negates-effect",
    "mandatory",
    "moves-or-acts",
    "flip",
    "monster-changes-atk-def",
    "spell-trap-changes-atk-def",
    "at-the-start",
    "before-damage-calculation",
    "during-damage-calculation",
    "battle-damage",
    "after-damage-calculation",
    "destroyed-by-battle",
    "at-the-end",
    "says-damage-step",
    "other",
]
"""The classes of effect that the Damage Step tells apart."""


@dataclass(frozen=True, slots=True)
class StartingLifePoints(AboutPlayer, Quantity):
    """The Life Points of a player as a Duel begins; none is said: 1."""

    name: ClassVar[str] = "starting-life-points"
    neutral: ClassVar[Any] = 1
    player: Player


@dataclass(frozen=True, slots=True)
class OpeningHand(AboutPlayer, Quantity):
    """The number of cards drawn before the first turn; none is said: 0."""

    name: ClassVar[str] = "opening-hand"
    neutral: ClassVar[Any] = 0
    player: Player


@dataclass(frozen=True, slots=True)
class NormalDraw(AboutPlayer, Quantity):
    """The number of cards drawn in a Draw Phase, on the first turn or a later one; unsaid: 2."""

    name: ClassVar[str] = "normal-draw"
    neutral: ClassVar[Any] = 2
    turn: int
    player: Player

    @property
    def key(self) -> str:
        """Which turn it is."""
        return "first-turn" if self.turn == 1 else "later-turn"


@dataclass(frozen=True, slots=True)
class Phases(AboutPlayer, Quantity):
    """The phases of a turn in order; none is said: a Main Phase alone."""

    name: ClassVar[str] = "phases"
    neutral: ClassVar[Any] = ("main-1",)
    player: Player


@dataclass(frozen=True, slots=True)
class ZonesEach(AboutPlayer, Quantity):
    """How many zones of a kind each player has; none is said: no limit."""

    name: ClassVar[str] = "zones"
    neutral: ClassVar[Any] = NO_LIMIT
    zone: str
    player: Player

    @property
    def key(self) -> str:
        """The kind of zone."""
        return self.zone


@dataclass(frozen=True, slots=True)
class ZoneOf(AboutCard, Quantity):
    """The zone that a kind of card is played to; none is said: a Spell & Trap Zone."""

    name: ClassVar[str] = "zone-of"
    neutral: ClassVar[Any] = "spell-trap-zone"
    kind: str
    card: Uid

    @property
    def key(self) -> str:
        """The kind of card."""
        return self.kind


@dataclass(frozen=True, slots=True)
class PileOf(AboutCard, Quantity):
    """Whose Graveyard, hand, Deck or pile a card goes to; none is said: its controller's."""

    name: ClassVar[str] = "pile-of"
    neutral: ClassVar[Any] = "controller"
    card: Uid


@dataclass(frozen=True, slots=True)
class Tributes(AboutCard, Quantity):
    """How many Tributes a monster of a Level takes; none is said: 0."""

    name: ClassVar[str] = "tributes"
    neutral: ClassVar[Any] = 0
    level: int
    card: Uid

    @property
    def key(self) -> str:
        """The band of Levels."""
        if self.level >= 7:
            return "level-7-or-higher"
        return "level-5-or-6" if self.level >= 5 else "level-4-or-lower"


@dataclass(frozen=True, slots=True)
class SpellSpeed(AboutCard, Quantity):
    """The Spell Speed of a kind of effect; none is said: 0, which answers nothing."""

    name: ClassVar[str] = "spell-speed"
    neutral: ClassVar[Any] = 0
    kind: str
    card: Uid

    @property
    def key(self) -> str:
        """The kind of effect."""
        return self.kind


@dataclass(frozen=True, slots=True)
class FirstToRespond(AboutPlayer, Quantity):
    """Who may answer a Chain Link first; none is said: the player of the link."""

    name: ClassVar[str] = "first-to-respond"
    neutral: ClassVar[Any] = "player"
    player: Player


@dataclass(frozen=True, slots=True)
class ResolutionOrder(Quantity):
    """The order in which Chain Links resolve; none is said: first in, first out."""

    name: ClassVar[str] = "resolution-order"
    neutral: ClassVar[Any] = "first-in-first-out"


@dataclass(frozen=True, slots=True)
class TriggerStep(AboutCard, Quantity):
    """The step in which waiting effects go on the Chain; none is said: they do not."""

    name: ClassVar[str] = "trigger-step"
    neutral: ClassVar[Any] = None
    whose: str
    card: Uid

    @property
    def key(self) -> str:
        """Whose effect it is, and whether mandatory: `turn-player-mandatory`."""
        return self.whose


@dataclass(frozen=True, slots=True)
class OrderWithinStep(AboutPlayer, Quantity):
    """Which of a player's effects of one step goes on the Chain first; none is said: the latest."""

    name: ClassVar[str] = "order-within-step"
    neutral: ClassVar[Any] = "latest-first"
    player: Player


@dataclass(frozen=True, slots=True)
class ActiveFieldSpells(AboutCard, Quantity):
    """How many Field Spells may be active on the whole field; none is said: no limit."""

    name: ClassVar[str] = "active-field-spells"
    neutral: ClassVar[Any] = NO_LIMIT
    card: Uid


@dataclass(frozen=True, slots=True)
class Gained(AboutCard, Quantity):
    """What continuous effects add to a monster's ATK and DEF, as a pair; none is said: nothing."""

    name: ClassVar[str] = "gained"
    neutral: ClassVar[Any] = (0, 0)
    card: Uid


@dataclass(frozen=True, slots=True)
class Original(AboutCard, Quantity):
    """Another original ATK and DEF of a monster, as a pair; none is said: those printed."""

    name: ClassVar[str] = "original"
    card: Uid


@dataclass(frozen=True, slots=True)
class Halvings(AboutCard, Quantity):
    """How often ATK and DEF are halved, as a pair; none is said: never."""

    name: ClassVar[str] = "halvings"
    neutral: ClassVar[Any] = (0, 0)
    card: Uid


@dataclass(frozen=True, slots=True)
class Added(AboutCard, Quantity):
    """What effects that have resolved add to ATK and DEF, as a pair; none is said: nothing."""

    name: ClassVar[str] = "added"
    neutral: ClassVar[Any] = (0, 0)
    card: Uid


@dataclass(frozen=True, slots=True)
class SubSteps(Quantity):
    """The sub-steps of a Damage Step in order; none is said: damage calculation alone."""

    name: ClassVar[str] = "damage-step"
    neutral: ClassVar[Any] = ("calculation",)


@dataclass(frozen=True, slots=True)
class SubStepOf(Quantity):
    """The sub-step in which something has its place; none is said: in none."""

    name: ClassVar[str] = "sub-step-of"
    neutral: ClassVar[Any] = None
    what: Occurrence

    @property
    def key(self) -> str:
        """What it is."""
        return self.what

    @property
    def subject(self) -> None:
        """The Duel."""


@dataclass(frozen=True, slots=True)
class Admits(AboutCard, Quantity):
    """What a sub-step makes of a class of effect, `admitted` or `refused`; unsaid: nothing."""

    name: ClassVar[str] = "damage-step-admits"
    neutral: ClassVar[Any] = None
    effect_class: EffectClass
    sub_step: SubStep
    card: Uid

    @property
    def key(self) -> tuple[str, str]:
        """The row and the column of the table."""
        return self.effect_class, self.sub_step


@dataclass(frozen=True, slots=True)
class ChainsByChoice(Quantity):
    """How many Chains may be begun by choice in a sub-step; none is said: no limit."""

    name: ClassVar[str] = "chains-by-choice"
    neutral: ClassVar[Any] = NO_LIMIT
    sub_step: SubStep

    @property
    def key(self) -> str:
        """The sub-step."""
        return self.sub_step

    @property
    def subject(self) -> None:
        """The Duel."""


DECLARED: tuple[type[Quantity], ...] = (
    StartingLifePoints,
    OpeningHand,
    NormalDraw,
    Phases,
    ZonesEach,
    ZoneOf,
    PileOf,
    Tributes,
    SpellSpeed,
    FirstToRespond,
    ResolutionOrder,
    TriggerStep,
    OrderWithinStep,
    ActiveFieldSpells,
    Gained,
    Original,
    Halvings,
    Added,
    SubSteps,
    SubStepOf,
    Admits,
    ChainsByChoice,
)
"""Every quantity of a Duel."""

ANSWERS: dict[str, Any] = {
    "starting-life-points": int,
    "opening-hand": int,
    "normal-draw": Mapping[Literal["first-turn", "later-turn"], int],
    "phases": tuple[Literal["draw", "standby", "main-1", "battle", "main-2", "end"], ...],
    "zones": Mapping[CountedZone, int],
    "zone-of": Mapping[CardKind, Zone],
    "pile-of": Literal["owner", "controller"],
    "tributes": Mapping[Literal["level-5-or-6", "level-7-or-higher"], int],
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
    "damage-step": tuple[SubStep, ...],
    "sub-step-of": Mapping[Occurrence, SubStep],
    "damage-step-admits": Mapping[EffectClass, Mapping[SubStep, Literal["admitted", "refused"]]],
    "chains-by-choice": Mapping[SubStep, int],
}
"""What a clause may set as data, and what the answer looks like."""
