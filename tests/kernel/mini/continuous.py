"""Rules about what continuous effects make of the monsters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ludex.kernel import Settled, settle
from tests.kernel.mini.board import Board, Card
from tests.kernel.mini.book import Asked, rule
from tests.kernel.mini.quantities import Attack, Does, Part, View


@dataclass(frozen=True, slots=True)
class Applies:
    """A contribution that may be refused: the effect of a card on the field."""

    card: Card

    @property
    def subject(self) -> str:
        return self.card.id


def view(g: Asked) -> Settled[View]:
    """What the continuous effects make of the board, the oldest card's first."""
    return g.kept("view", (g.state.cards, g.state.battle, g.state.equips), lambda: _settled(g))


def _settled(g: Asked) -> Settled[View]:
    def effect(card: Card) -> Callable[[View], Part]:
        return lambda view: g.value(Does(card, view)) if not g.refuses(Applies(card)) else ()

    def combine(parts: Sequence[Part]) -> View:
        return seen(g.state, parts)

    nothing: Part = ()
    return settle([effect(card) for card in g.state.active()], nothing, combine)


def seen(board: Board, parts: Sequence[Part]) -> View:
    """What these parts together make of the board."""
    attack = {card.id: card.attack for card in board.monsters()}
    immune = set()
    for what, monster, points in (one for part in parts for one in part):
        if what == "raised":
            attack[monster] += points
        else:
            immune.add(monster)
    return View(attack, frozenset(immune))


@rule("continuous.1", sets=Attack)
def effects_apply(g: Asked, q: Attack) -> Any:
    """Continuous effects apply without activating, for as long as their cards are face-up."""
    return view(g).view.attack.get(q.monster)
