"""Decisions told to whoever writes a script: what is being decided, and what is on offer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ludex.kernel import Ask, Option
from ludex.yugioh.decisions import (
    Activate,
    Against,
    Among,
    Attack,
    CallOff,
    ChooseFurtherTarget,
    ChooseOpponent,
    ChoosePosition,
    ChooseTarget,
    ChooseTribute,
    DoNotPay,
    FastEffect,
    Maintain,
    MayPick,
    MaySet,
    MustAnswer,
    NextMandatory,
    NextOptional,
    NormalSummon,
    OfCard,
    OpenBattle,
    OpenGameState,
    PayMaintenance,
    Proceed,
    PutOnChain,
    Replay,
    SetCard,
    TakePosition,
    TurnMonster,
)
from ludex.yugioh.play.position import Names

MOST = 6
"""How many options are told; more would be a list, and no answer."""

_QUESTIONS: dict[type[Ask], str] = {
    Among: "which card to choose",
    ChooseFurtherTarget: "which further card to target, if any",
    ChooseOpponent: "which opponent is meant",
    ChoosePosition: "in which battle position to Summon",
    ChooseTarget: "which card to target",
    ChooseTribute: "which monster to Tribute",
    FastEffect: "whether to use a fast effect",
    Maintain: "whether to pay a maintenance cost",
    MayPick: "which card to choose, if any",
    MaySet: "which card to Set, if any",
    MustAnswer: "which effect has to answer the Chain",
    NextMandatory: "which mandatory effect goes on the Chain next",
    NextOptional: "which optional effect goes on the Chain next, if any",
    OpenBattle: "whether to attack",
    OpenGameState: "what to do in the open game state",
    Replay: "what to attack in a replay, if anything",
}
_KEYS: dict[type[Option], str] = {
    Activate: "activate",
    CallOff: "call-off",
    DoNotPay: "do-not-pay-for",
    PayMaintenance: "pay-for",
    PutOnChain: "activate",
    SetCard: "set",
    TurnMonster: "turn-monster",
}
"""The keys of the steps about one card; of any other option about one, `choose`."""


def decision(ask: Ask | None) -> str:
    """Return who decides what."""
    if ask is None:
        return "the Duel is over, and nobody decides anything"
    return f"{ask.player} decides {_QUESTIONS[type(ask)]}"


def on_offer(legal: Iterable[Option], names: Names) -> str:
    """Return the end of a message that tells what may be chosen instead."""
    steps = list(dict.fromkeys(_steps(legal, names)))
    more = ", …" if len(steps) > MOST else ""
    return f"; on offer: {', '.join(steps[:MOST])}{more}" if steps else ""


def _steps(legal: Iterable[Option], names: Names) -> Iterator[str]:
    for option in legal:
        if isinstance(option, Proceed):
            yield f"`go-to: {option.phase}`"
        elif isinstance(option, TakePosition):
            yield f"`take-position: {option.position}`"
        elif isinstance(option, Against):
            yield f"`choose: {option.opponent}`"
        elif isinstance(option, OfCard):
            yield f"`{_about(option)}: {names.of(option.card)}`"


def _about(option: OfCard) -> str:
    if isinstance(option, NormalSummon):
        return "normal-set" if option.face_down else "normal-summon"
    if isinstance(option, Attack):
        return "attack"
    return _KEYS.get(type(option), "choose")
