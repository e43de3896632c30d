"""What a ruleset makes of "time is called", as boxes and arrows: found by playing it out.

Each box bears the clauses that the kernel credited with it, and the numbers that the engine came
to; a clause that is switched off takes its box, or its number, along.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from ludex.kernel import Entry, Event, Game, Option, Ruleset
from ludex.tournament.decisions import (
    BeginGame,
    BeginSiding,
    CallTime,
    EndGame,
    EndTurn,
    TellLifePoints,
)
from ludex.tournament.events import (
    ComparisonPutOff,
    FirstChangeCame,
    GameBegan,
    GameOver,
    MatchWon,
    PlayedOn,
    PlayStopped,
    TieBreakDue,
    TurnsLimited,
)
from ludex.tournament.match import Match, Siding
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

BEGUN: tuple[Siding, ...] = ("begun", "not-known")
"""How far siding may have come for the players to finish it."""

QUESTIONS: tuple[BoxId, ...] = (
    "called",
    "won-yet",
    "points-equal",
    "more-wins",
    "ahead",
    "siding-begun",
)
"""Boxes that ask; what follows depends on the answer."""


@dataclass(frozen=True, slots=True)
class Box:
    """Something that is done, or asked; `count` is a number of turns, where there is one."""

    id: BoxId
    by: tuple[str, ...] = ()
    count: int | None = None


@dataclass(frozen=True, slots=True)
class Arrow:
    """The way from one box to the next, and the answer to which it leads."""

    from_: BoxId
    to: BoxId
    answer: str = ""


@dataclass(frozen=True, slots=True)
class Procedure:
    """The whole of it."""

    boxes: tuple[Box, ...]
    arrows: tuple[Arrow, ...]


_ARROWS = (
    Arrow("called", "turn-completed", "in-a-game"),
    Arrow("turn-completed", "additional-turns"),
    Arrow("additional-turns", "won-yet"),
    Arrow("won-yet", "more-wins", "yes"),
    Arrow("won-yet", "play-stops", "no"),
    Arrow("play-stops", "points-equal"),
    Arrow("points-equal", "more-points", "no"),
    Arrow("points-equal", "played-on", "yes"),
    Arrow("played-on", "chain-first"),
    Arrow("chain-first", "points-equal"),
    Arrow("more-points", "more-wins"),
    Arrow("more-wins", "match-won", "yes"),
    Arrow("more-wins", "no-side-deck", "no"),
    Arrow("no-side-deck", "tie-break"),
    Arrow("tie-break", "won-yet"),
    Arrow("called", "ahead", "between-games"),
    Arrow("ahead", "leader-wins", "yes"),
    Arrow("ahead", "siding-begun", "no"),
    Arrow("siding-begun", "siding-finished", "yes"),
    Arrow("siding-begun", "no-siding", "no"),
    Arrow("siding-finished", "last-game"),
    Arrow("no-siding", "last-game"),
    Arrow("last-game", "won-yet"),
)


def procedure(ruleset: Ruleset) -> Procedure | None:
    """Return what a ruleset does when time is called; None where it says nothing of that."""
    in_a_game = tuple(_in_a_game(ruleset))
    if not in_a_game:
        return None
    boxes = {box.id: box for box in (*in_a_game, *_between_games(ruleset))}
    for question in QUESTIONS:
        boxes.setdefault(question, Box(question))
    arrows = tuple(a for a in _ARROWS if a.from_ in boxes and a.to in boxes)
    return Procedure(tuple(boxes.values()), arrows)


def _in_a_game(ruleset: Ruleset) -> Iterator[Box]:
    called = _game(ruleset, "game", CallTime())
    limited = _entry(called, TurnsLimited)
    if limited is None:
        return
    # The rule that limits the turns completes the present one; what it read are the further ones.
    yield Box("turn-completed", tuple(by for by in limited.credits if by not in limited.used))
    yield Box("additional-turns", limited.used, called.state.turns_left)
    stopped = _to_the_stop(_game(ruleset, "game", CallTime(), TellLifePoints((5000, 3000))))
    yield from _if_there(stopped, ("play-stops", PlayStopped), ("more-points", GameOver))
    equal = _to_the_stop(called)
    yield from _if_there(equal, ("played-on", PlayedOn))
    in_chain = _answered(equal, TellLifePoints((3000, 5000), chain=True))
    if _entry(in_chain, ComparisonPutOff) is not None:
        by = _by(in_chain, ComparisonPutOff)
        after = _answered(in_chain, TellLifePoints((3000, 5000)))
        yield Box("chain-first", tuple(dict.fromkeys((*_by(after, FirstChangeCame), *by))))
    won = [_answered(called, EndGame("A"))]
    won.append(_answered(_game(ruleset, "game", CallTime(), games=("A",)), EndGame("A")))
    by_wins = tuple(dict.fromkeys(by for game in won for by in _by(game, MatchWon)))
    if by_wins:
        yield Box("match-won", by_wins)
    tied = _answered(_game(ruleset, "game", CallTime(), games=("A",)), EndGame("B"))
    refused = tied.refusals(BeginSiding("A"))
    if refused:
        yield Box("no-side-deck", refused)
    yield from _last_game("tie-break", tied)


def _between_games(ruleset: Ruleset) -> Iterator[Box]:
    ahead = _game(ruleset, "between-games", CallTime(), games=("A",))
    yield from _if_there(ahead, ("leader-wins", MatchWon))
    late = _game(ruleset, "between-games", CallTime(), games=("A", "B"), siding="not-begun")
    refused = late.refusals(BeginSiding("A"))
    if refused:
        yield Box("no-siding", refused)
    begun = [
        _game(ruleset, "between-games", CallTime(), games=("A", "B"), siding=siding)
        for siding in BEGUN
    ]
    finished = [found for game in begun if (found := side_decks(game)) and found.allowed]
    if finished:
        by = tuple(dict.fromkeys(clause for each in finished for clause in each.by))
        yield Box("siding-finished", by)
    yield from _last_game("last-game", late)


def _last_game(id: BoxId, tied: Game[Match]) -> Iterator[Box]:
    begun = _answered(tied, BeginGame("A"))
    entry = _entry(begun, GameBegan)
    if _entry(tied, TieBreakDue) is not None and entry is not None:
        by = (*_by(tied, TieBreakDue), *entry.used)
        turns = entry.event.turns if isinstance(entry.event, GameBegan) else None
        yield Box(id, by, turns)


def _game(
    ruleset: Ruleset,
    stage: Literal["game", "between-games"],
    *options: Option,
    games: Sequence[Literal["A", "B"]] = (),
    siding: Siding = "not-begun",
) -> Game[Match]:
    match = Match(
        stage=stage,
        games=tuple(games),
        played=max(1, len(games)),
        game=len(games) + 1,
        turn=1,
        life_points=(4000, 4000),
        siding=siding,
    )
    game = Game(ruleset, match, BEGINS[stage])
    return _answered(game, *options)


def _answered(game: Game[Match], *options: Option) -> Game[Match]:
    for option in options:
        if game.ask is None or not game.ask.admits(game, option) or game.refusals(option):
            return game
        game = game.answer(option)
    return game


def _to_the_stop(game: Game[Match]) -> Game[Match]:
    """Let the turns that are left pass, and the one after which play stops."""
    for _ in range(1 + (game.state.turns_left or 0)):
        game = _answered(game, EndTurn(game.state.turn_player))
    return game


def _entry(game: Game[Match], kind: type[Event]) -> Entry | None:
    return next((entry for entry in game.log if isinstance(entry.event, kind)), None)


def _by(game: Game[Match], kind: type[Event]) -> tuple[str, ...]:
    entry = _entry(game, kind)
    return () if entry is None else entry.credits


def _if_there(game: Game[Match], *wanted: tuple[BoxId, type[Event]]) -> Iterator[Box]:
    for id, kind in wanted:
        if _entry(game, kind) is not None:
            yield Box(id, _by(game, kind))
