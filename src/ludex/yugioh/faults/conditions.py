"""Conditions that are never fulfilled, or say nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from ludex.yugioh import vocabulary as v
from ludex.yugioh.cards import Effect
from ludex.yugioh.faults.costs import place_of
from ludex.yugioh.faults.equips import binds_itself
from ludex.yugioh.faults.filters import must_be, of_fighter, untrue_of, zones_of
from ludex.yugioh.faults.flaw import Flaw, Here, at_least, key, listed, of_battle
from ludex.yugioh.faults.turns import asks_turn, position_after, slow, turn_of
from ludex.yugioh.table.board import FIELD


def told(effect: Effect) -> str:
    """Return in words what kind of effect it is."""
    article = "an" if effect.kind[0] in "aiou" else "a"
    return f"{article} {effect.kind} effect"


def named(when: type[v.When] | v.When) -> str:
    """Return the key by which a card file tells of an occasion."""
    kind: Any = when
    return key(fields(kind)[0].name)


def of_condition(condition: v.Condition, here: Here) -> Iterator[Flaw]:
    """Yield what is wrong with one condition of an effect."""
    match condition:
        case v.Battles():
            yield from _battle(condition, here)
            yield from _fighters(condition, here)
            yield from _direct(condition)
            yield from _turn(condition, here)
        case v.YouControlNo() | v.YouControl():
            yield from _controlled(condition, here)
        case v.OpponentControls(opponent_controls=which):
            yield from _of_opponent(which)
        case v.ThereIs() | v.ThereIsNo():
            yield from _there(condition, here)
        case v.CardsInHand():
            yield from _in_hand(condition)
        case v.ThisIs():
            yield from (flaw.inside("this-is") for flaw in _this(condition.this_is, here))
        case v.TurnOf():
            yield from _turn(condition, here)
        case v.YouHaveNot() | v.YouLostAll():
            yield from _done_before(condition, here)
        case v.InPhase():
            yield from _phase(here)


def _controlled(condition: v.YouControlNo | v.YouControl, here: Here) -> Iterator[Flaw]:
    """Yield what is wrong with the cards that a player has to control, or not to."""
    if isinstance(condition, v.YouControl):
        yield from _control(condition.you_control, ("you-control",), here)
        yield from at_least(2, condition.at_least, ("at-least",))
    else:
        yield from _control(condition.you_control_no, ("you-control-no",), here)
    yield from _asked(condition.asked, here)


def _done_before(condition: v.YouHaveNot | v.YouLostAll, here: Here) -> Iterator[Flaw]:
    """Yield that it has been done, or has not, whenever the effect is used."""
    if isinstance(condition, v.YouLostAll):
        yield from at_least(1, condition.at_least, ("at-least",))
        yield from of_battle("'you-lost-all'", ("you-lost-all",), here)
    elif isinstance(here.effect.when, v.WhenTributeSummoned):
        found = "'normal-summoned-or-set', which you have when this one is Tribute Summoned"
        yield Flaw(("you-have-not",), found, "another occasion, or nothing")


def _phase(here: Here) -> Iterator[Flaw]:
    """Yield that the effect is never used in a Main Phase, or never otherwise."""
    if here.in_battle or isinstance(here.effect.when, v.OfPhase):
        yield Flaw(("in-phase",), "a Main Phase, in which this is never used", "nothing")
    elif here.effect.kind == "ignition" or slow(here):
        yield Flaw(("in-phase",), "a Main Phase, in which alone this is used anyway", "nothing")


def _battle(condition: v.Battles, here: Here) -> Iterator[Flaw]:
    """Yield that there is no such battle when the effect is used."""
    effect, card = here.effect, here.card
    at, other = ("battles",), "another condition"
    match condition:
        case _ if effect.kind == "ignition" or slow(here):
            found = f"a battle, in which {told(effect)} of this card is never used"
            yield Flaw(at, found, other)
        case _ if effect.when is not None and effect.when.never_in_battle:
            yield Flaw(at, f"a battle, in which '{named(effect.when)}' never comes", other)
        case v.Battles(battles="this") if "monster" not in card.families:
            yield Flaw(at, f"a {card.family} that battles", "a filter")
        case v.Battles(battles="this") if isinstance(effect.when, v.WhenSummoned | v.WhenDiscarded):
            found = f"'this', which does not battle when it is {named(effect.when)}"
            yield Flaw(at, found, "a filter")
        case v.Battles(battles="this") if place_of(here) != "field":
            yield Flaw(at, "'this', which is not on the field", "a filter")
    if condition.lost and here.after_calculation is False:
        yield Flaw(("lost",), "'lost' before damage is calculated", "an occasion after that")
    if (
        condition.lost
        and condition.battles == "this"
        and isinstance(effect.when, v.WhenDestroysByBattle)
    ):
        found = "'lost' of a monster that destroys another, and so has not been destroyed"
        yield Flaw(("lost",), found, "nothing")
    if condition.was_face_down and isinstance(effect.when, v.WhenAttackDeclared):
        found = "'was-face-down' before the Damage Step has begun"
        yield Flaw(("was-face-down",), found, "'face: down' in the filter of the target")


def _fighters(condition: v.Battles, here: Here) -> Iterator[Flaw]:
    """Yield that no monsters of these filters ever battle each other."""
    own, against, when = condition.battles, condition.against, here.effect.when
    if isinstance(own, v.Filter):
        yield from (flaw.inside("battles") for flaw in of_fighter(own))
    if against is not None:
        yield from (flaw.inside("against") for flaw in of_fighter(against))
        yours = own.whose == "you" if isinstance(own, v.Filter) else not here.effect.anyone
        if yours and against.whose == "you":
            found = "a monster of yours, which no monster of yours battles"
            yield Flaw(("against", "whose"), found, "'opponent', or nothing")
    if when is not None and when.loser_has_left:
        for name in ("against", "weaker"):
            if getattr(condition, name):
                found = f"'{name}' when a monster has left the battle, and nobody is battled"
                yield Flaw((name,), found, "an occasion before that, as 'in-damage-step'")


def _direct(condition: v.Battles) -> Iterator[Flaw]:
    """Yield what there is not in a direct attack."""
    if not condition.directly:
        return
    for name in ("against", "weaker", "same_column", "was_face_down"):
        if getattr(condition, name):
            found = f"'{key(name)}' beside 'directly', when no monster is attacked"
            yield Flaw((key(name),), found, "one of them")
    if condition.as_ == "target":
        yield Flaw(("as",), "'target' of a direct attack", "'attacker', or nothing")


def _control(which: v.Filter | str, at: tuple[str], here: Here) -> Iterator[Flaw]:
    """Yield that you never control such a card, or always control this one."""
    if isinstance(which, v.Filter):
        if which.whose == "opponent":
            yield Flaw((*at, "whose"), "cards of the opponent, which you never control", "nothing")
        yield from _off_field(which, at)
    this = not isinstance(which, v.Filter) or must_be(which, here)
    if this and place_of(here) == "field" and not here.effect.anyone:
        found = "cards of which this very one, on the field by then, is one"
        yield Flaw(at, found, "a filter with 'other: true', or one that does not mean it")


def _there(condition: v.ThereIs | v.ThereIsNo, here: Here) -> Iterator[Flaw]:
    """Yield what is wrong with the cards that have to be there, or must not be."""
    if isinstance(condition, v.ThereIsNo):
        yield from _nowhere(condition.there_is_no, here)
    elif isinstance(condition.there_is, v.Filter):
        yield from _off_field(condition.there_is, ("there-is",))
    elif not binds_itself(here.card):
        found = "'bound' of a card that is bound to nothing"
        yield Flaw(("there-is",), found, "an effect with 'bind: this', or a filter")


def _nowhere(which: v.Filter, here: Here) -> Iterator[Flaw]:
    """Yield that this very card is one that must not be there."""
    if which.in_ in (None, "field", *FIELD) and must_be(which, here) and place_of(here) == "field":
        found = "cards of which this very one, on the field by then, is one"
        yield Flaw(("there-is-no",), found, "a filter with 'other: true', or one without it")


def _in_hand(condition: v.CardsInHand) -> Iterator[Flaw]:
    """Yield that any hand is so, or none is."""
    least, most = condition.at_least, condition.at_most
    if least is None and most is None:
        found = "a hand of whatever number of cards"
        yield Flaw(("cards-in-hand",), found, "'at-least' or 'at-most' beside it")
    yield from at_least(1, least, ("at-least",))
    yield from at_least(0, most, ("at-most",))
    if least is not None and most is not None and least > most:
        found = f"'at-most: {most}' beside 'at-least: {least}', and so no hand at all"
        yield Flaw(("at-most",), found, f"{least} or more")


def _off_field(which: v.Filter, at: tuple[str]) -> Iterator[Flaw]:
    """Yield that cards elsewhere than on the field are meant."""
    if which.in_ not in (None, "field", *FIELD):
        yield Flaw((*at, "in"), f"'{which.in_}'", listed(("field", *FIELD)))


def _asked(asked: v.Asked, here: Here) -> Iterator[Flaw]:
    """Yield that nothing is activated on which alone it would be asked."""
    if asked == "on-activation" and here.effect.kind == "continuous":
        found = "'on-activation' of a continuous effect, which is not activated"
        yield Flaw(("asked",), found, "nothing")


def _of_opponent(which: v.Filter) -> Iterator[Flaw]:
    """Yield that your opponent never controls such a card."""
    if which.whose == "you":
        found = "cards of yours, which your opponent never controls"
        yield Flaw(("opponent-controls", "whose"), found, "nothing")
    if which.in_ not in (None, "field", *FIELD):
        yield Flaw(("opponent-controls", "in"), f"'{which.in_}'", listed(("field", *FIELD)))


def _this(which: v.Filter, here: Here) -> Iterator[Flaw]:
    """Yield that this card is never as a condition asks."""
    place, when = place_of(here), here.effect.when
    for name in untrue_of(which, here.card):
        yield Flaw((key(name),), f"'{key(name)}' that is not true of this card", "nothing")
    if which.other:
        yield Flaw(("other",), "'other', and so not this card", "nothing")
    if which.whose == "opponent" and not here.effect.anyone:
        yield Flaw(("whose",), "'opponent', who does not use this effect", "'you', or nothing")
    there = ("field", *zones_of(here.card.kind)) if place == "field" else (place,)
    if which.in_ not in (None, *there):
        yield Flaw(("in",), f"'{which.in_}', where this card is not by then", listed(there))
    if which.position and (place != "field" or here.card.family != "monster"):
        found = "'position' of a card that is no monster on the field by then"
        yield Flaw(("position",), found, "nothing")
    elif which.position is not None and when is not None:
        yield from _changed(which.position, when)
    asked = (one.this_is.position for one in here.effect.requires if isinstance(one, v.ThisIs))
    if which.position is not None and next(filter(None, asked)) != which.position:
        found = f"'{which.position}' beside the other position, which this card is never in as well"
        yield Flaw(("position",), found, "one of them")
    if which.face == "down":
        yield Flaw(("face",), "'down' of a card whose effect is used", "'up', or nothing")


def _changed(position: v.Position, when: v.Occasion) -> Iterator[Flaw]:
    """Yield that the occasion has brought this monster into the other position."""
    if (left := position_after(when)) not in (None, position):
        found = f"'{position}' of a monster that is in the other one when '{named(when)}' has come"
        yield Flaw(("position",), found, f"'{left}', or nothing")


def _turn(condition: v.Condition, here: Here) -> Iterator[Flaw]:
    """Yield that the effect is never used in the turn of that player."""
    turn, asked = turn_of(here), asks_turn(condition, here)
    if turn is None or asked in (None, turn):
        return
    if isinstance(condition, v.Battles):
        found = f"'{condition.as_}' in the turn of '{asked}', when the effect is never used"
        yield Flaw(("as",), found, "the other one, or nothing")
    else:
        found = f"'{asked}', in whose turn the effect is never used"
        yield Flaw(("turn-of",), found, f"'{turn}', or nothing")
