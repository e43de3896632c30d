"""TCG-7, fourth part: Trigger Effects, from their occasion to the Chain."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.kernel import Acts, Then
from ludex.yugioh.board import Waiting, address, effect_of
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions import Activate, NextMandatory, NextOptional, PutOnChain
from ludex.yugioh.events import (
    Moved,
    NoLongerWaiting,
    NormalSummoned,
    SentToGraveyard,
    Triggered,
)
from ludex.yugioh.quantities import OrderWithinStep, TriggerStep
from ludex.yugioh.reading import effects_of_kind, first_to_respond, last_happening
from ludex.yugioh.steps import Activating, Responses, TriggersGoOn
from ludex.yugioh.vocabulary import Occasion
from ludex.yugioh.vocabulary import SentToGraveyard as WhenSent
from ludex.yugioh.vocabulary import TributeSummoned as WhenTributeSummoned


def _has_come(when: Occasion | None, event: Moved) -> bool:
    if isinstance(when, WhenSent):
        was = event.was
        there = (
            when.from_ is None or was.zone == when.from_ or (when.from_ == "field" and was.on_field)
        )
        return isinstance(event, SentToGraveyard) and there
    if isinstance(when, WhenTributeSummoned):
        return isinstance(event, NormalSummoned) and event.tributes > 0
    return False


@rule("TCG-7.13", does=Moved)
def effect_is_triggered(g: Duel, event: Moved) -> Acts:
    """A Trigger Effect whose occasion comes waits to be put on the next Chain."""
    card = g.state.card(event.card)
    for number, effect in effects_of_kind(card, "trigger"):
        if _has_come(effect.when, event):
            yield Triggered(Waiting(card.controller, card.uid, number, g.moment, effect.optional))


def whose(g: Asked, waiting: Waiting) -> str:
    """Return whose effect is waiting, and whether mandatory: `opponent-optional`."""
    player = "turn-player" if waiting.player == g.state.turn_player else "opponent"
    return f"{player}-{'optional' if waiting.optional else 'mandatory'}"


def in_step(g: Asked, step: int, until: int) -> list[Waiting]:
    """Return the waiting effects of one step, as they triggered."""
    return [
        w
        for w in g.state.waiting
        if w.moment <= until and g.value(TriggerStep(whose(g, w), w.card)) == step
    ]


@rule("TCG-7.20", permits=(NextMandatory, NextOptional))
def next_in_its_step(g: Asked, ask: NextMandatory | NextOptional) -> Iterator[PutOnChain]:
    """A player puts his effects of the present step on the Chain one by one, in the order set."""
    waiting = in_step(g, ask.step, ask.until)
    order = g.value(OrderWithinStep(ask.player))
    moments = [one.moment for one in waiting]
    for one in waiting:
        first = min(moments) if order == "earliest-first" else max(moments)
        if order == "any" or one.moment == first:
            yield PutOnChain(one.card, one)


@rule("TCG-7.14", does=TriggersGoOn)
def triggered_effects_form_a_chain(g: Duel, step: TriggersGoOn) -> Acts:
    """Effects triggered at the same time go on one Chain, step by step; then come responses."""
    waiting = [w for w in g.state.waiting if w.moment <= step.until]
    steps = [g.value(TriggerStep(whose(g, w), w.card)) for w in waiting]
    numbers = [n for n in steps if n is not None]
    if not numbers:
        if waiting:
            yield NoLongerWaiting(tuple(waiting))
        last = g.state.chain[-1].player if g.state.chain else None
        yield Then(Responses(first_to_respond(g, last) if last else g.state.turn_player))
        return
    group = in_step(g, min(numbers), step.until)
    kind = NextOptional if group[0].optional else NextMandatory
    ask = kind(group[0].player, min(numbers), step.until)
    option = yield ask
    if isinstance(option, PutOnChain):
        yield NoLongerWaiting((option.waiting,))
        chosen = option.waiting
        yield Then(Activating(Activate(chosen.card, chosen.effect, chosen.player)))
    else:
        # Only what could have been chosen now is passed over; later effects get their turn.
        yield NoLongerWaiting(_asked_about(g, ask) or tuple(group))
    yield Then(TriggersGoOn(step.until))


def _asked_about(g: Asked, ask: NextMandatory | NextOptional) -> tuple[Waiting, ...]:
    choice = g.choice(ask)
    options = (*choice.legal, *(refusal.option for refusal in choice.refused))
    return tuple(option.waiting for option in options if isinstance(option, PutOnChain))


@rule("TCG-7.15", forbids=PutOnChain)
def missed_the_timing(g: Asked, option: PutOnChain) -> bool | tuple[str, ...]:
    """An optional "When… you can" effect is lost unless its occasion was what happened last."""
    waiting = option.waiting
    card = g.state.card(waiting.card)
    if not waiting.optional or effect_of(card, waiting.effect).timing == "if":
        return False
    return (address(card, waiting.effect),) if last_happening(g) > waiting.moment else False
