"""Parts of effects that never come true: occasions, places, conditions, targets and deeds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields, replace
from typing import Any, get_args

from ludex.yugioh import vocabulary as v
from ludex.yugioh.cards import Effect
from ludex.yugioh.faults import holds
from ludex.yugioh.faults.costs import of_costs
from ludex.yugioh.faults.filters import zones_of
from ludex.yugioh.faults.flaw import (
    FIELD_AND_PILES,
    Flaw,
    Here,
    at_least,
    key,
    listed,
    of_battle,
    parts,
)
from ludex.yugioh.table.board import FIELD

FAST = ("spell-quick-play", "trap-normal", "trap-continuous", "trap-counter")
"""Cards that can be activated in answer to something, and in battle."""


def told(effect: Effect) -> str:
    """Return in words what kind of effect it is."""
    article = "an" if effect.kind[0] in "ai" else "a"
    return f"{article} {effect.kind} effect"


def _name(when: type[v.When] | v.When) -> str:
    kind: Any = when
    return key(fields(kind)[0].name)


def _heard(by: v.EffectKind, on: str) -> Iterable[str]:
    kinds: tuple[type[v.When], ...] = get_args(v.Occasion)
    of_whom = ": this" if by == "trigger" else ": monster"
    return (
        _name(each) + (of_whom if each is v.WhenSentToGraveyard else "")
        for each in kinds
        if by in each.heard_by and on in each.families
    )


def _occasion(when: v.Occasion, here: Here) -> Iterator[Flaw]:
    kind, card, name = here.effect.kind, here.card, _name(when)
    possible = listed(_heard(kind, card.family))
    if kind not in when.hearers:
        found = f"'{name}: {getattr(when, fields(when)[0].name)}'"
        yield Flaw((name,), f"{found}, which {told(here.effect)} never hears", possible)
    elif card.family not in when.families:
        yield Flaw((name,), f"'{name}' of a {card.family}", possible)
    match when:
        case v.WhenSentToGraveyard(sent_to_graveyard="this", whose=str()):
            yield Flaw(("whose",), "'whose' of this very card", "nothing")
        case v.WhenEffectActivated(in_="field"):
            yield Flaw(("in",), "'field'", f"the zone or pile itself: {listed(get_args(v.Zone))}")
        case v.WhenSummoned(how=()):
            possible = listed(get_args(v.HowSummoned))
            yield Flaw(("how",), "no way of being Summoned", possible)
        case v.WhenSummoned(after=str()) if not any(map(_summons_itself, card.effects)):
            found = "'after' damage, where no effect of this card Summons it on that occasion"
            possible = "'special-summon: this' in an effect with 'took-damage'"
            yield Flaw(("after",), found, possible)


def _summons_itself(effect: Effect) -> bool:
    return isinstance(effect.when, v.WhenTookDamage) and any(
        verb.special_summons and getattr(verb, fields(verb)[1].name) == "this"
        for verb in effect.does
    )


def _place(place: v.Zone, here: Here) -> Iterator[Flaw]:
    """Yield that a card cannot be where its effect wants it."""
    effect, card = here.effect, here.card
    own = zones_of(card.kind)
    possible: tuple[str, ...]
    if effect.kind == "trigger":
        possible = effect.when.triggered_from if effect.when is not None else ("graveyard",)
    else:
        hand = ("hand",) if card.family == "monster" else ()
        possible = (*hand, "graveyard", "banished", *own)
    of_others = {*FIELD} - set(own)
    possible = tuple(each for each in possible if each not in of_others)
    if place not in possible:
        found = f"'{place}', where {told(effect)} of this card is not used"
        yield Flaw((), found, listed(possible) or "nothing")


def _condition(condition: v.Condition, here: Here) -> Iterator[Flaw]:
    effect, card = here.effect, here.card
    match condition:
        case v.Battles() if effect.kind == "ignition" or (
            effect.kind == "activation" and card.kind not in FAST
        ):
            found = f"a battle, in which {told(effect)} of this card is never used"
            yield Flaw(("battles",), found, "another condition")
        case v.Battles() if effect.when is not None and effect.when.never_in_battle:
            found = f"a battle, in which '{_name(effect.when)}' never comes"
            yield Flaw(("battles",), found, "another condition")
        case v.Battles(battles="this") if card.family != "monster":
            yield Flaw(("battles",), f"a {card.family} that battles", "a filter")
        case v.Battles(battles="this") if effect.from_ in ("hand", "graveyard", "banished"):
            yield Flaw(("battles",), "'this', which is not on the field", "a filter")
        case v.Battles(battles="this") if isinstance(effect.when, v.WhenSummoned | v.WhenDiscarded):
            found = f"'this', which does not battle when it is {_name(effect.when)}"
            yield Flaw(("battles",), found, "a filter")
        case v.YouControl(you_control_no=v.Filter(whose="opponent")):
            found = "cards of the opponent, which you never control"
            yield Flaw(("you-control-no", "whose"), found, "nothing")
        case v.YouControl(you_control_no=v.Filter(in_=str(place))):
            if place not in ("field", *FIELD):
                possible = listed(("field", *FIELD))
                yield Flaw(("you-control-no", "in"), f"'{place}'", possible)


def _targets(targets: v.Targets, here: Here) -> Iterator[Flaw]:
    yield from at_least(1, targets.count, ("count",))
    if targets.of.in_ not in (None, *FIELD_AND_PILES):
        yield Flaw(("of", "in"), f"targets in the {targets.of.in_}", listed(FIELD_AND_PILES))
    if targets.attacker:
        yield from of_battle("an attacker", ("attacker",), here)
    if targets.up_to and targets.count == 1:
        yield Flaw(("up-to",), "'up-to' of one", "nothing, or a 'count' of 2 or more")
    told = parts((here.effect.does, here.effect.from_activation))
    # An attack that is negated is the target's, where that is the attacker.
    if not targets.attacker and not any(part in ("targets", "atk-of-target") for _, part in told):
        found = "targets with which nothing is done"
        yield Flaw((), found, "'targets' or 'atk-of-target' in 'does'")


def _each(of: Callable[[Any, Here], Iterator[Flaw]]) -> Callable[[Any, Here], Iterator[Flaw]]:
    """Return what tells of a list what `of` tells of each part of it."""

    def told_of_each(several: tuple[Any, ...], here: Here) -> Iterator[Flaw]:
        for index, one in enumerate(several):
            for flaw in of(one, here):
                yield flaw.inside(index)

    return told_of_each


def _does(does: tuple[Any, ...], here: Here) -> Iterator[Flaw]:
    for index, verb in enumerate(does):
        for flaw in verb.flaws(replace(here, before=does[:index])):
            yield flaw.inside(index)


PARTS: Mapping[str, Callable[[Any, Here], Iterator[Flaw]]] = {
    "when": _occasion,
    "from_": _place,
    "requires": _each(_condition),
    "cost": of_costs,
    "targets": _targets,
    "does": _does,
    "holds": _each(holds.continuous),
    "from_activation": _each(holds.from_activation),
}
"""What tells of the parts of an effect what is wrong with them."""
