"""A Match of three games, time called in the second: no cards at all (tour-x004 to x007)."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.kernel import Acts, Cut, Game, Pass, Ruleset, Then
from tests.kernel.mini.match import (
    PLAYERS,
    AdditionalTurns,
    Asked,
    BetweenGames,
    CallTime,
    GameEnds,
    GameStarted,
    GameStarts,
    GameWon,
    Hit,
    Judge,
    LostLifePoints,
    Match,
    MatchEnds,
    MatchWon,
    Playing,
    PlayTurn,
    Sided,
    Siding,
    TimeCalled,
    Turn,
    TurnEnded,
    TurnEnds,
    TurnLimit,
    UseSide,
    UseSideDeck,
    book,
    opponent,
    rule,
)
from tests.kernel.mini.play import happened, knock_outs, play, shuffles


@rule("match.1", does=GameStarts)
def a_game_is_played(g: Playing, step: GameStarts) -> Acts:
    """A game is played turn by turn; after it comes the next one."""
    yield GameStarted(g.value(TurnLimit()))
    yield Then(Turn(step.first))
    yield Then(GameEnds())
    yield Then(BetweenGames())


@rule("match.2", does=Turn)
def a_turn(g: Playing, step: Turn) -> Acts:
    """In his turn a player acts; then it ends."""
    option = yield PlayTurn(step.player)
    if isinstance(option, Hit):
        yield LostLifePoints(opponent(step.player), option.points)
    yield Then(TurnEnds(step.player))


@rule("match.3", permits=PlayTurn)
def the_turn_player_may_hit(g: Asked, ask: PlayTurn) -> Iterator[Hit]:
    """The turn player may take Life Points from the opponent."""
    for points in (1000, 8000):
        yield Hit(ask.player, points)


@rule("match.4", does=TurnEnds)
def the_other_turn_follows(g: Playing, step: TurnEnds) -> Acts:
    """After a turn comes the opponent's, unless no turn is left."""
    yield TurnEnded(step.player)
    if g.state.turns_left != 0:
        yield Then(Turn(opponent(step.player)))


@rule("match.5", does=LostLifePoints)
def without_life_points_the_game_is_lost(g: Playing, event: LostLifePoints) -> Acts:
    """A player without Life Points has lost the game, which ends at once."""
    if g.state.life_points[PLAYERS.index(event.player)] <= 0:
        yield GameWon(opponent(event.player))
        yield Cut(to=GameEnds)


@rule("match.6", does=GameEnds)
def two_wins(g: Playing, step: GameEnds) -> Acts:
    """Who has won two games has won the Match."""
    winner = g.state.ahead()
    if g.state.winner is None and winner and g.state.wins.count(winner) == 2:
        yield MatchWon(winner)
        yield Cut(to=MatchEnds)


@rule("match.7", does=BetweenGames)
def the_next_game(g: Playing, step: BetweenGames) -> Acts:
    """Between games players may use their Side Decks; the loser of the last game goes first."""
    for player in PLAYERS:
        yield Then(Siding(player))
    winner = next(reversed(g.state.wins), PLAYERS[0])
    yield Then(GameStarts(opponent(winner)))


@rule("match.8", does=Siding)
def using_the_side_deck(g: Playing, step: Siding) -> Acts:
    """A player who wants to uses the Side Deck."""
    option = yield UseSide(step.player)
    if isinstance(option, UseSideDeck):
        yield Sided(step.player)


@rule("match.9", permits=UseSide)
def may_use_the_side_deck(g: Asked, ask: UseSide) -> Iterator[UseSideDeck]:
    """A player may use the Side Deck after the first game."""
    yield UseSideDeck(ask.player)


@rule("time.1", does=Turn)
def the_judge_may_call_time(g: Playing, step: Turn) -> Acts:
    """When time is called, the turn is completed and a number of further turns is played."""
    if not g.state.time_called and isinstance((yield Judge()), CallTime):
        yield TimeCalled(g.value(AdditionalTurns()))


@rule("time.2", permits=Judge)
def time_may_be_called(g: Asked, ask: Judge) -> Iterator[CallTime]:
    """Time may be called in any turn."""
    yield CallTime()


@rule("time.3", sets=AdditionalTurns)
def three_more_turns(g: Asked, q: AdditionalTurns) -> int:
    """Three additional turns are played."""
    return 3


@rule("time.4", does=TurnEnded)
def life_points_decide(g: Playing, event: TurnEnded) -> Acts:
    """When no turn is left, the player with more Life Points wins the game."""
    stronger = g.state.stronger()
    if g.state.turns_left == 0 and stronger:
        yield GameWon(stronger)


@rule("time.5", does=GameEnds)
def more_wins_decide(g: Playing, step: GameEnds) -> Acts:
    """After time was called, the player with more game wins has won the Match."""
    ahead = g.state.ahead()
    if g.state.winner is None and g.state.time_called and ahead:
        yield MatchWon(ahead)
        yield Cut(to=MatchEnds)


@rule("time.6", sets=TurnLimit)
def four_turns(g: Asked, q: TurnLimit) -> int | None:
    """A game that begins after time was called has four turns."""
    return 4 if g.state.time_called else None


@rule("time.7", forbids=UseSideDeck)
def no_side_decks(g: Asked, option: UseSideDeck) -> bool:
    """After time was called Side Decks may not be used."""
    return g.state.time_called


OWN = (*(f"match.{n}" for n in range(1, 10)), *(f"time.{n}" for n in range(1, 8)))
RULES = book.ruleset("case 8", OWN, order=[("time.1", "match.2")])
DAVID, EMANUEL = PLAYERS


def start(ruleset: Ruleset) -> Game[Match]:
    return Game(ruleset, Match(), (GameStarts(DAVID), MatchEnds()))


SECOND_GAME = (Hit(DAVID, 8000), UseSideDeck(DAVID), UseSideDeck(EMANUEL))
TIME_IN_THE_SECOND = (*SECOND_GAME, CallTime(), Pass(), Pass(), Hit(EMANUEL, 8000))


def check(ruleset: Ruleset) -> None:
    game = play(start(ruleset), *TIME_IN_THE_SECOND, Hit(DAVID, 1000))
    log = [entry.event for entry in game.log]
    assert game.over
    assert game.state.wins == (DAVID, EMANUEL, DAVID)
    assert log[-1] == MatchWon(DAVID)
    third = log[log.index(GameWon(EMANUEL)) :]
    assert third[1] == GameStarted(4), "at once, without Side Decks"
    turns = [event.player for event in third if isinstance(event, TurnEnded)]
    assert turns == [DAVID, EMANUEL, DAVID, EMANUEL]
    assert happened(game, Sided) == [Sided(DAVID), Sided(EMANUEL)], "before the second game"

    in_the_first = play(start(ruleset), CallTime(), Pass(), Pass(), Hit(DAVID, 8000))
    assert [entry.event for entry in in_the_first.log][-2:] == [GameWon(DAVID), MatchWon(DAVID)]

    siding = play(start(ruleset), *TIME_IN_THE_SECOND, UseSideDeck(EMANUEL))
    assert happened(siding, Sided) == [Sided(DAVID), Sided(EMANUEL)], "not before the third"

    no_time = play(start(ruleset), Hit(DAVID, 8000), Pass(), Pass(), Hit(DAVID, 8000))
    assert no_time.state.winner == DAVID


def test_the_third_game_begins_at_once_and_life_points_decide_it() -> None:
    check(RULES)


test_each_rule_matters = knock_outs(RULES, check)
test_the_order_of_rules_does_not_matter = shuffles(RULES, check)


def test_side_decks_are_refused_by_the_rule_about_time() -> None:
    def siding(game: Game[Match]) -> bool:
        return game.state.time_called and isinstance(game.ask, UseSide)

    game = play(start(RULES), *TIME_IN_THE_SECOND, stop=siding)
    assert game.choices().legal == {}
    assert game.refusals(UseSideDeck(DAVID)) == ("time.7",)
