"""TCG-7, fourth part: Trigger Effects, from their occasion to the Chain."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any

from ludex.kernel import Acts, Nothing, Then
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.cards import Effect
from ludex.yugioh.decisions import (
    Activate,
    GoesNext,
    NextMandatory,
    NextOfSide,
    NextOptional,
    PutOnChain,
)
from ludex.yugioh.facts import (
    AttackDeclared,
    Damaged,
    DestroyedByBattle,
    Fact,
    Flipped,
    LinkAdded,
    Moved,
    NoLongerWaiting,
    PositionChanged,
    Triggered,
)
from ludex.yugioh.moments.duel import Activating, Answers, Responses, TriggersGoOn
from ludex.yugioh.quantities import OrderWithinStep, TriggerStep
from ludex.yugioh.readings.activating import effect_on, effects_of_kind, ready
from ludex.yugioh.readings.filters import address, effect_of
from ludex.yugioh.readings.happenings import last_happening, together
from ludex.yugioh.readings.occasions import came, concerned
from ludex.yugioh.table.board import FIELD, Card, Waiting
from ludex.yugioh.vocabulary import WhenSentToGraveyard


@rule("TCG-7.29", instead=Triggered)
def never_on_the_field(g: Duel, event: Triggered) -> Acts:
    """A card whose activation is negated was never on the field, and is not sent from there."""
    waiting = event.waiting
    when = effect_of(g.state.card(waiting.card), waiting.effect).when
    negated = any(
        link.card == waiting.card and link.activates_card and link.negated == "activation"
        for link in g.state.chain
    )
    if negated and isinstance(when, WhenSentToGraveyard) and when.from_ in ("field", *FIELD):
        yield Nothing()


@rule(
    "TCG-7.13", does=(Moved, Damaged, Flipped, PositionChanged, DestroyedByBattle, AttackDeclared)
)
def effect_is_triggered(g: Duel, event: Fact) -> Acts:
    """A Trigger Effect whose occasion comes waits to be put on the next Chain."""
    for card in concerned(event, g.state):
        for number, effect in effects_of_kind(card, "trigger"):
            about = came(effect.when, event, card, g)
            if about is not None and _is_there(card, effect):
                if about.summoned:
                    for one in _already(g, card, number):
                        yield NoLongerWaiting((one,))
                        about = together((one.about, about))
                yield Triggered(
                    Waiting(card.controller, card.uid, number, g.moment, effect.optional, about)
                )


def _already(g: Asked, card: Card, number: int) -> list[Waiting]:
    """Return what waits of an effect that is triggered once by several Summons."""
    return [one for one in g.state.waiting if (one.card, one.effect) == (card.uid, number)]


def _is_there(card: Card, effect: Effect) -> bool:
    """Whether a card is where its effect can be triggered."""
    if card.on_field and not card.face_up:
        return False
    if effect.from_ is not None:
        return card.zone == effect.from_
    return card.on_field or card.zone in ("graveyard", "banished")


def whose(g: Asked, waiting: Waiting) -> str:
    """Return whose effect is waiting, and whether mandatory: `opponent-optional`."""
    player, turn_player = "opponent", g.state.turn_player
    if waiting.player == turn_player:
        player = "turn-player"
    elif g.state.seats.allied(waiting.player, turn_player):
        player = "teammate"
    return f"{player}-{'optional' if waiting.optional else 'mandatory'}"


def in_step(g: Asked, step: int, until: int) -> list[Waiting]:
    """Return the waiting effects of one step, as they triggered."""
    return [w for w in ready(g, until) if g.value(TriggerStep(whose(g, w), w.card)) == step]


def _of_next(g: Asked, waiting: list[Waiting]) -> Generator[Any, Any, list[Waiting]]:
    """Return the waiting effects of the player whose turn it is to put one on the Chain.

    That is the first one from the turn player on; where effects go there in any order, whom of
    that side these players choose, the first of them asked.
    """
    seats, order = g.state.seats, g.state.seats.around(g.state.turn_player)
    players = sorted({one.player for one in waiting}, key=order.index)
    player = players[0]
    allies = [one for one in players if seats.allied(one, player)]
    if len(allies) > 1 and g.value(OrderWithinStep(player)) == "any":
        chosen = yield NextOfSide(player, tuple(GoesNext(player, one) for one in allies))
        if isinstance(chosen, GoesNext):
            player = chosen.named
    return [one for one in waiting if one.player == player]


@rule("TCG-7.20", permits=(NextMandatory, NextOptional))
def next_in_its_step(g: Asked, ask: NextMandatory | NextOptional) -> Iterator[PutOnChain]:
    """A player puts his effects of the present step on the Chain one by one, in the order set."""
    waiting = [one for one in in_step(g, ask.step, ask.until) if one.player == ask.player]
    order = g.value(OrderWithinStep(ask.player))
    moments = [one.moment for one in waiting]
    for one in waiting:
        first = min(moments) if order == "earliest-first" else max(moments)
        if order == "any" or one.moment == first:
            yield PutOnChain(one.card, one)


@rule("TCG-7.14", does=TriggersGoOn)
def triggered_effects_form_a_chain(g: Duel, step: TriggersGoOn) -> Acts:
    """Effects triggered at the same time go on one Chain, step by step; then come responses."""
    waiting = ready(g, step.until)
    steps = [g.value(TriggerStep(whose(g, w), w.card)) for w in waiting]
    numbers = [n for n in steps if n is not None]
    if not numbers:
        if waiting:
            yield NoLongerWaiting(tuple(waiting))
        added = tuple(range(1, len(g.state.chain) + 1))
        yield Then(Answers(added) if added else Responses(g.state.turn_player))
        return
    group = yield from _of_next(g, in_step(g, min(numbers), step.until))
    kind = NextOptional if all(one.optional for one in group) else NextMandatory
    ask = kind(group[0].player, min(numbers), step.until)
    option = yield ask
    if isinstance(option, PutOnChain):
        yield NoLongerWaiting((option.waiting,))
        chosen = option.waiting
        activation = Activate(chosen.card, chosen.effect, chosen.player, about=chosen.about)
        yield Then(Activating(activation))
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
    # What waited for its sub-step is in time as long as nothing has happened in that.
    began = g.state.battle.began if g.state.battle is not None else -1
    late = last_happening(g) > max(waiting.moment, began)
    return (address(card, waiting.effect),) if late else False


@rule("TCG-7.36", does=LinkAdded)
def one_of_a_choice(g: Duel, event: LinkAdded) -> Acts:
    """Of effects among which a text lets choose, the others are lost when one is activated."""
    effect = effect_on(g, event.link)
    if effect is None or effect.kind != "trigger" or effect.once != "either":
        return
    card = g.state.card(event.link.card)
    others = tuple(
        one
        for one in g.state.waiting
        if one.card == card.uid and effect_of(card, one.effect).once == "either"
    )
    if others:
        g.carry_out(address(card, event.link.effect))
        yield NoLongerWaiting(others)


def _summons_itself(card: Card, effect: Effect) -> bool:
    """Whether an effect in the hand Special Summons its own monster."""
    this = any(verb.special_summons and verb.first == "this" for verb in effect.does)
    return this and effect.from_ == "hand" and card.data.family == "monster"


@rule("TCG-7.26", forbids=PutOnChain)
def one_comes_from_the_hand_by_itself(g: Asked, option: PutOnChain) -> bool:
    """On one Chain a player activates one Trigger Effect that Summons itself from the hand."""
    card, waiting = g.state.card(option.card), option.waiting
    if not _summons_itself(card, effect_of(card, waiting.effect)):
        return False
    return any(
        (effect := effect_on(g, link)) and _summons_itself(g.state.card(link.card), effect)
        for link in g.state.chain
        if link.player == waiting.player
    )
