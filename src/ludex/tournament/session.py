"""Playing the script of an example about Decks or a Match."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from ludex.kernel import Game, Option, Ruleset, Watch
from ludex.playing import BadPosition, Stuck, Wrong, written
from ludex.playing.course import Course, TurnOver
from ludex.playing.errors import not_legal, not_offered
from ludex.playing.record import Home
from ludex.tournament import decisions as d
from ludex.tournament import examples as ex
from ludex.tournament.decks import PARTS, PLAYERS, Copies, Deck, Homes, Player
from ludex.tournament.match import Match
from ludex.tournament.steps import BEGINS
from ludex.tournament.words.errors import worded


@dataclass(frozen=True, slots=True)
class Handed:
    """What a Match is handed: where each card belongs, and how the Duel of an example went."""

    homes: Mapping[str, Home]
    treated_as: Mapping[str, str] = field(default_factory=dict)
    """Cards whose names are always treated as another's, and whose."""
    released: Mapping[str, date] = field(default_factory=dict)
    """The day of each known card's first print."""
    duel: Callable[[str], Course] | None = None
    """None where no example can be played."""


MOST_CARDS = 500
"""In a part of a Deck; far more than any rule allows."""


class Session:
    """One run of an example: the Match so far."""

    def __init__(
        self, start: ex.Start, ruleset: Ruleset, handed: Handed, watch: Watch | None = None
    ) -> None:
        self.handed = handed
        self.first = position(start, handed)
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
        if course.life_points != match.life_points:
            points, others = _points(course.life_points), _points(match.life_points)
            raise BadPosition(
                worded("starts-with-points", example=step.plays, points=points, others=others)
            )
        if course.turn_player != match.turn_player:
            player = course.turn_player
            raise BadPosition(worded("starts-in-turn", example=step.plays, player=player))
        for option in _comes_to(course):
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
        known = (*PLAYERS, *PARTS, *self.first.homes)
        if name not in known:
            raise BadPosition(f"'{name}' is no player, no part of a Deck and no card of it")
        return name


def _comes_to(course: Course) -> Iterator[Option]:
    """Yield what a Duel comes to; of Life Points, those at which it goes on."""
    for each in course.happened:
        if isinstance(each, TurnOver):
            yield d.EndTurn(each.player)
        elif min(each.life_points) > 0:
            yield d.TellLifePoints(each.life_points, each.chain)
    if course.result is not None:
        yield d.EndGame(course.result)


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
    """Return what is done by an act; raises BadPosition for one that makes no sense."""
    if isinstance(act, ex.ComesTo):
        given = {**dict(zip(PLAYERS, match.life_points, strict=True)), **act.life_points}
        return d.TellLifePoints((given["A"], given["B"]), act.chain == "goes-on")
    if isinstance(act, ex.Exchanges):
        if any(copies < 1 for cards in (act.out, act.in_) for copies in cards.values()):
            raise BadPosition(worded("less-than-one", act=written(act)))
        return d.Exchange(act.exchanges, tuple(act.out.items()), tuple(act.in_.items()))
    if isinstance(act, ex.Waits) and act.seconds < 1:
        raise BadPosition(worded("no-seconds", seconds=str(act.seconds)))
    if isinstance(act, ex.GameOutcome):
        return d.EndGame("draw" if act.game_won_by == "nobody" else act.game_won_by)
    if isinstance(act, ex.CallsTime):
        return d.CallTime()
    made, key = _OF_ONE[type(act)]
    return made(getattr(act, key))


_OF_ONE: dict[type, tuple[Callable[[Any], Option], str]] = {
    ex.HandsIn: (d.HandIn, "hands_in"),
    ex.Places: (d.PlaceSideDeck, "places_side_deck"),
    ex.Counts: (d.CountSideDeck, "counts_side_deck"),
    ex.LooksAt: (d.LookAtSideDeck, "looks_at_side_deck"),
    ex.LooksAtOpponents: (d.LookAtOpponentsSideDeck, "looks_at_opponents_side_deck"),
    ex.BeginsSiding: (d.BeginSiding, "begins_siding"),
    ex.Presents: (d.Present, "presents_deck"),
    ex.TurnEnded: (d.EndTurn, "turn_ends"),
    ex.AwardsGame: (d.AwardGame, "game_awarded_to"),
    ex.BeginsMatch: (d.BeginMatch, "match_begins"),
    ex.BeginsGame: (d.BeginGame, "game_begins"),
    ex.Waits: (d.LetTimePass, "seconds"),
}


def position(start: ex.Start, handed: Handed) -> Match:
    """Return the Match that an example starts from.

    Raises BadPosition, with everything that is wrong, for one that cannot be.
    """
    if wrong := (*_decks_that_cannot_be(start), *_contradictions(start)):
        raise BadPosition(*wrong)
    fillers: dict[str, Home] = {}
    lists = tuple(
        (player, _deck(given, player, fillers))
        for player, given in zip(PLAYERS, (start.A, start.B), strict=True)
        if given is not None
    )
    named = frozenset(card for _, deck in lists for card in deck.cards())
    known = {card: handed.homes[card] for card in named if card in handed.homes} | fillers
    treated = {card: name for card, name in handed.treated_as.items() if card in named}
    released = {card: day for card, day in handed.released.items() if card in named}
    pool = None if start.pool is None else frozenset((*start.pool, *fillers))
    registered = () if start.at == "registration" else lists
    now = {player: _deck(given, player, fillers) for player, given in start.now.items()}
    return Match(
        stage=start.at,
        homes=Homes(known, pool, frozenset(fillers), treated, released),
        lists=lists,
        registered=registered,
        decks=tuple((player, now.get(player, deck)) for player, deck in registered),
        games=start.games,
        played=len(start.games),
        game=len(start.games) + (start.at == "game"),
        turn=start.turn.number if start.at == "game" else 0,
        turn_player=start.turn.player,
        life_points=(start.life_points.A, start.life_points.B),
        dealt=ex.Points().A,
        siding=start.siding,
    )


def _contradictions(start: ex.Start) -> Iterator[Wrong]:
    """Yield what is wrong with where a Match stands."""
    for holds, found, keys in (*_of_the_players(start), *_of_the_stage(start)):
        if not holds:
            yield Wrong(found, keys)


Claim = tuple[bool, str, tuple[str, ...]]
"""Whether something holds, what is wrong if it does not, and where."""


def _of_the_players(start: ex.Start) -> Iterator[Claim]:
    for player in PLAYERS:
        won, points = start.games.count(player), getattr(start.life_points, player)
        yield won < 2, worded("won-already", player=player, number=str(won)), ("games",)
        found = worded("lost-already", player=player, points=str(points))
        yield points > 0, found, ("life-points", player)
        has_a_deck = player not in start.now or getattr(start, player) is not None
        found = worded("now-without-deck", player=player)
        yield has_a_deck, found, ("now", player)


def _of_the_stage(start: ex.Start) -> Iterator[Claim]:
    at, games, between = start.at, bool(start.games), start.at == "between-games"
    found = worded("no-game-between")
    yield games or not between, found, ("at",)
    before = at in ("registration", "before-match")
    found = worded("no-game-yet", stage=at)
    yield not (before and games), found, ("games",)
    playing = at == "game"
    found = worded("no-turn-there", stage=at)
    yield playing or start.turn == ex.Turn(), found, ("turn",)
    yield playing or start.life_points == ex.Points(), found, ("life-points",)
    usual = start.siding == ex.Start(at).siding
    found = worded("nobody-sides", stage=at, siding=start.siding)
    yield between or usual, found, ("siding",)
    number = start.turn.number
    found = worded("no-such-turn", number=str(number))
    yield number >= 1, found, ("turn", "number")


def _decks_that_cannot_be(start: ex.Start) -> Iterator[Wrong]:
    """Yield the parts of Decks that have too many cards, or fewer than are named in them."""
    given: dict[tuple[str, ...], ex.DeckList | None]
    given = {(player,): getattr(start, player) for player in PLAYERS}
    given |= {("now", player): deck for player, deck in start.now.items()}
    for keys, deck in given.items():
        for part in PARTS if deck is not None else ():
            cards = getattr(deck, part.replace("-", "_")) or ex.Cards(0)
            said = {"player": keys[-1], "part": part, "number": str(cards.cards)}
            copies = cards.among.values()
            if cards.cards > MOST_CARDS:
                yield Wrong(worded("no-deck-of-cards", **said), (*keys, part, "cards"))
            elif cards.cards < sum(copies) or any(each < 1 for each in copies):
                yield Wrong(worded("fewer-than-named", **said), (*keys, part, "cards"))


def _deck(given: ex.DeckList, player: Player, fillers: dict[str, Home]) -> Deck:
    parts: list[Copies] = []
    for part in PARTS:
        cards = getattr(given, part.replace("-", "_")) or ex.Cards(40 * (part == "main-deck"))
        among = tuple(cards.among.items())
        rest = cards.cards - sum(copies for _, copies in among)
        named = tuple(f"{player}-{part}-{n}" for n in range(1, rest + 1))
        home: Home = "extra-deck" if part == "extra-deck" else "main-deck"
        fillers.update(dict.fromkeys(named, home))
        parts.append((*among, *((card, 1) for card in named)))
    return Deck(*parts)
