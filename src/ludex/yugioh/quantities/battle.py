"""What rules set in a battle: ATK and DEF in layers, and the order of the Damage Step."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from ludex.kernel import Quantity, value
from ludex.yugioh.quantities.duel import NO_LIMIT
from ludex.yugioh.table.board import Uid
from ludex.yugioh.table.subjects import AboutCard
from ludex.yugioh.vocabulary import SubStep

Occurrence = Literal[
    "during-the-damage-step",
    "at-the-start",
    "flip",
    "before-damage-calculation",
    "during-damage-calculation",
    "damage-calculation",
    "end-of-destroyed-monsters-effects",
    "self-destruction",
    "battle-damage",
    "after-damage-calculation",
    "flip-effects",
    "destroyed-monsters-leave",
    "destroyed-by-battle-effects",
    "at-the-end",
]
"""What has its place in a sub-step of the Damage Step.

`during-the-damage-step`: what lasts during the Damage Step begins to apply; `at-the-start`: effects
“at the start of the Damage Step”; `flip`: a face-down attack target is flipped face-up;
`before-damage-calculation`: effects “before damage calculation”; `during-damage-calculation`:
effects whose text names damage calculation; `damage-calculation`: battle damage is inflicted, and
the monsters that lose are marked; `end-of-destroyed-monsters-effects`: from now on the continuous
effects of those monsters do not apply; `self-destruction`: from now on cards destroy themselves;
`battle-damage`: effects that go with battle damage, though their text names another moment;
`after-damage-calculation`: effects “after damage calculation”; `flip-effects`: the Flip Effects of
a monster that the attack has flipped; `destroyed-monsters-leave`: monsters that were destroyed by
battle go to the Graveyard; `destroyed-by-battle-effects`: effects that wait for a monster being
destroyed by battle; `at-the-end`: effects “at the end of the Damage Step”.
"""

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
    "up-to-damage-calculation",
    "ahead-of-battle-damage",
    "battle-damage",
    "after-damage-calculation",
    "destroyed-by-battle",
    "at-the-end",
    "says-damage-step",
    "other",
]
"""The classes of effect that the Damage Step tells apart; an effect has one.

`counter-trap`: the activation of a Counter Trap Card; `monster-negates-activation`: a monster's
effect that negates an activation; `monster-negates-effect`: a monster's effect that negates an
effect, and not its activation; `spell-trap-negates-activation`: a Spell or Trap that negates an
activation; `spell-trap-negates-effect`: a Spell or Trap that negates an effect, and not its
activation; `mandatory`: an effect that has to be used; `moves-or-acts`: a monster's effect that
waits for the monster itself being moved, turned or Summoned; `flip`: an effect that waits for its
monster being flipped face-up; `monster-changes-atk-def`: a monster's effect that changes ATK or
DEF, and waits for nothing; `spell-trap-changes-atk-def`: a Spell or Trap that changes ATK or DEF;
`at-the-start`: an effect “at the start of the Damage Step”; `before-damage-calculation`: an effect
“before damage calculation”; `during-damage-calculation`: an effect whose text names damage
calculation; `up-to-damage-calculation`: an effect of which a ruling says that damage calculation is
not too late for it; `battle-damage`: an effect that waits for damage; `ahead-of-battle-damage`:
what a ruling puts ahead of these; `after-damage-calculation`: an effect “after damage calculation”;
`destroyed-by-battle`: an effect that waits for a monster being destroyed by battle; `at-the-end`:
an effect “at the end of the Damage Step”; `says-damage-step`: a card that its own text or a ruling
admits to the Damage Step; `other`: none of these.
"""


@value
class Original(AboutCard, Quantity):
    """Another original ATK and DEF of a monster, as a pair; none is said: those printed."""

    name: ClassVar[str] = "original"
    card: Uid


@value
class SetTo(AboutCard, Quantity):
    """What sets a monster's ATK, as it is held; none is said: nothing does."""

    name: ClassVar[str] = "set-to"
    card: Uid


@value
class Halvings(AboutCard, Quantity):
    """When each effect that halves a monster's ATK began to do so; none is said: none does."""

    name: ClassVar[str] = "halvings"
    neutral: ClassVar[Any] = ()
    card: Uid


@value
class Added(AboutCard, Quantity):
    """What each effect that has resolved adds: when, to ATK, to DEF; none is said: nothing."""

    name: ClassVar[str] = "added"
    neutral: ClassVar[Any] = ()
    card: Uid


@value
class SubSteps(Quantity):
    """The sub-steps of a Damage Step in order; none is said: damage calculation alone."""

    name: ClassVar[str] = "damage-step"
    neutral: ClassVar[Any] = ("calculation",)


@value
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


@value
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


@value
class EffectClassOf(AboutCard, Quantity):
    """The class of an effect that a ruling names; none is said: what its data tell."""

    name: ClassVar[str] = "effect-class"
    neutral: ClassVar[Any] = None
    card: Uid
    address: str

    @property
    def key(self) -> str:
        """The address of the effect."""
        return self.address


@value
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
