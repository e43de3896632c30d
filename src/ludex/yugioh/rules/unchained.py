"""TCG-23: effects that act without a Chain when their occasion comes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import takewhile

from ludex.kernel import Acts
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions.refusable import Acting
from ludex.yugioh.facts import (
    LinkResolved,
    LoopArose,
    Moved,
    NoLongerBound,
    SubStepBegan,
    TurnedFaceDown,
)
from ludex.yugioh.moments.duel import PhaseGoesOn
from ludex.yugioh.readings.activating import applies, effects_of_kind
from ludex.yugioh.readings.battle import is_now
from ludex.yugioh.readings.conditions import fulfilled
from ludex.yugioh.readings.departures import was_destroyed
from ludex.yugioh.readings.filters import address, effect_of
from ludex.yugioh.readings.holding import holding, is_of_card
from ludex.yugioh.readings.looks import in_phase, left_the_field
from ludex.yugioh.readings.negations import negated_by
from ludex.yugioh.table.board import FIELD, Card, Link
from ludex.yugioh.verbs.carrying import Carrying
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import (
    Filter,
    Later,
    Negated,
    ToCome,
    WhenInDamageStep,
    WhenLeaves,
    WhenResolves,
)

Acted = tuple[Card, int]
"""A card as it lies, or lay until now, and the number of its effect."""


@rule("TCG-23.1", does=Moved, where=left_the_field)
def acts_as_a_card_leaves(g: Duel, event: Moved) -> Acts:
    """What a card says happens as it, or its monster, leaves the field happens without a Chain."""
    if event.to.zone in FIELD:
        return
    for was, number in list(_leaving(g, event)):
        yield from act(g, was, number)


@rule("TCG-23.6", does=TurnedFaceDown)
def severed_from_what_is_face_down(g: Duel, event: TurnedFaceDown) -> Acts:
    """A card that is bound to a face-up monster is so no longer once that is turned face-down."""
    arrival = event.card, g.state.card(event.card).since
    for card in [one for one in g.state.on_field() if one.bound_to == arrival]:
        if not _takes_face_down(card):
            yield NoLongerBound(card.uid, event.card)


def _takes_face_down(card: Card) -> bool:
    """Whether the text of a card lets it be bound to a face-down monster on the field."""
    return any(
        verb.name == "bind" and effect.targets is not None and _is_of_any_face(effect.targets.of)
        for effect in card.data.effects
        for verb in effect.does
    )


def _is_of_any_face(which: Filter) -> bool:
    return which.in_ in ("monster-zone", "field") and which.face is None


@rule("TCG-23.7", does=SubStepBegan)
def acts_in_the_damage_step(g: Duel, event: SubStepBegan) -> Acts:
    """What a card says happens at a moment of the Damage Step happens then, without a Chain."""
    for card, number, effect in list(g.state.cards.in_place("unchained")):
        when = effect.when
        if isinstance(when, WhenInDamageStep) and is_now(g, when.in_damage_step):
            yield from act(g, card, number)


@rule("TCG-23.5", does=LinkResolved)
def acts_as_a_spell_resolves(g: Duel, event: LinkResolved) -> Acts:
    """What a card says happens when a Spell Card resolves happens then, without a Chain."""
    waiting = g.state.cards.in_place("unchained")
    if not waiting or not _is_resolved_spell(g, event):
        return
    spell = g.state.card(event.card)
    for card, number, effect in list(waiting):
        if isinstance(effect.when, WhenResolves) and card.active_since < spell.active_since:
            yield from act(g, card, number)


def _is_resolved_spell(g: Asked, event: LinkResolved) -> bool:
    """Whether an activated Spell Card resolved: one whose effect alone is negated does."""
    link, card = g.state.chain[event.number - 1], g.state.card(event.card)
    lies = card.on_field and card.face_up
    played = link.activates_card and card.data.family == "spell"
    return played and link.negated != "activation" and (event.carried_out or lies)


def act(g: Duel, was: Card, number: int) -> Acts:
    """Let an effect of a card act, if what it requires is so and nothing keeps it from that."""
    effect = effect_of(was, number)
    if not all(fulfilled(g, one, was, was.controller) for one in effect.requires):
        return
    if g.refuses(Acting(was.uid, number, was)):
        return
    g.carry_out(address(was, number))
    link = Link(was.controller, was.uid, number, 0, activates_card=False, zone=was.zone)
    yield from _one_by_one(g, effect.does, Carrying(0, link, was))


def _one_by_one(g: Duel, does: Iterable[Verb], on: Carrying) -> Acts:
    for n, verb in enumerate(does):
        if n and verb.join in ("and-if-you-do", "then") and not on.done:
            return
        if verb.if_fell and on.fell not in verb.if_fell:
            continue
        on.done = False
        yield from verb.carry_out(g, on)


def _leaving(g: Duel, event: Moved) -> Iterator[Acted]:
    """Yield the effects that act as this card leaves, its own and those of cards bound to it."""
    was = event.was
    if was.face_up:
        yield from _waiting_for(g, event, was, "this")
    for card, number, _ in g.state.cards.in_place("unchained"):
        if card.bound_to == (was.uid, was.since):
            yield from (one for one in _waiting_for(g, event, card, "bound") if one[1] == number)


def _waiting_for(g: Duel, event: Moved, card: Card, who: str) -> Iterator[Acted]:
    for number, effect in effects_of_kind(card, "unchained"):
        when = effect.when
        if not isinstance(when, WhenLeaves) or when.leaves != who:
            continue
        if not when.destroyed or was_destroyed(g, event):
            yield card, number


@rule("TCG-23.4", does=PhaseGoesOn, where=in_phase("end"))
def comes_in_the_end_phase(g: Duel, step: PhaseGoesOn) -> Acts:
    """What a resolved effect says happens in the End Phase of the turn happens as that comes."""
    yield from _what_was_put_off(g, "end-phase")


@rule("TCG-23.8", does=SubStepBegan)
def comes_after_damage_calculation(g: Duel, event: SubStepBegan) -> Acts:
    """What a resolved effect says happens after damage calculation happens as that comes."""
    if is_now(g, "after-damage-calculation"):
        yield from _what_was_put_off(g, "after-damage-calculation")


def _what_was_put_off(g: Duel, until: Later) -> Acts:
    for one in list(holding(g, ToCome)):
        card = g.state.card(one.source)
        later = effect_of(card, one.number).does[one.what.to_come :]
        in_battle = until == "after-damage-calculation"
        if later[0].at != until or (in_battle and negated_by(g, card.uid)):
            continue
        g.carry_out(one.by)
        link = Link(one.you, card.uid, one.number, 0, activates_card=False, zone=card.zone)
        put_off = takewhile(lambda verb: verb.at is not None, later)
        yield from _one_by_one(g, put_off, Carrying(0, link, card))


@rule("TCG-23.2", forbids=Acting)
def not_of_a_negated_card(g: Asked, acting: Acting) -> tuple[str, ...]:
    """An effect of a card whose effects are negated does not act."""
    return tuple(one.by for one in holding(g, Negated) if is_of_card(g, one, acting.was))


@rule("TCG-23.3", forbids=Acting)
def not_before_it_has_resolved(g: Asked, acting: Acting) -> bool:
    """An effect of a card whose activation has not resolved does not act."""
    return not applies(g.state, acting.was)


@rule("HAT-9.3", forbids=Acting)
def not_as_a_loop_ends(g: Asked, acting: Acting) -> bool:
    """A card that is destroyed because of an infinite loop does nothing as it leaves the field."""
    left = False
    for entry in g.so_far.backwards():
        event = entry.event
        if not isinstance(event, LoopArose | Moved) or event.card != acting.card:
            continue
        if left or isinstance(event, LoopArose):
            return isinstance(event, LoopArose)
        left = True
    return False
