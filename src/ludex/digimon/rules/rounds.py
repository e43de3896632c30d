"""HC-1 and UB-2: how a round goes, and in which order its phases come."""

from __future__ import annotations

from ludex.digimon.book import Playing, rule
from ludex.digimon.facts.setting_up import RoundBegan, StageBegan
from ludex.digimon.moments import (
    BattlePhase,
    Digitalizes,
    Draws,
    EvolutionPhase,
    ExchangesHand,
    LaysOptions,
    NextFirstPlayer,
    Preparation,
    RoundBegins,
    RoundEnds,
    ScoringPhase,
    StartsOptions,
    Tidies,
    Trains,
)
from ludex.kernel import Acts, Then

OF_A_ROUND = (
    Preparation,
    EvolutionPhase,
    BattlePhase,
    ScoringPhase,
    RoundEnds,
    NextFirstPlayer,
    RoundBegins,
)
OF_A_PREPARATION = (
    Tidies,
    Draws,
    ExchangesHand,
    Digitalizes,
    Trains,
    StartsOptions,
    LaysOptions,
)


@rule("HC-1.3", does=RoundBegins)
def a_round_has_four_phases(g: Playing, step: RoundBegins) -> Acts:
    """A round has four phases: preparation, evolution, battle and scoring."""
    yield RoundBegan(g.state.round + 1)
    for moment in OF_A_ROUND:
        yield Then(moment())


@rule("UB-2.1", does=Preparation)
def each_prepares_in_one_go(g: Playing, step: Preparation) -> Acts:
    """The first player does everything in the preparation phase, then the second player does."""
    yield StageBegan("preparation")
    for player in g.state.in_order:
        for moment in OF_A_PREPARATION:
            yield Then(moment(player))
