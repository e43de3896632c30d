"""What is drawn in each cell of a board."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

from ludex.i18n.locales import Locale
from ludex.site import scoreboard
from ludex.site.layout import ATTACK, GAP, LINE, LINK, Box
from ludex.site.picture import (
    COLUMNS,
    Attack,
    Cell,
    Face,
    Hand,
    Middle,
    Pile,
    PlayerLine,
    Role,
    Single,
)
from ludex.site.svg import text
from ludex.site.typesetting import lines, width
from ludex.yugioh.words.terms import PHASES

SIZE, SMALL, LEADING, INDENT = 10.5, 9, 11.5, 9
FRAMES = {"monster-normal": "normal", "monster-effect": "effect", "monster-token": "token"}
SIGNS: Mapping[Role, str] = {
    "attacks-upwards": "M0-5.5 5 4H-5Z",
    "attacks-downwards": "M0 5.5 5-4H-5Z",
    "target": "M0-6V6M-6 0H6M-4 0A4 4 0 1 0 4 0A4 4 0 1 0-4 0",
}
"""An arrow at the monster that attacks, cross hairs at the one that is attacked."""
SIGN = 13
"""The room that a sign takes."""


class Words(Protocol):
    """What a board says, in the reader's language."""

    locale: Locale

    def word(self, key: str, **values: Any) -> str:
        """Return a string of the interface."""

    def card_name(self, slug: str) -> str:
        """Return the name of a card."""

    def term_name(self, id: str) -> str:
        """Return the name of a term."""


def drawn(words: Words, cell: Cell, box: Box) -> str:
    """Return what is in a cell."""
    return "".join(_DRAWN[type(cell)](words, cell, box))


def _frame(box: Box, style: str) -> str:
    size = f'width="{box.width - 1:g}" height="{box.height - 1:g}"'
    return f'<rect class="{style}" x=".5" y=".5" {size} rx="4"/>'


def _single(words: Words, cell: Single, box: Box) -> Iterator[str]:
    if cell.face is None:
        yield _frame(box, "zone")
    else:
        yield from _face(words, cell.face, box)


def _face(words: Words, face: Face, box: Box) -> Iterator[str]:
    yield _frame(box, "card" if face.up else "card back")
    kind = FRAMES.get(face.kind, face.kind.partition("-")[0]) if face.up else "hidden"
    yield f'<rect class="{kind}" x="1" y="4" width="4" height="{box.height - 8:g}" rx="1"/>'
    yield from _battle(face, box)
    below = _below(words, face)
    room = box.width - INDENT - 3
    for n, line in enumerate(lines(words.card_name(face.card), SIZE, room, 3)):
        yield text(line, INDENT, 14 + n * LEADING, "" if face.up else "down")
    if below:
        room -= SIGN if face.role else 0
        yield text(lines(below, SMALL, room, 1)[0], INDENT, box.height - 6, "muted")


def _battle(face: Face, box: Box) -> Iterator[str]:
    """Draw what a battle makes of a monster: a frame and a sign, or a cross."""
    if face.marked:
        low, wide, high = 4, box.width - 4, box.height - 4
        yield f'<path class="marked" d="M7 {low}L{wide:g} {high:g}M{wide:g} {low}L7 {high:g}"/>'
    if face.role:
        size = f'width="{box.width - 4:g}" height="{box.height - 4:g}"'
        yield f'<rect class="fights" x="2" y="2" {size} rx="3"/>'
        style = "aim" if face.role == "target" else "arrow"
        at = f"translate({box.width - 11:g} {box.height - 10:g})"
        yield f'<path class="{style}" transform="{at}" d="{SIGNS[face.role]}"/>'


def _below(words: Words, face: Face) -> str:
    if face.marked:
        return words.word("board.marked")
    if not face.up:
        return words.word("board.set")
    if face.strength is None:
        return ""
    key = "board.atk" if face.position == "attack" else "board.def"
    return words.word(key, number=face.strength)


def _hand(words: Words, cell: Hand, box: Box) -> Iterator[str]:
    columns = max(COLUMNS, len(cell.faces))
    each = (box.width - GAP * (columns - 1)) / columns
    for n, face in enumerate(cell.faces):
        inside = Box(n * (each + GAP), 0, each, box.height)
        yield f'<svg x="{inside.x:g}" width="{each:g}">'
        yield from _face(words, face, inside)
        yield "</svg>"


def _pile(words: Words, cell: Pile, box: Box) -> Iterator[str]:
    yield _frame(box, "zone")
    if cell.zone == "deck":
        yield text(str(cell.count), box.width / 2, box.height / 2 + 5, "strong", "middle")
        return
    shown = cell.cards if cell.count <= 4 else cell.cards[:3]
    names = [words.card_name(slug) for slug in shown]
    set_ = [line for name in names for line in lines(name, SIZE, box.width - 10, 4 // len(names))]
    if cell.count > len(shown):
        set_.append(f"+ {cell.count - len(shown)}")
    for n, line in enumerate(set_):
        yield text(line, 6, 14 + n * 12.5)


def _player(words: Words, cell: PlayerLine, box: Box) -> Iterator[str]:
    yield text(words.word("board.player", player=cell.player), 0, 15, "strong")
    yield text(
        words.word("board.life-points", number=cell.life_points), box.width, 15, "strong", "end"
    )


def _middle(words: Words, cell: Middle, box: Box) -> Iterator[str]:
    yield f'<path class="zone" d="M0 .5H{box.width:g}"/>'
    yield text(now(words, cell), 0, 16)
    if not cell.links:
        yield text(words.word("board.no-chain"), box.width, 16, "muted", "end")
    if cell.attack:
        said = attacking(words, cell.attack)
        yield text(lines(said, SIZE, box.width, 1)[0], 0, LINE + 11)
    half = (box.width - GAP) / 2
    top = LINE + (ATTACK if cell.attack else 0)
    for n, link in enumerate(cell.links):
        x, y = (n % 2) * (half + GAP), top + (n // 2) * LINK
        state = words.word(f"board.{link.state}") if link.state else ""
        room = half - 22 - (width(state, SMALL) + 6 if state else 0)
        name = lines(words.card_name(link.card), SIZE, room, 1)[0]
        yield f'<circle class="link" cx="{x + 8:g}" cy="{y + 8:g}" r="7.5"/>'
        yield text(str(link.number), x + 8, y + 12, "number", "middle")
        yield text(name, x + 21, y + 12, "down" if link.state else "")
        if state:
            yield text(state, x + half, y + 12, "muted", "end")


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


_DRAWN: dict[type, Callable[[Words, Any, Box], Iterator[str]]] = {
    Single: _single,
    Hand: _hand,
    Pile: _pile,
    PlayerLine: _player,
    Middle: _middle,
    **scoreboard.DRAWN,
}
