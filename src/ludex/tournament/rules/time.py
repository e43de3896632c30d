"""TRN-2: what follows when time is called for the round."""

from __future__ import annotations

from ludex.kernel import Acts, Cut, Then
from ludex.tournament.book import Asked, Table, rule
from ludex.tournament.decisions import BeginSiding, Comparison, Exchange
from ludex.tournament.events import (
    ChainResolved,
    ComparisonPutOff,
    FirstChangeCame,
    GameOver,
    LifePointsChanged,
    MatchWon,
    PlayedOn,
    PlayStopped,
    TieBreakDue,
    TimeCalled,
    TurnEnded,
    TurnsLimited,
)
from ludex.tournament.quantities import AdditionalTurns, FirstCounted
from ludex.tournament.steps import Comparing, GameEnds, MatchEnds, TurnBegins


@rule("TRN-2.2", does=TimeCalled)
def the_turn_is_completed(g: Table, event: TimeCalled) -> Acts:
    """When time is called during a game, the turn is completed; few turns follow."""
    if event.during == "game":
        present = g.value(FirstCounted()) == "present-turn"
        yield TurnsLimited(max(0, g.value(AdditionalTurns()) - present))


@rule("TRN-2.5", does=TurnEnded)
def play_stops(g: Table, event: TurnEnded) -> Acts:
    """Once no turn is left, play stops."""
    if g.state.turns_left == 0:
        yield PlayStopped()
        yield Then(Comparing())


@rule("TRN-2.6", does=Comparing)
def more_life_points_win_the_game(g: Table, step: Comparing) -> Acts:
    """If nobody has won by then, the player with more Life Points wins the game."""
    if g.state.stronger is not None:
        yield GameOver(g.state.stronger)
        yield Cut(to=GameEnds)


@rule("TRN-2.7", does=Comparing)
def equal_life_points_play_on(g: Table, step: Comparing) -> Acts:
    """If the Life Points are equal, play goes on until they first change."""
    if g.state.stronger is None:
        yield PlayedOn()
        if g.state.turn_over:
            yield Then(TurnBegins(g.state.next_player))


@rule("TRN-2.8", does=(LifePointsChanged, ChainResolved))
def the_first_change_decides(g: Table, event: LifePointsChanged | ChainResolved) -> Acts:
    """With the first change in Life Points after that, they are compared again."""
    if not (g.state.until_change and g.state.changed):
        return
    if not g.refuses(Comparison()):
        yield FirstChangeCame()
        yield Then(Comparing())
    elif isinstance(event, LifePointsChanged):
        yield ComparisonPutOff()


@rule("TRN-2.9", forbids=Comparison)
def the_chain_resolves_first(g: Asked, option: Comparison) -> bool:
    """A Chain resolves to its end before Life Points are compared."""
    return g.state.chain


@rule("TRN-2.10", does=GameEnds)
def more_wins_win_the_match(g: Table, step: GameEnds) -> Acts:
    """After time was called, the player who has won more games wins the Match."""
    if g.state.winner is None and g.state.time_called and g.state.ahead is not None:
        yield MatchWon(g.state.ahead)
        yield Cut(to=MatchEnds)


@rule("TRN-2.11", does=GameEnds)
def a_tie_is_broken_by_a_game(g: Table, step: GameEnds) -> Acts:
    """If both have won equally many, one more game breaks the tie."""
    if g.state.winner is None and g.state.time_called and g.state.ahead is None:
        yield TieBreakDue()


@rule("TRN-2.13", forbids=(BeginSiding, Exchange))
def no_side_deck_before_the_tie_break(g: Asked, option: BeginSiding | Exchange) -> bool:
    """The Side Deck may not be used before that game."""
    return g.state.time_called == "game"


@rule("TRN-2.14", does=TimeCalled)
def between_games_the_leader_wins(g: Table, event: TimeCalled) -> Acts:
    """When time is called between games, the player who has won more games wins the Match."""
    if event.during == "between-games" and g.state.ahead is not None:
        yield MatchWon(g.state.ahead)
        yield Cut(to=MatchEnds)


@rule("TRN-2.15", does=TimeCalled)
def between_games_a_tie_is_broken(g: Table, event: TimeCalled) -> Acts:
    """When time is called between games and nobody leads, the next game breaks the tie."""
    if event.during == "between-games" and g.state.ahead is None:
        yield TieBreakDue()
