"""Decisions told to whoever writes a script: what is being decided, and what is on offer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from ludex.kernel import Ask, Option
from ludex.yugioh.decisions import (
    Activate,
    Among,
    AskConsent,
    AtRandom,
    Attack,
    CallCoin,
    CallOff,
    ChooseFusionMonster,
    ChooseMaterial,
    ChooseOpponent,
    ChoosePosition,
    ChooseTarget,
    ChooseTribute,
    Consent,
    DeclareAttribute,
    DoNotPay,
    FastEffect,
    GiveConsent,
    Maintain,
    MayActivate,
    MayPick,
    MaySet,
    MayTarget,
    MayUseInPhase,
    MustAnswer,
    MustUseInPhase,
    NamesPlayer,
    NextMandatory,
    NextOfSide,
    NextOptional,
    NormalSummon,
    OfCard,
    OpenBattle,
    OpenGameState,
    PayMaintenance,
    Proceed,
    PutOnChain,
    RefuseConsent,
    Replay,
    Roll,
    SetCard,
    SummonItself,
    TakePosition,
    Toss,
    TurnMonster,
)
from ludex.yugioh.play.position import Names
from ludex.yugioh.words.errors import worded

MOST = 6
"""How many options are told; more would be a list, and no answer."""

QUESTIONS: Mapping[type[Ask], str] = {
    Among: "among",
    AtRandom: "at-random",
    CallCoin: "call",
    Roll: "roll",
    Toss: "toss",
    MayTarget: "may-target",
    ChooseFusionMonster: "fusion",
    ChooseMaterial: "material",
    ChooseOpponent: "opponent",
    NextOfSide: "next-of-side",
    ChoosePosition: "position",
    DeclareAttribute: "declare",
    ChooseTarget: "target",
    ChooseTribute: "tribute",
    FastEffect: "fast-effect",
    Consent: "consent",
    Maintain: "maintain",
    MayActivate: "may-activate",
    MayPick: "may-pick",
    MaySet: "may-set",
    MayUseInPhase: "may-use-in-phase",
    MustAnswer: "must-answer",
    MustUseInPhase: "must-use-in-phase",
    NextMandatory: "next-mandatory",
    NextOptional: "next-optional",
    OpenBattle: "open-battle",
    OpenGameState: "open-game-state",
    Replay: "replay",
}
"""What each of them decides, by the name of its text."""
_KEYS: dict[type[Option], str] = {
    Activate: "activate",
    CallOff: "call-off",
    DoNotPay: "do-not-pay-for",
    AskConsent: "ask-consent",
    GiveConsent: "give-consent",
    RefuseConsent: "refuse-consent",
    PayMaintenance: "pay-for",
    PutOnChain: "activate",
    SetCard: "set",
    SummonItself: "special-summon",
    TurnMonster: "turn-monster",
}
"""The keys of the steps about one card; of any other option about one, `choose`."""


def decision(ask: Ask | None) -> str:
    """Return who decides what."""
    if ask is None:
        return worded("nobody-decides")
    what = worded(f"decide.{QUESTIONS[type(ask)]}")
    if ask.player is None:
        return worded("chance-decides", what=what)
    return worded("decides", player=str(ask.player), what=what)


def on_offer(legal: Iterable[Option], names: Names) -> str:
    """Return the end of a message that tells what may be chosen instead."""
    steps = list(dict.fromkeys(_steps(legal, names)))
    more = ", …" if len(steps) > MOST else ""
    return worded("on-offer", steps=f"{', '.join(steps[:MOST])}{more}") if steps else ""


def _steps(legal: Iterable[Option], names: Names) -> Iterator[str]:
    for option in legal:
        if isinstance(option, Proceed):
            yield f"`go-to: {option.phase}`"
        elif isinstance(option, TakePosition):
            yield f"`take-position: {option.position}`"
        elif isinstance(option, NamesPlayer):
            yield f"`choose: {option.named}`"
        elif isinstance(option, OfCard):
            yield f"`{_about(option)}: {names.of(option.card)}`"


def _about(option: OfCard) -> str:
    if isinstance(option, NormalSummon):
        return "normal-set" if option.face_down else "normal-summon"
    if isinstance(option, Attack):
        return "attack"
    return _KEYS.get(type(option), "choose")
