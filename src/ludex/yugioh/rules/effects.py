"""TCG-7, third part: carrying out effects, and what stops them."""

from __future__ import annotations

from ludex.kernel import Acts, Then
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions import Activate, Proceed, PutOnChain
from ludex.yugioh.decisions.refusable import Resolution
from ludex.yugioh.facts import ActivationNegated, Lingered, LinkAdded, RestrictionLifted
from ludex.yugioh.moments.duel import PartIsCarriedOut
from ludex.yugioh.readings.filters import address
from ludex.yugioh.readings.happenings import about
from ludex.yugioh.readings.reading import carry_out_text, effect_in, effect_on, player_in
from ludex.yugioh.table.board import Lingering
from ludex.yugioh.verbs import Carrying, atk_of_target, carry_out, could_do


@rule("TCG-7.8", does=PartIsCarriedOut)
def effect_is_carried_out(g: Duel, step: PartIsCarriedOut) -> Acts:
    """A resolving effect does what its text says, in that order."""
    link = g.state.chain[step.number - 1]
    effect = effect_on(g, link)
    if effect is None:
        return
    card = g.state.card(link.card)
    carry_out_text(g, card, link.effect)
    on = Carrying(step.number, link, card, atk_of_target=atk_of_target(g, link))
    for n in range(step.start, len(effect.does)):
        verb = effect.does[n]
        if n > step.start and verb.join != "also" and not on.done:
            return
        if n > step.start and verb.join == "then":
            if g.state.lost:
                return
            yield Then(PartIsCarriedOut(step.number, step.card, n))
            return
        yield from carry_out(g, verb, on)


@rule("TCG-7.9", forbids=Resolution)
def negated_activation(g: Asked, resolution: Resolution) -> bool:
    """An effect whose activation was negated does not resolve."""
    return g.state.chain[resolution.number - 1].negated == "activation"


@rule("TCG-7.21", forbids=(Activate, PutOnChain))
def nothing_to_do(g: Asked, option: Activate | PutOnChain) -> bool:
    """An effect that could not do the first thing that it does cannot be activated by choice."""
    effect = effect_in(g, option)
    if effect is None or not effect.does:
        return False
    chosen = effect.kind == "activation" or effect.optional
    you, this = player_in(option), option.card
    return chosen and not could_do(g, effect.does[0], you, this, about(g, option))


@rule("TCG-7.22", forbids=Activate)
def not_after_the_battle_phase(g: Asked, option: Activate) -> bool:
    """A card that forbids the Battle Phase in its turn cannot be activated after it."""
    effect = effect_in(g, option)
    forbids = effect is not None and effect.no_battle_phase_this_turn
    return forbids and g.state.phase in ("battle", "main-2")


@rule("TCG-7.11", does=LinkAdded)
def restriction_from_activation(g: Duel, event: LinkAdded) -> Acts:
    """What a card forbids for the turn of its activation is forbidden from its activation on."""
    card = g.state.card(event.link.card)
    effect = effect_on(g, event.link)
    if effect is not None and effect.no_battle_phase_this_turn:
        by = address(card, event.link.effect)
        held = Lingering("no-battle-phase", event.link.player, by, card.uid, card.since)
        yield Lingered(held)


@rule("TCG-7.23", does=ActivationNegated)
def no_restriction_when_negated(g: Duel, event: ActivationNegated) -> Acts:
    """If the activation is negated, what the card would forbid from then on is not forbidden."""
    if any(h.what == "no-battle-phase" and h.card == event.card for h in g.state.lingering):
        yield RestrictionLifted(event.card)


@rule("TCG-7.12", forbids=Proceed)
def no_battle_phase_this_turn(g: Asked, option: Proceed) -> tuple[str, ...]:
    """A player whom a card keeps from conducting the Battle Phase this turn cannot enter it."""
    if option.phase != "battle":
        return ()
    return tuple(
        held.by
        for held in g.state.lingering
        if held.what == "no-battle-phase" and held.player == option.player
    )
