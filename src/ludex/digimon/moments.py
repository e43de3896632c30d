"""The occasions of a game, on which rules hang."""

from __future__ import annotations

from collections.abc import Hashable

from ludex.digimon.table import Compartment, Player, Space
from ludex.kernel import Step, value


class OfOne(Step):
    """An occasion about a player."""

    __slots__ = ()
    player: Player

    @property
    def subject(self) -> Hashable:
        """The player."""
        return self.player


@value
class DeckIsShown(OfOne):
    """A player's deck is looked through before the game."""

    player: Player


@value
class SettingUp(Step):
    """The sheets are made ready."""


@value
class StarterIsChosen(OfOne):
    """A player chooses the Digimon with which to begin."""

    player: Player


@value
class DeckIsShuffled(OfOne):
    """A player's deck is shuffled."""

    player: Player


@value
class ScaleIsMarked(OfOne):
    """A player's points are marked on the scale."""

    player: Player


@value
class LotsAreDrawn(Step):
    """The first player is found."""


@value
class RoundBegins(Step):
    """A round begins."""


@value
class Preparation(Step):
    """The preparation phase begins."""


@value
class Tidies(OfOne):
    """A player sees to the option slots."""

    player: Player


@value
class Draws(OfOne):
    """A player fills the hand up."""

    player: Player


@value
class ExchangesHand(OfOne):
    """A player may exchange cards of the hand."""

    player: Player


@value
class Digitalizes(OfOne):
    """A player puts level 3 Digimon into the Digimon box."""

    player: Player


@value
class Trains(OfOne):
    """A player prepares evolutions."""

    player: Player


@value
class StartsOptions(OfOne):
    """A player uses option cards that start in the preparation phase."""

    player: Player


@value
class LaysOptions(OfOne):
    """A player puts option cards into slots."""

    player: Player


@value
class EvolutionPhase(Step):
    """The evolution phase begins."""


@value
class Chooses(OfOne):
    """A player chooses which evolutions to a level are carried out."""

    player: Player
    level: Compartment


@value
class LevelEvolves(OfOne):
    """The evolutions to a level that a player has chosen are carried out."""

    player: Player
    level: Compartment


@value
class BoxesAreEmptied(OfOne):
    """A player is done with evolutions."""

    player: Player


@value
class PlacesChange(OfOne):
    """A player may change the places of Digimon."""

    player: Player


@value
class BattlePhase(Step):
    """The battle phase begins."""


@value
class AssaultBegins(Step):
    """An assault begins, in these spaces of A and of B."""

    of_a: Space | None
    of_b: Space | None


@value
class Uses(OfOne):
    """A player may use something in the assault; so often in a row nobody has."""

    player: Player
    declined: int


@value
class AttacksAreCompared(Step):
    """The assault is decided."""


@value
class BattleEnds(Step):
    """All assaults are over."""


@value
class ScoringPhase(Step):
    """The scoring phase begins."""


@value
class PointsAreLost(Step):
    """The assaults of the round cost their losers points."""


@value
class TheDefeatedFall(Step):
    """The Digimon that were defeated fall back."""


@value
class PointsAreCounted(Step):
    """The points of both players are looked at."""


@value
class RoundEnds(Step):
    """The round ends."""


@value
class TimeIsUp(Step):
    """Time was called, and the game is decided as it stands."""


@value
class NextFirstPlayer(Step):
    """The first player of the next round is found."""


@value
class GameEnds(Step):
    """The game is over."""
