"""TCG-20, first part: Summons that can be negated before they are complete."""

from __future__ import annotations

from ludex.kernel import Acts, Then
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions import Activate
from ludex.yugioh.decisions.refusable import SummonGoing
from ludex.yugioh.facts import (
    SummonBegan,
    SummonCounted,
    SummonFailed,
    TakenAside,
)
from ludex.yugioh.moments.duel import Responses
from ludex.yugioh.moments.summons import SummonBegins
from ludex.yugioh.readings.activating import effect_in
from ludex.yugioh.vocabulary import WhenWouldBeSummoned


@rule("TCG-20.1", does=SummonBegins)
def summons_can_be_negated(g: Duel, step: SummonBegins) -> Acts:
    """Before a Summon by no effect is complete the players may negate it."""
    if g.state.cards.any_negates_summons:
        yield SummonBegan(step.card, step.player, step.how)
        yield Then(Responses(g.state.turn_player))


def _negates_a_summon(g: Asked, option: Activate) -> bool:
    effect = effect_in(g, option)
    return effect is not None and isinstance(effect.when, WhenWouldBeSummoned)


@rule("TCG-20.2", forbids=Activate)
def nothing_else_before_it_is_complete(g: Asked, option: Activate) -> bool:
    """Before a Summon is complete nothing begins a Chain except what negates it."""
    begins = g.state.summoning is not None and not g.state.chain
    return begins and not _negates_a_summon(g, option)


@rule("TCG-20.3", forbids=Activate)
def nothing_between(g: Asked, option: Activate) -> bool:
    """What negates a Summon is the first link of its Chain."""
    return bool(g.state.chain) and _negates_a_summon(g, option)


@rule("TCG-20.4", forbids=SummonGoing)
def not_summoned(g: Asked, going: SummonGoing) -> bool:
    """A monster whose Summon was negated is not Summoned."""
    summoning = g.state.summoning
    return summoning is not None and summoning.negated and summoning.card == going.card


@rule("TCG-20.5", does=SummonFailed)
def counts_all_the_same(g: Duel, event: SummonFailed) -> Acts:
    """A Normal Summon that was negated is the one Normal Summon of the turn."""
    if event.how == "normal":
        yield SummonCounted(g.state.turn_player)


@rule("TCG-20.6", does=SummonBegan)
def nowhere_meanwhile(g: Duel, event: SummonBegan) -> Acts:
    """A monster that is being Summoned is neither in the hand nor on the field."""
    yield TakenAside(event.card)
