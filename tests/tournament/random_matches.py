"""Matches drawn at random, and what the document says of every one of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from ludex.kernel import Entry, Game, Option, Ruleset
from ludex.tournament import decisions as d
from ludex.tournament import events as e
from ludex.tournament.decks import PARTS, Deck, Homes
from ludex.tournament.match import Match
from ludex.tournament.seating import seats_by
from ludex.tournament.seats import Player
from ludex.tournament.steps import BEGINS

HOMES = Homes({"umi": "main-deck", "yami": "main-deck"})
LISTED = Deck((("umi", 40),), (), (("yami", 15),))
SIDED = Deck((("umi", 39), ("yami", 1)), (), (("yami", 14), ("umi", 1)))

ADDITIONAL, WINS = 3, 2
"""Turns after the one in which time is called; games that win."""
TURNS_OF_EACH = 2
"""Of each player in a game that breaks a tie."""

Played = Game[Match]


def begun(rules: Ruleset) -> Played:
    """Return a Match about to begin; one Deck was left as it was sided in the Match before."""
    seats = seats_by(rules)
    decks: tuple[tuple[Player, Deck], ...] = tuple((player, LISTED) for player in seats.players)
    first = Match(
        seats=seats,
        stage="before-match",
        homes=HOMES,
        lists=decks,
        registered=decks,
        decks=((seats.players[0], SIDED), *decks[1:]),
        dealt=4000,
    )
    return Game(rules, first, BEGINS["before-match"])


def thinkable(match: Match) -> tuple[tuple[Option, ...], ...]:
    """Return all that somebody might do at a table, sensible or not, by what it is."""
    seats, umi, yami = match.seats, (("umi", 1),), (("yami", 1),)
    facing = [(player, of) for player in seats.players for of in seats.opponents(player)]
    points = [(a, b) for a in (3000, 4000) for b in (3000, 4000)]
    return (
        tuple(d.EndTurn(player) for player in seats.players),
        tuple(d.EndTurn(player) for player in seats.players),  # or games would be short
        (*(d.EndGame(side) for side in seats.sides), d.EndGame("draw")),
        tuple(d.TellLifePoints(each, chain) for each in points for chain in (False, True)),
        (d.CallTime(),),
        tuple(d.BeginGame(side) for side in seats.sides),
        tuple(d.BeginMatch(side) for side in seats.sides),
        tuple(d.AwardGame(side) for side in seats.sides),
        tuple(d.PlaceSideDeck(player) for player in seats.players),
        tuple(d.CountSideDeck(*each) for each in facing),
        tuple(d.LookAtSideDeck(player) for player in seats.players),
        tuple(d.LookAtOpponentsSideDeck(*each) for each in facing),
        tuple(d.BeginSiding(player) for player in seats.players),
        tuple(
            d.Exchange(player, deck_of, out, in_)
            for player in seats.players
            for deck_of in seats.team(seats.side_of(player))
            for out, in_ in ((umi, yami), (yami, umi), (umi, ()), ((("umi", 2),), yami))
        ),
        tuple(d.Present(player) for player in seats.players),
        (d.LetTimePass(100),),
        tuple(d.Designate(side) for side in seats.sides),
    )


def legal(game: Played) -> list[list[Option]]:
    """Return what can be done now, by what it is."""
    ask = game.ask
    if ask is None:
        return []
    listed = game.on_offer()
    kinds = (
        [
            option
            for option in options
            if (option in listed or ask.admits(game, option)) and not game.refusals(option)
        ]
        for options in thinkable(game.state)
    )
    return [options for options in kinds if options]


def walked(rules: Ruleset, numbers: Sequence[tuple[int, int]]) -> Iterator[Played]:
    """Yield a Match before and after each of the things done in it that numbers stand for."""
    game = begun(rules)
    yield game
    for kind, one in numbers:
        options = legal(game)
        if not options:
            return
        among = options[kind % len(options)]
        game = game.answer(among[one % len(among)])
        yield game


def broken(game: Played) -> Iterator[str]:
    """Yield what is not as it always has to be, of a Match up to where it stands."""
    match = game.state
    if match != reduce(lambda state, entry: entry.event.fold(state), game.log, begun_state(game)):
        yield "the state is not the fold of the log"
    yield from _wins(game)
    yield from _turns(game)
    yield from _comparisons(game)
    yield from _siding(game)
    yield from _order(game)
    if match.until_change and not match.chain and match.stage == "game" and match.stronger:
        yield "play goes on although the Life Points are unequal"
    for player in match.seats.players:
        deck = match.deck(player)
        if [deck.size(part) for part in PARTS] != [40, 0, 15]:
            yield f"{player}'s Deck has other sizes"


def begun_state(game: Played) -> Match:
    """Return the Match with which it began."""
    return begun(game.ruleset).state


def _wins(game: Played) -> Iterator[str]:
    match = game.state
    wins = {side: match.wins(side) for side in match.seats.sides}
    if max(wins.values()) > WINS:
        yield "somebody has more wins than win a Match"
    if sum(wins.values()) > 2 * WINS - 1:
        yield "more than three games were won"
    if game.over != (match.winner is not None) or game.over != (match.stage == "over"):
        yield "a Match without a winner is over, or one with a winner is not"
    if max(wins.values()) == WINS and not game.over:
        yield "somebody has the wins, and the Match goes on"
    if match.winner is not None:
        if match.ahead != match.winner:
            yield "whoever won the Match has not won more games"
        if wins[match.winner] < WINS and not match.time_called:
            yield "a single win was enough although no time was called"
    if match.time_called and match.ahead is not None and match.stage == "between-games":
        yield "time is up and somebody is ahead, and yet there is another game"


def _happened(game: Played) -> Iterator[tuple[Match, Entry]]:
    """Yield each entry of the log with the Match before it."""
    state = begun_state(game)
    for entry in game.log:
        yield state, entry
        state = entry.event.fold(state)


def _turns(game: Played) -> Iterator[str]:
    """Yield what is wrong with the turns that are played once something limits them."""
    left: int | None = None
    for before, entry in _happened(game):
        match entry.event:
            case e.GameBegan():
                tie_break = TURNS_OF_EACH * len(before.seats.players)
                left = tie_break if before.time_called else None
            case e.TimeCalled("game"):
                left = ADDITIONAL
            case e.PlayedOn():
                left = None
            case e.TurnBegan():
                left = None if left is None else left - 1
                if left is not None and left < 0:
                    yield "more turns were played than are left"
                if before.stopped:
                    yield "a turn began although play had stopped"
    match = game.state
    limited = match.turns_left is not None or match.until_change
    if match.stage == "game" and bool(match.time_called) != limited:
        yield "turns are limited before time is called, or are not after it"


def _order(game: Played) -> Iterator[str]:
    """Yield what is wrong with the order of turns in the games."""
    seats = game.state.seats
    round_, taken = len(seats.players), list[Player]()
    for _, entry in _happened(game):
        if isinstance(entry.event, e.GameBegan):
            taken = []
            if entry.event.side not in seats.sides:
                yield "nobody who plays goes first"
        if isinstance(entry.event, e.TurnBegan):
            taken.append(entry.event.player)
            if len(taken) > 1 and len({seats.side_of(player) for player in taken[-2:]}) < 2:
                yield "a side has two turns in a row"
            if len(taken) >= round_ and set(taken[-round_:]) != set(seats.players):
                yield "not all players take turns"


def _comparisons(game: Played) -> Iterator[str]:
    """Yield what is wrong where Life Points decide."""
    for before, entry in _happened(game):
        if isinstance(entry.event, e.PlayedOn) and before.stronger is not None:
            yield "play went on although the Life Points were unequal"
        if isinstance(entry.event, e.GameOver) and entry.rule == "TRN-2.6":
            if before.chain:
                yield "the Life Points were compared in the middle of a Chain"
            if entry.event.result != before.stronger:
                yield "whoever had fewer Life Points won"
            if not (before.stopped or before.until_change):
                yield "the Life Points were compared before play stopped"


def _siding(game: Played) -> Iterator[str]:
    """Yield what is wrong with the use of Side Decks."""
    begun_to_side = False
    for before, entry in _happened(game):
        if isinstance(entry.event, e.BetweenGamesBegan):
            begun_to_side = False
        if isinstance(entry.event, e.Designated):
            yield "a team has changed who is A and who is B"
        if isinstance(entry.event, e.Exchanged) and entry.event.deck_of != entry.event.player:
            yield "a Side Deck was used with another player's Deck"
        if isinstance(entry.event, (e.SidingBegan, e.Exchanged)):
            if not before.games:
                yield "a Side Deck was used before the first game"
            if before.time_called == "game" or (before.time_called and not begun_to_side):
                yield "a Side Deck was used although time was called"
            begun_to_side = True
