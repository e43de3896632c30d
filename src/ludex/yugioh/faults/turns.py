"""In whose turn something comes to pass, whose cards are meant, and how an occasion leaves them."""

from __future__ import annotations

from collections.abc import Mapping

from ludex.yugioh import vocabulary as v
from ludex.yugioh.faults.flaw import Here

FAST = ("spell-quick-play", "trap-normal", "trap-continuous", "trap-counter")
"""Cards that can be activated in answer to something, and in battle."""

OTHER: Mapping[v.Whose | None, v.Whose] = {"you": "opponent", "opponent": "you"}
"""The other one of two players."""

_WHOSE: Mapping[object, v.Whose] = {
    "this": "you",
    "your-battler": "you",
    "battled": "opponent",
    "you": "you",
    "opponent": "opponent",
}


def slow(here: Here) -> bool:
    """Whether an effect is the activation of a card that answers nothing."""
    return here.effect.kind == "activation" and here.card.kind not in FAST


def turn_of(here: Here) -> v.Whose | None:
    """Return in whose turn alone an effect is used or applies; None if in anybody's."""
    if here.effect.kind == "ignition" or slow(here):
        return "you"
    told = (
        _turn_after(here.effect.when),
        *(asks_turn(each, here) for each in here.effect.requires),
    )
    return next((turn for turn in told if turn is not None), None)


def asks_turn(condition: v.Condition, here: Here) -> v.Whose | None:
    """Return in whose turn alone a condition is fulfilled: a monster attacks in its player's."""
    match condition:
        case v.TurnOf():
            return condition.turn_of
        case v.Battles(as_="attacker"):
            return whose_of(condition.battles, here)
        case v.Battles(as_="target"):
            return OTHER.get(whose_of(condition.battles, here))
    return None


def _turn_after(when: v.Occasion | None) -> v.Whose | None:
    match when:
        case v.WhenTributeSummoned():
            return "you"
        case v.WhenSummoned() if "special" not in when.how:
            return "you"
        case v.OfPhase():
            return when.whose
        case v.WhenAttackDeclared():
            return when.whose
    return None


def position_after(when: v.Occasion) -> v.Position | None:
    """Return the battle position in which an occasion leaves its monster; None if in either."""
    match when:
        case v.WhenTributeSummoned():
            return "attack"
        case v.WhenSummoned() if "special" not in when.how:
            return "attack"
        case v.WhenChangedTo():
            return when.changed_to
    return None


def whose_of(which: object, here: Here) -> v.Whose | None:
    """Return whose the cards or players are that are meant; None if anybody's."""
    targets = here.effect.targets
    if which == "targets" and targets is not None:
        return targets.of.whose
    if which == "battler":
        fought = (one.battles for one in here.effect.requires if isinstance(one, v.Battles))
        return next((whose_of(one, here) for one in fought), None)
    if isinstance(which, v.Filter):
        return which.whose
    # Of an effect that anyone may use, its card may be the opponent's.
    return None if which == "this" and here.effect.anyone else _WHOSE.get(which)
