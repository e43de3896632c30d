"""What happens to Decks and in a Match: facts, and what each changes."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Literal

from ludex.kernel import Event
from ludex.tournament.decks import CardId, Copies, Part, Player, Status
from ludex.tournament.match import Match, Result


class OfPlayer(Event):
    """A fact about a player."""

    __slots__ = ()
    player: Player

    @property
    def subject(self) -> Hashable:
        """The player."""
        return self.player


# Decks.


@dataclass(frozen=True, slots=True)
class PartObjected(OfPlayer):
    """A part of a Deck has too many cards, or too few."""

    player: Player
    part: Part
    cards: int
    limit: int


@dataclass(frozen=True, slots=True)
class CardObjected(OfPlayer):
    """A Deck has more copies of a card than it may."""

    player: Player
    card: CardId
    copies: int
    limit: int
    part: Part | None = None
    """Where, if the copies are not counted in all parts together."""
    status: Status = "unlimited"


@dataclass(frozen=True, slots=True)
class CardMisplaced(OfPlayer):
    """A card is in a part in which it may not be."""

    player: Player
    card: CardId
    part: Part


@dataclass(frozen=True, slots=True)
class CardOutsidePool(OfPlayer):
    """A card is none of the pool."""

    player: Player
    card: CardId


Objection = PartObjected | CardObjected | CardMisplaced | CardOutsidePool


@dataclass(frozen=True, slots=True)
class Registered(OfPlayer):
    """A player's Deck was accepted."""

    player: Player

    def fold(self, state: Match) -> Match:
        """Put it on record."""
        deck = (self.player, state.listed(self.player))
        return state.but(registered=(*state.registered, deck), decks=(*state.decks, deck))


@dataclass(frozen=True, slots=True)
class DeckRestored(OfPlayer):
    """A player's Deck is again as it was registered."""

    player: Player

    def fold(self, state: Match) -> Match:
        """Undo every exchange."""
        was = dict(state.registered)[self.player]
        return state.but(decks=_with(state.decks, self.player, was))


def _with(decks: tuple[tuple[Player, object], ...], player: Player, deck: object) -> object:
    return tuple((each, deck if each == player else own) for each, own in decks)


# The Side Deck.


@dataclass(frozen=True, slots=True)
class SideDeckPlaced(OfPlayer):
    """A player's Side Deck lies face-down on the table."""

    player: Player

    def fold(self, state: Match) -> Match:
        """Remember it."""
        return state.but(placed=(*state.placed, self.player))


@dataclass(frozen=True, slots=True)
class SideDeckCounted(OfPlayer):
    """A player counted the opponent's Side Deck without looking at it."""

    player: Player
    cards: int


@dataclass(frozen=True, slots=True)
class SideDeckSeen(OfPlayer):
    """A player looked at his or her own Side Deck."""

    player: Player


@dataclass(frozen=True, slots=True)
class SidingBegan(OfPlayer):
    """A player began to use the Side Deck."""

    player: Player

    def fold(self, state: Match) -> Match:
        """Remember it."""
        return state.but(siding="begun")


@dataclass(frozen=True, slots=True)
class Exchanged(OfPlayer):
    """A player exchanged cards with the Side Deck."""

    player: Player
    out: Copies
    in_: Copies

    def fold(self, state: Match) -> Match:
        """Move them; whoever exchanges cards has begun to use the Side Deck."""
        deck = state.deck(self.player).exchanged(self.out, self.in_, state.homes)
        return state.but(decks=_with(state.decks, self.player, deck), siding="begun")


@dataclass(frozen=True, slots=True)
class Presented(OfPlayer):
    """A player presented the Deck to the opponent."""

    player: Player

    def fold(self, state: Match) -> Match:
        """Remember it."""
        return state.but(presented=(*state.presented, self.player))


@dataclass(frozen=True, slots=True)
class TimePassed(Event):
    """Time has passed since the last game."""

    seconds: int

    def fold(self, state: Match) -> Match:
        """Move the clock on."""
        return state.but(seconds=state.seconds + self.seconds)


@dataclass(frozen=True, slots=True)
class CameLate(OfPlayer):
    """A player took longer than there is time between games."""

    player: Player

    def fold(self, state: Match) -> Match:
        """Remember it."""
        return state.but(late=(*state.late, self.player))


# Games.


@dataclass(frozen=True, slots=True)
class MatchBegan(Event):
    """The Match has begun."""


@dataclass(frozen=True, slots=True)
class GameBegan(OfPlayer):
    """A game has begun; `turns` is how many it has, None if nothing limits them."""

    player: Player
    turns: int | None

    def fold(self, state: Match) -> Match:
        """Begin it at the first turn's threshold."""
        return state.but(
            stage="game",
            game=len(state.games) + 1,
            turn=0,
            turns_left=self.turns,
            stopped=False,
            life_points=(state.dealt, state.dealt),
            chain=False,
            until_change=False,
            changed=False,
        )


@dataclass(frozen=True, slots=True)
class TurnBegan(OfPlayer):
    """A turn has begun."""

    player: Player

    def fold(self, state: Match) -> Match:
        """Count it."""
        left = state.turns_left
        return state.but(
            turn=state.turn + 1,
            turn_player=self.player,
            turn_over=False,
            turns_left=None if left is None else max(0, left - 1),
        )


@dataclass(frozen=True, slots=True)
class TurnEnded(OfPlayer):
    """A turn has ended."""

    player: Player

    def fold(self, state: Match) -> Match:
        """Leave it."""
        return state.but(turn_over=True)


@dataclass(frozen=True, slots=True)
class LifePointsChanged(Event):
    """Life Points have changed to these; `chain`: the Chain that did it goes on resolving."""

    life_points: tuple[int, int]
    chain: bool = False

    def fold(self, state: Match) -> Match:
        """Set them."""
        return state.but(life_points=self.life_points, chain=self.chain, changed=True)


@dataclass(frozen=True, slots=True)
class ChainResolved(Event):
    """A Chain has resolved to its end."""

    def fold(self, state: Match) -> Match:
        """Leave it."""
        return state.but(chain=False)


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """A game has ended: somebody has won it, or it is a draw."""

    result: Result

    @property
    def subject(self) -> Hashable:
        """The winner."""
        return self.result

    def fold(self, state: Match) -> Match:
        """Record it."""
        return state.but(games=(*state.games, self.result), played=state.played + 1)


@dataclass(frozen=True, slots=True)
class GameAwarded(OfPlayer):
    """A player was awarded a game that was not played; `counts`: it stands for one that was."""

    player: Player
    counts: bool

    def fold(self, state: Match) -> Match:
        """Record it."""
        return state.but(
            games=(*state.games, self.player),
            game=len(state.games) + 1,
            played=state.played + self.counts,
        )


@dataclass(frozen=True, slots=True)
class BetweenGamesBegan(Event):
    """The players get ready for another game."""

    def fold(self, state: Match) -> Match:
        """Start the time for it."""
        return state.but(
            stage="between-games", siding="not-begun", seconds=0, presented=(), late=()
        )


# The end of the round.


@dataclass(frozen=True, slots=True)
class TimeCalled(Event):
    """Time was called for the round."""

    during: Literal["game", "between-games"]

    def fold(self, state: Match) -> Match:
        """Remember when."""
        return state.but(time_called=self.during)


@dataclass(frozen=True, slots=True)
class TurnsLimited(Event):
    """The present turn is completed, and these many follow."""

    turns: int

    def fold(self, state: Match) -> Match:
        """Count them down from here."""
        return state.but(turns_left=self.turns)


@dataclass(frozen=True, slots=True)
class PlayStopped(Event):
    """No turn is left: play stops."""

    def fold(self, state: Match) -> Match:
        """Stop."""
        return state.but(stopped=True)


@dataclass(frozen=True, slots=True)
class PlayedOn(Event):
    """Play goes on until the first change in Life Points."""

    def fold(self, state: Match) -> Match:
        """Wait for it."""
        return state.but(stopped=False, turns_left=None, until_change=True, changed=False)


@dataclass(frozen=True, slots=True)
class FirstChangeCame(Event):
    """Life Points have changed, which decides a game that was played on for it."""


@dataclass(frozen=True, slots=True)
class ComparisonPutOff(Event):
    """Life Points have changed, but something is resolving still."""


@dataclass(frozen=True, slots=True)
class TieBreakDue(Event):
    """The next game breaks the tie."""

    def fold(self, state: Match) -> Match:
        """Remember it."""
        return state.but(tie_break=True)


@dataclass(frozen=True, slots=True)
class MatchWon(OfPlayer):
    """A player has won the Match."""

    player: Player

    def fold(self, state: Match) -> Match:
        """End it."""
        return state.but(winner=self.player, stage="over")
