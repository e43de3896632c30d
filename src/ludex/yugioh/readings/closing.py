"""What the discard for the hand limit has triggered, and what may still be activated after it."""

from __future__ import annotations

from ludex.yugioh.book import Asked
from ludex.yugioh.decisions import Activate, PutOnChain
from ludex.yugioh.facts import DiscardedForLimit, PhaseBegan
from ludex.yugioh.quantities import AfterHandLimit
from ludex.yugioh.readings.activating import effect_in, speed_of
from ludex.yugioh.table.board import Waiting
from ludex.yugioh.vocabulary import OfPhase


def allowed_after_discard(g: Asked, option: Activate | PutOnChain) -> bool:
    """Whether a rule lets an effect be activated although the turn is at its end."""
    said = g.value(AfterHandLimit(_what(g, option), option.card))
    if said == "if-it-negates":
        return _negates(g, option)
    return bool(said == "admitted")


def _what(g: Asked, option: Activate | PutOnChain) -> str:
    """Return what an effect is after the discard."""
    if isinstance(option, PutOnChain):
        return _trigger(g, option.waiting)
    effect = effect_in(g, option)
    if effect is not None and isinstance(effect.when, OfPhase):
        return "other-trigger"
    return f"spell-speed-{speed_of(g, option)}" if g.state.chain else "fast-effect"


def _trigger(g: Asked, waiting: Waiting) -> str:
    """Return what a waiting effect is: one that the discard triggered, `again` a further one."""
    discards = _discards(g)
    if waiting.moment not in discards:
        return "other-trigger"
    again = "" if waiting.moment == discards[-1] else "-again"
    return ("optional-trigger" if waiting.optional else "mandatory-trigger") + again


def _discards(g: Asked) -> tuple[int, ...]:
    """Return the moments at which there was a discard for the hand limit, the last one first."""
    moments: dict[int, None] = {}
    for entry in g.so_far.backwards():
        if isinstance(entry.event, PhaseBegan):
            break
        if isinstance(entry.event, DiscardedForLimit):
            moments[entry.moment] = None
    return tuple(moments)


def _negates(g: Asked, option: Activate | PutOnChain) -> bool:
    """Whether an effect negates activations or effects; of a card, also what it will hold."""
    effect = effect_in(g, option)
    if (effect is None or effect.kind == "activation") and g.state.card(option.card).data.negates:
        return True
    return effect is not None and any(verb.negates for verb in effect.does)
