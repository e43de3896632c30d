"""What boards are made of, whatever the game: cells in slots, with cards and lines of text in them.

A game says which cells a state has, where they stand, what is in each and how a board is put into
words. The page carries that as data, and a script that knows no game draws it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from ludex.i18n.locales import Locale
from ludex.kernel import Ask, Option, Ruleset

Cell = Hashable
"""What is in one place, in no language yet; of the game's own types."""
Picture = Mapping[str, Cell]
"""The cells of a state by name."""


class Words(Protocol):
    """What a board says, in the reader's language."""

    locale: Locale

    def word(self, key: str, **values: Any) -> str:
        """Return a string of the interface."""

    def card_name(self, slug: str) -> str:
        """Return the name of a card."""

    def term_name(self, id: str) -> str:
        """Return the name of a term."""


class Speaker(Words, Protocol):
    """What the page around a board says besides."""

    def ruleset_name(self, id: str) -> str:
        """Return the title of a ruleset."""

    def credited(self, by: str) -> tuple[str, str, str]:
        """Return the label of a clause or a card's text, its address, and what the clause says."""


Look = Literal["normal", "effect", "fusion", "synchro", "token", "spell", "trap", "hidden"]
"""The colour of a card; one that is hidden shows its back."""
Sign = Literal["", "up", "down", "target"]
"""Where an arrow begins, and whither; and the card at which it ends, if there is one."""
Tone = Literal["", "up", "down"]
"""Whether a number is higher or lower than what is printed."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card: its name, a note, and its strengths, of which the first counts unless it lies.

    A `stamp` says what has become of it; `link` is its number on a stack in the middle, `who` its
    own number in the game, from 1 on.
    """

    name: str
    look: Look
    note: str = ""
    sign: Sign = ""
    stamp: str = ""
    lying: bool = False
    strengths: tuple[int, int] | None = None
    tone: Tone = ""
    counters: int = 0
    link: int = 0
    who: int = 0


@dataclass(frozen=True, slots=True)
class Line:
    """Text at the left end of a line, with a flag beside it, and at its right end."""

    left: str
    right: str = ""
    style: Literal["", "strong", "muted", "number"] = ""
    flag: str = ""


@dataclass(frozen=True, slots=True)
class Link:
    """A numbered slip of a stack, the newest on top; with a note it is over."""

    number: int
    name: str
    note: str = ""


Piece = Card | Line | Link


@dataclass(frozen=True, slots=True)
class Inside:
    """What is in a cell: nothing but pieces, a box, cards side by side, or a pile and its names."""

    frame: Literal["", "box", "row", "pile"]
    pieces: tuple[Piece, ...]


Size = Literal["", "card", "wide", "side"]
"""How much room a slot takes: what is left, a card, one that lies, or a pile beside the zones."""


@dataclass(frozen=True, slots=True)
class Slot:
    """The place of a cell in a row; without a cell it only keeps the room."""

    cell: str
    label: str = ""
    size: Size = ""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a board: an edge of the table, zones, the middle between two sides, or text.

    Zones that stay empty are folded; there is room for so many links, or lines, as it ever has.
    Rows of one `seat` belong together; the seats of one side of the middle lie side by side.
    """

    kind: Literal["edge", "zones", "middle", "lines"]
    slots: tuple[Slot, ...]
    folded: bool = False
    room: int = 0
    seat: str = ""


@dataclass(frozen=True, slots=True)
class Way:
    """What an option would do with a card, by its number in the game, or with 0 a player.

    `of` is the card's slug or the player; `key` is the string of the interface that says it, in
    which `target` is a card and `term` a term.
    """

    who: int
    of: str
    key: str
    number: int = 0
    target: str = ""
    term: str = ""


class Album(Protocol):
    """The pictures of one run, made in its order."""

    def picture(self, state: Any) -> Picture:
        """Return the picture of the next state."""


def _no_moment(_picture: Picture) -> str:
    return ""


@dataclass(frozen=True)
class Boards:
    """How a game's states are shown, and the decisions in them, if those are."""

    album: Callable[[Ruleset], Album]
    """Begins the pictures of a run by some rules."""
    rows: Callable[[Sequence[Picture]], Sequence[Row]]
    """Says where the cells of these pictures stand, from above; one without a slot is not shown."""
    inside: Callable[[Words, Cell], Inside]
    """Says what is in a cell."""
    described: Callable[[Words, Picture], Iterator[str]]
    """Puts a picture into sentences, for whoever cannot see it."""
    way: Callable[[Any, Option], Way | None] | None = None
    """Says what an option does in a state; None of one that is about no card and no player."""
    asking: Callable[[Words, Ask], str] | None = None
    """Says who decides what."""
    moment: Callable[[Picture], str] = _no_moment
    """Says when in the game a picture is, where charts ask for that."""
