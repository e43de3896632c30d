"""Filters that mean nothing, or more than they say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludex.playing.fault import Keys
from ludex.yugioh.faults.flaw import Flaw, Here, key, parts, says_monster
from ludex.yugioh.vocabulary import Filter

BOUNDS = ("level_at_most", "level_at_least", "atk_at_most", "atk_at_least", "def_at_most")
OF_MONSTERS = (*BOUNDS, "type", "attribute", "position")
"""What is asked of monsters alone: a Spell or Trap would have an ATK of 0."""


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
    if which.name is not None and which.name in which.not_named:
        yield Flaw(("not-named",), f"'{which.name}', of which alone the filter is", "another card")
    asked: list[Keys] = [(key(name),) for name in OF_MONSTERS if getattr(which, name) is not None]
    if which.kind not in (None, "monster"):
        for at in asked:
            yield Flaw(at, f"'{at[0]}' of a {which.kind}", "'kind: monster'")
    elif not says_monster(which, here.cards):
        for at in asked:
            if at[0] != "position":
                found = f"'{at[0]}' in a filter that means Spells and Traps, too"
                yield Flaw(at, found, "'kind: monster' beside it")


def may_be(which: Filter, here: Here) -> bool:
    """Whether a filter of a card, face-up on the field, may mean that very card."""
    card = here.card
    return (
        not which.other
        and which.kind in (None, card.family, None if card.family == "monster" else "spell-or-trap")
        and which.in_ in (None, "field", *zones_of(card.kind))
        and which.whose != "opponent"
        and which.face != "down"
        and (which.type is None or card.type in which.type)
        and which.attribute in (None, card.attribute)
        and (which.level_at_most is None or (card.level or 0) <= which.level_at_most)
        and (which.level_at_least is None or (card.level or 0) >= which.level_at_least)
        and which.name in (None, card.id)
        and (which.series is None or which.series in card.series)
        and card.id not in which.not_named
    )


def zones_of(kind: str) -> tuple[str, ...]:
    """Return the zones of the field in which a kind of card lies."""
    if kind.startswith("monster"):
        return ("monster-zone",)
    return ("field-zone",) if kind == "spell-field" else ("spell-trap-zone",)
