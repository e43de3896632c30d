"""The log in words: one English sentence for each kind of fact, and the values that fill it.

Names of cards and game terms are placeholders, so that each language puts its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludex.kernel import Chose, Entry, Event, Option, Replaced
from ludex.playing import Said, Value, term
from ludex.yugioh import facts as e
from ludex.yugioh.decisions import CallOff, DoNotPay
from ludex.yugioh.table.board import Board
from ludex.yugioh.telling import battles
from ludex.yugioh.telling.said import named
from ludex.yugioh.telling.sentences import PHASES, POSITIONS, SENTENCES

__all__ = ["PHASES", "POSITIONS", "SENTENCES", "said"]


def said(entry: Entry, board: Board) -> Said | None:
    """Return how an entry is told, given the board after it; None for what goes without saying."""
    event: Event = entry.event
    if isinstance(event, Chose):
        return _chosen(event.option, board)
    if isinstance(event, Replaced):
        return _replaced(event.event, board)
    teller = _TELLERS.get(type(event))
    return teller(event, board) if teller else None


def _chosen(option: Option, board: Board) -> Said | None:
    # Whatever else is chosen, a fact tells of it.
    if isinstance(option, DoNotPay | CallOff):
        name = "Declined" if isinstance(option, DoNotPay) else "AttackCalledOff"
        return Said(name, {"player": option.player, "card": named(board, option.card)})
    return None


def _replaced(event: Event, board: Board) -> Said | None:
    # Nothing comes in the place of this one.
    if isinstance(event, e.BattleDamaged):
        return Said("BattleDamagePrevented", {"player": event.player, "amount": event.amount})
    if isinstance(event, e.DestroyedByBattle):
        return Said("NotDestroyedByBattle", {"card": named(board, event.card)})
    return None


def _moved(event: e.Moved, board: Board) -> Said:
    # Whoever holds the card now is who drew, added or got it back.
    player = board.card(event.card).controller
    return Said(type(event).__name__, {"player": player, "card": named(board, event.card)})


def _summoned(event: e.NormalSummoned, board: Board) -> Said:
    name = "TributeSummoned" if event.tributes else "NormalSummoned"
    return Said(name, _moved(event, board).values)


def _special_summoned(event: e.SpecialSummoned, board: Board) -> Said:
    name = "SpecialSummonedFaceDown" if event.face_down else "SpecialSummoned"
    return Said(name, _moved(event, board).values)


def _discarded(event: e.Discarded, board: Board) -> Said:
    return Said("Discarded", {"player": event.was.controller, "card": named(board, event.card)})


def _destroyed(event: e.Destroyed, board: Board) -> Said:
    card = named(board, event.card)
    if event.by is None:
        return Said("DestroyedByRule", {"card": card})
    if event.by == event.card:
        return Said("DestroyedByItself", {"card": card})
    return Said("Destroyed", {"card": card, "by": named(board, event.by)})


def _points(event: e.LifePointsChanged, _board: Board) -> Said:
    return Said(type(event).__name__, {"player": event.player, "amount": event.amount})


def _of_player(event: Any, _board: Board) -> Said:
    return Said(type(event).__name__, {"player": event.player})


def _of_card(event: Any, board: Board) -> Said:
    return Said(type(event).__name__, {"card": named(board, event.card)})


def _added(event: e.LinkAdded, board: Board) -> Said:
    link = event.link
    card = named(board, link.card)
    values: dict[str, Value] = {"player": link.player, "card": card, "number": event.number}
    choices = board.card(link.card).data.by_kind.get("activation", ())
    if link.activates_card and len(choices) > 1:
        return Said("LinkAddedByChoice", {**values, "effect": link.effect})
    return Said("LinkAdded", values)


def _resolved(event: e.LinkResolved, board: Board) -> Said:
    negated = board.chain[event.number - 1].negated
    failed = "LinkNegated" if negated == "activation" else "LinkFailed"
    name = "LinkResolved" if event.carried_out else failed
    return Said(name, {"number": event.number, "card": named(board, event.card)})


def _targeted(event: e.Targeted, board: Board) -> Said | None:
    if not event.targets:
        return None
    cards = tuple(named(board, uid) for uid in event.targets)
    return Said("Targeted", {"player": board.chain[event.number - 1].player, "cards": cards})


def _lingered(event: e.Lingered, board: Board) -> Said:
    what = event.what
    if what.what == "must-tribute":
        return Said("MustTribute", {"player": what.player, "card": named(board, what.card)})
    if what.what == "no-battle-phase":
        return Said("NoBattlePhase", {"player": what.player})
    if what.what == "no-battle-destruction":
        return Said("NoBattleDestruction", {"player": what.player})
    name = "NoBattleDamage" if what.until == "end-of-turn" else "NoBattleDamageNow"
    return Said(name, {"player": what.player})


def _turn(event: e.TurnBegan, _board: Board) -> Said:
    return Said("TurnBegan", {"player": event.player, "turn": event.turn})


def _phase(event: e.PhaseBegan, _board: Board) -> Said:
    return Said("PhaseBegan", {"phase": term(PHASES[event.phase])})


def _plain(event: Event, _board: Board) -> Said:
    return Said(type(event).__name__, {})


_TELLERS: dict[type, Callable[[Any, Board], Said | None]] = {
    e.Drew: _moved,
    e.AddedToHand: _moved,
    e.ReturnedToHand: _moved,
    e.Banished: _moved,
    e.SentToGraveyard: _moved,
    e.SentAfterBattle: _moved,
    e.SentByRule: _moved,
    e.TokenSummoned: _moved,
    e.TokenVanished: _of_card,
    e.Tributed: _moved,
    e.Discarded: _discarded,
    e.UsedUp: _moved,
    e.NormalSummoned: _summoned,
    e.SpecialSummoned: _special_summoned,
    e.MonsterSet: _moved,
    e.CardSet: _moved,
    e.Placed: _moved,
    e.TurnedFaceUp: _of_card,
    e.Destroyed: _destroyed,
    e.Damaged: _points,
    e.BattleDamaged: _points,
    e.PaidLifePoints: _points,
    e.GainedLifePoints: _points,
    e.LifePointsSet: _points,
    e.DrawFailed: _of_player,
    e.Lost: _of_player,
    e.DuelEnded: _plain,
    e.TurnBegan: _turn,
    e.PhaseBegan: _phase,
    e.LinkAdded: _added,
    e.Targeted: _targeted,
    e.ActivationNegated: _of_card,
    e.EffectNegated: _of_card,
    e.LinkResolved: _resolved,
    e.ChainEnded: _plain,
    e.Triggered: lambda event, board: Said("Triggered", {"card": named(board, event.waiting.card)}),
    e.Lingered: _lingered,
    e.RestrictionLifted: _of_card,
    e.AttackNegated: _of_card,
    e.AttackStopped: _of_card,
    e.BattlePhaseEnds: _plain,
    e.Flipped: _of_card,
    e.FlippedByAttack: _of_card,
    e.TurnedFaceDown: _of_card,
    **battles.TELLERS,
}
