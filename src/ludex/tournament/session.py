"""Playing the script of an example about Decks or a Match."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ludex.kernel import Game, Option, Ruleset, Watch
from ludex.playing import BadPosition, Stuck, written
from ludex.playing.course import Course, TurnOver
from ludex.playing.errors import not_legal, not_offered
from ludex.tournament import decisions as d
from ludex.tournament import examples as ex
from ludex.tournament.decks import PARTS
from ludex.tournament.match import Match
from ludex.tournament.position import Handed, position
from ludex.tournament.seating import names_of, seats_by, strangers
from ludex.tournament.seats import Player, Seats
from ludex.tournament.steps import BEGINS
from ludex.tournament.words.errors import worded


class Session:
    """One run of an example: the Match so far."""

    def __init__(
        self, start: ex.Start, ruleset: Ruleset, handed: Handed, watch: Watch | None = None
    ) -> None:
        self.handed = handed
        self.first = position(start, handed, seats_by(ruleset, watch))
        self.game: Game[Match] = Game(ruleset, self.first, BEGINS[start.at], watch=watch)
        self.begun = self.game

    def play(self, step: ex.Act | ex.PlaysDuel) -> None:
        """Carry out one step of the script; raises Stuck when it is refused or not offered."""
        if isinstance(step, ex.PlaysDuel):
            self._plays(step)
        else:
            self.game = undertaken(self.game, step)

    def _plays(self, step: ex.PlaysDuel) -> None:
        if self.handed.duel is None:
            raise BadPosition(worded("no-examples-here", step=written(step)))
        stage = self.game.state.stage
        if stage != "game":
            raise Stuck(not_offered(written(step), worded("stands-at", stage=stage)), refused=True)
        course = self.handed.duel(step.plays)
        match = self.game.state
        if sorted(course.players) != sorted(match.seats.players):
            players, seated = ", ".join(course.players), ", ".join(match.seats.players)
            raise BadPosition(
                worded("starts-with-players", example=step.plays, players=players, others=seated)
            )
        if course.life_points != match.life_points:
            points, others = _points(course.life_points), _points(match.life_points)
            raise BadPosition(
                worded("starts-with-points", example=step.plays, points=points, others=others)
            )
        if course.turn_player != match.turn_player:
            player = course.turn_player
            raise BadPosition(worded("starts-in-turn", example=step.plays, player=player))
        for option in _comes_to(course, match.seats):
            if self.game.state.stage != "game":
                break
            self.game = _done(self.game, option, written(step))

    def rest(self) -> None:
        """Nothing happens of itself at the table."""

    def left_open(self) -> str | None:
        """Return None: nobody has to do anything."""
        return None

    def subject(self, name: str) -> str | None:
        """Return whom a near miss names: a player, a part of a Deck, a card, or the `match`."""
        if name == "match":
            return None
        known = (*names_of(self.first.seats), *PARTS, *self.first.homes)
        if name not in known:
            raise BadPosition(f"'{name}' is no player, no part of a Deck and no card of it")
        return name


def _comes_to(course: Course, seats: Seats) -> Iterator[Option]:
    """Yield what a Duel comes to; of Life Points, those at which it goes on."""
    for each in course.happened:
        if isinstance(each, TurnOver):
            yield d.EndTurn(each.player)
        elif min(each.life_points) > 0:
            yield d.TellLifePoints(each.life_points, each.chain)
    if course.result is not None:
        drawn = course.result == "draw"
        yield d.EndGame(course.result if drawn else seats.side_of(course.result))


def _points(points: tuple[int, int]) -> str:
    return worded("both-points", one=str(points[0]), other=str(points[1]))


def undertaken(game: Game[Match], act: ex.Act) -> Game[Match]:
    """Return the game after something was done; raises Stuck when it is refused or not offered."""
    return _done(game, option(game.state, act), written(act))


def _done(game: Game[Match], wanted: Option, said: str) -> Game[Match]:
    ask = game.ask
    if ask is None:
        raise Stuck(not_offered(said, worded("match-over")), refused=True)
    if wanted not in game.on_offer() and not ask.admits(game, wanted):
        why = d.why_not(game.state, wanted) or worded("stands-at", stage=game.state.stage)
        raise Stuck(not_offered(said, why), refused=True)
    by = game.refusals(wanted)
    if by:
        raise Stuck(not_legal(said, by), by, refused=True)
    return game.answer(wanted)


def option(match: Match, act: ex.Act) -> Option:
    """Return what is done by an act.

    Raises Stuck for one of somebody who is not at the table, BadPosition for one without sense.
    """
    for wrong in strangers(act, match.seats):
        raise Stuck(not_offered(written(act), wrong.found), refused=True)
    made = _MADE.get(type(act))
    if made is not None:
        return made(match, act)
    kind, key = _OF_ONE[type(act)]
    return kind(getattr(act, key))


def _life_points(match: Match, act: ex.ComesTo) -> Option:
    said: dict[str, int] = dict(act.life_points.items())
    one, other = (said.get(side, match.lp(side)) for side in match.seats.sides)
    return d.TellLifePoints((one, other), act.chain == "goes-on")


def _exchange(_match: Match, act: ex.Exchanges) -> Option:
    if any(copies < 1 for cards in (act.out, act.in_) for copies in cards.values()):
        raise BadPosition(worded("less-than-one", act=written(act)))
    out, in_ = (tuple(cards.items()) for cards in (act.out, act.in_))
    return d.Exchange(act.exchanges, act.deck_of or act.exchanges, out, in_)


def _pass(_match: Match, act: ex.Waits) -> Option:
    if act.seconds < 1:
        raise BadPosition(worded("no-seconds", seconds=str(act.seconds)))
    return d.LetTimePass(act.seconds)


def _of(match: Match, player: Player, of: Player | None) -> Player:
    opponents = match.seats.opponents(player)
    if of is None and len(opponents) > 1:
        raise BadPosition(worded("one-of-them", player=player))
    return of or opponents[0]


def _count(match: Match, act: ex.Counts) -> Option:
    player = act.counts_side_deck
    return d.CountSideDeck(player, _of(match, player, act.of))


def _look_at_opponents(match: Match, act: ex.LooksAtOpponents) -> Option:
    player = act.looks_at_opponents_side_deck
    return d.LookAtOpponentsSideDeck(player, _of(match, player, act.of))


def _end_game(_match: Match, act: ex.GameOutcome) -> Option:
    return d.EndGame("draw" if act.game_won_by == "nobody" else act.game_won_by)


_MADE: dict[type, Callable[[Match, Any], Option]] = {
    ex.ComesTo: _life_points,
    ex.Exchanges: _exchange,
    ex.Waits: _pass,
    ex.Counts: _count,
    ex.LooksAtOpponents: _look_at_opponents,
    ex.GameOutcome: _end_game,
    ex.CallsTime: lambda _match, _act: d.CallTime(),
}


_OF_ONE: dict[type, tuple[Callable[[Any], Option], str]] = {
    ex.HandsIn: (d.HandIn, "hands_in"),
    ex.Designates: (d.Designate, "designates"),
    ex.Places: (d.PlaceSideDeck, "places_side_deck"),
    ex.LooksAt: (d.LookAtSideDeck, "looks_at_side_deck"),
    ex.BeginsSiding: (d.BeginSiding, "begins_siding"),
    ex.Presents: (d.Present, "presents_deck"),
    ex.TurnEnded: (d.EndTurn, "turn_ends"),
    ex.AwardsGame: (d.AwardGame, "game_awarded_to"),
    ex.BeginsMatch: (d.BeginMatch, "match_begins"),
    ex.BeginsGame: (d.BeginGame, "game_begins"),
}
