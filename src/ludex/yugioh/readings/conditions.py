"""Whether the conditions of effects are fulfilled."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from ludex.yugioh.book import Asked
from ludex.yugioh.readings.battle import fight
from ludex.yugioh.readings.filters import asks_for_atk, matches
from ludex.yugioh.readings.finding import found
from ludex.yugioh.readings.losses import lost_all_in_battle
from ludex.yugioh.readings.seating import opponents_meant
from ludex.yugioh.readings.stats import attack
from ludex.yugioh.table.board import FIELD, MAIN_PHASES, Board, Card
from ludex.yugioh.table.seats import Player
from ludex.yugioh.vocabulary import (
    Battles,
    CardsInHand,
    Condition,
    Filter,
    InPhase,
    OpponentControls,
    ThereIs,
    ThereIsNo,
    ThisIs,
    TurnOf,
    YouControl,
    YouControlNo,
    YouHaveNot,
    YouLostAll,
)

if TYPE_CHECKING:
    from ludex.yugioh.cards import Effect

Measured = Callable[[Card], int]
"""The ATK of a card as it is now."""


def battlers(
    g: Asked, condition: Battles, card: Card, you: Player, atk: Measured | None = None
) -> Iterator[Card]:
    """Yield the battling monsters of which a condition holds, if any."""
    board = g.state
    attacker, target = fight(board)
    measured = atk or (lambda one: attack(g, one))

    def meant(one: Card, which: Filter) -> bool:
        now = measured(one) if asks_for_atk(which) else None
        return matches(g, one, which, you, this=card.uid, atk=now)

    for role, own, other in (("attacker", attacker, target), ("target", target, attacker)):
        if own is None or condition.as_ not in (None, role):
            continue
        if condition.battles == "this":
            if own.uid != card.uid:
                continue
        elif not meant(own, condition.battles):
            continue
        against = condition.against
        if against is not None and (other is None or not meant(other, against)):
            continue
        if condition.weaker and (other is None or measured(own) >= measured(other)):
            continue
        if _as_told(board, condition, own, other):
            yield own


def battling(
    g: Asked, effect: Effect, card: Card, you: Player, atk: Measured | None = None
) -> Iterator[Card]:
    """Yield the monsters of the conditions of an effect that go by a battle."""
    for condition in effect.requires:
        if isinstance(condition, Battles):
            yield from battlers(g, condition, card, you, atk)


def _in_one_column(one: Card, other: Card | None) -> bool:
    """Whether two monsters are known to lie in one column of the field."""
    column = one.places[0].column
    return other is not None and column is not None and other.places[0].column == column


def _as_told(board: Board, condition: Battles, own: Card, other: Card | None) -> bool:
    """Whether the battle itself is as a condition says."""
    battle = board.battle
    return (
        (not condition.was_face_down or (battle is not None and battle.face_down))
        and (not condition.lost or own.marked_by is not None)
        and (not condition.same_column or _in_one_column(own, other))
        and (condition.directly in (None, battle is not None and battle.target is None))
    )


def fulfilled(
    g: Asked, condition: Condition, card: Card, you: Player, atk: Measured | None = None
) -> bool:
    """Whether a condition of an effect of a card holds for a player."""
    board = g.state
    if isinstance(condition, Battles):
        return any(battlers(g, condition, card, you, atk))
    if isinstance(condition, TurnOf):
        return board.turn_player in board.seats.meant(you, condition.turn_of)
    if isinstance(condition, YouLostAll):
        return lost_all_in_battle(g, you, condition.at_least)
    if isinstance(condition, InPhase | YouHaveNot | CardsInHand):
        return _is_so(board, condition, you)
    if isinstance(condition, ThereIsNo):
        return _lies_nowhere(g, condition.there_is_no, card, you)
    return _is_there(g, condition, card, you, atk)


def _is_so(board: Board, condition: InPhase | YouHaveNot | CardsInHand, you: Player) -> bool:
    """Whether the phase, what a player has done in the turn, or a hand is as a condition says."""
    match condition:
        case InPhase():
            return board.phase in MAIN_PHASES
        case YouHaveNot():
            return board.turn_player != you or board.normal_summons == 0
        case CardsInHand():
            return _in_hands(board, condition, you)


def _in_hands(board: Board, condition: CardsInHand, you: Player) -> bool:
    """Whether a player has as many cards in the hand as a condition asks."""
    least, most = condition.at_least, condition.at_most
    hands = (len(board.at("hand", one)) for one in board.seats.meant(you, condition.cards_in_hand))
    return any((least is None or n >= least) and (most is None or n <= most) for n in hands)


def _lies_nowhere(g: Asked, which: Filter, card: Card, you: Player) -> bool:
    """Whether no card of a filter lies where it says, or on the field."""
    zones = FIELD if which.in_ is None else ()
    return next(found(g, which, you, card.uid, zones), None) is None


def _is_there(
    g: Asked,
    condition: ThisIs | ThereIs | YouControl | YouControlNo | OpponentControls,
    card: Card,
    you: Player,
    atk: Measured | None,
) -> bool:
    """Whether the cards are there, or are not, for which a condition asks."""
    board = g.state
    whose: tuple[Player, ...] = (you,)
    if isinstance(condition, ThereIs) and condition.there_is == "bound":
        return card.bound_to is not None and board.stays(card.bound_to)
    match condition:
        case ThisIs(this_is=which) | YouControl(you_control=which):
            pass
        case ThereIs(there_is=which) | YouControlNo(you_control_no=which):
            pass
        case OpponentControls(opponent_controls=which):
            whose = opponents_meant(g, you, "field")
    measured = atk or (lambda one: attack(g, one))

    def meant(one: Card) -> bool:
        if not isinstance(which, Filter):
            return True
        now = measured(one) if asks_for_atk(which) else None
        return matches(g, one, which, you, this=card.uid, atk=now)

    if isinstance(condition, ThisIs):
        return meant(card)
    if isinstance(condition, ThereIs):
        whose = board.seats.players
    there = (one for one in board.on_field() if one.controller in whose and meant(one))
    if isinstance(condition, YouControl) and condition.at_least is not None:
        return sum(1 for _ in there) >= condition.at_least
    controlled = any(there)
    return controlled != isinstance(condition, YouControlNo)
