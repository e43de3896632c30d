"""A Match at a table: time is called, and what now?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

from ludex.kernel import Entry, Game, Option, value
from ludex.playing import Said
from ludex.playing.telling import said
from ludex.tournament.decisions import (
    BeginGame,
    CallTime,
    EndGame,
    EndTurn,
    TellLifePoints,
)
from ludex.tournament.events import LifePointsChanged, TurnBegan, TurnEnded
from ludex.tournament.match import Match
from ludex.tournament.seats import Side
from ludex.tournament.siding import SideDecks, side_decks

Condition = Literal[
    "wins", "draw", "goes-on", "more", "equal", "in-chain", "first-change", "next-game"
]


@value
class Told:
    """Something that happens, and the clauses by which it does."""

    said: Said
    by: tuple[str, ...]


@value
class Branch:
    """What follows on a condition, for a player or a team where it is about one."""

    condition: Condition
    player: Side | None
    steps: tuple[Told, ...]
    siding: SideDecks | None = None
    branches: tuple[Branch, ...] = ()


@value
class Advice:
    """Where a Match stands after what has happened, and what each outcome leads to."""

    match: Match
    steps: tuple[Told, ...]
    siding: SideDecks | None
    branches: tuple[Branch, ...]


def advise(first: Match, game: Game[Match], *, time_left: bool = False) -> Advice:
    """Return what is to be done, given the Match at first and after what has happened since.

    Time is called where the Match stands, if it has not been; not with `time_left`.
    """
    return _Adviser(first).advice(game, time_left=time_left)


def _open(game: Game[Match], option: Option) -> bool:
    return game.ask is not None and game.ask.admits(game, option) and not game.refusals(option)


def _points(match: Match, stronger: Side | None) -> TellLifePoints:
    """Return Life Points of which a side has more, or neither."""
    one, other = (4000 + 1000 * (side == stronger) for side in match.seats.sides)
    return TellLifePoints((one, other))


DEEP = 3
"""How many conditions inside one another advice looks ahead."""


class _Adviser:
    """Plays a Match on into each of its outcomes."""

    def __init__(self, first: Match) -> None:
        self.first = first

    def advice(self, game: Game[Match], *, time_left: bool) -> Advice:
        if not time_left and not game.state.time_called and _open(game, CallTime()):
            game = game.answer(CallTime())
        outlook = self._outlook(game, DEEP, whole=True, assumed=False)
        return Advice(game.state, tuple(self._told(game)), side_decks(game), tuple(outlook))

    def _told(self, game: Game[Match]) -> Iterator[Told]:
        """Yield the log in words."""
        match = self.first
        for entry in game.log:
            match = entry.event.fold(match)
            words = self._words(entry, match)
            if words is not None:
                yield Told(words, entry.credits)

    def _supposed(self, game: Game[Match], since: int, *, assumed: bool) -> Iterator[Told]:
        """Yield what would happen after a log entry, without what is only supposed for it.

        `assumed` when it is not known whose turn it would be.
        """
        unknown = (LifePointsChanged, TurnBegan) if assumed else LifePointsChanged
        match = self.first
        for entry in game.log:
            match = entry.event.fold(match)
            words = self._words(entry, match)
            if words is not None and entry.n >= since and not isinstance(entry.event, unknown):
                yield Told(words, entry.credits)

    def _words(self, entry: Entry, match: Match) -> Said | None:
        """Return how an entry is told; which turn of the game it is, nobody has to know."""
        if isinstance(entry.event, TurnEnded):
            return None
        if isinstance(entry.event, TurnBegan):
            return Said("match.next-turn", {"player": entry.event.player})
        return said(entry, match)

    def _outlook(
        self, game: Game[Match], deep: int, *, whole: bool, assumed: bool
    ) -> Iterator[Branch]:
        """Yield what may become of a Match; of what is not `whole`, only how it ends by itself."""
        if deep == 0:
            return
        begin = BeginGame(self.first.seats.sides[0])
        if _open(game, begin):
            yield self._branch(game, begin, "next-game", None, deep, assumed=True)
        elif _open(game, EndGame("draw")):
            if whole:
                for side in (*self.first.seats.sides, None):
                    condition: Condition = "wins" if side else "draw"
                    ended = EndGame(side or "draw")
                    yield self._branch(game, ended, condition, side, deep, assumed=assumed)
            if game.state.until_change:
                yield from self._first_change(game, deep, assumed=assumed)
            elif game.state.turns_left is not None:
                yield self._to_the_end(game, deep, assumed=assumed)

    def _first_change(self, game: Game[Match], deep: int, *, assumed: bool) -> Iterator[Branch]:
        """Yield what the first change leads to, first one in the middle of a Chain."""
        sides = self.first.seats.sides
        chain = replace(_points(game.state, sides[0]), chain=True)
        yield self._branch(game, chain, "in-chain", None, 1, assumed=assumed)
        for side in sides:
            points = _points(game.state, side)
            yield self._branch(game, points, "first-change", side, deep, assumed=assumed)

    def _to_the_end(self, game: Game[Match], deep: int, *, assumed: bool) -> Branch:
        """Return what follows if the game does not end before play stops."""
        last, ends = game, EndTurn(game.state.turn_player)
        if last.state.chain:
            last = last.answer(TellLifePoints(last.state.life_points))
        while last.state.turns_left and _open(last, ends):
            last = last.answer(ends)
            ends = EndTurn(last.state.turn_player)
        outcomes = []
        for side in (*self.first.seats.sides, None) if _open(last, ends) else ():
            told = last.answer(_points(last.state, side))
            condition: Condition = "equal" if side is None else "more"
            outcomes.append(self._branch(told, ends, condition, side, deep, assumed=assumed))
        steps = tuple(self._supposed(last, len(game.log), assumed=assumed))
        return Branch("goes-on", None, steps, None, tuple(outcomes))

    def _branch(
        self,
        game: Game[Match],
        option: Option,
        condition: Condition,
        player: Side | None,
        deep: int,
        *,
        assumed: bool,
    ) -> Branch:
        after = game.answer(option)
        whole = condition == "next-game" and deep == DEEP
        return Branch(
            condition,
            player,
            tuple(self._supposed(after, len(game.log), assumed=assumed)),
            side_decks(after),
            tuple(self._outlook(after, deep - 1, whole=whole, assumed=assumed)),
        )
