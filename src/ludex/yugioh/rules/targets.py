"""TCG-7, first part: targets."""

from __future__ import annotations

from ludex.kernel import Acts
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions import (
    Activate,
    Against,
    ChooseTarget,
    MayTarget,
    PutOnChain,
    Target,
)
from ludex.yugioh.decisions.refusable import EffectOnTarget
from ludex.yugioh.facts import Targeted
from ludex.yugioh.moments.duel import TargetsAreChosen
from ludex.yugioh.readings.activating import carry_out_text, effect_in, effect_on
from ludex.yugioh.readings.battle import is_attacking
from ludex.yugioh.readings.choosing import considered
from ludex.yugioh.readings.filters import asks_for_atk, matches
from ludex.yugioh.readings.finding import possible_targets
from ludex.yugioh.readings.stats import attack
from ludex.yugioh.table.board import Card, Uid


@rule("TCG-7.1", does=TargetsAreChosen)
def targets_on_activation(g: Duel, step: TargetsAreChosen) -> Acts:
    """An effect that targets takes its targets when it is activated."""
    option = step.option
    card = g.state.card(option.card)
    effect = effect_in(g, option)
    if effect is None or effect.targets is None or not g.state.chain:
        return
    carry_out_text(g, card, option.effect)
    against = g.state.chain[-1].about.against
    chosen: list[Card] = []
    for _ in range(effect.targets.count):
        left = possible_targets(g, effect, option.player, card.uid, against)
        options = tuple(Target(c.uid, option.player, card.uid) for c in left if c not in chosen)
        may_stop = effect.targets.up_to if chosen else effect.targets.optional
        if may_stop and not options:
            break
        ask = MayTarget if may_stop else ChooseTarget
        target = yield ask(option.player, options)
        if not isinstance(target, Target):
            break
        chosen.append(g.state.card(target.card))
    yield Targeted(
        len(g.state.chain),
        card.uid,
        tuple(c.uid for c in chosen),
        tuple(c.since for c in chosen),
    )


@rule("TCG-7.2", forbids=(Activate, PutOnChain, Against))
def no_target_no_activation(g: Asked, option: Activate | PutOnChain | Against) -> bool:
    """An effect that targets cannot be activated without enough legal targets."""
    effect, you, this, ways = considered(g, option)
    if effect is None or effect.targets is None or effect.targets.optional:
        return False
    needed = 1 if effect.targets.up_to else effect.targets.count
    return all(len(possible_targets(g, effect, you, this, way.against)) < needed for way in ways)


@rule("TCG-7.3", forbids=EffectOnTarget)
def target_has_gone(g: Asked, touch: EffectOnTarget) -> bool:
    """An effect does nothing to a target that has left, or is no longer what could be targeted."""
    link = g.state.chain[touch.number - 1]
    effect = effect_on(g, link)
    card = g.state.card(touch.card)
    stayed = _arrival(link.targets, link.arrivals, touch.card) == card.since
    if effect is None or effect.targets is None:
        return False
    which = effect.targets.of
    atk = attack(g, card) if asks_for_atk(which) else None
    attacking = not effect.targets.attacker or is_attacking(g.state, card)
    meant = matches(
        g, card, which, link.player, this=link.card, atk=atk, against=link.about.against
    )
    return not (stayed and attacking and meant)


def _arrival(targets: tuple[Uid, ...], arrivals: tuple[int, ...], card: Uid) -> int:
    return arrivals[targets.index(card)]
