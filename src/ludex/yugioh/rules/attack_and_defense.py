"""TCG-12: ATK and DEF, layer by layer, and how long what effects hold lasts."""

from __future__ import annotations

from typing import Any

from ludex.kernel import Acts, but
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.facts import Banished, Destroyed, NoLongerHolds, NowHolds, PhaseBegan, TurnBegan
from ludex.yugioh.moments.duel import Aftermath, PhaseGoesOn, PositionLies
from ludex.yugioh.quantities import Added, Halvings, Original, SetTo
from ludex.yugioh.readings.banishing import may_banish
from ludex.yugioh.readings.holding import Holding, applying, holding, is_of_card, of_effect
from ludex.yugioh.readings.looks import anything_is_held, anything_lingers, something_holds
from ludex.yugioh.readings.moving import to_pile
from ludex.yugioh.readings.stats import printed_atk_def
from ludex.yugioh.table.board import Held, Uid
from ludex.yugioh.vocabulary import (
    AtkBecomes,
    Gain,
    GoneInEndPhase,
    HalveAtk,
    OriginalBecomes,
    Until,
)


def _newest(g: Asked, uid: Uid, *kinds: type[AtkBecomes | OriginalBecomes]) -> Held | None:
    there = [one for kind in kinds for one in holding(g, kind)]
    if not there:
        return None
    card = g.state.card(uid)
    held = (one.held for one in there if is_of_card(g, one, card))
    return max((each for each in held if each), key=lambda each: each.began, default=None)


@rule("TCG-12.1", sets=Original)
def another_original_value(g: Asked, quantity: Original) -> tuple[int, int] | None:
    """A card may give a monster another original ATK or DEF; of several the newest counts."""
    newest = _newest(g, quantity.card, OriginalBecomes)
    if newest is None:
        return None
    what: Any = newest.what
    def_: int | None = what.def_
    return what.atk, _printed_def(g, quantity.card) if def_ is None else def_


def _printed_def(g: Asked, uid: Uid) -> int:
    return printed_atk_def(g.state, g.state.card(uid))[1]


@rule("TCG-12.2", sets=Halvings)
def halved_by_a_continuous_effect(g: Asked, quantity: Halvings) -> tuple[int, ...] | None:
    """What a continuous effect halves is halved with all that was added before it began to."""
    there = holding(g, HalveAtk)
    if not there:
        return None
    card, since = g.state.card(quantity.card), _set_at(g, quantity.card)
    began = (_began(g, one) for one in there if is_of_card(g, one, card))
    return tuple(sorted(moment for moment in began if moment > since)) or None


def _began(g: Asked, one: Holding[Any]) -> int:
    """Return when a continuous effect began to apply; of a battler, not before the battle."""
    if one.held is not None:
        return one.held.began
    declared = g.state.battle.declared if g.state.battle and one.what.whom == "battler" else 0
    return max(g.state.card(one.source).active_since, declared)


def _set_at(g: Asked, uid: Uid) -> int:
    """Return when an effect set a monster's ATK, so that what came before counts no more."""
    held = g.value(SetTo(uid))
    return held.began if held else -1


@rule("TCG-12.3", sets=Added)
def gains_are_added(g: Asked, quantity: Added) -> tuple[tuple[int, Any, int], ...] | None:
    """What effects that have resolved add to ATK or DEF is added up, for as long as it lasts."""
    card = g.state.card(quantity.card)
    found = [one for one in holding(g, Gain) if one.held and is_of_card(g, one, card)]
    if not found:
        return None
    since = _set_at(g, quantity.card)
    return tuple(
        (one.held.began, one.what.atk if one.held.began > since else 0, one.what.def_)
        for one in found
        if one.held
    )


@rule("TCG-12.4", does=(PhaseBegan, TurnBegan), where=anything_is_held)
def until_its_end(g: Duel, event: PhaseBegan | TurnBegan) -> Acts:
    """What lasts until the End Phase ends as it begins, what lasts for a time ends with that."""
    over: tuple[Until, ...] = ("battle-phase",)
    if isinstance(event, TurnBegan):
        # What began in an End Phase, to last until it, has lasted until its end.
        over = ("end-of-turn", "end-phase")
    elif event.phase == "end":
        over = ("end-phase",)
    gone = tuple(held for held in g.state.held if held.until in over)
    if gone:
        yield NoLongerHolds(gone, over[0])


@rule("TCG-12.5", sets=SetTo)
def current_attack_is_set(g: Asked, quantity: SetTo) -> Held | None:
    """An effect that sets or doubles the ATK takes it as it is then; the newest one counts."""
    newest = _newest(g, quantity.card, AtkBecomes, OriginalBecomes)
    return newest if newest and isinstance(newest.what, AtkBecomes) else None


@rule("TCG-12.6", does=(PhaseGoesOn, NowHolds), where=something_holds(GoneInEndPhase))
def destroyed_in_the_end_phase(g: Duel, on: PhaseGoesOn | NowHolds) -> Acts:
    """What an effect says is destroyed or banished in the End Phase is so when that has come."""
    phase = on.phase if isinstance(on, PhaseGoesOn) else g.state.phase
    if phase != "end":
        return
    for one in holding(g, GoneInEndPhase):
        if isinstance(on, NowHolds) and one.held != on.held:
            continue
        for card in g.state.on_field():
            if not is_of_card(g, one, card):
                continue
            if one.what.how == "destroyed":
                g.carry_out(one.by)
                yield Destroyed(card.uid, one.source)
            elif may_banish(g, card, one.you):
                g.carry_out(one.by)
                yield to_pile(g, Banished, card, "banished")


@rule("TCG-12.7", does=(Aftermath, PositionLies), where=anything_lingers)
def goes_on_while_both_stay(g: Duel, _step: Aftermath | PositionLies) -> Acts:
    """What lingers goes on, once it holds of a monster, until that or the card has gone."""
    for source, number, effect in list(applying(g)):
        for what in effect.holds if effect.lingers else ():
            one = of_effect(source, number, effect, what)
            for card in g.state.on_field():
                if is_of_card(g, one, card):
                    g.carry_out(one.by)
                    of = card.uid, card.since
                    now = Held(what, one.by, one.source, one.you, None, _began(g, one), of)
                    yield NowHolds(but(now, lingering=True))
