"""Parts of effects that never come true: places, targets and deeds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from ludex.yugioh import vocabulary as v
from ludex.yugioh.faults import holds
from ludex.yugioh.faults.conditions import of_condition, told
from ludex.yugioh.faults.costs import of_costs
from ludex.yugioh.faults.equips import equips_itself
from ludex.yugioh.faults.filters import of_fighter, zones_of
from ludex.yugioh.faults.flaw import (
    FIELD_AND_PILES,
    Flaw,
    Here,
    at_least,
    listed,
    of_battle,
    parts,
)
from ludex.yugioh.faults.occasions import of_occasion
from ludex.yugioh.table.board import FIELD


def _place(place: v.Zone, here: Here) -> Iterator[Flaw]:
    """Yield that a card cannot be where its effect wants it."""
    effect, card = here.effect, here.card
    own = zones_of(card.kind)
    if card.family == "monster" and equips_itself(card):
        own = (*own, "spell-trap-zone")
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


def _targets(targets: v.Targets, here: Here) -> Iterator[Flaw]:
    yield from at_least(1, targets.count, ("count",))
    if targets.of.in_ not in (None, *FIELD_AND_PILES):
        yield Flaw(("of", "in"), f"targets in the {targets.of.in_}", listed(FIELD_AND_PILES))
    if targets.attacker is not None:
        yield from of_battle("an attacker", ("attacker",), here)
    if targets.attacker:
        yield from (flaw.inside("of") for flaw in of_fighter(targets.of))
        if targets.count > 1:
            yield Flaw(("count",), f"{targets.count} attackers of one battle", "1")
        declared = here.effect.when
        attacks = declared.whose if isinstance(declared, v.WhenAttackDeclared) else None
        if attacks is not None and targets.of.whose not in (None, attacks):
            found = f"'{targets.of.whose}', where '{attacks}' attacks"
            yield Flaw(("of", "whose"), found, f"'{attacks}', or nothing")
    if targets.up_to and targets.count == 1:
        yield Flaw(("up-to",), "'up-to' of one", "nothing, or a 'count' of 2 or more")
    if targets.optional and targets.count > 1 and not targets.up_to:
        found = f"{targets.count} targets or none"
        yield Flaw(("optional",), found, "'up-to: true' beside it, or a 'count' of 1")
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
        for flaw in verb.flaws(replace(here, before=does[:index], join=verb.join)):
            yield flaw.inside(index)


PARTS: Mapping[str, Callable[[Any, Here], Iterator[Flaw]]] = {
    "when": of_occasion,
    "from_": _place,
    "requires": _each(of_condition),
    "cost": of_costs,
    "targets": _targets,
    "does": _does,
    "holds": _each(holds.continuous),
    "from_activation": _each(holds.from_activation),
}
"""What tells of the parts of an effect what is wrong with them."""
