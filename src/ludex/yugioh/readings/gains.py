"""What continuous effects do to ATK and DEF, and what is unaffected by which: settled together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from ludex.kernel import Settled, settle
from ludex.yugioh.book import Asked
from ludex.yugioh.decisions.refusable import Reaching
from ludex.yugioh.quantities import Halvings, SetTo
from ludex.yugioh.readings.filters import is_monster
from ludex.yugioh.readings.finding import counted
from ludex.yugioh.readings.holding import Holding, holding, is_of_card
from ludex.yugioh.readings.stats import Before, base, layered
from ludex.yugioh.table.board import Card, Uid
from ludex.yugioh.vocabulary import Gain, Unaffected

Part = tuple[tuple[Any, ...], ...]
"""What one continuous effect does: monster, ATK, DEF; or monster, family, text."""


class View(NamedTuple):
    """What all of them do together: gains of ATK and DEF; families of cards, and by which text."""

    gained: Mapping[Uid, tuple[int, int]]
    unaffected: Mapping[Uid, tuple[tuple[str, str], ...]]


_NOBODY = View({}, {})

_BeforeGains = tuple[Before, tuple[int, ...]]
"""The ATK of a monster before what continuous effects give, and the moments of its halvings."""


def gains(g: Asked) -> Mapping[Uid, tuple[int, int]]:
    """Return what continuous effects add; in a loop, what they add at one moment of it."""
    return _settled(g).some_view.gained


def unaffected(g: Asked, card: Uid) -> tuple[tuple[str, str], ...]:
    """Return by cards of which families a monster is unaffected, and by which texts."""
    return _settled(g).some_view.unaffected.get(card, ())


def looping(g: Asked) -> list[Holding[Any]]:
    """Return the continuous effects that never come to rest, the oldest card's first."""
    numbers = _settled(g).loop
    effects = _continuous(g) if numbers else []
    return [effects[number] for number in numbers]


def givers(g: Asked, uid: Uid) -> tuple[tuple[Uid, int], ...]:
    """Return the continuous effects that give to a monster now, by card and number."""
    view = _settled(g).some_view
    return tuple(
        (one.source, one.number)
        for one in _continuous(g)
        if isinstance(one.what, Gain) and uid in _whom(g, one, view, {})
    )


def _settled(g: Asked) -> Settled[View]:
    """Return what they come to; found anew when what they read changed."""

    def find() -> Settled[View]:
        effects, before = _continuous(g), dict[Uid, _BeforeGains]()
        if not (g.state.cards.any_goes_by_atk or holding(g, Unaffected)):  # each stands alone
            return Settled(_combine(effects, [_part(g, one, before, _NOBODY) for one in effects]))
        parts: list[Callable[[View], Part]] = [partial(_part, g, one, before) for one in effects]
        none: Part = ()
        return settle(parts, none, partial(_combine, effects))

    board = g.state
    return g.kept("gains", (board.cards, board.chain, board.held, board.battle), find)


def _continuous(g: Asked) -> list[Holding[Any]]:
    given = [one for one in holding(g, Gain) if one.held is None]
    protecting = holding(g, Unaffected)
    if not protecting:
        return list(given)
    return sorted((*given, *protecting), key=lambda one: g.state.card(one.source).active_since)


def _combine(effects: Sequence[Holding[Any]], parts: Sequence[Part]) -> View:
    gained: dict[Uid, tuple[int, int]] = {}
    kept: dict[Uid, tuple[tuple[str, str], ...]] = {}
    for one, part in zip(effects, parts, strict=True):
        for uid, first, second in part:
            if isinstance(one.what, Unaffected):
                kept[uid] = (*kept.get(uid, ()), (first, second))
            else:
                now = gained.get(uid, (0, 0))
                gained[uid] = (now[0] + first, now[1] + second)
    return View(gained, kept)


def _part(g: Asked, one: Holding[Any], before: dict[Uid, _BeforeGains], view: View) -> Part:
    """Return what one continuous effect does to whom."""
    what = one.what
    if isinstance(what, Unaffected):
        return tuple((uid, what.unaffected_by, one.by) for uid in _whom(g, one, view, before))
    times = counted(g, what.for_each, one.you, one.source, one.against) if what.for_each else 1
    if what.for_each_counter is not None:
        times = g.state.card(one.source).counters.count(what.for_each_counter)
    atk = what.atk * times if isinstance(what.atk, int) else 0
    return tuple(
        (uid, 0 if _asleep(g, uid, one) else atk, what.def_ * times)
        for uid in _whom(g, one, view, before)
    )


def _asleep(g: Asked, uid: Uid, one: Holding[Any]) -> bool:
    """Whether an effect gives no ATK because it gave some when that was set."""
    held = g.value(SetTo(uid))
    return held is not None and (one.source, one.number) in held.asleep


def _whom(
    g: Asked, one: Holding[Any], view: View, before: dict[Uid, _BeforeGains]
) -> Iterator[Uid]:
    atk = _measure(g, view, before)
    for card in (g.state.card(one.source),) if one.what.whom == "this" else g.state.on_field():
        if not (card.face_up and is_monster(card) and is_of_card(g, one, card, atk)):
            continue
        if not view.unaffected or not g.refuses(Reaching(card.uid, one.source, view.unaffected)):
            yield card.uid


def _measure(g: Asked, view: View, before: dict[Uid, _BeforeGains]) -> Callable[[Card], int]:
    """Return what measures ATK in a view; `before` is the same in all, and found once."""
    found: dict[Uid, int] = {}

    def atk(monster: Card) -> int:
        uid = monster.uid
        if uid not in found:
            if uid not in before:
                before[uid] = (base(g, monster)[0], g.value(Halvings(uid)))
            value, halvings = before[uid]
            found[uid] = layered(value, halvings, view.gained.get(uid, (0, 0))[0])
        return found[uid]

    return atk
