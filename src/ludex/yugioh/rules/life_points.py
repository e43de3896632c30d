"""TCG-8: Life Points and losing."""

from __future__ import annotations

from ludex.kernel import Acts, Cut
from ludex.yugioh.book import Duel, rule
from ludex.yugioh.facts import DrawFailed, DuelEnded, LifePointsChanged, Lost
from ludex.yugioh.moments.duel import DuelEnds


@rule("TCG-8.1", does=LifePointsChanged)
def no_life_points_left(g: Duel, event: LifePointsChanged) -> Acts:
    """A player whose Life Points reach 0 loses the Duel."""
    if g.state.lp(event.player) == 0:
        yield Lost(event.player)
        yield Cut(to=DuelEnds)


@rule("TCG-8.2", does=DrawFailed)
def empty_deck(_g: Duel, event: DrawFailed) -> Acts:
    """A player who has to draw from an empty Deck loses."""
    yield Lost(event.player)
    yield Cut(to=DuelEnds)


@rule("TCG-8.3", does=DuelEnds)
def duel_is_over(g: Duel, step: DuelEnds) -> Acts:
    """The Duel is over as soon as a player has lost."""
    if g.state.lost:
        yield DuelEnded()
