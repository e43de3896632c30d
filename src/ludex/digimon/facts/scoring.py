"""What happens in the scoring phase and at the end of a round, and how a game ends."""

from __future__ import annotations

from ludex.digimon.facts.fact import Fact, OfCard, OfPlayer, dropped
from ludex.digimon.table import Digimon, Name, Player, Space, Table, put
from ludex.kernel import value


@value
class PointsLost(OfPlayer):
    """A player has lost points."""

    told = "Player {player} loses {points} points."
    player: Player
    points: int

    def fold(self, state: Table) -> Table:
        """Move the marker down."""
        left = state.side(self.player).points - self.points
        return state.with_side(self.player, points=left)


@value
class PointsRecovered(OfPlayer):
    """A player has recovered points."""

    told = "Player {player} recovers {points} points."
    player: Player
    points: int

    def fold(self, state: Table) -> Table:
        """Move the marker up."""
        now = state.side(self.player).points + self.points
        return state.with_side(self.player, points=now)


@value
class FellBack(OfPlayer):
    """A Digimon has become the level 3 Digimon again that it was."""

    told = "{card} in space {space} becomes {digimon} again."
    player: Player
    space: Space
    card: Name
    digimon: Name

    def fold(self, state: Table) -> Table:
        """Discard what it had evolved into."""
        side = state.side(self.player)
        lying = side.at(self.space)
        cards = lying.cards if lying else ()
        fallen = state.put(self.player, side.with_digimon(self.space, Digimon(cards[:1])))
        return dropped(fallen, self.player, *cards[1:])


@value
class OptionLeft(OfCard):
    """An option card that was used has left its slot."""

    told = "{card} is sent to the {term:dark-area}."
    player: Player
    card: Name

    def fold(self, state: Table) -> Table:
        """Move it."""
        side = state.side(self.player)
        slot = side.slot_of(self.card)
        if slot is None:
            return state
        return dropped(state.put(self.player, side.with_slot(slot, None)), self.player, self.card)


@value
class SupportLeft(OfCard):
    """A support has left the support box."""

    told = "{card} is sent from the {term:support-box} to the {term:dark-area}."
    player: Player
    card: Name

    def fold(self, state: Table) -> Table:
        """Move it."""
        supports = state.side(self.player).supports
        emptied = put(supports, supports.index(self.card), None)
        return dropped(state.with_side(self.player, supports=emptied), self.player, self.card)


@value
class DarkAreaReturned(OfPlayer):
    """A player's Dark Area has become the deck again."""

    told = "Player {player}'s deck is empty: the {term:dark-area} becomes the deck."
    player: Player

    def fold(self, state: Table) -> Table:
        """Move all of it."""
        return state.with_side(self.player, deck=state.side(self.player).dark_area, dark_area=())


@value
class TimeCalled(Fact):
    """Time was called for the game."""

    told = "Time is called."


@value
class GameWon(OfPlayer):
    """A player has won the game."""

    told = "Player {player} wins the game."
    player: Player

    def fold(self, state: Table) -> Table:
        """Remember who."""
        return state.but(over=self.player, stage="over")


@value
class GameDrawn(Fact):
    """Nobody has won the game."""

    told = "The game is a draw."

    def fold(self, state: Table) -> Table:
        """Remember it."""
        return state.but(over="draw", stage="over")
