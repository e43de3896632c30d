"""The vocabulary of examples: a position, a script of decisions, and expectations.

Every mapping in an example is one of these frozen dataclasses; cards are named by their slug, or by
the label that `as` gives one of several copies.
"""

from ludex.yugioh.examples.acts import (
    Act,
    ActivateCard,
    AttackWith,
    CallOffAttack,
    Choose,
    DoNotPayFor,
    GoTo,
    NormalSetCard,
    NormalSummonCard,
    PayFor,
    Resolve,
    SetSpellTrap,
    TakeIn,
    TurnMonsterCard,
    Until,
    UntilSubStep,
)
from ludex.yugioh.examples.expects import (
    Can,
    Cannot,
    CardIs,
    ChainIs,
    DamageStepWas,
    Decides,
    Destructions,
    Expect,
    LinkIs,
    Meanwhile,
    Now,
    PlayerHas,
    Result,
    ZonesAre,
)
from ludex.yugioh.examples.start import Claims, Holdings, Phase, Put, PutCard, Start, Turn, Who

ScriptStep = Act | Resolve | Until | UntilSubStep | Meanwhile
"""One step of a script."""

__all__ = [
    "Act",
    "ActivateCard",
    "AttackWith",
    "CallOffAttack",
    "Can",
    "Cannot",
    "CardIs",
    "ChainIs",
    "Choose",
    "Claims",
    "DamageStepWas",
    "Decides",
    "Destructions",
    "DoNotPayFor",
    "Expect",
    "GoTo",
    "Holdings",
    "LinkIs",
    "Meanwhile",
    "NormalSetCard",
    "NormalSummonCard",
    "Now",
    "PayFor",
    "Phase",
    "PlayerHas",
    "Put",
    "PutCard",
    "Resolve",
    "Result",
    "ScriptStep",
    "SetSpellTrap",
    "Start",
    "TakeIn",
    "Turn",
    "TurnMonsterCard",
    "Until",
    "UntilSubStep",
    "Who",
    "ZonesAre",
]
