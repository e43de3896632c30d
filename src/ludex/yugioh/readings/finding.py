"""Which cards of the table are meant: found by filters, targeted, controlled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import product
from operator import attrgetter
from typing import TYPE_CHECKING

from ludex.yugioh.book import Asked
from ludex.yugioh.decisions.refusable import Choosing
from ludex.yugioh.facts import FlipSummoned, Summoned
from ludex.yugioh.quantities import ActiveFieldSpells
from ludex.yugioh.readings.activating import being_activated
from ludex.yugioh.readings.filters import asks_for_atk, is_monster, matches
from ludex.yugioh.readings.happenings import just_happened
from ludex.yugioh.readings.seating import opponents_meant, whose_own
from ludex.yugioh.readings.stats import attack, stands_out
from ludex.yugioh.table.board import (
    FIELD,
    Board,
    Card,
    Uid,
)
from ludex.yugioh.table.seats import Player
from ludex.yugioh.vocabulary import Filter, Zone

if TYPE_CHECKING:
    from ludex.yugioh.cards import Effect


def found(
    g: Asked,
    which: Filter,
    you: Player,
    this: Uid | None,
    zones: tuple[Zone, ...] = (),
    *,
    against: Player | None = None,
) -> Iterator[Card]:
    """Yield the cards on the board that a filter means to a player, oldest arrival first.

    Where zones are given, those in them alone, which is quicker than to look at all; `against` is
    the opponent who was chosen for the effect, if one was.
    """
    there = _lying_in(g.state, zones) if zones else _where(g.state, which)
    by_atk = asks_for_atk(which)
    for card in there:
        atk = attack(g, card) if by_atk else None
        if not matches(g, card, which, you, this=this, atk=atk, against=against):
            continue
        if stands_out(g.state, card, which, partial(attack, g)):
            yield card


def _where(board: Board, which: Filter) -> Iterable[Card]:
    """Return the cards that lie where a filter says, oldest arrival first."""
    if which.in_ is None:
        return board.cards.by_arrival
    if which.in_ == "field":
        return board.cards.field_by_arrival
    return _lying_in(board, (which.in_,))


def _lying_in(board: Board, zones: tuple[Zone, ...]) -> list[Card]:
    places = product(zones, board.seats.players)
    there = [card for zone, player in places for card in board.at(zone, player)]
    return sorted(there, key=attrgetter("since"))


def possible_targets(
    g: Asked, effect: Effect, you: Player, this: Uid, against: Player | None = None
) -> list[Card]:
    """Return the cards on the field or in the Graveyard that an effect could target."""
    targets = effect.targets
    if targets is None:
        return []
    where = ("graveyard", *FIELD) if targets.of.in_ is None else None
    battle = g.state.battle
    attacker = battle.attacker[0] if battle is not None else None
    summoned = _just_summoned(g) if targets.just_summoned else ()
    return [
        card
        for card in found(g, targets.of, you, this, against=against)
        if where is None or card.zone in where
        if card.uid != this or not being_activated(g.state, card)
        if targets.attacker is None or (card.uid == attacker) == targets.attacker
        if not targets.just_summoned or card.uid in summoned
        if not g.refusals(Choosing(card.uid, as_target=True))
        if not any(verb.refuses_target(g, this, card) for verb in effect.does)
    ]


def in_hand(g: Asked, which: Filter, card: Card, player: Player) -> list[Card]:
    """Return the cards of a filter in a player's hand, other than the card that asks."""
    hand = (one for one in g.state.at("hand", player) if one.uid != card.uid)
    return [one for one in hand if matches(g, one, which, player, this=card.uid)]


def _just_summoned(g: Asked) -> list[Uid]:
    """Return the monsters whose Summon happened last."""
    events = just_happened(g)
    return [event.card for event in events if isinstance(event, Summoned | FlipSummoned)]


def surplus_field_spells(g: Asked) -> list[Card]:
    """Return the active Field Spells beyond the number allowed, those face-up the longest."""
    lying = (card for card in g.state.on_field() if card.zone == "field-zone" and card.face_up)
    active = sorted(lying, key=lambda card: card.active_since)
    allowed = g.value(ActiveFieldSpells(active[-1].uid)) if active else 0
    return active[: max(0, len(active) - allowed)]


def counted(
    g: Asked,
    which: tuple[Filter, ...],
    you: Player,
    this: Uid,
    against: Player | None = None,
) -> int:
    """Return how many cards are of any of some filters, each counted once."""
    there = (card for one in which for card in found(g, one, you, this, against=against))
    return len({card.uid for card in there})


def monsters(g: Asked, player: Player) -> list[Card]:
    """Return the monsters that a player controls."""
    return [card for card in g.state.at("monster-zone", player) if is_monster(card)]


def lent(g: Asked, player: Player) -> list[Card]:
    """Return the monsters that teammates let a player use this turn, as far as they still can."""
    may = (one for one in g.state.lent if one.consented and one.to == player)
    there = [g.state.card(one.monster[0]) for one in may if g.state.stays(one.monster)]
    return [card for card in there if g.state.seats.allied(card.controller, player)]


def own_monsters(g: Asked, player: Player) -> list[Card]:
    """Return the monsters with which a player may act as with his own."""
    return [card for one in whose_own(g, player, "monster-zone") for card in monsters(g, one)]


def opposing_monsters(g: Asked, player: Player) -> list[Card]:
    """Return the monsters that a player's opponents control, as far as attacks mean them."""
    return [card for one in opponents_meant(g, player, "attacked") for card in monsters(g, one)]
