"""Verbs that make something of monsters, or for a player, for a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Literal

from ludex.yugioh import vocabulary as v
from ludex.yugioh.book import Duel
from ludex.yugioh.decisions.refusable import Affecting, FaceDown
from ludex.yugioh.facts import Changed, Flipped, Lingered, PositionChanged, TurnedFaceDown
from ludex.yugioh.readings.gains import givers
from ludex.yugioh.readings.stats import attack, printed
from ludex.yugioh.table.board import Card, Change, Lingering
from ludex.yugioh.verbs.carrying import Carrying, Doing, cards, measured


def _affected(g: Duel, which: v.Which | v.Filter, on: Carrying) -> Iterator[Card]:
    """Yield the face-up monsters that a verb is about and that can be changed."""
    for card in cards(g, which, on):
        if card.face_up and not g.refuses(Affecting(card.uid)):
            yield card


def _negate_effects(g: Duel, verb: v.NegateEffects, on: Carrying) -> Doing:
    for card in cards(g, verb.negate_effects, on):
        on.done = True
        yield Changed(Change("negated", card.uid, card.since, on.by, verb.until))


def _gain(g: Duel, verb: v.Gain, on: Carrying) -> Doing:
    amount = measured(g, verb.atk, on)
    for card in _affected(g, verb.gain, on):
        on.done = True
        added = Change("added", card.uid, card.since, on.by, verb.until, amount, verb.def_)
        yield Changed(added)


def _halve_original(g: Duel, verb: v.HalveOriginal, on: Carrying) -> Doing:
    for card in _affected(g, verb.halve_original, on):
        on.done = True
        atk, def_ = printed(card)
        half = Change("original", card.uid, card.since, on.by, verb.until, -(-atk // 2), def_)
        yield Changed(half)


def _double_atk(g: Duel, verb: v.DoubleAtk, on: Carrying) -> Doing:
    for card in _affected(g, verb.double_atk, on):
        on.done = True
        twice, asleep = 2 * attack(g, card), givers(g, card.uid)
        doubled = Change("set", card.uid, card.since, on.by, verb.until, twice, asleep=asleep)
        yield Changed(doubled)


def _destroy_in_end_phase(g: Duel, verb: v.DestroyInEndPhase, on: Carrying) -> Doing:
    for card in cards(g, verb.destroy_in_end_phase, on):
        on.done = True
        until: v.Until = "end-of-turn"
        change = Change("end-phase-destruction", card.uid, card.since, on.by, until)
        yield Changed(replace(change, source=on.card.uid))


def _change_position(g: Duel, verb: v.ChangePosition, on: Carrying) -> Doing:
    for card in cards(g, verb.change_position, on):
        if g.refuses(Affecting(card.uid)):
            continue
        if not card.face_up:
            on.done = True
            yield Flipped(card.uid)
        if card.position != verb.to:
            on.done = True
            yield PositionChanged(card.uid, verb.to)


def _turn_face_down(g: Duel, verb: v.TurnFaceDown, on: Carrying) -> Doing:
    for card in _affected(g, verb.turn_face_down, on):
        if not g.refuses(FaceDown(card.uid)):
            on.done = True
            yield TurnedFaceDown(card.uid)


def _lingers(
    what: Literal["no-battle-damage", "no-battle-destruction"], until: v.Until, on: Carrying
) -> Doing:
    on.done = True
    yield Lingered(Lingering(what, on.you, on.by, on.card.uid, on.card.since, until))


def _no_battle_damage(_g: Duel, verb: v.NoBattleDamage, on: Carrying) -> Doing:
    yield from _lingers("no-battle-damage", verb.until, on)


def _no_battle_destruction(_g: Duel, verb: v.NoBattleDestruction, on: Carrying) -> Doing:
    yield from _lingers("no-battle-destruction", verb.until, on)


def _must_tribute(g: Duel, verb: v.MustTribute, on: Carrying) -> Doing:
    for card in cards(g, verb.must_tribute, on):
        on.done = True
        yield Lingered(Lingering("must-tribute", on.you, on.by, card.uid, card.since))


CHANGES: dict[type, Callable[..., Doing]] = {
    v.NegateEffects: _negate_effects,
    v.Gain: _gain,
    v.HalveOriginal: _halve_original,
    v.DoubleAtk: _double_atk,
    v.DestroyInEndPhase: _destroy_in_end_phase,
    v.ChangePosition: _change_position,
    v.TurnFaceDown: _turn_face_down,
    v.NoBattleDamage: _no_battle_damage,
    v.NoBattleDestruction: _no_battle_destruction,
    v.MustTribute: _must_tribute,
}
