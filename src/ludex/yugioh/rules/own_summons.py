"""TCG-20, second part: Special Summons that no effect performs."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.kernel import Acts
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions import ChoosePosition, OpenGameState, SummonItself, TakePosition
from ludex.yugioh.decisions.refusable import SpecialSummoning, SummonGoing
from ludex.yugioh.facts import SpecialSummonedItself, SummonFailed, moved
from ludex.yugioh.moments.summons import OwnSummonArrives, OwnSummonIsPaid
from ludex.yugioh.readings.conditions import fulfilled
from ludex.yugioh.readings.filters import address, effect_of
from ludex.yugioh.readings.moving import room
from ludex.yugioh.rules.costs import paid, stopped_by


@rule("TCG-20.7", permits=OpenGameState)
def summon_by_no_effect(g: Asked, ask: OpenGameState) -> Iterator[SummonItself]:
    """In a Main Phase the turn player may Special Summon a monster in the way that it says."""
    for card, number, _ in g.state.cards.in_place("own-summon"):
        if card.controller == ask.player:
            yield SummonItself(card.uid, ask.player, number)


@rule("TCG-20.8", forbids=SummonItself)
def as_the_monster_says(g: Asked, option: SummonItself) -> tuple[str, ...] | bool:
    """A monster is so Summoned only when what it requires is so, and for what it takes."""
    card = g.state.card(option.card)
    effect = effect_of(card, option.effect)
    if not all(fulfilled(g, one, card, option.player) for one in effect.requires):
        return (address(card, option.effect) + ".condition",)
    for cost in effect.cost:
        if stopped := stopped_by(g, cost, card, option.player):
            return stopped
    return False


@rule("TCG-20.9", forbids=SummonItself)
def it_is_a_special_summon(g: Asked, option: SummonItself) -> tuple[str, ...] | bool:
    """Such a Summon takes a free zone, and is kept from what no Special Summon can bring."""
    if not room(g, "monster-zone", option.player):
        return True
    return g.refusals(SpecialSummoning(option.card, option.player, face_down=False, by=option.card))


@rule("TCG-20.10", does=OwnSummonIsPaid)
def paid_before_it_comes(g: Duel, step: OwnSummonIsPaid) -> Acts:
    """What such a Summon takes is paid before the monster comes, and stays paid."""
    if g.state.lost:  # by what a card makes it cost
        return
    option = step.option
    card = g.state.card(option.card)
    g.carry_out(address(card, option.effect))
    for cost in effect_of(card, option.effect).cost:
        yield from paid(g, cost, card, option.player)


@rule("TCG-20.11", does=OwnSummonArrives)
def comes_face_up(g: Duel, step: OwnSummonArrives) -> Acts:
    """The monster comes face-up, in the battle position that its player chooses."""
    option = step.option
    card = g.state.card(option.card)
    if g.refuses(SummonGoing(card.uid)):
        yield SummonFailed(card.uid, "special")
        return
    g.carry_out(address(card, option.effect))
    ways = (
        TakePosition(card.uid, option.player, "attack"),
        TakePosition(card.uid, option.player, "defense"),
    )
    chosen = yield ChoosePosition(option.player, ways)
    position = chosen.position if isinstance(chosen, TakePosition) else "attack"
    yield moved(SpecialSummonedItself, card, "monster-zone", option.player, position=position)
