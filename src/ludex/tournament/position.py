"""From the start of an example to the Match that it begins with, and what cannot be one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from datetime import date

from ludex.kernel import value
from ludex.playing import BadPosition, Wrong
from ludex.playing.course import Course
from ludex.playing.record import Home
from ludex.tournament import examples as ex
from ludex.tournament.decks import PARTS, Copies, Deck, Homes
from ludex.tournament.match import Match
from ludex.tournament.seating import strangers
from ludex.tournament.seats import PLAYERS, Player, Seats, Side
from ludex.tournament.words.errors import worded


@value
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


def position(start: ex.Start, handed: Handed, seats: Seats = PLAYERS) -> Match:
    """Return the Match that an example starts from, with the players at the table.

    Raises BadPosition, with everything that is wrong, for one that cannot be.
    """
    if wrong := tuple(strangers(start, seats)):
        raise BadPosition(*wrong)
    if wrong := (*_decks_that_cannot_be(start), *_contradictions(start, seats)):
        raise BadPosition(*wrong)
    fillers: dict[str, Home] = {}
    order = seats.players.index
    lists = tuple(
        (player, _deck(given, player, fillers))
        for player, given in sorted(start.decks.items(), key=lambda each: order(each[0]))
    )
    named = frozenset(card for _, deck in lists for card in deck.cards())
    known = {card: handed.homes[card] for card in named if card in handed.homes} | fillers
    treated = {card: name for card, name in handed.treated_as.items() if card in named}
    released = {card: day for card, day in handed.released.items() if card in named}
    pool = None if start.pool is None else frozenset((*start.pool, *fillers))
    registered = () if start.at == "registration" else lists
    now: dict[Player, Deck]
    now = {player: _deck(given, player, fillers) for player, given in start.now.items()}
    turn_player = start.turn.player or seats.players[0]
    return Match(
        seats=seats,
        stage=start.at,
        homes=Homes(known, pool, frozenset(fillers), treated, released),
        lists=lists,
        registered=registered,
        decks=tuple((player, now.get(player, deck)) for player, deck in registered),
        games=start.games,
        played=len(start.games),
        game=len(start.games) + (start.at == "game"),
        first=_went_first(seats, turn_player, start.turn.number) or seats.sides[0],
        turn=start.turn.number if start.at == "game" else 0,
        turn_player=turn_player,
        life_points=_points_of(start, seats),
        dealt=ex.LIFE_POINTS,
        siding=start.siding,
    )


def _points_of(start: ex.Start, seats: Seats) -> tuple[int, int]:
    said: dict[str, int] = dict(start.life_points.items())
    one, other = (said.get(side, ex.LIFE_POINTS) for side in seats.sides)
    return one, other


def _went_first(seats: Seats, player: Player, turn: int) -> Side | None:
    """Return which side has gone first in a game, if some turn of it is a player's."""
    for side in seats.sides:
        order = seats.begun_by(side).players
        if order[(turn - 1) % len(order)] == player:
            return side
    return None


def _contradictions(start: ex.Start, seats: Seats) -> Iterator[Wrong]:
    """Yield what is wrong with where a Match stands."""
    claims = (*_of_the_sides(start, seats), *_of_the_stage(start, seats))
    for holds, found, keys in claims:
        if not holds:
            yield Wrong(found, keys)


Claim = tuple[bool, str, tuple[str, ...]]
"""Whether something holds, what is wrong if it does not, and where."""


def _of_the_sides(start: ex.Start, seats: Seats) -> Iterator[Claim]:
    for side, points in zip(seats.sides, _points_of(start, seats), strict=True):
        won = start.games.count(side)
        yield won < 2, worded("won-already", player=side, number=str(won)), ("games",)
        found = worded("lost-already", player=side, points=str(points))
        yield points > 0, found, ("life-points", side)
    for player in start.now:
        found = worded("now-without-deck", player=player)
        yield player in start.decks, found, ("now", player)


def _of_the_stage(start: ex.Start, seats: Seats) -> Iterator[Claim]:
    at, games, between = start.at, bool(start.games), start.at == "between-games"
    found = worded("no-game-between")
    yield games or not between, found, ("at",)
    before = at in ("registration", "before-match")
    found = worded("no-game-yet", stage=at)
    yield not (before and games), found, ("games",)
    playing = at == "game"
    found = worded("no-turn-there", stage=at)
    yield playing or start.turn == ex.Turn(), found, ("turn",)
    yield playing or not start.life_points, found, ("life-points",)
    usual = start.siding == ex.Start(at).siding
    found = worded("nobody-sides", stage=at, siding=start.siding)
    yield between or usual, found, ("siding",)
    number = start.turn.number
    found = worded("no-such-turn", number=str(number))
    yield number >= 1, found, ("turn", "number")
    player = start.turn.player or seats.players[0]
    found = worded("turn-of-another", number=str(number), player=player)
    yield number < 1 or _went_first(seats, player, number) is not None, found, ("turn", "player")


def _decks_that_cannot_be(start: ex.Start) -> Iterator[Wrong]:
    """Yield the parts of Decks that have too many cards, or fewer than are named in them."""
    given: dict[tuple[str, ...], ex.DeckList]
    given = {(player,): deck for player, deck in start.decks.items()}
    given |= {("now", player): deck for player, deck in start.now.items()}
    for keys, deck in given.items():
        for part in PARTS:
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
