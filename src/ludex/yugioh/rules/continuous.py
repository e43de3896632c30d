"""TCG-7, fifth part: continuous effects, and what holds for the rest of the turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from ludex.kernel import Acts, settle
from ludex.yugioh.board import Card, Lingering, Uid
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.cards import address, asks_for_atk, is_monster, matches
from ludex.yugioh.decisions import ChooseTribute, Tribute
from ludex.yugioh.events import Banished, ReturnedToHand
from ludex.yugioh.fighting import Measured, battlers, holds, is_now, reached
from ludex.yugioh.lasting import lasting
from ludex.yugioh.quantities import Gained, Halvings
from ludex.yugioh.reading import to_pile
from ludex.yugioh.stats import base, layered
from ludex.yugioh.vocabulary import BanishInstead, Battles, Raise

Part = tuple[tuple[Uid, int, int], ...]
"""What one continuous effect adds: monster, ATK, DEF."""

View = dict[Uid, tuple[int, int]]
"""What all of them add together."""


def _combine(parts: Sequence[Part]) -> View:
    view: View = {}
    for part in parts:
        for uid, atk, def_ in part:
            now = view.get(uid, (0, 0))
            view[uid] = (now[0] + atk, now[1] + def_)
    return view


def _raised(g: Asked, card: Card, how: Raise, view: View) -> Part:
    """Return what one continuous effect adds to whom."""

    def atk(one: Card) -> int:
        gained = view.get(one.uid, (0, 0))[0]
        return layered(base(g, one)[0], g.value(Halvings(one.uid))[0], gained)

    return tuple((uid, how.atk, how.def_) for uid in _whom(g, card, how, atk))


def _whom(g: Asked, card: Card, how: Raise, atk: Measured) -> Iterator[Uid]:
    you = card.controller
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
                if matches(other, how.of, you, card.uid, now):
                    yield other.uid


def _in_time(g: Asked, how: Raise) -> bool:
    """Whether the part of the battle has come, and not gone, in which an effect applies."""
    if how.only_in == "damage-step":
        return reached(g, "during-the-damage-step")
    return how.only_in is None or is_now(g, "during-damage-calculation")


def _gains(g: Asked) -> View:
    """Return what continuous effects add, settled; found anew when what they read changed."""

    def find() -> View:
        raising = [(c, how) for c, _, how in lasting(g, Raise) if _in_time(g, how)]
        effects = [partial(_raised, g, card, how) for card, how in raising]
        none: Part = ()
        view: View = settle(effects, none, _combine).view
        return view

    board = g.state
    return g.kept("gains", (board.cards, board.chain, board.changes, board.battle), find)


@rule("TCG-7.16", sets=Gained)
def continuous_effects_apply(g: Asked, quantity: Gained) -> tuple[int, int] | None:
    """A continuous effect applies, without activating, for as long as its card is face-up."""
    return _gains(g).get(quantity.card)


@rule("TCG-7.17", instead=ReturnedToHand)
def continuous_replacement(g: Duel, event: ReturnedToHand) -> Acts:
    """A continuous effect that puts one move in the place of another does so before it happens."""
    for card, number, held in lasting(g, BanishInstead):
        moving = g.state.card(event.card)
        if moving.on_field and matches(moving, held.returned_to_hand, card.controller, card.uid):
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
