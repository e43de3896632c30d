"""The log in words: one English sentence for each kind of fact, and the values that fill it.

Names of cards and game terms are placeholders, so that each language puts its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ludex.kernel import Chose, Entry, Event
from ludex.yugioh import events as e
from ludex.yugioh.board import Board, Uid
from ludex.yugioh.decisions import DoNotPay

SENTENCES: Mapping[str, str] = {
    "ActivationNegated": "The activation of {card} is negated.",
    "AddedToHand": "{player} adds {card} to the hand.",
    "Banished": "{card} is banished.",
    "CardSet": "{player} Sets {card}.",
    "ChainEnded": "The {term:chain} is over.",
    "Damaged": "{player} takes {amount} damage.",
    "Declined": "{player} does not pay for {card}.",
    "Destroyed": "{by} destroys {card}.",
    "DestroyedByItself": "{card} is destroyed by its own effect.",
    "DestroyedByRule": "{card} is destroyed by the rules of the game.",
    "Discarded": "{player} discards {card}.",
    "DrawFailed": "{player} has no card left to draw.",
    "Drew": "{player} draws {card}.",
    "DuelEnded": "The {term:duel} is over.",
    "GainedLifePoints": "{player} gains {amount} {term:life-points}.",
    "LifePointsSet": "{player} begins with {amount} {term:life-points}.",
    "LinkAdded": "{player} activates {card}: {term:chain-link} {number}.",
    "LinkFailed": "{term:chain-link} {number}, {card}, resolves without effect.",
    "LinkNegated": "{term:chain-link} {number}, {card}, was negated and does not resolve.",
    "LinkResolved": "{term:chain-link} {number}, {card}, has resolved.",
    "Lost": "{player} loses the {term:duel}.",
    "MonsterSet": "{player} Sets the monster {card}.",
    "MustTribute": "If {player} Tributes a monster this turn, it has to be {card} first.",
    "NoBattlePhase": "{player} has no {term:battle-phase} this turn.",
    "NormalSummoned": "{player} Normal Summons {card}.",
    "PaidLifePoints": "{player} pays {amount} {term:life-points}.",
    "PhaseBegan": "{phase} begins.",
    "Placed": "{player} puts {card} face-up on the field.",
    "ReturnedToHand": "{card} returns to {player}’s hand.",
    "RestrictionLifted": "{card} no longer forbids the {term:battle-phase}.",
    "SentByRule": "{card} is sent to the {term:graveyard} by the rules of the game.",
    "SentToGraveyard": "{card} is sent to the {term:graveyard}.",
    "SpecialSummoned": "{player} Special Summons {card}.",
    "Targeted": "{player} chooses {cards} as target.",
    "TributeSummoned": "{player} Tribute Summons {card}.",
    "Tributed": "{card} is Tributed.",
    "Triggered": "The effect of {card} is triggered.",
    "TurnBegan": "Turn {turn} begins: {player}’s turn.",
    "TurnedFaceUp": "{card} is turned face-up.",
    "UsedUp": "{card} has done its work and is sent to the {term:graveyard}.",
}
"""English sentences by name."""

PHASES: Mapping[str, str] = {
    "draw": "draw-phase",
    "standby": "standby-phase",
    "main-1": "main-phase-1",
    "battle": "battle-phase",
    "main-2": "main-phase-2",
    "end": "end-phase",
}
"""The term for each phase."""


@dataclass(frozen=True, slots=True)
class Named:
    """A name to be put in the reader's language: of a card or of a term."""

    kind: str
    ref: str


Value = str | int | Named | tuple[Named, ...]


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence by name, with its values."""

    name: str
    values: Mapping[str, Value]


def said(entry: Entry, board: Board) -> Said | None:
    """Return how an entry is told, given the board after it; None for what goes without saying."""
    event: Event = entry.event
    if isinstance(event, Chose):
        if isinstance(event.option, DoNotPay):
            return Said(
                "Declined",
                {"player": event.option.player, "card": _card(board, event.option.card)},
            )
        return None
    teller = _TELLERS.get(type(event))
    return teller(event, board) if teller else None


def _card(board: Board, uid: Uid) -> Named:
    return Named("card", board.card(uid).data.id)


def _moved(event: e.Moved, board: Board) -> Said:
    # Whoever holds the card now is who drew, added or got it back.
    player = board.card(event.card).controller
    return Said(type(event).__name__, {"player": player, "card": _card(board, event.card)})


def _summoned(event: e.NormalSummoned, board: Board) -> Said:
    name = "TributeSummoned" if event.tributes else "NormalSummoned"
    return Said(name, _moved(event, board).values)


def _discarded(event: e.Discarded, board: Board) -> Said:
    return Said("Discarded", {"player": event.was.controller, "card": _card(board, event.card)})


def _destroyed(event: e.Destroyed, board: Board) -> Said:
    card = _card(board, event.card)
    if event.by is None:
        return Said("DestroyedByRule", {"card": card})
    if event.by == event.card:
        return Said("DestroyedByItself", {"card": card})
    return Said("Destroyed", {"card": card, "by": _card(board, event.by)})


def _points(event: e.LifePointsChanged, _board: Board) -> Said:
    return Said(type(event).__name__, {"player": event.player, "amount": event.amount})


def _of_player(event: Any, _board: Board) -> Said:
    return Said(type(event).__name__, {"player": event.player})


def _of_card(event: Any, board: Board) -> Said:
    return Said(type(event).__name__, {"card": _card(board, event.card)})


def _added(event: e.LinkAdded, board: Board) -> Said:
    link = event.link
    card = _card(board, link.card)
    return Said("LinkAdded", {"player": link.player, "card": card, "number": event.number})


def _resolved(event: e.LinkResolved, board: Board) -> Said:
    negated = board.chain[event.number - 1].negated
    failed = "LinkNegated" if negated else "LinkFailed"
    name = "LinkResolved" if event.carried_out else failed
    return Said(name, {"number": event.number, "card": _card(board, event.card)})


def _targeted(event: e.Targeted, board: Board) -> Said | None:
    if not event.targets:
        return None
    cards = tuple(_card(board, uid) for uid in event.targets)
    return Said("Targeted", {"player": board.chain[event.number - 1].player, "cards": cards})


def _lingered(event: e.Lingered, board: Board) -> Said:
    what = event.what
    if what.what == "must-tribute":
        return Said("MustTribute", {"player": what.player, "card": _card(board, what.card)})
    return Said("NoBattlePhase", {"player": what.player})


def _turn(event: e.TurnBegan, _board: Board) -> Said:
    return Said("TurnBegan", {"player": event.player, "turn": event.turn})


def _phase(event: e.PhaseBegan, _board: Board) -> Said:
    return Said("PhaseBegan", {"phase": Named("term", PHASES[event.phase])})


def _plain(event: Event, _board: Board) -> Said:
    return Said(type(event).__name__, {})


_TELLERS: dict[type, Callable[[Any, Board], Said | None]] = {
    e.Drew: _moved,
    e.AddedToHand: _moved,
    e.ReturnedToHand: _moved,
    e.Banished: _moved,
    e.SentToGraveyard: _moved,
    e.SentByRule: _moved,
    e.Tributed: _moved,
    e.Discarded: _discarded,
    e.UsedUp: _moved,
    e.NormalSummoned: _summoned,
    e.SpecialSummoned: _moved,
    e.MonsterSet: _moved,
    e.CardSet: _moved,
    e.Placed: _moved,
    e.TurnedFaceUp: _of_card,
    e.Destroyed: _destroyed,
    e.Damaged: _points,
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
    e.LinkResolved: _resolved,
    e.ChainEnded: _plain,
    e.Triggered: lambda event, board: Said("Triggered", {"card": _card(board, event.waiting.card)}),
    e.Lingered: _lingered,
    e.RestrictionLifted: _of_card,
}
