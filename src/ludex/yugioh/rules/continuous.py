"""TCG-7, fifth part: continuous effects, and what holds for the rest of the turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from ludex.kernel import Acts, settle
from ludex.yugioh.board import Board, Card, Lingering, Uid, address, is_monster, matches
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions import ChooseTribute, Tribute
from ludex.yugioh.events import Banished, ReturnedToHand
from ludex.yugioh.quantities import Gained
from ludex.yugioh.reading import applies, effects_of_kind, to_pile
from ludex.yugioh.vocabulary import BanishInstead, Lasting, Raise

Part = tuple[tuple[Uid, int, int], ...]
"""What one continuous effect adds: monster, ATK, DEF."""

View = dict[Uid, tuple[int, int]]
"""What all of them add together."""


def _lasting(g: Asked) -> Iterator[tuple[Card, int, Lasting]]:
    for card in g.state.on_field():
        if applies(g.state, card):
            for number, effect in effects_of_kind(card, "continuous"):
                for lasting in effect.lasting:
                    yield card, number, lasting


def _combine(parts: Sequence[Part]) -> View:
    view: View = {}
    for part in parts:
        for uid, atk, def_ in part:
            now = view.get(uid, (0, 0))
            view[uid] = (now[0] + atk, now[1] + def_)
    return view


def _raised(board: Board, card: Card, how: Raise, view: View) -> Part:
    """Return what one continuous effect adds to whom."""
    return tuple(
        (other.uid, how.atk, how.def_)
        for other in board.on_field()
        if other.face_up and is_monster(other)
        if matches(other, how.of, card.controller, card.uid, _attack(other, view))
    )


def _attack(card: Card, view: View) -> int:
    return max(0, (card.data.atk or 0) + view.get(card.uid, (0, 0))[0])


def _gains(g: Asked) -> View:
    """Return what continuous effects add, settled; found anew when cards or the Chain changed."""

    def find() -> View:
        raising = [(c, how) for c, _, how in _lasting(g) if isinstance(how, Raise)]
        effects = [partial(_raised, g.state, card, how) for card, how in raising]
        none: Part = ()
        view: View = settle(effects, none, _combine).view
        return view

    return g.kept("gains", (g.state.cards, g.state.chain), find)


@rule("TCG-7.16", sets=Gained)
def continuous_effects_apply(g: Asked, quantity: Gained) -> tuple[int, int] | None:
    """A continuous effect applies, without activating, for as long as its card is face-up."""
    return _gains(g).get(quantity.card)


@rule("TCG-7.17", instead=ReturnedToHand)
def continuous_replacement(g: Duel, event: ReturnedToHand) -> Acts:
    """A continuous effect that puts one move in the place of another does so before it happens."""
    for card, number, lasting in _lasting(g):
        if isinstance(lasting, BanishInstead):
            moving = g.state.card(event.card)
            if moving.on_field and matches(
                moving, lasting.returned_to_hand, card.controller, card.uid
            ):
                g.carry_out(address(card, number))
                yield to_pile(g, Banished, moving, "banished")
                return


@rule("TCG-7.18", permits=ChooseTribute)
def tribute_as_if_controlled(g: Asked, ask: ChooseTribute) -> Iterator[Tribute]:
    """A monster that a card lets a player Tribute as if he controlled it may be Tributed."""
    for held in _must_tribute(g, ask.player):
        if held.card not in ask.before:
            yield Tribute(held.card, ask.player, ask.before)


@rule("TCG-7.19", forbids=Tribute)
def tribute_that_one_first(g: Asked, option: Tribute) -> tuple[str, ...]:
    """A player who must Tribute a certain monster cannot Tribute another before it."""
    held = [h for h in _must_tribute(g, option.player) if h.card not in option.before]
    if option.card in [h.card for h in held]:
        return ()
    return tuple(h.by for h in held)


def _must_tribute(g: Asked, player: str) -> list[Lingering]:
    """Return what holds a player to Tribute monsters that are still there, and still the same."""
    return [
        held
        for held in g.state.lingering
        if held.what == "must-tribute" and held.player == player
        if is_monster(g.state.card(held.card)) and g.state.card(held.card).since == held.since
    ]
