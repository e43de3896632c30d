"""What continuous effects add to ATK and DEF: a view of the board, settled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from ludex.kernel import settle
from ludex.yugioh.book import Asked
from ludex.yugioh.quantities import Halvings, SetTo
from ludex.yugioh.readings.filters import is_monster
from ludex.yugioh.readings.finding import counted
from ludex.yugioh.readings.holding import Holding, holding, is_of_card
from ludex.yugioh.readings.stats import base, layered
from ludex.yugioh.table.board import Card, Uid
from ludex.yugioh.vocabulary import Gain

Part = tuple[tuple[Uid, int, int], ...]
"""What one continuous effect adds: monster, ATK, DEF."""

View = dict[Uid, tuple[int, int]]
"""What all of them add together."""


def gains(g: Asked) -> View:
    """Return what continuous effects add, settled; found anew when what they read changed."""

    def find() -> View:
        effects = [partial(_added, g, one) for one in _continuous(g)]
        none: Part = ()
        view: View = settle(effects, none, _combine).view
        return view

    board = g.state
    return g.kept("gains", (board.cards, board.chain, board.held, board.battle), find)


def givers(g: Asked, uid: Uid) -> tuple[tuple[Uid, int], ...]:
    """Return the continuous effects that give to a monster now, by card and number."""
    view = gains(g)
    return tuple((one.source, one.number) for one in _continuous(g) if uid in _whom(g, one, view))


def _continuous(g: Asked) -> list[Holding[Gain]]:
    return [one for one in holding(g, Gain) if one.held is None]


def _combine(parts: Sequence[Part]) -> View:
    view: View = {}
    for part in parts:
        for uid, atk, def_ in part:
            now = view.get(uid, (0, 0))
            view[uid] = (now[0] + atk, now[1] + def_)
    return view


def _added(g: Asked, one: Holding[Gain], view: View) -> Part:
    """Return what one continuous effect adds to whom."""
    what = one.what
    times = counted(g, what.for_each, one.you, one.source) if what.for_each else 1
    atk = what.atk * times if isinstance(what.atk, int) else 0
    return tuple(
        (uid, 0 if _asleep(g, uid, one) else atk, what.def_ * times) for uid in _whom(g, one, view)
    )


def _asleep(g: Asked, uid: Uid, one: Holding[Gain]) -> bool:
    """Whether an effect gives no ATK because it gave some when that was set."""
    held = g.value(SetTo(uid))
    return held is not None and (one.source, one.number) in held.asleep


def _whom(g: Asked, one: Holding[Gain], view: View) -> Iterator[Uid]:
    def atk(monster: Card) -> int:
        gained = view.get(monster.uid, (0, 0))[0]
        return layered(base(g, monster)[0], g.value(Halvings(monster.uid)), gained)

    for card in g.state.on_field():
        if card.face_up and is_monster(card) and is_of_card(g, one, card, atk):
            yield card.uid
