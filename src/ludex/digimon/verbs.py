"""What effects do that is done once."""

from __future__ import annotations

from ludex.digimon.book import Playing
from ludex.digimon.cards import LASTING, Effect, OpponentDiscards, Recovers
from ludex.digimon.decisions import Paying
from ludex.digimon.facts.fighting import CostPaid, DeckDiscarded, EffectGiven
from ludex.digimon.facts.scoring import PointsRecovered
from ludex.digimon.readings import address
from ludex.digimon.table import Name, Player, Space, opponent
from ludex.kernel import Acts


def carried_out(g: Playing, player: Player, card: Name, number: int, effect: Effect) -> Acts:
    """Do what an effect says, once."""
    g.carry_out(address(g.state, card, number))
    match effect.does:
        case Recovers(points):
            yield PointsRecovered(player, points)
        case OpponentDiscards(cards):
            other = opponent(player)
            count = min(cards, len(g.state.side(other).deck))
            if count:
                yield DeckDiscarded(other, count)


def used(
    g: Playing, player: Player, card: Name, effect: tuple[int, Effect], space: Space | None
) -> Acts:
    """Pay for an effect, and do what it says or note it for the assaults in which it counts."""
    number, what = effect
    for _ in range(what.discard_from_hand):
        paid = yield Paying(player)
        if paid is not None:
            yield CostPaid(player, paid.card)
    if what.when != "used" or isinstance(what.does, LASTING):
        if space is not None:
            g.carry_out(address(g.state, card, number))
            yield EffectGiven(player, card, number, space)
    else:
        yield from carried_out(g, player, card, number, what)
