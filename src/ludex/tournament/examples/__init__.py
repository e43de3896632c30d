"""The vocabulary of examples about Decks and Matches: where things stand, what is done, what holds.

Every mapping in an example is one of these frozen dataclasses.
"""

from ludex.tournament.examples.acts import (
    Act,
    AwardsGame,
    BeginsGame,
    BeginsMatch,
    BeginsSiding,
    CallsTime,
    ComesTo,
    Counts,
    Designates,
    Exchanges,
    GameOutcome,
    HandsIn,
    LooksAt,
    LooksAtOpponents,
    Places,
    PlaysDuel,
    Presents,
    TurnEnded,
    Waits,
)
from ludex.tournament.examples.expects import (
    Can,
    Cannot,
    DeckIs,
    Expect,
    MatchIs,
    Meanwhile,
    PlayerIs,
)
from ludex.tournament.examples.start import (
    LIFE_POINTS,
    Cards,
    DeckList,
    Number,
    Start,
    Turn,
    Who,
    Whom,
)

ScriptStep = Act | PlaysDuel | Meanwhile
"""One step of a script."""

__all__ = [
    "LIFE_POINTS",
    "Act",
    "AwardsGame",
    "BeginsGame",
    "BeginsMatch",
    "BeginsSiding",
    "CallsTime",
    "Can",
    "Cannot",
    "Cards",
    "ComesTo",
    "Counts",
    "DeckIs",
    "DeckList",
    "Designates",
    "Exchanges",
    "Expect",
    "GameOutcome",
    "HandsIn",
    "LooksAt",
    "LooksAtOpponents",
    "MatchIs",
    "Meanwhile",
    "Number",
    "Places",
    "PlayerIs",
    "PlaysDuel",
    "Presents",
    "ScriptStep",
    "Start",
    "Turn",
    "TurnEnded",
    "Waits",
    "Who",
    "Whom",
]
