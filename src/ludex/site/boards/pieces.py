"""What boards are made of, whatever the game: cells in slots, with cards and lines of text in them.

A game says which cells a state has, where they stand, what is in each and how a board is put into
words. The page carries that as data, and a script that knows no game draws it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from ludex.i18n.locales import Locale
from ludex.kernel import Ruleset

COLUMNS = 5
"""The columns of a board; a slot takes one or several."""

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


Look = Literal["normal", "effect", "token", "spell", "trap", "hidden"]
"""The colour of a card."""
Sign = Literal["", "up", "down", "target"]
"""An arrow at a card that acts on another one, cross hairs at the other."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card: its name, and a note below it."""

    name: str
    look: Look
    note: str = ""
    sign: Sign = ""
    crossed: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """Text at the left end of a line, and at its right end; a number stands large in the middle."""

    left: str
    right: str = ""
    style: Literal["", "strong", "muted", "number"] = ""


@dataclass(frozen=True, slots=True)
class Link:
    """A numbered line, two of them side by side; with a note it is over."""

    number: int
    name: str
    note: str = ""


Piece = Card | Line | Link


@dataclass(frozen=True, slots=True)
class Inside:
    """What is in a cell; its frame is a box, a line above, or cards side by side without any."""

    frame: Literal["", "box", "rule", "row"]
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Slot:
    """Where a cell stands: from a column (0 begins a row) over several, below a label.

    It is as high as a card, or as so many lines.
    """

    cell: str
    column: int = 0
    span: int = COLUMNS
    label: str = ""
    lines: int = 0


class Album(Protocol):
    """The pictures of one run, made in its order."""

    def picture(self, state: Any) -> Picture:
        """Return the picture of the next state."""


@dataclass(frozen=True)
class Boards:
    """How a game's states are shown."""

    album: Callable[[Ruleset], Album]
    """Begins the pictures of a run by some rules."""
    slots: Callable[[Sequence[Picture]], Sequence[Slot]]
    """Says where the cells of these pictures stand, row by row; one without a slot is not shown."""
    inside: Callable[[Words, Cell], Inside]
    """Says what is in a cell."""
    described: Callable[[Words, Picture], Iterator[str]]
    """Puts a picture into sentences, for whoever cannot see it."""
