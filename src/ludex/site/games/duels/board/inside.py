"""What is in each cell of a Duel's board."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ludex.site.boards.pieces import Card, Cell, Inside, Line, Link, Look, Piece, Words
from ludex.site.games.duels.board.picture import (
    Attack,
    Face,
    Hand,
    Middle,
    Pile,
    PlayerLine,
    Single,
    TeamLine,
)
from ludex.yugioh.words.terms import PHASES

LOOKS: Mapping[str, Look] = {
    "monster-normal": "normal",
    "monster-token": "token",
    "monster-fusion": "fusion",
    "monster-synchro": "synchro",
    "monster": "effect",
    "spell": "spell",
    "trap": "trap",
}
"""By the kind of a card, or its first word."""


def inside(words: Words, cell: Cell) -> Inside:
    """Return what is in a cell."""
    return _INSIDE[type(cell)](words, cell)


def _single(words: Words, cell: Single) -> Inside:
    return Inside("", (_card(words, cell.face),)) if cell.face else Inside("box", ())


def _hand(words: Words, cell: Hand) -> Inside:
    return Inside("row", tuple(_card(words, face) for face in cell.faces))


def _card(words: Words, face: Face) -> Card:
    return Card(
        words.card_name(face.card),
        _look(face.kind) if face.up else "hidden",
        _note(words, face),
        face.sign,
        words.word("board.marked") if face.marked else "",
        lying=face.position == "defense",
        strengths=face.strengths if face.up else None,
        tone=face.tone if face.up else "",
        counters=face.counters,
        link=face.link,
        who=face.who,
    )


def _look(kind: str) -> Look:
    return LOOKS.get(kind) or LOOKS[kind.partition("-")[0]]


def _note(words: Words, face: Face) -> str:
    if face.also_monster:
        return words.word("board.also-monster")
    return words.word("board.equips", card=words.card_name(face.on)) if face.on else ""


def _pile(words: Words, cell: Pile) -> Inside:
    if not cell.count:
        return Inside("pile", ())
    number = Line(str(cell.count), style="number")
    if cell.zone == "deck":
        return Inside("pile", (Card("", "hidden"), number))
    top = Card(words.card_name(cell.cards[0]), _look(cell.kind))
    return Inside("pile", (top, number, *(Line(words.card_name(slug)) for slug in cell.cards)))


def _player(words: Words, cell: PlayerLine) -> Inside:
    name = words.word("board.player", player=cell.player)
    turn = words.word("board.own-turn", number=cell.turn) if cell.turn else ""
    points = "" if cell.life_points is None else life_points(words, cell.life_points)
    return Inside("", (Line(name, points, "strong", turn),))


def _team(words: Words, cell: TeamLine) -> Inside:
    name = words.word("board.team", team=cell.side)
    return Inside("", (Line(name, life_points(words, cell.life_points), "strong"),))


def life_points(words: Words, number: int) -> str:
    """Return how many Life Points there are."""
    return words.word("board.life-points", number=number)


def _middle(words: Words, cell: Middle) -> Inside:
    return Inside("", tuple(_of_middle(words, cell)))


def _of_middle(words: Words, cell: Middle) -> Iterator[Piece]:
    yield Line(moment(words, cell))
    if cell.attack and cell.attack.target is None:
        yield Line(attacking(words, cell.attack), style="muted")
    for link in reversed(cell.links):
        state = words.word(f"board.{link.state}") if link.state else ""
        yield Link(link.number, words.card_name(link.card), state)


def now(words: Words, cell: Middle) -> str:
    """Return whose turn it is, and which phase, step or sub-step."""
    if cell.turn == 0:
        return moment(words, cell)
    turn = words.word("board.turn", number=cell.turn, player=cell.player)
    then = moment(words, cell)
    return f"{turn} · {then}" if then else turn


def moment(words: Words, cell: Middle) -> str:
    """Return which phase, step or sub-step it is."""
    if cell.turn == 0:
        return words.word("board.before-the-duel")
    if cell.sub_step:
        name = words.word(f"sub-step.{cell.sub_step}")
        return words.word("board.sub-step", number=cell.number, name=name)
    term = cell.step or PHASES.get(cell.phase)
    return words.term_name(term) if term else ""


def attacking(words: Words, attack: Attack) -> str:
    """Return who attacks whom."""
    card = words.card_name(attack.card)
    if attack.target is None:
        return words.word("board.attacks-directly", card=card)
    return words.word("board.attacks", card=card, target=words.card_name(attack.target))


_INSIDE: Mapping[type, Callable[[Words, Any], Inside]] = {
    Single: _single,
    Hand: _hand,
    Pile: _pile,
    PlayerLine: _player,
    TeamLine: _team,
    Middle: _middle,
}
