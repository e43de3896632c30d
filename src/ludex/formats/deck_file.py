"""A deck as a file tells it: entries, and the parts they are meant for."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from ludex.formats.malformed import malformed

MOST_BYTES = 1 << 20
"""Of a file with a deck; an ordinary one has a thousand."""

MOST_CARDS = 2_000
"""In all parts together; an ordinary deck has ninety at most."""

LARGEST_PASSCODE = 0xFFFF_FFFF
"""Simulators keep passcodes in 32 bits; printed ones have eight digits."""

Part = Literal["main", "extra", "side", "unsorted"]
"""Where the cards of a line belong; `unsorted` where the file does not say."""


@dataclass(frozen=True, slots=True)
class Entry:
    """The cards of one line, and what the line can mean."""

    line: int
    """From 1. In a ydke URL, the place in the deck."""
    readings: tuple[tuple[int, str], ...]
    """How many of which card, the likeliest first: `7 Colored Fish` is one card, or seven."""
    passcode: int | None = None
    """Where the line names a card by number; its reading then bears the digits as written."""

    @property
    def count(self) -> int:
        """How many copies, in the likeliest reading."""
        return self.readings[0][0]

    @property
    def name(self) -> str | None:
        """The name in the likeliest reading; None for a passcode."""
        return None if self.passcode is not None else self.readings[0][1]

    def reading(self, exists: Callable[[str], bool]) -> tuple[int, str] | None:
        """Return the likeliest reading whose card exists, if any of them does."""
        return next((each for each in self.readings if exists(each[1])), None)


@dataclass(frozen=True, slots=True)
class DeckFile:
    """What a file says that a deck is made of; no rule has been applied to it."""

    where: str
    main: tuple[Entry, ...] = ()
    extra: tuple[Entry, ...] = ()
    side: tuple[Entry, ...] = ()
    unsorted: tuple[Entry, ...] = ()
    """Main Deck or Extra Deck: whoever knows the cards can tell."""


class Sorting:
    """Collects entries by part, and stops at more cards than any deck has."""

    def __init__(self, where: str) -> None:
        self.where = where
        self._cards = 0
        self._entries: dict[Part, list[Entry]] = {
            "main": [],
            "extra": [],
            "side": [],
            "unsorted": [],
        }

    def add(self, part: Part, entry: Entry) -> None:
        """Put an entry into a part."""
        self._cards += entry.count
        if self._cards > MOST_CARDS:
            found = f"more than {MOST_CARDS:,} cards"
            raise malformed(
                self.where, entry.line, found, f"a deck of at most {MOST_CARDS:,} cards"
            )
        self._entries[part].append(entry)

    def deck(self) -> DeckFile:
        """Return the deck of all entries."""
        parts = {part: tuple(entries) for part, entries in self._entries.items()}
        return DeckFile(self.where, **parts)


def by_passcode(line: int, passcode: int, written: str = "", count: int = 1) -> Entry:
    """Return the entry of a card named by its number."""
    return Entry(line, ((count, written or str(passcode)),), passcode)


def passcode_of(digits: str) -> int | None:
    """Return the passcode that digits are, or None where they cannot be one."""
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 10):
        return None
    passcode = int(digits)
    return passcode if 0 < passcode <= LARGEST_PASSCODE else None
