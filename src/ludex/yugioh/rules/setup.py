"""TCG-1: getting ready for the Duel."""

from __future__ import annotations

from ludex.kernel import Acts, Then
from ludex.yugioh.book import Duel, rule
from ludex.yugioh.facts import LifePointsSet
from ludex.yugioh.moments.duel import DuelBegins, TurnBegins
from ludex.yugioh.quantities import OpeningHand, StartingLifePoints
from ludex.yugioh.readings.reading import draw
from ludex.yugioh.table.board import PLAYERS


@rule("TCG-1.3", does=DuelBegins)
def players_get_ready(g: Duel, step: DuelBegins) -> Acts:
    """Each player gets the starting Life Points and draws the opening hand."""
    for player in PLAYERS:
        yield LifePointsSet(player, g.value(StartingLifePoints(player)))
    for player in PLAYERS:
        for _ in range(g.value(OpeningHand(player))):
            if player not in g.state.lost:
                yield draw(g.state, player)


@rule("TCG-1.4", does=DuelBegins)
def first_turn_begins(_g: Duel, step: DuelBegins) -> Acts:
    """The player who goes first takes the first turn."""
    yield Then(TurnBegins(step.first, 1))
