"""Where cards go: zones with room, piles, draws, and Tributes."""

from __future__ import annotations

from typing import Any

from ludex.yugioh.book import Asked
from ludex.yugioh.decisions import ChooseTribute, Tribute
from ludex.yugioh.decisions.refusable import TakingControl
from ludex.yugioh.facts import DrawFailed, Drew, Moved, moved
from ludex.yugioh.quantities import (
    LockedZones,
    PileOf,
    Tributes,
    ZoneOf,
    ZonesEach,
)
from ludex.yugioh.readings.filters import level_now
from ludex.yugioh.table.board import (
    Board,
    Card,
    Uid,
)
from ludex.yugioh.table.seats import Player
from ludex.yugioh.vocabulary import Zone


def zone_of(g: Asked, card: Card) -> Zone:
    """Return the zone that a Spell or Trap Card is played to."""
    zone: Zone = g.value(ZoneOf(card.data.kind, card.uid))
    return zone


def pile_of(g: Asked, card: Card) -> Player:
    """Return the player to whose Graveyard, hand or Deck a card goes."""
    whose: str = g.value(PileOf(card.uid))
    return card.owner if whose == "owner" else card.controller


def to_pile(g: Asked, kind: type[Moved], card: Card, zone: Zone, **more: Any) -> Moved:
    """Return the event of a card going to a pile."""
    return moved(kind, card, zone, pile_of(g, card), **more)


def draw(board: Board, player: Player) -> Moved | DrawFailed:
    """Return the event of a player drawing the top card, or failing to."""
    deck = board.at("deck", player)
    return moved(Drew, deck[-1], "hand", player) if deck else DrawFailed(player)


def room(g: Asked, zone: Zone, player: Player, leaving: int = 0) -> bool:
    """Whether a player has a free zone of a kind, once so many of his cards have left."""
    limit: int = g.value(ZonesEach(zone, player))
    locked: int = g.value(LockedZones(zone, player)) if g.state.held else 0
    return len(g.state.at(zone, player)) + locked + _coming(g, zone, player) - leaving < limit


def _coming(g: Asked, zone: Zone, player: Player) -> int:
    """Return how many zones are taken by a monster of a player that is about to be Summoned."""
    summoning = g.state.summoning
    if summoning is None or (zone, player) != ("monster-zone", summoning.player):
        return 0
    return int(g.state.card(summoning.card).zone == "aside" and not summoning.negated)


def zone_for(g: Asked, taking: TakingControl, zone: Zone) -> bool:
    """Whether a player has a zone for a card that he takes, once what he gives has left."""
    giving = None if taking.giving is None else g.state.card(taking.giving)
    leaving = int(giving is not None and any(place.zone == zone for place in giving.places))
    by = g.state.card(taking.by)
    coming = zone == "spell-trap-zone" and by.controller == taking.player and by.zone == "hand"
    return room(g, zone, taking.player, leaving=leaving - coming)


def tributes_needed(g: Asked, card: Card) -> int:
    """Return how many Tributes a monster takes."""
    needed: int = g.value(Tributes(level_now(g, card), card.uid))
    return needed


def tributable(g: Asked, player: Player, card: Card) -> list[Card]:
    """Return monsters to Tribute, as many as it takes, or all there are if fewer."""
    chosen: tuple[Uid, ...] = ()
    for _ in range(tributes_needed(g, card)):
        legal = g.choice(ChooseTribute(player, card.uid, chosen)).legal
        if not legal:
            break
        chosen += tuple(option.card for option in legal if isinstance(option, Tribute))[:1]
    return [g.state.card(uid) for uid in chosen]
