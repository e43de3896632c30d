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
)
from ludex.yugioh.words.terms import PHASES

LOOKS: Mapping[str, Look] = {
    "monster-normal": "normal",
    "monster-token": "token",
    "monster": "effect",
    "spell": "spell",
    "trap": "trap",
}
"""By the kind of a card, or its first word."""
MOST_NAMED = 4
"""Cards of a pile that are named."""


def inside(words: Words, cell: Cell) -> Inside:
    """Return what is in a cell."""
    return _INSIDE[type(cell)](words, cell)


def _single(words: Words, cell: Single) -> Inside:
    return Inside("", (_card(words, cell.face),)) if cell.face else Inside("box", ())


def _hand(words: Words, cell: Hand) -> Inside:
    return Inside("row", tuple(_card(words, face) for face in cell.faces))


def _card(words: Words, face: Face) -> Card:
    look = LOOKS.get(face.kind) or LOOKS[face.kind.partition("-")[0]]
    name = words.card_name(face.card)
    shown: Look = look if face.up else "hidden"
    return Card(name, shown, _note(words, face), face.sign, crossed=face.marked)


def _note(words: Words, face: Face) -> str:
    if face.marked:
        return words.word("board.marked")
    if not face.up:
        return words.word("board.set")
    if face.also_monster:
        return words.word("board.also-monster")
    said = []
    if face.strength is not None:
        key = "board.atk" if face.position == "attack" else "board.def"
        said.append(words.word(key, number=face.strength))
    if face.counters:
        said.append(words.word("board.counters", number=face.counters))
    return words.locale.comma.join(said)


def _pile(words: Words, cell: Pile) -> Inside:
    if cell.zone == "deck":
        return Inside("box", (Line(str(cell.count), style="number"),))
    named = cell.cards if cell.count <= MOST_NAMED else cell.cards[: MOST_NAMED - 1]
    lines = [Line(words.card_name(slug)) for slug in named]
    if cell.count > len(named):
        lines.append(Line(f"+ {cell.count - len(named)}"))
    return Inside("box", tuple(lines))


def _player(words: Words, cell: PlayerLine) -> Inside:
    points = words.word("board.life-points", number=cell.life_points)
    return Inside("", (Line(words.word("board.player", player=cell.player), points, "strong"),))


def _middle(words: Words, cell: Middle) -> Inside:
    return Inside("rule", tuple(_of_middle(words, cell)))


def _of_middle(words: Words, cell: Middle) -> Iterator[Piece]:
    yield Line(now(words, cell), "" if cell.links else words.word("board.no-chain"))
    if cell.attack:
        yield Line(attacking(words, cell.attack))
    for link in cell.links:
        state = words.word(f"board.{link.state}") if link.state else ""
        yield Link(link.number, words.card_name(link.card), state)


def now(words: Words, cell: Middle) -> str:
    """Return whose turn it is, and which phase, step or sub-step."""
    if cell.turn == 0:
        return words.word("board.before-the-duel")
    turn = words.word("board.turn", number=cell.turn, player=cell.player)
    if cell.sub_step:
        name = words.word(f"sub-step.{cell.sub_step}")
        return f"{turn} · {words.word('board.sub-step', number=cell.number, name=name)}"
    term = cell.step or PHASES.get(cell.phase)
    return f"{turn} · {words.term_name(term)}" if term else turn


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
    Middle: _middle,
}
