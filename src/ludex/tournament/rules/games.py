"""TRN-1: a Match, game by game."""

from __future__ import annotations

from ludex.kernel import Acts, Cut, Option, Then
from ludex.tournament.book import Table, rule
from ludex.tournament.decisions import (
    AtTheTable,
    AwardGame,
    BeginGame,
    BeginMatch,
    BeginSiding,
    CallTime,
    CountSideDeck,
    Designate,
    EndGame,
    EndTurn,
    Exchange,
    GettingReady,
    InPlay,
    LetTimePass,
    LookAtOpponentsSideDeck,
    LookAtSideDeck,
    PlaceSideDeck,
    Present,
    TellLifePoints,
)
from ludex.tournament.events import (
    BetweenGamesBegan,
    ChainResolved,
    Designated,
    Exchanged,
    GameAwarded,
    GameBegan,
    GameOver,
    LifePointsChanged,
    MatchBegan,
    MatchWon,
    OpponentsSideDeckSeen,
    Presented,
    SideDeckCounted,
    SideDeckPlaced,
    SideDeckSeen,
    SidingBegan,
    TimeCalled,
    TimePassed,
    TurnBegan,
    TurnEnded,
)
from ludex.tournament.quantities import CountsAsPlayed, TurnLimit
from ludex.tournament.steps import (
    BeforeMatch,
    BetweenGames,
    DuringTurn,
    GameBegins,
    GameEnds,
    MatchBegins,
    MatchEnds,
    TurnBegins,
    TurnEnds,
)

WINS = 2
"""Games that win a Match."""


@rule("TRN-1.1", does=BeforeMatch)
def players_sit_down(g: Table, step: BeforeMatch) -> Acts:
    """Before a Match the players make their Decks ready; then its first game begins."""
    option = yield AtTheTable()
    match option:
        case BeginMatch(first):
            yield Then(MatchBegins(first))
        case AwardGame(side):
            yield MatchBegan()
            yield GameAwarded(side, g.value(CountsAsPlayed()))
            yield Then(GameEnds())
        case Option():
            yield from _with_the_side_deck(g, option)
            yield Then(BeforeMatch())


@rule("TRN-1.2", does=MatchBegins)
def the_match_begins(_g: Table, step: MatchBegins) -> Acts:
    """A Match begins with its first game."""
    yield MatchBegan()
    yield Then(GameBegins(step.first))


@rule("TRN-1.3", does=GameBegins)
def a_game_begins(g: Table, step: GameBegins) -> Acts:
    """A game is a Duel; its first turn is that of the player who goes first."""
    yield GameBegan(step.first, g.value(TurnLimit("tie-break" if g.state.tie_break else "game")))
    yield Then(TurnBegins(g.state.seats.team(step.first)[0]))
    yield Then(GameEnds())


@rule("TRN-1.4", does=TurnBegins)
def a_turn_begins(_g: Table, step: TurnBegins) -> Acts:
    """A turn is played as the rules of the Duel have it."""
    yield TurnBegan(step.player)
    yield Then(DuringTurn())


@rule("TRN-1.5", does=DuringTurn)
def what_the_duel_comes_to(g: Table, step: DuringTurn) -> Acts:
    """A Match takes from its Duels what they come to: Life Points, ends of turns, and who won."""
    option = yield InPlay()
    match option:
        case EndTurn(player):
            yield Then(TurnEnds(player))
        case EndGame(result):
            yield GameOver(result)
            yield Cut(to=GameEnds)
        case CallTime():
            yield TimeCalled("game")
            yield Then(DuringTurn())
        case TellLifePoints(life_points, chain):
            if life_points != g.state.life_points:
                yield LifePointsChanged(life_points, chain)
            elif g.state.chain and not chain:
                yield ChainResolved()
            yield Then(DuringTurn())
        case Option():
            yield from _with_the_side_deck(g, option)
            yield Then(DuringTurn())


@rule("TRN-1.6", does=TurnEnds)
def the_opponents_turn_follows(g: Table, step: TurnEnds) -> Acts:
    """After a turn comes the opponent's, unless play has stopped."""
    yield TurnEnded(step.player)
    if not g.state.stopped:
        yield Then(TurnBegins(g.state.next_player))


@rule("TRN-1.7", does=GameEnds)
def two_wins_win_the_match(g: Table, step: GameEnds) -> Acts:
    """The player who first wins 2 games wins the Match."""
    for side in g.state.seats.sides:
        if g.state.winner is None and g.state.wins(side) >= WINS:
            yield MatchWon(side)
            yield Cut(to=MatchEnds)


@rule("TRN-1.8", does=GameEnds)
def another_game_follows(g: Table, step: GameEnds) -> Acts:
    """As long as nobody has won the Match, another game follows."""
    if g.state.winner is None:
        yield BetweenGamesBegan()
        yield Then(BetweenGames())


@rule("TRN-1.9", does=BetweenGames)
def players_get_ready(g: Table, step: BetweenGames) -> Acts:
    """Between games the players make their Decks ready; then the next game begins."""
    option = yield GettingReady()
    match option:
        case BeginGame(first):
            yield Then(GameBegins(first))
        case AwardGame(side):
            yield GameAwarded(side, g.value(CountsAsPlayed()))
            yield Then(GameEnds())
        case CallTime():
            yield TimeCalled("between-games")
            yield Then(BetweenGames())
        case Option():
            yield from _with_the_side_deck(g, option)
            yield Then(BetweenGames())


def _with_the_side_deck(g: Table, option: Option) -> Acts:
    """Yield what comes of something done with Decks."""
    match option:
        case PlaceSideDeck(player):
            yield SideDeckPlaced(player)
        case Designate(side):
            yield Designated(side)
        case CountSideDeck(player, of):
            yield SideDeckCounted(player, of, g.state.deck(of).size("side-deck"))
        case LookAtSideDeck(player):
            yield SideDeckSeen(player)
        case LookAtOpponentsSideDeck(player, of):
            yield OpponentsSideDeckSeen(player, of)
        case BeginSiding(player):
            yield SidingBegan(player)
        case Exchange(player, deck_of, out, in_):
            yield Exchanged(player, deck_of, out, in_)
        case Present(player):
            yield Presented(player)
        case LetTimePass(seconds):
            yield TimePassed(seconds)
