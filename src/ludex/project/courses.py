"""Duels played by the engine for Duels, handed to a Match as values."""

from __future__ import annotations

from collections.abc import Mapping

from ludex.kb.knowledge_base import KnowledgeBase
from ludex.kernel import Ruleset
from ludex.playing import Aside
from ludex.tournament.course import Change, Course, TurnOver
from ludex.tournament.decks import Player
from ludex.tournament.match import Result
from ludex.yugioh.facts import ChainEnded, LifePointsChanged, TurnBegan
from ludex.yugioh.play.session import Session
from ludex.yugioh.table.board import Board
from ludex.yugioh.vocabulary import CardData


def _result(board: Board) -> Result:
    return "A" if board.winner == "A" else "B" if board.winner == "B" else "draw"


def course(
    kb: KnowledgeBase, rulesets: Mapping[str, Ruleset], cards: Mapping[str, CardData], id: str
) -> Course:
    """Return how the Duel of an example goes under its own ruleset."""
    example = kb.examples[id]
    session = Session(example.start, rulesets[kb.ruleset_of(example)], cards)
    for step in example.play:
        if not isinstance(step, Aside):
            session.play(step)
    session.rest()
    board = session.first
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


def _player(player: str) -> Player:
    return "A" if player == "A" else "B"
