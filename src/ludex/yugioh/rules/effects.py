"""TCG-7, third part: carrying out effects, and what stops them."""

from __future__ import annotations

from itertools import takewhile

from ludex.kernel import Acts, Nothing, Then
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.cards import Effect
from ludex.yugioh.decisions import Activate, Against, PutOnChain
from ludex.yugioh.decisions.refusable import EffectOnItself, Resolution
from ludex.yugioh.facts import Destroyed, Discarded, Drew, LinkBegan
from ludex.yugioh.moments.duel import LinkIsDone, PartIsCarriedOut
from ludex.yugioh.readings.activating import (
    carry_out_text,
    effect_on,
    effects_of_kind,
)
from ludex.yugioh.readings.battle import reached
from ludex.yugioh.readings.choosing import considered
from ludex.yugioh.readings.filters import matches
from ludex.yugioh.readings.holding import of_player, spared
from ludex.yugioh.readings.looks import something_holds
from ludex.yugioh.readings.moving import to_pile
from ludex.yugioh.table.board import FIELD
from ludex.yugioh.verbs.carrying import Carrying, atk_of_target
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import LATER, DestroyedWhenDrawn, ToCome, Until


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
        early = _is_put_off(g, verb)
        if early and n and effect.does[n - 1].at is not None:
            continue  # It comes with the one before.
        if n > step.start and verb.join in ("and-if-you-do", "then") and not on.done:
            yield from _goes_on(step, _next_in_sequence(effect, n))
            return
        if verb.if_fell and on.fell not in verb.if_fell:
            continue
        if n > step.start and verb.join in LATER:
            yield from () if g.state.lost else _goes_on(step, n)
            return
        if early:
            on.done = True
            until: Until = "end-of-turn" if verb.at == "end-phase" else "damage-step"
            yield on.holds(g, ToCome(n), until)
            continue
        on.done = False
        yield from verb.carry_out(g, on)


def _is_put_off(g: Asked, verb: Verb) -> bool:
    """Whether it is too early for what an effect does later."""
    if verb.at == "after-damage-calculation":
        return not reached(g, verb.at)
    return verb.at is not None and g.state.phase != "end"


def _next_in_sequence(effect: Effect, n: int) -> int | None:
    """Return the next part of an effect that is carried out whatever becomes of those before."""
    later = range(n + 1, len(effect.does))
    return next((m for m in later if effect.does[m].join == "after"), None)


def _goes_on(step: PartIsCarriedOut, n: int | None) -> Acts:
    if n is not None:
        yield Then(PartIsCarriedOut(step.number, step.card, n))


@rule("TCG-7.37", does=LinkIsDone)
def what_was_drawn_is_discarded(g: Duel, step: LinkIsDone) -> Acts:
    """Where another effect says so, what players have drawn by an effect is discarded at once."""
    link = g.state.chain[step.number - 1]
    if not link.draws_discarded:
        return
    above = g.state.chain[step.number]
    carry_out_text(g, g.state.card(above.card), above.effect)
    newest_first = (entry.event for entry in g.so_far.backwards())
    since = takewhile(lambda event: not isinstance(event, LinkBegan), newest_first)
    drawn = [event.card for event in since if isinstance(event, Drew)]
    for uid in reversed(drawn):
        card = g.state.card(uid)
        if card.zone == "hand":
            yield to_pile(g, Discarded, card, "graveyard", by_effect=above.card)


@rule("TCG-7.38", does=Drew, where=something_holds(DestroyedWhenDrawn))
def drawn_cards_are_checked(g: Duel, event: Drew) -> Acts:
    """Where an effect checks what a player draws, what it means of that is destroyed at once."""
    for one in tuple(of_player(g, DestroyedWhenDrawn, event.to.player)):
        card, which = g.state.card(event.card), one.what.destroyed_when_drawn
        if card.zone == "hand" and matches(g, card, which, one.you, this=one.source):
            g.carry_out(one.by)
            yield Destroyed(card.uid, one.source)


@rule("TCG-7.9", forbids=Resolution)
def negated_activation(g: Asked, resolution: Resolution) -> bool:
    """An effect whose activation was negated does not resolve."""
    return g.state.chain[resolution.number - 1].negated == "activation"


@rule("TCG-7.25", forbids=EffectOnItself)
def no_longer_face_up(g: Asked, touch: EffectOnItself) -> bool:
    """What a card on the field does to itself it does only as long as it is face-up there."""
    link, card = g.state.chain[touch.number - 1], g.state.card(touch.card)
    return link.zone in FIELD and card.on_field and not card.face_up


@rule("TCG-7.35", instead=Destroyed)
def not_destroyed_by_effects(g: Duel, event: Destroyed) -> Acts:
    """A card that something protects from destruction by effects is destroyed by none of them."""
    if event.by is None or event.unpaid:
        return
    if one := spared(g, g.state.card(event.card)):
        g.carry_out(one.by)
        yield Nothing()


@rule("TCG-7.21", forbids=(Activate, PutOnChain, Against))
def nothing_to_do(g: Asked, option: Activate | PutOnChain | Against) -> bool:
    """An effect that could not do the first thing that it does cannot be activated by choice."""
    effect, you, this, ways = considered(g, option)
    if effect is None or not effect.does:
        return False
    first = effect.does[0]
    if effect.kind == "activation":
        chosen = not effects_of_kind(g.state.card(this), "continuous")
    else:
        chosen = effect.optional
    put_off = first.at is not None
    return chosen and not put_off and not any(first.could_do(g, you, this, way) for way in ways)
