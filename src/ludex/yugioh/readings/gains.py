"""What continuous effects add to ATK and DEF: a view of the board, settled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from ludex.kernel import settle
from ludex.yugioh.book import Asked
from ludex.yugioh.quantities import Halvings, SetTo
from ludex.yugioh.readings.battle import battlers, holds, is_now, reached
from ludex.yugioh.readings.filters import asks_for_atk, is_monster, matches
from ludex.yugioh.readings.lasting import lasting
from ludex.yugioh.readings.stats import base, layered
from ludex.yugioh.table.board import Card, Uid
from ludex.yugioh.vocabulary import Battles, Raise

Part = tuple[tuple[Uid, int, int], ...]
"""What one continuous effect adds: monster, ATK, DEF."""

Raising = tuple[Card, int, Raise]
"""A card, the number of its effect, and what that adds to whom."""

View = dict[Uid, tuple[int, int]]
"""What all of them add together."""


def _combine(parts: Sequence[Part]) -> View:
    view: View = {}
    for part in parts:
        for uid, atk, def_ in part:
            now = view.get(uid, (0, 0))
            view[uid] = (now[0] + atk, now[1] + def_)
    return view


def _raised(g: Asked, raising: Raising, view: View) -> Part:
    """Return what one continuous effect adds to whom."""
    card, number, how = raising
    return tuple(
        (uid, 0 if _asleep(g, uid, card.uid, number) else how.atk, how.def_)
        for uid in _whom(g, raising, view)
    )


def _asleep(g: Asked, uid: Uid, card: Uid, number: int) -> bool:
    """Whether an effect gives no ATK because it gave some when that was set."""
    held = g.value(SetTo(uid))
    return held is not None and (card, number) in held[1].asleep


def _whom(g: Asked, raising: Raising, view: View) -> Iterator[Uid]:
    card, _, how = raising
    you = card.controller

    def atk(one: Card) -> int:
        gained = view.get(one.uid, (0, 0))[0]
        return layered(base(g, one)[0], g.value(Halvings(one.uid))[0], gained)

    if not all(holds(g, one, card, you, atk) for one in how.while_):
        return
    if how.of == "this":
        yield card.uid
    elif how.of == "battler":
        for one in how.while_:
            if isinstance(one, Battles):
                yield from (own.uid for own in battlers(g, one, card, you, atk))
    else:
        for other in g.state.on_field():
            if other.face_up and is_monster(other):
                now = atk(other) if asks_for_atk(how.of) else None
                if matches(g.state, other, how.of, you, now):
                    yield other.uid


def _in_time(g: Asked, how: Raise) -> bool:
    """Whether the part of the battle has come, and not gone, in which an effect applies."""
    if how.only_in == "damage-step":
        return reached(g, "during-the-damage-step")
    return how.only_in is None or is_now(g, "during-damage-calculation")


def _all(g: Asked) -> list[Raising]:
    return [one for one in lasting(g, Raise) if _in_time(g, one[2])]


def gains(g: Asked) -> View:
    """Return what continuous effects add, settled; found anew when what they read changed."""

    def find() -> View:
        effects = [partial(_raised, g, raising) for raising in _all(g)]
        none: Part = ()
        view: View = settle(effects, none, _combine).view
        return view

    board = g.state
    return g.kept("gains", (board.cards, board.chain, board.changes, board.battle), find)


def givers(g: Asked, uid: Uid) -> tuple[tuple[Uid, int], ...]:
    """Return the continuous effects that give to a monster now."""
    view = gains(g)
    return tuple((one[0].uid, one[1]) for one in _all(g) if uid in _whom(g, one, view))
