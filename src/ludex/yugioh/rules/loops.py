"""Infinite loops: HAT-9, MOD-9, and TCG-7 on what is unaffected by which cards."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from ludex.kernel import Acts, Ask, Game, leads_to
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions import (
    Activate,
    Among,
    Attack,
    ChooseFusionMonster,
    ChooseMaterial,
    ChooseTarget,
    ChooseTribute,
    NormalSummon,
    OpenBattle,
    OpenGameState,
    PayWith,
    PutOnChain,
    SetCard,
    SummonItself,
    Target,
    Tribute,
    TurnMonster,
)
from ludex.yugioh.decisions.refusable import Reaching
from ludex.yugioh.facts import Destroyed, LoopArose, SentByRule
from ludex.yugioh.moments.duel import Aftermath, PositionLies
from ludex.yugioh.readings.filters import hangs_on_atk
from ludex.yugioh.readings.gains import looping, unaffected
from ludex.yugioh.readings.looks import anything_goes_by_atk
from ludex.yugioh.readings.moving import to_pile
from ludex.yugioh.table.board import Board, Card, Uid

Voluntary = (
    Activate
    | PutOnChain
    | NormalSummon
    | SummonItself
    | SetCard
    | TurnMonster
    | Attack
    | Target
    | Tribute
    | PayWith
)


@rule("TCG-7.28", forbids=Reaching)
def what_a_monster_is_unaffected_by(g: Asked, reaching: Reaching) -> tuple[str, ...]:
    """The effects of cards that a monster is unaffected by do nothing to it."""
    by = g.state.card(reaching.by)
    # A monster that is equipped is an Equip Spell Card.
    family = "spell" if by.equipped_to is not None else by.data.family
    known = reaching.unaffected
    kept = unaffected(g, reaching.card) if known is None else known.get(reaching.card, ())
    return tuple(by for of, by in kept if of == family)


@rule(
    "HAT-9.1",
    forbids=(
        Activate,
        PutOnChain,
        NormalSummon,
        SummonItself,
        SetCard,
        TurnMonster,
        Attack,
        Target,
        Tribute,
        PayWith,
    ),
)
def no_voluntary_loop(g: Asked, option: Voluntary) -> bool:
    """What would lead to an infinite loop cannot be done by choice."""
    if not _could_loop(g.state, option.card):
        return False
    now = len(g.so_far)

    def loops(game: Game[Any]) -> bool:
        since = takewhile(lambda entry: entry.n >= now, game.log.backwards())
        return bool(looping(game)) or any(isinstance(one.event, LoopArose) for one in since)

    ahead = leads_to(
        g,
        option,
        loops,
        without=("HAT-9.1",),
        stop=lambda game: isinstance(game.ask, OpenGameState | OpenBattle),
        own=_of_cards,
    )
    # What loops already does not loop because of the option.
    return ahead and not looping(g)


_OF_CARDS = (ChooseTribute, ChooseTarget, ChooseFusionMonster, ChooseMaterial, Among)


def _of_cards(ask: Ask) -> bool:
    """Whether cards have to be chosen: as Tributes, for a cost, as targets, or by an effect."""
    return type(ask) in _OF_CARDS


def _could_loop(board: Board, option: Uid) -> bool:
    """Whether a card that can make a loop is face-up, on the Chain, or the option's own."""
    if not board.cards.any_goes_by_atk:
        return False
    on_chain = (board.card(link.card) for link in board.chain)
    faces = (card for card in board.on_field() if card.face_up)
    return any(card.data.goes_by_atk for card in (board.card(option), *on_chain, *faces))


@rule("HAT-9.2", does=(Aftermath, PositionLies), where=anything_goes_by_atk)
def what_made_the_loop_is_destroyed(g: Duel, step: Aftermath | PositionLies) -> Acts:
    """A loop that nobody chose ends: the card whose effect makes it is destroyed by the rules."""
    while (cause := _cause(g)) is not None:
        yield LoopArose(cause.uid)
        yield Destroyed(cause.uid)


@rule("MOD-9.1", does=(Aftermath, PositionLies), where=anything_goes_by_atk)
def what_made_the_loop_is_sent(g: Duel, step: Aftermath | PositionLies) -> Acts:
    """A loop ends: the card whose effect makes it is sent to the Graveyard by the rules."""
    while (cause := _cause(g)) is not None:
        yield LoopArose(cause.uid)
        yield to_pile(g, SentByRule, cause, "graveyard")


def _cause(g: Asked) -> Card | None:
    """Return the newest card in a loop whose effect goes by the ATK that it changes."""
    causes = [one for one in looping(g) if one.effect is not None and hangs_on_atk(one.effect)]
    return g.state.card(causes[-1].source) if causes else None
