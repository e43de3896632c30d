"""How a Duel went, for the Match around it: its Life Points, its turns and its winner as values."""

from __future__ import annotations

from ludex.playing.course import Change, Course, TurnOver
from ludex.yugioh.facts import ChainEnded, LifePointsChanged, TurnBegan
from ludex.yugioh.play.session import Session
from ludex.yugioh.table.board import Board


def course(session: Session) -> Course:
    """Return how the Duel of a session went, as far as it has come."""
    board = session.first
    start, turn_player = _points(board), board.turn_player
    happened: list[Change | TurnOver] = []
    in_chain = False
    for entry in session.game.log:
        before, board = board, entry.event.fold(board)
        now = _points(board)
        if isinstance(entry.event, LifePointsChanged):
            in_chain = bool(board.chain)
            happened.append(Change(now, chain=in_chain))
        elif isinstance(entry.event, ChainEnded) and in_chain:
            in_chain = False
            happened.append(Change(now, chain=False))
        elif isinstance(entry.event, TurnBegan) and before.turn > 0:
            happened.append(TurnOver(before.turn_player))
    result = _result(board) if board.over else None
    return Course(start, turn_player, tuple(happened), result, board.seats.players)


def _points(board: Board) -> tuple[int, int]:
    """Return the Life Points of the first player's side, and those of the other."""
    one, other = board.seats.sides
    return board.points(one), board.points(other)


def _result(board: Board) -> str:
    """Return a player of the side that has won, if one has."""
    return "draw" if board.winner is None else board.seats.team(board.winner)[0]
