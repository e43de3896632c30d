"""TCG-7, fifth part: continuous effects, and what holds for the rest of the turn."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.kernel import Acts
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions import ChooseTribute, Tribute
from ludex.yugioh.facts import Banished, ReturnedToHand
from ludex.yugioh.quantities import Gained
from ludex.yugioh.readings.filters import address, is_monster, matches
from ludex.yugioh.readings.gains import gains
from ludex.yugioh.readings.lasting import lasting
from ludex.yugioh.readings.reading import to_pile
from ludex.yugioh.table.board import Lingering
from ludex.yugioh.vocabulary import BanishInstead


@rule("TCG-7.16", sets=Gained)
def continuous_effects_apply(g: Asked, quantity: Gained) -> tuple[int, int] | None:
    """A continuous effect applies, without activating, for as long as its card is face-up."""
    return gains(g).get(quantity.card)


@rule("TCG-7.17", instead=ReturnedToHand)
def continuous_replacement(g: Duel, event: ReturnedToHand) -> Acts:
    """A continuous effect that puts one move in the place of another does so before it happens."""
    for card, number, held in lasting(g, BanishInstead):
        moving = g.state.card(event.card)
        meant = held.returned_to_hand
        if moving.on_field and matches(g.state, moving, meant, card.controller):
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
