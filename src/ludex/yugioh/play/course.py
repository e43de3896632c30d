"""How a Duel went, for the Match around it: its Life Points, its turns and its winner as values."""

from __future__ import annotations

from ludex.playing import BadPosition
from ludex.playing.course import Change, Course, Player, Result, TurnOver
from ludex.yugioh.facts import ChainEnded, LifePointsChanged, TurnBegan
from ludex.yugioh.play.session import Session
from ludex.yugioh.table.board import Board
from ludex.yugioh.table.seats import DUEL_OF_TWO
from ludex.yugioh.words.errors import worded


def course(session: Session) -> Course:
    """Return how the Duel of a session went, as far as it has come.

    Raises BadPosition for a Duel of others than A and B, who play a Match.
    """
    board = session.first
    if board.seats != DUEL_OF_TWO:
        raise BadPosition(worded("match-players", players=", ".join(board.seats.players)))
    start, turn_player = (board.lp("A"), board.lp("B")), _player(board.turn_player)
    happened: list[Change | TurnOver] = []
    in_chain = False
    for entry in session.game.log:
        before, board = board, entry.event.fold(board)
        now = (board.lp("A"), board.lp("B"))
        if isinstance(entry.event, LifePointsChanged):
            in_chain = bool(board.chain)
            happened.append(Change(now, chain=in_chain))
        elif isinstance(entry.event, ChainEnded) and in_chain:
            in_chain = False
            happened.append(Change(now, chain=False))
        elif isinstance(entry.event, TurnBegan) and before.turn > 0:
            happened.append(TurnOver(_player(before.turn_player)))
    return Course(start, turn_player, tuple(happened), _result(board) if board.over else None)


def _result(board: Board) -> Result:
    return "A" if board.winner == "A" else "B" if board.winner == "B" else "draw"


def _player(player: str) -> Player:
    return "A" if player == "A" else "B"
