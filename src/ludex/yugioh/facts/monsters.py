"""Facts about monsters on the field: how they lie."""

from __future__ import annotations

from typing import ClassVar

from ludex.kernel import but, value
from ludex.playing import Said, Sentences, term
from ludex.yugioh.facts.fact import Fact
from ludex.yugioh.table.board import Board, Uid
from ludex.yugioh.table.subjects import AboutCard
from ludex.yugioh.table.told import named
from ludex.yugioh.vocabulary import Position
from ludex.yugioh.words.terms import POSITIONS


@value
class Flipped(AboutCard, Fact):
    """A face-down monster was turned face-up."""

    told: ClassVar[Sentences] = "{card} is flipped face-up."
    happening: ClassVar[bool] = True
    card: Uid

    def fold(self, state: Board) -> Board:
        """Turn it; it is the latest face-up card."""
        arrivals = state.arrivals + 1
        card = but(state.card(self.card), face_up=True, turned=arrivals)
        return state.with_card(card, arrivals=arrivals)


@value
class FlippedByAttack(Flipped):
    """The target of an attack was flipped face-up."""

    told: ClassVar[Sentences] = "The {term:attack} flips {card} face-up."


@value
class FlipSummoned(Flipped):
    """A monster was Flip Summoned."""

    told: ClassVar[Sentences] = "Player {player} Flip Summons {card}."

    def fold(self, state: Board) -> Board:
        """Turn it to Attack Position, too; its position has been changed this turn."""
        was = None if state.summoning is None else state.summoning.was
        turned = Flipped.fold(self, state if was is None else state.with_card(was))
        card = but(turned.card(self.card), position="attack", positioned_on_turn=state.turn)
        return turned.with_card(card, summoning=None)


@value
class PositionChanged(AboutCard, Fact):
    """The battle position of a monster was changed, by its player's own doing or by an effect."""

    told: ClassVar[Sentences] = {
        "PositionChanged": "{card} is changed to {position}.",
        "PositionChangedByPlayer": "Player {player} changes {card} to {position}.",
    }
    happening: ClassVar[bool] = True
    card: Uid
    to: Position
    by_player: bool = False

    def fold(self, state: Board) -> Board:
        """Turn it."""
        card = but(state.card(self.card), position=self.to)
        if self.by_player:
            card = but(card, positioned_on_turn=state.turn)
        return state.with_card(card)

    def in_words(self, state: Board) -> Said:
        """Tell who changed it, if its player did."""
        name = "PositionChangedByPlayer" if self.by_player else ""
        return self.sentence(state, name, position=term(POSITIONS[self.to]))


@value
class PositionForced(PositionChanged):
    """A monster was changed to the battle position in which a card keeps it."""

    told: ClassVar[Sentences] = "{by} changes {card} to {position}."
    happening: ClassVar[bool] = False
    by: Uid = -1

    def in_words(self, state: Board) -> Said:
        """Tell which card keeps it so."""
        return self.sentence(state, position=term(POSITIONS[self.to]), by=named(state, self.by))


@value
class TurnedFaceDown(AboutCard, Fact):
    """A monster was changed to face-down Defense Position."""

    told: ClassVar[Sentences] = "{card} is turned face-down."
    happening: ClassVar[bool] = True
    card: Uid

    def fold(self, state: Board) -> Board:
        """Turn it; what it has done in battle is forgotten."""
        card = but(state.card(self.card), face_up=False, position="defense", won_on_turn=None)
        return state.with_card(card)
