"""What can hold: of cards or players, while a face-up card says so or until some end.

The first field says what holds, or of whom; `for` says of whom where the first does not.
"""

from typing import get_args

from ludex.yugioh.vocabulary.holds.attacks import AttacksDirectly, AttacksEach, KeptIn
from ludex.yugioh.vocabulary.holds.becoming import CountsAs, TreatedAs
from ludex.yugioh.vocabulary.holds.conduct import (
    Cannot,
    Costs,
    MayTribute,
    Must,
    OnlyAttackTarget,
    OnlyOne,
    Pierces,
)
from ludex.yugioh.vocabulary.holds.control import Control
from ludex.yugioh.vocabulary.holds.damage import GainsBeforeDamage, NoDamage
from ludex.yugioh.vocabulary.holds.fates import (
    BanishedInstead,
    CounterInstead,
    DestroyedAtOnce,
    DestroyedInstead,
    DestroyedWhenDrawn,
    DestroyedWhenTargeted,
    Doomed,
    GoneInEndPhase,
    GraveyardUnaffected,
    MayBecomeSpell,
    MayDestroyInstead,
    Negated,
    NegatedAfterBattle,
    NegatesEffects,
    NegatesTargeting,
    NotDestroyed,
    Spared,
    Unaffected,
)
from ludex.yugioh.vocabulary.holds.hold import Hold
from ludex.yugioh.vocabulary.holds.phases import SkipsPhase
from ludex.yugioh.vocabulary.holds.returns import ComesBack, ToCome
from ludex.yugioh.vocabulary.holds.values import (
    AtkBecomes,
    Gain,
    HalveAtk,
    LowerLevel,
    OriginalBecomes,
)

Holds = (
    Gain
    | HalveAtk
    | LowerLevel
    | OriginalBecomes
    | AtkBecomes
    | Negated
    | NegatedAfterBattle
    | GoneInEndPhase
    | DestroyedAtOnce
    | DestroyedInstead
    | MayDestroyInstead
    | MayBecomeSpell
    | CounterInstead
    | DestroyedWhenDrawn
    | DestroyedWhenTargeted
    | NegatesTargeting
    | NegatesEffects
    | GraveyardUnaffected
    | Unaffected
    | Pierces
    | OnlyAttackTarget
    | Control
    | MayTribute
    | AttacksDirectly
    | AttacksEach
    | KeptIn
    | Cannot
    | Costs
    | Must
    | NotDestroyed
    | Spared
    | NoDamage
    | GainsBeforeDamage
    | BanishedInstead
    | OnlyOne
    | CountsAs
    | SkipsPhase
)
"""Anything that a card file can say to hold."""

HOLDS: tuple[type[Hold], ...] = get_args(Holds)

OF_VERBS: tuple[type[Hold], ...] = (TreatedAs, ComesBack, ToCome, Doomed)
"""What a verb of its own, or a rule, brings about."""
