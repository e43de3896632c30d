"""The question whether decks are legal, and the answer to it, in whichever game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from ludex.decks.objected import Objected, Unknown
from ludex.playing.said import Value


@dataclass(frozen=True, slots=True)
class Asked:
    """A question for a verdict: words of the command line, or of whoever asks otherwise."""

    decks: tuple[str, ...]
    """Of a player, or of the players of a team."""
    ruleset: str
    pool: str | None = None
    list: str = ""
    """Which list of the pool's file."""


class Verdict(Protocol):
    """What came of a deck that was handed in."""

    @property
    def ruleset(self) -> str:
        """The ruleset by which it was checked."""

    @property
    def where(self) -> str:
        """The file that has it."""

    @property
    def legal(self) -> bool:
        """Whether nothing is objected to, and every card of it is known."""

    @property
    def objected(self) -> Sequence[Objected]:
        """What the rules object to."""

    @property
    def unknown(self) -> Sequence[Unknown]:
        """The cards that nobody knows."""

    def called(self, id: str) -> Value:
        """Return a card as a sentence takes it."""
