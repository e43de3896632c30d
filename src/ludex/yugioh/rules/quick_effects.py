"""TCG-13: Ignition and Quick Effects, and what has to be so for an effect to be used."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ludex.kernel import Acts, Then
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.cards import Effect
from ludex.yugioh.decisions import Activate, FastEffect, MustAnswer, OpenGameState, PutOnChain
from ludex.yugioh.decisions.refusable import DestroyedAs, Resolution
from ludex.yugioh.facts import Drew, EffectUsed, LinkAdded
from ludex.yugioh.moments.duel import Activating, Answers, Responses
from ludex.yugioh.readings.activating import (
    applies,
    effect_in,
    effect_number,
    effect_on,
    first_to_respond,
    player_in,
)
from ludex.yugioh.readings.battle import is_now, sub_step
from ludex.yugioh.readings.conditions import fulfilled
from ludex.yugioh.readings.effect_classes import is_moment_of
from ludex.yugioh.readings.filters import address, effect_of, family_matches, kind_named
from ludex.yugioh.readings.happenings import just_happened
from ludex.yugioh.readings.occasions import came
from ludex.yugioh.table.board import Card, Link, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs import Verb
from ludex.yugioh.vocabulary import (
    Answered,
    Family,
    Occasion,
    OfPhase,
    ThereIs,
    ThisIs,
    WhenCardActivated,
    WhenInDamageStep,
    WouldDo,
    YouControl,
    YouControlNo,
)


def _usable(g: Asked, player: Player, kind: str) -> Iterator[tuple[Card, int, Effect]]:
    """Yield the effects of a kind that are where a player can use them."""
    for card, number, effect in g.state.cards.in_place(kind):
        usable = effect.anyone or card.controller == player
        if usable and (not card.on_field or applies(g.state, card)):
            yield card, number, effect


@rule("TCG-13.1", permits=OpenGameState)
def ignition_effects(g: Asked, ask: OpenGameState) -> Iterator[Activate]:
    """In an open game state of a Main Phase the turn player may use Ignition Effects."""
    for card, number, _ in _usable(g, ask.player, "ignition"):
        yield Activate(card.uid, number, ask.player)


@rule("TCG-13.2", permits=(OpenGameState, FastEffect))
def quick_effects(g: Asked, ask: OpenGameState | FastEffect) -> Iterator[Activate]:
    """A player may use Quick Effects whenever a fast effect can be used."""
    responding = isinstance(ask, FastEffect)
    for card, number, effect in _usable(g, ask.player, "quick"):
        if effect.optional:
            yield Activate(card.uid, number, ask.player, responding=responding)


@rule("TCG-13.3", permits=MustAnswer)
def mandatory_quick_effects(g: Asked, ask: MustAnswer) -> Iterator[Activate]:
    """Each Quick Effect that is not optional has to answer what it is about, but not itself."""
    answered = {(link.card, link.effect) for link in g.state.chain if link.answers == ask.links}
    new = {(link.card, link.effect) for link in (g.state.chain[n - 1] for n in ask.links)}
    for card, number, effect in _usable(g, ask.player, "quick"):
        its_own = new == {(card.uid, number)}
        if not (effect.optional or its_own) and (card.uid, number) not in answered:
            yield Activate(card.uid, number, ask.player, responding=True, answers=ask.links)


@rule("TCG-13.4", does=Answers)
def mandatory_answers_come_first(g: Duel, step: Answers) -> Acts:
    """What must answer new Chain Links is added first; then the players may respond."""
    count = len(g.state.chain)
    if not count:
        yield Then(Responses(g.state.turn_player))
        return
    for player in g.state.seats.around(g.state.turn_player):
        option = yield MustAnswer(player, step.links)
        if isinstance(option, Activate):
            yield Then(Activating(option))
            yield Then(Answers(step.links))
            return
    later = tuple(range(step.links[-1] + 1, count + 1))
    if later:
        yield Then(Answers(later))
    else:
        yield Then(Responses(first_to_respond(g, g.state.chain[-1].player)))


@rule("TCG-13.9", forbids=Resolution)
def only_the_link_directly_before(g: Asked, resolution: Resolution) -> bool:
    """What had to answer does nothing unless it stands directly on a link that it answered."""
    link = g.state.chain[resolution.number - 1]
    effect = effect_on(g, link)
    if not link.answers or effect is None or not isinstance(effect.when, Answered):
        return False
    before = resolution.number - 1
    met = before in link.answers and _is_about(
        g, effect.when, g.state.chain[before - 1], link.player
    )
    return not met


def _answers_nothing(g: Asked, option: Activate | PutOnChain) -> bool:
    """Whether an effect answers Chain Links, and there are none."""
    effect = None if g.state.chain else effect_in(g, option)
    return effect is not None and isinstance(effect.when, Answered) and effect.during is None


@rule("TCG-7.10", forbids=(Activate, PutOnChain), steady=_answers_nothing)
def condition_not_met(g: Asked, option: Activate | PutOnChain) -> tuple[str, ...]:
    """An effect that answers or requires something can be activated only when that is so."""
    effect = effect_in(g, option)
    if effect is None or _met(g, effect, option):
        return ()
    return (address(g.state.card(option.card), effect_number(option)) + ".condition",)


def _met(g: Asked, effect: Effect, option: Activate | PutOnChain) -> bool:
    """Whether what an effect answers, and when, and all that it requires, is so."""
    if effect.during is not None and not _in_time(g, effect.during):
        return False
    if isinstance(option, Activate) and not _follows(g, effect.when, option):
        return False
    # What a moment of the Damage Step requires was asked when that came.
    of_moment = effect.kind == "trigger" and isinstance(effect.when, WhenInDamageStep)
    if not effect.requires or of_moment:
        return True
    card, you = g.state.card(option.card), player_in(option)
    return all(fulfilled(g, one, card, you) for one in effect.requires)


def _follows(g: Asked, when: Occasion | None, option: Activate) -> bool:
    """Whether what an activation answers, or has to follow at once, is there."""
    if when is None:
        return True
    if isinstance(when, Answered):
        chain = g.state.chain
        if not (chain and option.responding):
            return False
        links = [chain[number - 1] for number in option.answers] or chain[-1:]
        return any(_answers(g, when, one, option.player) for one in links)
    if isinstance(when, WhenInDamageStep):
        return is_moment_of(g, g.state.card(option.card), option.effect, when)
    if not option.responding:
        # An effect of a phase is offered in that alone.
        return isinstance(when, OfPhase)
    card = g.state.card(option.card)
    return any(came(when, event, card, g) is not None for event in just_happened(g))


def _is_about(g: Asked, when: Answered, link: Link, player: Player) -> bool:
    """Whether an effect answers such a Chain Link, whatever that would do."""
    if when.by is not None and link.player not in g.state.seats.meant(player, when.by):
        return False
    card = g.state.card(link.card)
    if isinstance(when, WhenCardActivated):
        return link.activates_card and family_matches(card, when.card_activated)
    # An equipped monster's effect is that of a Spell Card.
    is_monsters = card.data.family == "monster" and link.zone != "spell-trap-zone"
    played = when.effect_activated == "monster-or-card" and link.activates_card
    if when.effect_activated != "any" and not (is_monsters or played):
        return False
    return when.in_ is None or link.zone == when.in_


def _answers(g: Asked, when: Answered, link: Link, player: Player) -> bool:
    if not _is_about(g, when, link, player):
        return False
    if when.would is None:
        return True
    effect = effect_on(g, link)
    return effect is not None and any(
        _would(g, when.would, verb, link, player) for verb in effect.does
    )


def _would(g: Asked, what: WouldDo, verb: Verb, link: Link, you: Player) -> bool:
    """Whether a verb would do something, to you, when its Chain Link resolves."""
    if verb.if_fell:
        return False
    if what == "damage-you":
        return you in verb.would_damage(g, link)
    if what in ("special-summon", "draw"):
        return Drew in verb.facts if what == "draw" else verb.special_summons
    if verb.first == "negated-card" and _is_activated_below(g, link):
        return False
    there = [card for card in verb.would_destroy(g, link) if card.on_field]
    if what == "destroy-cards":
        return bool(there)
    kind: Family = "monster" if what == "destroy-monsters" else "trap"
    effect = effect_on(g, link)
    named = None if effect is None else kind_named(verb.first, effect)
    return any(
        family_matches(card, kind)
        and (what == "destroy-monsters" or card.controller == you)
        and not g.refuses(DestroyedAs(card.uid, kind, named))
        for card in there
    )


def _is_activated_below(g: Asked, link: Link) -> bool:
    """Whether a link answers the activation of a card; negated, that was never on the field."""
    below = g.state.chain.index(link) - 1
    return below >= 0 and g.state.chain[below].activates_card


def _in_time(g: Asked, during: Literal["damage-step", "damage-calculation"]) -> bool:
    if during == "damage-step":
        return sub_step(g.state) is not None
    return is_now(g, "during-damage-calculation")


@rule("TCG-13.8", forbids=Resolution)
def still_required_on_resolution(g: Asked, resolution: Resolution) -> tuple[str, ...]:
    """What a card requires of one's field it requires again when its effect resolves."""
    link = g.state.chain[resolution.number - 1]
    effect, card = effect_on(g, link), g.state.card(link.card)
    required = [
        one
        for one in (effect.requires if effect else ())
        if isinstance(one, YouControl | YouControlNo | ThereIs | ThisIs)
        and one.asked == "throughout"
    ]
    if all(fulfilled(g, one, card, link.player) for one in required):
        return ()
    return (address(card, link.effect) + ".condition",)


@rule("TCG-13.5", forbids=Activate)
def once_in_a_battle(g: Asked, option: Activate) -> bool:
    """An effect that can be used once per battle cannot be used again in the same one."""
    battle = g.state.battle
    return battle is not None and (option.card, option.effect) in battle.used


@rule("TCG-13.10", forbids=Activate)
def once_in_a_turn(g: Asked, option: Activate) -> bool:
    """An effect that can be used once per turn cannot be used again in the same one."""
    return bool(g.state.used) and _use(g, option.card, option.effect) in g.state.used


def _use(g: Asked, card: Uid, number: int) -> tuple[Uid, int]:
    """Return as what a use is counted: all effects of which one can be used count as one."""
    either = number and effect_of(g.state.card(card), number).once == "turn-either"
    return card, 0 if either else number


@rule("TCG-13.11", does=LinkAdded)
def used_in_this_turn(g: Duel, event: LinkAdded) -> Acts:
    """An effect that can be used once per turn counts as used when it is activated."""
    effect = effect_on(g, event.link)
    if effect is not None and effect.once in ("turn", "turn-either"):
        yield EffectUsed(*_use(g, event.link.card, event.link.effect), for_turn=True)


@rule("TCG-13.12", forbids=Activate)
def once_in_a_chain(g: Asked, option: Activate) -> bool:
    """An effect that can be used once per Chain is not used again in the same one."""
    effect = effect_in(g, option)
    if effect is None or effect.once != "chain":
        return False
    return any((link.card, link.effect) == (option.card, option.effect) for link in g.state.chain)


@rule("TCG-13.6", does=LinkAdded)
def used_in_this_battle(g: Duel, event: LinkAdded) -> Acts:
    """An effect that can be used once per battle counts as used when it is activated."""
    effect = effect_on(g, event.link)
    if effect is not None and effect.once == "battle":
        yield EffectUsed(event.link.card, event.link.effect)
