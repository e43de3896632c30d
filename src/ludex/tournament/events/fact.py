"""What every fact about Decks and Matches is, and what those about a player have in common."""

from __future__ import annotations

import re
from collections.abc import Hashable
from typing import ClassVar

from ludex.kernel import Event
from ludex.playing import Sentences, Told
from ludex.playing.said import Value
from ludex.tournament.decks import Player
from ludex.tournament.match import Match


class Fact(Told, Event):
    """A fact; `{game}` and `{turn}` in its sentence are those of the Match after it."""

    __slots__ = ()
    told: ClassVar[Sentences] = None

    @classmethod
    def sentence_name(cls) -> str:
        """Return the name of a lone sentence: `match.game-over`."""
        return "match." + re.sub(r"(?<=[a-z])(?=[A-Z])", "-", cls.__name__).lower()

    def filling(self, field: str, state: Match) -> Value:
        """Return what fills a field of a sentence."""
        value: Value = getattr(state if field in ("game", "turn") else self, field)
        return value


class OfPlayer(Fact):
    """A fact about a player."""

    __slots__ = ()
    told: ClassVar[Sentences] = None
    player: Player

    @property
    def subject(self) -> Hashable:
        """The player."""
        return self.player
