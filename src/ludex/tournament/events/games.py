"""What happens in a Match: its games, their turns, and what is between them."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar

from ludex.kernel import value
from ludex.playing import Said, Sentences
from ludex.tournament.events.fact import Fact, OfPlayer, OfSide
from ludex.tournament.match import Match, Result
from ludex.tournament.seats import Player, Side, called


@value
class MatchBegan(Fact):
    """The Match has begun."""

    told: ClassVar[Sentences] = "The {term:match} begins."


@value
class GameBegan(OfSide):
    """A game has begun, and a side goes first; `turns` it has, None if nothing limits them."""

    told: ClassVar[Sentences] = {
        "match.game-began": "Game {game} begins.",
        "match.game-began-limited": (
            "Game {game} begins. It has at most {count} turn.",
            "Game {game} begins. It has at most {count} turns.",
        ),
    }
    side: Side
    turns: int | None

    def fold(self, state: Match) -> Match:
        """Begin it at the first turn's threshold."""
        return state.but(
            stage="game",
            game=len(state.games) + 1,
            first=self.side,
            turn=0,
            turns_left=self.turns,
            stopped=False,
            life_points=(state.dealt, state.dealt),
            chain=False,
            until_change=False,
            changed=False,
        )

    def in_words(self, state: Match) -> Said:
        """Tell how many turns it has, if they are limited."""
        if self.turns is None:
            return self.sentence(state)
        return self.sentence(state, "match.game-began-limited", count=self.turns)


@value
class TurnBegan(OfPlayer):
    """A turn has begun."""

    told: ClassVar[Sentences] = {
        "match.turn-began": "Turn {turn} of the game begins: player {player}'s turn.",
        "match.next-turn": "It is player {player}'s turn.",
    }
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


@value
class TurnEnded(OfPlayer):
    """A turn has ended."""

    told: ClassVar[Sentences] = "Player {player}'s turn ends."
    player: Player

    def fold(self, state: Match) -> Match:
        """Leave it."""
        return state.but(turn_over=True)


@value
class LifePointsChanged(Fact):
    """Life Points have changed to these; `chain`: the Chain that did it goes on resolving."""

    told: ClassVar[Sentences] = {
        "match.life-points": "{term:life-points}: {a} for player {first}, {b} for player {second}.",
        "match.life-points-in-chain": (
            "{term:life-points}: {a} for player {first}, {b} for player {second}. The {term:chain} "
            "goes on resolving."
        ),
        "match.life-points-team": (
            "{term:life-points}: {a} for Team {first}, {b} for Team {second}."
        ),
        "match.life-points-in-chain-team": (
            "{term:life-points}: {a} for Team {first}, {b} for Team {second}. The {term:chain} "
            "goes on resolving."
        ),
    }
    life_points: tuple[int, int]
    chain: bool = False

    def fold(self, state: Match) -> Match:
        """Set them."""
        return state.but(life_points=self.life_points, chain=self.chain, changed=True)

    def in_words(self, state: Match) -> Said:
        """Tell both, and whether the Chain goes on."""
        a, b = self.life_points
        first, second = map(called, state.seats.sides)
        name = "match.life-points-in-chain" if self.chain else "match.life-points"
        if state.seats.of_teams:
            name += "-team"
        return self.sentence(state, name, first=first, a=a, second=second, b=b)


@value
class ChainResolved(Fact):
    """A Chain has resolved to its end."""

    told: ClassVar[Sentences] = "The {term:chain} has resolved."

    def fold(self, state: Match) -> Match:
        """Leave it."""
        return state.but(chain=False)


@value
class GameOver(Fact):
    """A game has ended: somebody has won it, or it is a draw."""

    told: ClassVar[Sentences] = {
        "match.game-won": "Player {player} wins game {game}.",
        "match.game-won-team": "Team {team} wins game {game}.",
        "match.game-drawn": "Game {game} is a draw.",
    }
    result: Result

    @property
    def subject(self) -> Hashable:
        """The winner."""
        return self.result

    def fold(self, state: Match) -> Match:
        """Record it."""
        return state.but(games=(*state.games, self.result), played=state.played + 1)

    def in_words(self, state: Match) -> Said:
        """Tell who has won, if anybody."""
        if self.result == "draw":
            return self.sentence(state, "match.game-drawn")
        return self.of_side(state, self.result)


@value
class GameAwarded(OfSide):
    """A side was awarded a game that was not played; `counts`: it stands for one that was."""

    told: ClassVar[Sentences] = {
        "match.game-awarded": "Game {game}, which is not played, is awarded to player {player}.",
        "match.game-awarded-team": "Game {game}, which is not played, is awarded to Team {team}.",
    }
    side: Side
    counts: bool

    def fold(self, state: Match) -> Match:
        """Record it."""
        return state.but(
            games=(*state.games, self.side),
            game=len(state.games) + 1,
            played=state.played + self.counts,
        )


@value
class BetweenGamesBegan(Fact):
    """The players get ready for another game."""

    told: ClassVar[Sentences] = {
        "match.getting-ready": "The players get ready for another game.",
    }

    def fold(self, state: Match) -> Match:
        """Start the time for it."""
        return state.but(
            stage="between-games", siding="not-begun", seconds=0, presented=(), late=()
        )


@value
class TimePassed(Fact):
    """Time has passed since the last game."""

    told: ClassVar[Sentences] = ("{count} second passes.", "{count} seconds pass.")
    seconds: int

    def fold(self, state: Match) -> Match:
        """Move the clock on."""
        return state.but(seconds=state.seconds + self.seconds)

    def in_words(self, state: Match) -> Said:
        """Tell how many seconds."""
        return self.sentence(state, count=self.seconds)


@value
class CameLate(OfPlayer):
    """A player took longer than there is time between games."""

    told: ClassVar[Sentences] = (
        "Player {player} has not presented their {term:deck} within 3 minutes."
    )
    player: Player

    def fold(self, state: Match) -> Match:
        """Remember it."""
        return state.but(late=(*state.late, self.player))


@value
class MatchWon(OfSide):
    """A side has won the Match."""

    told: ClassVar[Sentences] = {
        "match.match-won": "Player {player} wins the {term:match}.",
        "match.match-won-team": "Team {team} wins the {term:match}.",
    }
    side: Side

    def fold(self, state: Match) -> Match:
        """End it."""
        return state.but(winner=self.side, stage="over")
