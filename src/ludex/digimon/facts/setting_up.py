"""What happens before the first round: decks are looked at, and the sheets are made ready."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import ClassVar

from ludex.digimon.facts.fact import Fact, OfCard, OfPlayer
from ludex.digimon.table import Digimon, Name, Player, Space, Table, without
from ludex.kernel import value
from ludex.playing import Said, Sentences, Value


class Objection(OfPlayer):
    """Something about a deck that the rules do not allow, told in a game or of the deck alone."""

    __slots__ = ()
    told: ClassVar[Sentences] = None

    def fold(self, state: Table) -> Table:
        """Remember whose deck it is."""
        return state.but(objected=tuple(dict.fromkeys((*state.objected, self.player))))

    def of_deck(self, called: Callable[[str], Value]) -> Said:
        """Return how it is told of the deck alone, given what each card is called."""
        _, alone = self.sentences()
        cards = {"card": called(self.card)} if isinstance(self, TooManyCopies) else {}
        return self.sentence(None, alone, **cards)


@value
class DeckTooSmall(Objection):
    """A deck has too few cards."""

    told: ClassVar[Sentences] = {
        "digimon.deck-too-small": (
            "Player {player}'s deck has {size} cards; at least {least} are required."
        ),
        "digimon.too-small": "The deck has {size} cards; at least {least} are required.",
    }
    player: Player
    size: int
    least: int


@value
class NoStarter(Objection):
    """A deck has no Digimon with which to begin."""

    told: ClassVar[Sentences] = {
        "digimon.no-starter": "Player {player}'s deck has no {term:digimon} of level 3.",
        "digimon.without-starter": "The deck has no {term:digimon} of level 3.",
    }
    player: Player


@value
class TooManyCopies(Objection):
    """A deck has too many cards of one name."""

    told: ClassVar[Sentences] = {
        "digimon.too-many-copies": (
            "Player {player}'s deck has {size} cards named {card}; at most {most} are allowed."
        ),
        "digimon.too-often": "The deck has {size} cards named {card}; at most {most} are allowed.",
    }
    player: Player
    card: Name
    size: int
    most: int

    @property
    def subject(self) -> Hashable:
        """The card."""
        return self.card


@value
class TooManyUltimates(Objection):
    """A deck has too many Digimon of level 6."""

    told: ClassVar[Sentences] = {
        "digimon.too-many-ultimates": (
            "Player {player}'s deck has {size} {term:digimon:plural} of level 6; at most {most} "
            "are allowed."
        ),
        "digimon.many-ultimates": (
            "The deck has {size} {term:digimon:plural} of level 6; at most {most} are allowed."
        ),
    }
    player: Player
    size: int
    most: int


@value
class StarterChosen(OfCard):
    """A player has chosen the Digimon with which to begin."""

    told = "Player {player} puts a {term:digimon} of level 3 face-down into space {space}."
    player: Player
    card: Name
    space: Space

    def fold(self, state: Table) -> Table:
        """Lay it there."""
        side = state.side(self.player)
        side = side.but(deck=without(side.deck, self.card))
        return state.put(
            self.player, side.with_digimon(self.space, Digimon((self.card,), face_up=False))
        )


@value
class Shuffled(OfPlayer):
    """A player's deck was shuffled, into this order."""

    told = "Player {player} shuffles their deck."
    player: Player
    order: tuple[Name, ...]

    def fold(self, state: Table) -> Table:
        """Put it into this order."""
        return state.with_side(self.player, deck=self.order)


@value
class ScaleMarked(OfPlayer):
    """A player's points are marked with the top card of the deck."""

    told = "Player {player} marks {points} points with the top card of their deck."
    player: Player
    points: int

    def fold(self, state: Table) -> Table:
        """Move the card."""
        deck = state.side(self.player).deck
        return state.with_side(
            self.player, deck=deck[1:], scale=deck[0] if deck else None, points=self.points
        )


@value
class FirstPlayerIs(OfPlayer):
    """A player is the first player."""

    told = "Player {player} is the {term:first-player}."
    player: Player

    def fold(self, state: Table) -> Table:
        """Remember who."""
        return state.but(first=self.player)


@value
class RoundBegan(Fact):
    """A round has begun."""

    told = "Round {round} begins."
    round: int

    def fold(self, state: Table) -> Table:
        """Count it; nothing of the round before goes on."""
        return state.but(round=self.round, evolved=(), moved=(), given=(), assaults=())


@value
class StageBegan(Fact):
    """A phase has begun."""

    told: ClassVar[Sentences] = {
        "digimon.stage-preparation": "The {term:preparation-phase} begins.",
        "digimon.stage-evolution": "The {term:evolution-phase} begins.",
        "digimon.stage-battle": "The {term:digimon-battle-phase} begins.",
        "digimon.stage-scoring": "The {term:scoring-phase} begins.",
    }
    stage: str

    def fold(self, state: Table) -> Table:
        """Remember which."""
        return state.but(stage=self.stage)

    def in_words(self, state: Table) -> Said:
        """Tell which one."""
        return self.sentence(state, f"digimon.stage-{self.stage}")
