"""Filters that mean nothing, or more than they say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from ludex.playing.fault import Keys
from ludex.yugioh.faults.flaw import (
    Flaw,
    Here,
    at_least,
    at_most,
    key,
    listed,
    no_token,
    off_field,
    parts,
    says_monster,
)
from ludex.yugioh.table.board import FIELD
from ludex.yugioh.vocabulary import Filter

if TYPE_CHECKING:
    from ludex.yugioh.cards import CardData, Effect

BOUNDS = ("level_at_most", "level_at_least", "atk_at_most", "atk_at_least", "def_at_most")
OF_FIELD = ("field", *FIELD)
PRINTED = (
    "kind",
    "icon",
    "type",
    "attribute",
    "level_at_most",
    "level_at_least",
    "def_at_most",
    "effect_monster",
    "named",
    "series",
    "not_named",
)
"""What is asked of what is printed on a card, and so true of it always or never."""
NEVER_IN = {"monster": ("spell-trap-zone", "field-zone"), "spell": ("monster-zone",)}
"""Zones in which cards of a family never lie."""
ON_FIELD = ("summoned", "has_destroyed", "attacked")
"""What is asked of monsters as long as they are on the field."""
OF_MONSTERS = (
    *BOUNDS,
    *ON_FIELD,
    "type",
    "attribute",
    "declared",
    "effect_monster",
    "position",
)
"""What is asked of monsters alone: a Spell or Trap would have an ATK of 0."""


def of_facts(which: Filter, at: Keys) -> Iterator[Flaw]:
    """Yield what a filter asks of a monster besides what is printed on it."""
    for each in fields(which):
        value = getattr(which, each.name)
        if value not in (None, (), False) and (each.name == "icon" or each.name not in PRINTED):
            found = f"'{key(each.name)}', which is not printed on a monster"
            yield Flaw((*at, key(each.name)), found, "nothing")
    if which.kind not in (None, "monster"):
        yield Flaw((*at, "kind"), f"a {which.kind} where monsters are meant", "'monster'")
    for flaw in _out_of_bounds(which):
        yield flaw.inside(*at)


def in_filters(value: Any, here: Here) -> Iterator[Flaw]:
    """Yield what is wrong with each filter in a part of a card."""
    for keys, which in parts(value):
        if isinstance(which, Filter):
            for flaw in _in_filter(which, here):
                yield flaw.inside(*keys)


def _in_filter(which: Filter, here: Here) -> Iterator[Flaw]:
    for least, most in (("level_at_least", "level_at_most"), ("atk_at_least", "atk_at_most")):
        low, high = getattr(which, least), getattr(which, most)
        if low is not None and high is not None and low > high:
            found = f"at least {low} and at most {high}, which no card has"
            yield Flaw((key(least),), found, f"{high} or less")
    for name in which.named:
        if name in which.not_named:
            yield Flaw(("not-named",), f"'{name}', which the filter names as well", "another card")
    yield from _out_of_bounds(which)
    yield from _lying(which, here)
    yield from _of_named(which, here)
    yield from _face_down_token(which, here)
    yield from _of_monsters(which, here)
    yield from _of_icon(which)
    if which.declared and not here.card.declares_attributes:
        yield Flaw(("declared",), "'declared' of a card for which nothing is", "'declare' in it")


def _of_icon(which: Filter) -> Iterator[Flaw]:
    """Yield an icon that no card of the kind has."""
    if which.icon is None:
        return
    families = ("spell",) if which.icon == "field" else ("spell", "trap", "spell-or-trap")
    if which.kind not in families:
        named = "any card" if which.kind is None else f"a {which.kind}"
        yield Flaw(("icon",), f"'{which.icon}' of {named}", f"{listed(families)} as 'kind'")


def _of_named(which: Filter, here: Here) -> Iterator[Flaw]:
    """Yield what else is asked of a card that is named, and is not so."""
    for slug in which.named:
        named = here.cards.get(slug)
        for name in untrue_of(which, named) if named is not None else ():
            if name != "not_named":
                found = f"'{key(name)}' that is not true of '{slug}'"
                yield Flaw((key(name),), found, "what is true of it, or nothing")


def _of_monsters(which: Filter, here: Here) -> Iterator[Flaw]:
    """Yield what is asked of monsters alone, where others are meant."""
    asked: list[Keys] = [(key(name),) for name in OF_MONSTERS if getattr(which, name) is not None]
    if which.kind not in (None, "monster"):
        for at in asked:
            yield Flaw(at, f"'{at[0]}' of a {which.kind}", "'kind: monster'")
    elif not says_monster(which, here.cards):
        for at in asked:
            if at[0] != "position":
                found = f"'{at[0]}' in a filter that means Spells and Traps, too"
                yield Flaw(at, found, "'kind: monster' beside it")


def _out_of_bounds(which: Filter) -> Iterator[Flaw]:
    """Yield numbers that no card has, and Types of which there is none."""
    yield from at_least(1, which.level_at_most, ("level-at-most",))
    yield from at_most(12, which.level_at_least, ("level-at-least",))
    yield from at_least(0, which.atk_at_most, ("atk-at-most",))
    yield from at_least(0, which.def_at_most, ("def-at-most",))
    if which.type == ():
        yield Flaw(("type",), "no Type", "a Type, or nothing")
    if which.attribute == ():
        yield Flaw(("attribute",), "no Attribute", "an Attribute, or nothing")


def _lying(which: Filter, here: Here) -> Iterator[Flaw]:
    """Yield that no card lies there, or lies there like that."""
    place = which.in_
    if (which.face, which.position) == ("down", "attack"):
        found = "'attack' of face-down monsters, which are in Defense Position"
        yield Flaw(("position",), found, "'defense', or nothing")
    if place in NEVER_IN.get(which.kind or "", ()):
        yield Flaw(("in",), f"'{place}', where no {which.kind} lies", "another place")
    for name in ON_FIELD if place not in OF_FIELD else ():
        if getattr(which, name) is not None:
            found = f"'{key(name)}' of a card that may not be on the field, and was forgotten"
            yield Flaw((key(name),), found, f"{listed(OF_FIELD)} as 'in'")
    if which.came is not None and (place is None or place in OF_FIELD):
        found = "'came' of a card that may be on the field, where it is not remembered of all"
        yield Flaw(("came",), found, "another place, as 'in'")
    if place is None or place in OF_FIELD:
        return
    yield from no_token(which, (), here)
    yield from off_field(which, ())


def highest_elsewhere(effect: Effect) -> Iterator[Flaw]:
    """Yield that the highest ATK is asked for where nobody compares."""
    for name in ("when", "requires", "targets", "cost"):
        for keys, which in parts(getattr(effect, name), (name,)):
            for ranked in ("highest_atk", "lowest_atk") if isinstance(which, Filter) else ():
                if getattr(which, ranked):
                    found = f"'{key(ranked)}' where the ATK of others is not looked at"
                    possible = "a filter of what holds, or of a verb"
                    yield Flaw((*keys, key(ranked)), found, possible)


def _face_down_token(which: Filter, here: Here) -> Iterator[Flaw]:
    tokens = [here.cards[one].kind == "monster-token" for one in which.named if one in here.cards]
    if which.face == "down" and any(tokens):
        yield Flaw(("face",), "'down' of a Token, which is never turned so", "'up', or nothing")


def untrue_of(which: Filter, card: CardData) -> Iterator[str]:
    """Yield what a filter asks and is not so of what is printed on a card."""
    true = {
        "kind": which.kind == card.family
        or (which.kind == "spell-or-trap" and card.family != "monster"),
        "icon": which.icon == card.icon,
        "type": card.type in (which.type or ()),
        "attribute": which.attribute is not None and card.attribute in which.attribute,
        "level_at_most": (card.level or 0) <= (which.level_at_most or 0),
        "level_at_least": (card.level or 0) >= (which.level_at_least or 0),
        "def_at_most": (card.def_ or 0) <= (which.def_at_most or 0),
        "effect_monster": card.effect_monster,
        "named": (card.treated_as or card.id) in which.named,
        "series": which.series in card.series,
        "not_named": (card.treated_as or card.id) not in which.not_named,
    }
    for name in PRINTED:
        if getattr(which, name) not in (None, ()) and not true[name]:
            yield name


def may_be(which: Filter, here: Here) -> bool:
    """Whether a filter of a card, face-up on the field, may mean that very card."""
    return (
        not which.other
        and which.in_ in (None, "field", *zones_of(here.card.kind))
        and which.whose != "opponent"
        and which.face != "down"
        and not any(untrue_of(which, here.card))
    )


def must_be(which: Filter, here: Here) -> bool:
    """Whether a filter of a card, face-up on the field, is sure to mean that very card."""
    asked = (which.position, which.atk_at_most, which.atk_at_least, *_of_its_past(which))
    return may_be(which, here) and not any(each is not None for each in asked)


def _of_its_past(which: Filter) -> tuple[object, ...]:
    """Return what a filter asks of what a card has done, or how it came."""
    return (
        which.summoned,
        which.has_destroyed,
        which.attacked,
        which.has_negated,
        which.came,
        which.battle_destroyed,
    )


def of_fighter(which: Filter) -> Iterator[Flaw]:
    """Yield that a filter of a battling monster means no monster that could battle."""
    if which.in_ not in (None, "field", "monster-zone"):
        yield Flaw(
            ("in",), f"'{which.in_}', where no monster battles", "'monster-zone', or nothing"
        )
    if which.kind not in (None, "monster"):
        yield Flaw(("kind",), f"a {which.kind} that battles", "'monster', or nothing")


def zones_of(kind: str) -> tuple[str, ...]:
    """Return the zones of the field in which a kind of card lies."""
    if kind.startswith("monster"):
        return ("monster-zone",)
    return ("field-zone",) if kind == "spell-field" else ("spell-trap-zone",)
