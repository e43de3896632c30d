"""What players could do with the cards on a board, and who decides what."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from ludex.kernel import Ask, Option
from ludex.site.boards.pieces import Way, Words
from ludex.site.typesetting import capital
from ludex.yugioh.decisions import (
    Activate,
    AskConsent,
    Attack,
    CallOff,
    DoNotPay,
    GiveConsent,
    NormalSummon,
    OfCard,
    PayCost,
    PayMaintenance,
    PayWith,
    Pick,
    Proceed,
    PutOnChain,
    RefuseConsent,
    SetCard,
    SummonByFusion,
    SummonItself,
    TakePosition,
    Target,
    Tribute,
    TurnMonster,
    UseAsMaterial,
)
from ludex.yugioh.play.on_offer import QUESTIONS
from ludex.yugioh.readings.activating import effect_number
from ludex.yugioh.table.board import Board
from ludex.yugioh.words.terms import PHASES, POSITIONS

_KEYS: Mapping[type[Option], str] = {
    CallOff: "way.call-off",
    AskConsent: "way.ask-consent",
    GiveConsent: "way.give-consent",
    RefuseConsent: "way.refuse-consent",
    DoNotPay: "way.do-not-pay",
    PayCost: "way.pay",
    PayMaintenance: "way.pay",
    PayWith: "way.pay-with",
    Pick: "way.pick",
    SetCard: "way.set",
    SummonByFusion: "way.fusion-summon",
    SummonItself: "way.special-summon",
    Target: "way.target",
    Tribute: "way.tribute",
    UseAsMaterial: "way.material",
}
"""Those options that need no more than their key."""


def asking(words: Words, ask: Ask) -> str:
    """Return who decides what."""
    what = words.word(f"error.decide.{QUESTIONS[type(ask)]}")
    if ask.player is None:
        said = words.word("error.chance-decides", what=what)
    else:
        said = words.word("error.decides", player=str(ask.player), what=what)
    return words.word("board.says", what=capital(said))


def way(board: Board, option: Option) -> Way | None:
    """Return what an option does with a card, or to which phase a player goes."""
    if isinstance(option, Proceed):
        return Way(0, option.player, "way.go-to", term=PHASES[option.phase])
    if not isinstance(option, OfCard):
        return None
    bare = Way(option.card + 1, board.card(option.card).data.id, _KEYS.get(type(option), ""))
    told = _TOLD.get(type(option))
    return told(bare, board, option) if told else bare


def _activating(bare: Way, board: Board, option: Activate | PutOnChain) -> Way:
    number = effect_number(option)
    several = number and len(board.card(option.card).data.effects) > 1
    return replace(bare, key="way.effect" if several else "way.activate", number=number)


def _normal_summoning(bare: Way, _board: Board, option: NormalSummon) -> Way:
    return replace(bare, key="way.normal-set" if option.face_down else "way.normal-summon")


def _positioned(bare: Way, _board: Board, option: TakePosition) -> Way:
    return replace(bare, key="way.position", term=POSITIONS[option.position])


def _turning(bare: Way, board: Board, option: TurnMonster) -> Way:
    up = board.card(option.card).face_up
    return replace(bare, key="way.turn" if up else "way.flip-summon")


def _attacking(bare: Way, board: Board, option: Attack) -> Way:
    if option.target is None:
        return replace(bare, key="way.attack-directly")
    return replace(bare, key="way.attack", target=board.card(option.target).data.id)


_TOLD: Mapping[type[Option], Callable[[Way, Board, Any], Way]] = {
    Activate: _activating,
    PutOnChain: _activating,
    NormalSummon: _normal_summoning,
    TakePosition: _positioned,
    TurnMonster: _turning,
    Attack: _attacking,
}
"""Those that need more, each as what is made of the bare way."""
