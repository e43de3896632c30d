"""What every fact about Decks and Matches is, and what those about a player have in common."""

from __future__ import annotations

import re
from collections.abc import Hashable
from typing import ClassVar

from ludex.kernel import Event
from ludex.playing import Said, Sentences, Told
from ludex.playing.said import Value
from ludex.tournament.match import Match
from ludex.tournament.seats import Player, Side, called


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

    def of_side(self, state: Match, side: Side) -> Said:
        """Tell it of a player by the first sentence, or of a team by the one that ends so."""
        if not state.seats.of_teams:
            return self.sentence(state, player=side)
        return self.sentence(state, f"{next(iter(self.sentences()))}-team", team=called(side))


class OfPlayer(Fact):
    """A fact about a player."""

    __slots__ = ()
    told: ClassVar[Sentences] = None
    player: Player

    @property
    def subject(self) -> Hashable:
        """The player."""
        return self.player


class OfSide(Fact):
    """A fact about a side: a player, or a team."""

    __slots__ = ()
    told: ClassVar[Sentences] = None
    side: Side

    @property
    def subject(self) -> Hashable:
        """The side."""
        return self.side

    def in_words(self, state: Match) -> Said | None:
        """Tell it of the player, or of the team."""
        return self.of_side(state, self.side)
