"""What each verb does."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ludex.yugioh import vocabulary as v
from ludex.yugioh.book import Duel
from ludex.yugioh.decisions import MaySet, SetCard
from ludex.yugioh.decisions.refusable import Affecting, Choosing
from ludex.yugioh.facts import (
    ActivationNegated,
    AddedToHand,
    AttackNegated,
    Banished,
    BattlePhaseEnds,
    CardSet,
    Changed,
    Damaged,
    Destroyed,
    EffectNegated,
    GainedLifePoints,
    Moved,
    ReturnedToHand,
    SentToGraveyard,
    SpecialSummoned,
    TokenSummoned,
    moved,
)
from ludex.yugioh.readings.battle import fight, is_attacking
from ludex.yugioh.readings.filters import matches
from ludex.yugioh.readings.reading import draw, found, to_pile, zone_of
from ludex.yugioh.table.board import About, Card, Change
from ludex.yugioh.verbs.carrying import (
    Carrying,
    Doing,
    addable,
    cards,
    counted,
    measured,
    one_of,
    player_meant,
    position_of,
    side_meant,
    summonable,
    token,
)
from ludex.yugioh.verbs.changing import CHANGES


def carry_out(g: Duel, verb: v.Verb, on: Carrying) -> Doing:
    """Carry out one verb; afterwards `on.done` tells whether anything of it was done."""
    on.done = False
    yield from VERBS[type(verb)](g, verb, on)


def _destroy(g: Duel, verb: v.Destroy, on: Carrying) -> Doing:
    for card in cards(g, verb.destroy, on):
        on.done, on.was = True, card
        yield Destroyed(card.uid, on.card.uid)


def _destroy_one(g: Duel, verb: v.DestroyOne, on: Carrying) -> Doing:
    options = [
        card
        for card in found(g, verb.destroy_one, on.you, on.card.uid)
        if card.on_field and not g.refuses(Choosing(card.uid))
    ]
    uid = yield from one_of(options, on, optional=verb.optional)
    if uid is not None:
        on.done, on.was = True, g.state.card(uid)
        yield Destroyed(uid, on.card.uid)


def _move(g: Duel, which: Iterator[Card], kind: type[Moved], to: v.Zone, on: Carrying) -> Doing:
    for card in which:
        on.was = card
        yield to_pile(g, kind, card, to)
        # A replacement may have sent it elsewhere.
        on.done = on.done or g.state.card(card.uid).zone == to


def _banish(g: Duel, verb: v.Banish, on: Carrying) -> Doing:
    yield from _move(g, cards(g, verb.banish, on), Banished, "banished", on)


def _return_to_hand(g: Duel, verb: v.ReturnToHand, on: Carrying) -> Doing:
    free = (c for c in cards(g, verb.return_to_hand, on) if not g.refuses(Affecting(c.uid)))
    yield from _move(g, free, ReturnedToHand, "hand", on)


def _send_to_graveyard(g: Duel, verb: v.SendToGraveyard, on: Carrying) -> Doing:
    options = list(found(g, verb.send_to_graveyard, on.you, on.card.uid))
    uid = yield from one_of(options, on)
    if uid is not None:
        yield from _move(g, iter([g.state.card(uid)]), SentToGraveyard, "graveyard", on)


def _send_from_deck(g: Duel, verb: v.SendFromDeck, on: Carrying) -> Doing:
    player = yield from player_meant(g, verb.whose, on)
    top = iter(g.state.at("deck", player)[::-1][: verb.send_from_deck])
    yield from _move(g, top, SentToGraveyard, "graveyard", on)


def _damage(g: Duel, verb: v.Damage, on: Carrying) -> Doing:
    if verb.if_it_was is None or (
        on.was is not None and matches(g.state, on.was, verb.if_it_was, on.you)
    ):
        amount = measured(g, verb.damage, on)
        if verb.for_each:
            amount *= counted(g, verb.for_each, on.you, on.card.uid)
        on.done = amount > 0
        if on.done:
            yield Damaged(side_meant(g, verb.to, on), amount, on.card.uid)


def _gain_life(g: Duel, verb: v.GainLifePoints, on: Carrying) -> Doing:
    on.done = True
    yield GainedLifePoints(side_meant(g, verb.who, on), verb.gain_life_points)


def _draw(g: Duel, verb: v.Draw, on: Carrying) -> Doing:
    player = yield from player_meant(g, verb.who, on)
    for _ in range(verb.draw):
        if not g.state.has_lost(player):
            on.done = True
            yield draw(g.state, player)


def _add_to_hand(g: Duel, verb: v.AddToHand, on: Carrying) -> Doing:
    options = addable(g, verb, on.you, on.card.uid)
    uid = yield from one_of(options, on, optional=verb.optional)
    if uid is not None:
        on.done = True
        yield moved(AddedToHand, g.state.card(uid), "hand", on.you)


def _special_summon(g: Duel, verb: v.SpecialSummon, on: Carrying) -> Doing:
    about = on.link.about
    options = summonable(g, verb, on.you, on.card.uid, about.damage)
    if verb.special_summon == "targets":
        targets = list(cards(g, "targets", on))
        options = [card for card in options if card in targets]
    uid = yield from one_of(options, on)
    if uid is not None:
        on.done = True
        position = yield from position_of(uid, on, either=verb.position == "either")
        how = {
            "position": position,
            "about": about if verb.special_summon == "this" else About(),
            "face_down": verb.position == "face-down",
        }
        yield moved(SpecialSummoned, g.state.card(uid), "monster-zone", on.you, **how)


def _summon_token(g: Duel, verb: v.SummonToken, on: Carrying) -> Doing:
    card = token(g, verb.summon_token, on.you)
    if card is None:
        return
    on.done = True
    position = yield from position_of(card.uid, on, either=True)
    yield moved(TokenSummoned, card, "monster-zone", on.you, position=position)
    amount = measured(g, verb.atk_and_def, on)
    now = g.state.card(card.uid)
    yield Changed(Change("original", now.uid, now.since, on.by, None, amount, amount))


def _set_from_hand(g: Duel, verb: v.SetFromHand, on: Carrying) -> Doing:
    options = [
        SetCard(card.uid, on.you)
        for card in g.state.at("hand", on.you)
        if matches(g.state, card, verb.you_may_set, on.you)
    ]
    chosen = yield MaySet(on.you, tuple(options))
    if isinstance(chosen, SetCard):
        on.done = True
        card = g.state.card(chosen.card)
        yield moved(CardSet, card, zone_of(g, card), on.you)


def _negate(g: Duel, verb: v.Negate, on: Carrying) -> Doing:
    answered = on.number - 1
    kind = ActivationNegated if verb.negate == "activation" else EffectNegated
    on.done = True
    yield kind(answered, g.state.chain[answered - 1].card)


def _negate_attack(g: Duel, verb: v.NegateAttack, on: Carrying) -> Doing:
    attacking = (card for card in fight(g.state)[:1] if card and is_attacking(g.state, card))
    for card in list(cards(g, "targets", on) if on.link.targets else attacking):
        on.done = True
        yield AttackNegated(card.uid)
        if verb.negate_attack == "attack-and-battle-phase":
            yield BattlePhaseEnds()


VERBS: dict[type, Callable[..., Doing]] = {
    v.Destroy: _destroy,
    v.DestroyOne: _destroy_one,
    v.Banish: _banish,
    v.ReturnToHand: _return_to_hand,
    v.SendToGraveyard: _send_to_graveyard,
    v.SendFromDeck: _send_from_deck,
    v.Damage: _damage,
    v.GainLifePoints: _gain_life,
    v.Draw: _draw,
    v.AddToHand: _add_to_hand,
    v.SpecialSummon: _special_summon,
    v.SummonToken: _summon_token,
    v.SetFromHand: _set_from_hand,
    v.Negate: _negate,
    v.NegateAttack: _negate_attack,
    **CHANGES,
}
