"""The occasions of a Match, on which rules hang."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from ludex.kernel import Step, value
from ludex.tournament.seats import Player, Side


class OfOne(Step):
    """An occasion about a player."""

    __slots__ = ()
    player: Player

    @property
    def subject(self) -> Hashable:
        """The player."""
        return self.player


@value
class Registration(Step):
    """Players may hand in their Decks."""


@value
class DeckInspected(OfOne):
    """A player's Deck is looked through."""

    player: Player


@value
class InspectionEnds(OfOne):
    """Nothing more is looked for in a player's Deck."""

    player: Player


@value
class BeforeMatch(Step):
    """The players sit down for a Match."""


@value
class MatchBegins(Step):
    """The Match begins; `first` goes first in its first game."""

    first: Side


@value
class GameBegins(Step):
    """A game begins."""

    first: Side


@value
class TurnBegins(OfOne):
    """A turn begins."""

    player: Player


@value
class DuringTurn(Step):
    """A turn goes on."""


@value
class TurnEnds(OfOne):
    """A turn ends."""

    player: Player


@value
class Comparing(Step):
    """The Life Points are compared."""


@value
class GameEnds(Step):
    """A game ends."""


@value
class BetweenGames(Step):
    """The players get ready for another game."""


@value
class MatchEnds(Step):
    """The Match is over."""


BEGINS: Mapping[str, tuple[Step, ...]] = {
    "registration": (Registration(), MatchEnds()),
    "before-match": (BeforeMatch(), MatchEnds()),
    "game": (DuringTurn(), GameEnds(), MatchEnds()),
    "between-games": (BetweenGames(), MatchEnds()),
}
"""What comes first in a Match that stands at some stage."""
