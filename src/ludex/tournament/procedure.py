"""What a ruleset makes of "time is called", as boxes and arrows: found by playing it out.

Each box bears the clauses that the kernel credited with it, and the numbers that the engine came
to; an arrow is there because a play went that way. A clause that is switched off takes its boxes,
its ways and its numbers along.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

from ludex.kernel import Entry, Game, Option, Ruleset, value
from ludex.tournament.decisions import (
    BeginGame,
    CallTime,
    EndGame,
    EndTurn,
    TellLifePoints,
)
from ludex.tournament.events import (
    ComparisonPutOff,
    GameBegan,
    GameOver,
    MatchWon,
    PlayedOn,
    PlayStopped,
    TieBreakDue,
    TimeCalled,
    TurnsLimited,
)
from ludex.tournament.match import Match, Siding
from ludex.tournament.seating import seats_by
from ludex.tournament.seats import Side
from ludex.tournament.siding import side_decks
from ludex.tournament.steps import BEGINS

BoxId = Literal[
    "called",
    "turn-completed",
    "additional-turns",
    "won-yet",
    "play-stops",
    "points-equal",
    "more-points",
    "played-on",
    "chain-first",
    "more-wins",
    "match-won",
    "tie-break",
    "no-side-deck",
    "ahead",
    "leader-wins",
    "siding-begun",
    "siding-finished",
    "no-siding",
    "last-game",
]

SIDINGS: tuple[Siding, ...] = ("begun", "not-known", "not-begun")
"""How far siding may have come when time is called."""


@value
class Box:
    """Something that is done, or asked; `count` is a number of turns, where there is one."""

    id: BoxId
    by: tuple[str, ...] = ()
    count: int | None = None
    asks: bool = False
    """What follows depends on the answer."""


@value
class Arrow:
    """The way from one box to the next, and the answer to which it leads."""

    from_: BoxId
    to: BoxId
    answer: str = ""


@value
class Procedure:
    """The whole of it; of a Match between players, or between teams."""

    boxes: tuple[Box, ...]
    arrows: tuple[Arrow, ...]
    of_teams: bool


def procedure(ruleset: Ruleset) -> Procedure | None:
    """Return what a ruleset does when time is called; None where it says nothing of that."""
    boxes: dict[BoxId, Box] = {}
    arrows: dict[Arrow, None] = {}
    for play in _plays(ruleset):
        for box in play.boxes:
            before = boxes.get(box.id, box)
            boxes[box.id] = replace(before, by=tuple(dict.fromkeys((*before.by, *box.by))))
        arrows.update(dict.fromkeys(play.arrows))
    if "additional-turns" not in boxes:
        return None
    return Procedure(tuple(boxes.values()), tuple(arrows), seats_by(ruleset).of_teams)


def _plays(ruleset: Ruleset) -> Iterator[_Play]:
    """Yield plays that between them come by everything that may follow."""
    one, other = seats_by(ruleset).sides
    yield _Play(ruleset, "game").then(EndGame(one))
    yield _Play(ruleset, "game", one).then(EndGame(one))
    yield _Play(ruleset, "game").then(TellLifePoints((5000, 3000))).to_the_stop()
    yield (
        _Play(ruleset, "game")
        .to_the_stop()
        .then(TellLifePoints((3000, 5000), chain=True), TellLifePoints((3000, 5000)))
    )
    yield _Play(ruleset, "game", one).then(EndGame(other)).last_game()
    yield _Play(ruleset, "between-games", one)
    for siding in SIDINGS:
        yield _Play(ruleset, "between-games", one, other, siding=siding).last_game()


class _Play:
    """A Match in which time is called and which goes on in one way, and what it comes by."""

    def __init__(
        self,
        ruleset: Ruleset,
        stage: Literal["game", "between-games"],
        *games: Side,
        siding: Siding = "not-begun",
    ) -> None:
        """Call time in, or after, the first game that has not been won by one of `games`."""
        self.boxes: list[Box] = []
        self.arrows: list[Arrow] = []
        self._answer = ""
        self._tie_broken_by: tuple[str, ...] = ()
        seats = seats_by(ruleset)
        match = Match(
            seats=seats,
            stage=stage,
            games=games,
            played=max(1, len(games)),
            game=len(games) + 1,
            first=seats.sides[0],
            turn=1,
            turn_player=seats.players[0],
            life_points=(4000, 4000),
            siding=siding,
        )
        self._game = Game(ruleset, match, BEGINS[stage])
        self.then(CallTime())

    def then(self, *options: Option) -> _Play:
        """Go on by some options, as far as they are open."""
        for option in options:
            game = self._game
            if game.ask is None or not game.ask.admits(game, option) or game.refusals(option):
                break
            self._game = game.answer(option)
            for entry in self._game.log:
                if entry.n >= len(game.log):
                    self._follow(entry, told=isinstance(option, EndGame))
        return self

    def to_the_stop(self) -> _Play:
        """Let the turns that are left pass, and the one after which play stops."""
        for _ in range(1 + (self._game.state.turns_left or 0)):
            self.then(EndTurn(self._game.state.turn_player))
        return self

    def last_game(self) -> _Play:
        """Get ready for the game that breaks a tie, and play it."""
        sides = side_decks(self._game)
        if sides is None or not self.boxes:
            return self
        if self._game.state.time_called == "game":
            self._ask("more-wins", "no")
            if not sides.allowed:
                self._come("no-side-deck", sides.by)
        else:
            self._ask("ahead", "no")
            if sides.by:
                self._ask("siding-begun", "no" if self._game.state.siding == "not-begun" else "yes")
                self._come("siding-finished" if sides.allowed else "no-siding", sides.by)
        if self._tie_broken_by:
            first = self._game.state.first
            self.then(BeginGame(first), EndGame(first))
        return self

    def _come(self, id: BoxId, by: tuple[str, ...] = (), count: int | None = None) -> None:
        self._come_by(Box(id, by, count))

    def _ask(self, id: BoxId, answer: str) -> None:
        self._come_by(Box(id, asks=True))
        self._answer = answer

    def _come_by(self, box: Box) -> None:
        if self.boxes:
            self.arrows.append(Arrow(self.boxes[-1].id, box.id, self._answer))
        self._answer = ""
        self.boxes.append(box)

    def _follow(self, entry: Entry, *, told: bool) -> None:
        """Come by what an entry of the log stands for; `told`: how a game ended, was told."""
        match entry.event:
            case TimeCalled(during):
                self._ask("called", "in-a-game" if during == "game" else during)
            case TurnsLimited(turns):
                self._limited(entry, turns)
            case PlayStopped():
                self._ask("won-yet", "no")
                self._come("play-stops", entry.credits)
            case PlayedOn():
                self._ask("points-equal", "yes")
                self._come("played-on", entry.credits)
            case ComparisonPutOff():
                self._come("chain-first", entry.credits)
            case GameOver() | MatchWon():
                self._decided(entry, told=told)
            case TieBreakDue():
                self._tie_broken_by = entry.credits
            case GameBegan(_, turns):
                self._began(entry, turns)

    def _limited(self, entry: Entry, turns: int) -> None:
        # The rule that limits the turns completes the present one; it read the further ones.
        self._come("turn-completed", tuple(id for id in entry.credits if id not in entry.used))
        self._come("additional-turns", entry.used, turns)

    def _decided(self, entry: Entry, *, told: bool) -> None:
        if isinstance(entry.event, MatchWon):
            at_once = self.boxes[-1].id == "called"
            self._ask("ahead" if at_once else "more-wins", "yes")
            self._come("leader-wins" if at_once else "match-won", entry.credits)
        elif told:
            self._ask("won-yet", "yes")
        else:
            self._ask("points-equal", "no")
            self._come("more-points", entry.credits)

    def _began(self, entry: Entry, turns: int | None) -> None:
        in_a_game = self._game.state.time_called == "game"
        by = (*self._tie_broken_by, *entry.used)
        self._come("tie-break" if in_a_game else "last-game", by, turns)
