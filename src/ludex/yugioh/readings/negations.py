"""What is negated: settled, for what is negated negates nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ludex.kernel import but, settle
from ludex.yugioh.book import Asked
from ludex.yugioh.decisions.refusable import Contribution
from ludex.yugioh.readings.filters import effect_of, kind_named
from ludex.yugioh.readings.holding import (
    Holding,
    any_negates,
    continuous,
    holding,
    is_of_card,
    of_card,
    of_effect,
    of_held,
)
from ludex.yugioh.table.board import Card, Place, Uid
from ludex.yugioh.vocabulary import Family, Negated

Negations = dict[Uid, tuple[str, ...]]
"""The card texts by which the effects of cards are negated."""

Part = tuple[tuple[Uid, str], ...]
"""What one text negates: cards, and the text."""


def negated_by(g: Asked, card: Uid) -> tuple[str, ...]:
    """Return the card texts by which the effects of a card on the field are negated."""
    board = g.state
    if not any_negates(board):
        return ()
    parts = (board.cards, board.chain, board.held, board.battle)
    return g.kept("negations", parts, lambda: _settled(g)).get(card, ())


def negated_itself(g: Asked, card: Card) -> tuple[str, ...]:
    """Return the card texts that have brought about that this very card's effects are negated.

    What a face-up card negates is no such thing: it goes by where a card lies.
    """
    return tuple(one.by for one in of_card(g, Negated, card) if one.held is not None)


def negated_where_it_was(g: Asked, card: Card, place: Place) -> tuple[str, ...]:
    """Return the card texts by which the effects of a card would be negated, face-up in a place."""
    there = but(card, places=(place,), face_up=True)
    return tuple(one.by for one in of_card(g, Negated, there))


def negated_as(g: Asked, card: Card, kind: Family) -> tuple[str, ...]:
    """Return the card texts by which the effects of a card are negated as those of its kind.

    A Trap Monster is of two: what negates the effects of monsters is not about it as a Trap.
    """
    by = negated_by(g, card.uid)
    return tuple(one.by for one in holding(g, Negated) if one.by in by and _names(g, one, kind))


def _names(g: Asked, one: Holding[Negated], kind: Family) -> bool:
    """Whether the cards that something negates are named by a kind."""
    named = kind_named(one.what.whom, effect_of(g.state.card(one.source), one.number))
    return named in (None, kind) or (named == "spell-or-trap" and kind != "monster")


def _settled(g: Asked) -> Negations:
    """Return all that is negated; of texts that would negate each other the oldest does."""
    of_effects = [
        partial(_if_not_negated, g, of_effect(card, number, effect, what))
        for card, number, effect in continuous(g)
        for what in effect.holds
        if isinstance(what, Negated)
    ]
    held = [
        one for each in g.state.held if isinstance(each.what, Negated) for one in [of_held(each)]
    ]
    for_good = tuple(pair for one in held for pair in _part(g, one))
    none: Part = ()
    view: Negations = settle(of_effects, none, partial(_combine, for_good)).view
    return view


def _if_not_negated(g: Asked, one: Holding[Negated], view: Negations) -> Part:
    contribution = Contribution(one.source, one.number, view)
    return () if g.refuses(contribution) else _part(g, one)


def _part(g: Asked, one: Holding[Negated]) -> Part:
    return tuple((card.uid, one.by) for card in g.state.on_field() if is_of_card(g, one, card))


def _combine(for_good: Part, parts: Sequence[Part]) -> Negations:
    view: Negations = {}
    for part in (for_good, *parts):
        for uid, by in part:
            view[uid] = (*view.get(uid, ()), by)
    return view
