"""TCG-1: getting ready for the Duel."""

from __future__ import annotations

from ludex.kernel import Acts, Then
from ludex.yugioh.book import Duel, rule
from ludex.yugioh.facts import LifePointsSet
from ludex.yugioh.moments.duel import DuelBegins, TurnBegins
from ludex.yugioh.quantities import OpeningHand, StartingLifePoints
from ludex.yugioh.readings.moving import draw


@rule("TCG-1.3", does=DuelBegins)
def players_get_ready(g: Duel, step: DuelBegins) -> Acts:
    """Each side gets the starting Life Points, and each player draws the opening hand."""
    seats = g.state.seats
    for side in seats.sides:
        yield LifePointsSet(side, g.value(StartingLifePoints(side)))
    for player in seats.players:
        for _ in range(g.value(OpeningHand(player))):
            if g.state.has_lost(player):
                break
            yield draw(g.state, player)


@rule("TCG-1.4", does=DuelBegins)
def first_turn_begins(_g: Duel, step: DuelBegins) -> Acts:
    """The player who goes first takes the first turn."""
    yield Then(TurnBegins(step.first, 1))
