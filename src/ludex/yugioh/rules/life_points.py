"""TCG-8: Life Points and losing."""

from __future__ import annotations

from ludex.kernel import Acts, Cut
from ludex.yugioh.book import Duel, rule
from ludex.yugioh.facts import DrawFailed, DuelEnded, LifePointsChanged, Lost
from ludex.yugioh.moments.duel import DuelEnds


@rule("TCG-8.1", does=LifePointsChanged)
def no_life_points_left(g: Duel, event: LifePointsChanged) -> Acts:
    """A side whose Life Points reach 0 loses the Duel."""
    if g.state.points(event.side) == 0:
        yield Lost(event.side)
        yield Cut(to=DuelEnds)


@rule("TCG-8.2", does=DrawFailed)
def empty_deck(g: Duel, event: DrawFailed) -> Acts:
    """The side of a player who has to draw from an empty Deck loses."""
    yield Lost(g.state.seats.side_of(event.player))
    yield Cut(to=DuelEnds)


@rule("TCG-8.3", does=DuelEnds)
def duel_is_over(g: Duel, step: DuelEnds) -> Acts:
    """The Duel is over as soon as a side has lost."""
    if g.state.lost:
        yield DuelEnded()
