"""What is negated: settled, for what is negated negates nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludex.kernel import settle
from ludex.yugioh.book import Asked
from ludex.yugioh.decisions.refusable import Contribution
from ludex.yugioh.readings.holding import Holding, continuous, is_of_card, of_effect
from ludex.yugioh.table.board import Card, Uid
from ludex.yugioh.vocabulary import Negated

Negations = dict[Uid, tuple[str, ...]]
"""The card texts by which the effects of cards are negated."""

Part = tuple[tuple[Uid, str], ...]


def negated_by(g: Asked, card: Uid) -> tuple[str, ...]:
    """Return the card texts by which the effects of a card on the field are negated."""
    return negations(g).get(card, ())


def negations(g: Asked) -> Negations:
    """Return all that is negated, settled: what is negated negates nothing, the oldest counts."""
    board = g.state
    parts = (board.cards, board.chain, board.held, board.battle)
    return g.kept("negations", parts, lambda: _settled(g))


def _settled(g: Asked) -> Negations:
    lasting = tuple(
        (card.uid, held.by)
        for held in g.state.held
        if isinstance(held.what, Negated)
        for one in [Holding(held.what, held.by, held.source, 0, held.you, held)]
        for card in g.state.on_field()
        if is_of_card(g, one, card)
    )
    negating = [
        (card, number, what)
        for card, number, effect in continuous(g)
        for what in effect.holds
        if isinstance(what, Negated)
    ]

    def combine(parts: Any) -> Negations:
        view: Negations = {}
        for part in (lasting, *parts):
            for uid, by in part:
                view[uid] = (*view.get(uid, ()), by)
        return view

    def part_of(card: Card, number: int, what: Negated) -> Callable[[Negations], Part]:
        def part(view: Negations) -> Part:
            if g.refuses(Contribution(card.uid, number, view)):
                return ()
            one = of_effect(card, number, what)
            return tuple(
                (other.uid, one.by) for other in g.state.on_field() if is_of_card(g, one, other)
            )

        return part

    none: Part = ()
    view: Negations = settle([part_of(*one) for one in negating], none, combine).view
    return view
