"""What happens in the evolution phase."""

from __future__ import annotations

from typing import ClassVar

from ludex.digimon.facts.fact import OfCard, OfPlayer, dropped
from ludex.digimon.table import Compartment, Digimon, Name, Player, Space, Table, put, without
from ludex.kernel import but, value
from ludex.playing import Said, Sentences


@value
class DigimonRevealed(OfPlayer):
    """A player's Digimon were turned face-up."""

    told = "Player {player} turns the {term:digimon} in the {term:digimon-box} face-up."
    player: Player

    def fold(self, state: Table) -> Table:
        """Turn them."""
        side = state.side(self.player)
        digimon = tuple(each and but(each, face_up=True) for each in side.digimon)
        return state.with_side(self.player, digimon=digimon)


@value
class EvolutionChosen(OfCard):
    """A player carries out a prepared evolution."""

    told = None
    player: Player
    card: Name
    space: Space

    def fold(self, state: Table) -> Table:
        """Note it until all of the level are carried out."""
        return state.but(chosen=(*state.chosen, (self.player, self.card, self.space)))


@value
class RequirementsDiscarded(OfPlayer):
    """The cards that meet the requirements of a level were discarded."""

    told = (
        "Player {player} discards a card from level {level} of the {term:training-box}.",
        "Player {player} discards {count} cards from level {level} of the {term:training-box}.",
    )
    player: Player
    level: Compartment
    count: int

    def fold(self, state: Table) -> Table:
        """Move them."""
        side = state.side(self.player)
        gone = (each.card for each in side.compartment(self.level))
        emptied = state.put(self.player, side.with_trained(self.level, ()))
        return dropped(emptied, self.player, *gone)


@value
class Evolved(OfCard):
    """A Digimon has evolved."""

    told = "{on} in space {space} evolves into {card}."
    player: Player
    card: Name
    space: Space
    on: Name

    def fold(self, state: Table) -> Table:
        """Lay the card on it."""
        side = state.side(self.player)
        below = side.at(self.space)
        grown = Digimon((*(below.cards if below else ()), self.card))
        side = side.but(evolution=without(side.evolution, self.card))
        chosen = tuple(each for each in state.chosen if each[1] != self.card)
        evolved = tuple(dict.fromkeys((*state.evolved, self.player)))
        return state.put(self.player, side.with_digimon(self.space, grown)).but(
            chosen=chosen, evolved=evolved
        )


@value
class EvolutionBoxEmptied(OfPlayer):
    """What was left in the evolution box was discarded."""

    told = (
        "What is left in player {player}'s {term:evolution-box} is sent to the {term:dark-area}: "
        "{cards}."
    )
    player: Player
    cards: tuple[Name, ...]

    def fold(self, state: Table) -> Table:
        """Move it."""
        return dropped(state.with_side(self.player, evolution=()), self.player, *self.cards)


@value
class TrainingBoxEmptied(OfPlayer):
    """What was left in the training box was discarded."""

    told = (
        "Player {player} discards the card left in the {term:training-box}.",
        "Player {player} discards the {count} cards left in the {term:training-box}.",
    )
    player: Player
    gone: tuple[Name, ...]
    count: int

    def fold(self, state: Table) -> Table:
        """Move it."""
        emptied = state.with_side(self.player, training=((), (), ()))
        return dropped(emptied, self.player, *self.gone)


@value
class PlacesChanged(OfPlayer):
    """A player has moved a Digimon to another space; whatever lay there has come to its own."""

    told: ClassVar[Sentences] = {
        "digimon.moved": "Player {player} moves {digimon} to space {to}.",
        "digimon.swapped": (
            "Player {player} swaps the {term:digimon:plural} in spaces {space} and {to}."
        ),
    }
    player: Player
    space: Space
    to: Space
    digimon: Name
    swapped: bool

    def fold(self, state: Table) -> Table:
        """Exchange what lies there."""
        row = state.side(self.player).digimon
        one, other = row[self.space - 1], row[self.to - 1]
        row = put(put(row, self.space - 1, other), self.to - 1, one)
        return state.with_side(self.player, digimon=row).but(
            moved=tuple(dict.fromkeys((*state.moved, self.player)))
        )

    def in_words(self, state: Table) -> Said:
        """Tell whether two have changed places."""
        return self.sentence(state, "digimon.swapped" if self.swapped else "digimon.moved")
