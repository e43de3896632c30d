"""Readings of a battle: who fights whom, how far it is, and whether a condition holds."""

from __future__ import annotations

from ludex.yugioh.book import Asked
from ludex.yugioh.quantities import Occurrence, SubStepOf, SubSteps
from ludex.yugioh.readings.filters import is_monster
from ludex.yugioh.table.board import Arrival, Board, Card
from ludex.yugioh.table.seats import Player
from ludex.yugioh.vocabulary import SubStep


def fight(board: Board) -> tuple[Card | None, Card | None]:
    """Return the attacker and its target, each as long as it is still there and a monster."""
    if board.battle is None:
        return None, None
    return _there(board, board.battle.attacker), _there(board, board.battle.target)


def _there(board: Board, arrival: Arrival | None) -> Card | None:
    if arrival is None or not board.stays(arrival):
        return None
    card = board.card(arrival[0])
    return card if is_monster(card) and card.on_field else None


def is_attacking(board: Board, card: Card) -> bool:
    """Whether a card attacks now: the attacker, in Attack Position, of an attack that stands."""
    attacker, _ = fight(board)
    if attacker is None or board.battle is None or board.battle.negated:
        return False
    return attacker.uid == card.uid and attacker.position == "attack"


def arrival(card: Card) -> Arrival:
    """Return a card as it lies since it came."""
    return card.uid, card.since


def sub_step(board: Board) -> SubStep | None:
    """Return the present sub-step of the Damage Step; None outside of one."""
    return board.battle.sub_step if board.battle is not None else None


def is_now(g: Asked, what: Occurrence) -> bool:
    """Whether the present sub-step is the one in which something has its place."""
    now = sub_step(g.state)
    return now is not None and g.value(SubStepOf(what)) == now


def reached(g: Asked, what: Occurrence) -> bool:
    """Whether the Damage Step has come to the sub-step in which something has its place."""
    now = sub_step(g.state)
    return now is not None and not _after(g, g.value(SubStepOf(what)), now, unsaid=True)


def to_come(g: Asked, what: Occurrence) -> str | None:
    """Return the clause that puts something in a sub-step that is still to come."""
    now = sub_step(g.state)
    if now is None:
        return None
    row, by = g.said(SubStepOf(what))
    return by if _after(g, row, now, unsaid=False) else None


def _after(g: Asked, row: SubStep | None, now: SubStep, *, unsaid: bool) -> bool:
    order = g.value(SubSteps())
    if row not in order or now not in order:
        return unsaid
    return bool(order.index(row) > order.index(now))


def battled_by(board: Board, card: Card, you: Player) -> Card | None:
    """Return the monster that a card battles or battled; of another card, that yours does."""
    attacker, target = fight(board)
    if board.battle is not None and board.battle.attacker[0] == card.uid:
        return target
    if board.battle is not None and board.battle.target and board.battle.target[0] == card.uid:
        return attacker
    for own, other in ((attacker, target), (target, attacker)):
        if own is not None and own.controller == you:
            return other
    return None


def battler_of(board: Board, you: Player) -> Card | None:
    """Return a player's monster in the battle."""
    return next((c for c in fight(board) if c is not None and c.controller == you), None)
