"""Readings of a Duel that several rules share: whose pile, which zone, what ATK."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions import Activate, ChooseTribute, PutOnChain, Tribute
from ludex.yugioh.decisions.refusable import Choosing, GoingOnChain
from ludex.yugioh.facts import DrawFailed, Drew, Moved, moved
from ludex.yugioh.quantities import (
    FirstToRespond,
    PileOf,
    SpellSpeed,
    Tributes,
    ZoneOf,
    ZonesEach,
)
from ludex.yugioh.readings.filters import address, asks_for_atk, effect_of, is_monster, matches
from ludex.yugioh.readings.stats import attack
from ludex.yugioh.table.board import (
    FIELD,
    Board,
    Card,
    Link,
    Uid,
    Waiting,
)
from ludex.yugioh.table.seats import Player
from ludex.yugioh.vocabulary import Filter, Targets, Zone

if TYPE_CHECKING:
    from ludex.yugioh.cards import Effect

MAIN_PHASES = ("main-1", "main-2")


def found(g: Asked, which: Filter, you: Player, this: Uid | None) -> Iterator[Card]:
    """Yield the cards on the board that a filter means to a player, oldest arrival first."""
    for card in _where(g.state, which):
        atk = attack(g, card) if asks_for_atk(which) else None
        if matches(g.state, card, which, you, atk):
            yield card


def _where(board: Board, which: Filter) -> Iterable[Card]:
    """Return the cards that lie where a filter says, oldest arrival first."""
    if which.in_ is None:
        return board.lying.by_arrival
    if which.in_ == "field":
        return sorted(board.on_field(), key=lambda card: card.since)
    there = [card for player in board.seats.players for card in board.at(which.in_, player)]
    return sorted(there, key=lambda card: card.since)


def possible_targets(g: Asked, targets: Targets, you: Player, this: Uid) -> list[Card]:
    """Return the cards on the field or in the Graveyard that an effect could target."""
    where = ("graveyard", *FIELD) if targets.of.in_ is None else None
    battle = g.state.battle
    attacker = battle.attacker[0] if battle is not None else None
    return [
        card
        for card in found(g, targets.of, you, this)
        if where is None or card.zone in where
        if card.uid != this or not being_activated(g.state, card)
        if not targets.attacker or card.uid == attacker
        if not g.refusals(Choosing(card.uid))
    ]


def being_activated(board: Board, card: Card) -> bool:
    """Whether a Spell or Trap Card is being activated: not resolved yet, or just about to be."""
    if card.data.family == "monster":
        return False
    return not card.on_field or not card.face_up or _unresolved(board, card) is not None


def _unresolved(board: Board, card: Card) -> Link | None:
    for link in board.chain:
        if link.card == card.uid and link.activates_card and not link.done:
            return link
    return None


def applies(board: Board, card: Card) -> bool:
    """Whether a card's continuous effects apply: face-up on the field, its activation resolved."""
    return card.on_field and card.face_up and _unresolved(board, card) is None


def effects_of_kind(card: Card, kind: str) -> tuple[tuple[int, Effect], ...]:
    """Return a card's effects of a kind with their numbers."""
    return card.data.by_kind.get(kind, ())


def effect_on(g: Asked, link: Link) -> Effect | None:
    """Return the effect of a Chain Link; None when the card is activated without one."""
    return effect_of(g.state.card(link.card), link.effect) if link.effect else None


def effect_number(option: Activate | PutOnChain) -> int:
    """Return the number of the effect that an option activates, as the card file counts them."""
    return option.effect if isinstance(option, Activate) else option.waiting.effect


def effect_in(g: Asked, option: Activate | PutOnChain) -> Effect | None:
    """Return the effect that an option puts on the Chain; None when a card goes there without."""
    number = effect_number(option)
    return effect_of(g.state.card(option.card), number) if number else None


def player_in(option: Activate | PutOnChain) -> Player:
    """Return the player whose effect it is."""
    return option.player if isinstance(option, Activate) else option.waiting.player


def activates_card(g: Asked, option: Activate) -> bool:
    """Whether an activation is that of a Spell or Trap Card itself, not of an effect of one."""
    effect = effect_in(g, option)
    own = effect is None or effect.kind == "activation"
    return own and g.state.card(option.card).data.family != "monster"


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
    return len(g.state.at(zone, player)) - leaving < limit


def tributes_needed(g: Asked, card: Card) -> int:
    """Return how many Tributes a monster takes."""
    needed: int = g.value(Tributes(card.data.level or 0, card.uid))
    return needed


def tributable(g: Asked, player: Player, card: Card) -> list[Card]:
    """Return monsters to Tribute, as many as it takes, or all there are if fewer."""
    chosen: tuple[Uid, ...] = ()
    for _ in range(tributes_needed(g, card)):
        legal = g.choice(ChooseTribute(player, chosen)).legal
        if not legal:
            break
        chosen += tuple(option.card for option in legal if isinstance(option, Tribute))[:1]
    return [g.state.card(uid) for uid in chosen]


_SPEEDS = {"trigger": "trigger-effect", "quick": "quick-effect", "ignition": "ignition-effect"}


def speed_of(g: Asked, option: Activate) -> int:
    """Return the Spell Speed of an activation."""
    card = g.state.card(option.card)
    effect = effect_in(g, option)
    kind = card.data.kind if effect is None else _SPEEDS.get(effect.kind, card.data.kind)
    speed: int = g.value(SpellSpeed(kind, card.uid))
    return speed


def first_to_respond(g: Asked, player: Player) -> Player:
    """Return who may answer a player's Chain Link first."""
    who: str = g.value(FirstToRespond(player))
    return g.state.seats.next(player) if who == "opponent" else player


def ready(g: Asked, until: int) -> list[Waiting]:
    """Return the effects triggered up to a moment that can go on the Chain now."""
    return [
        one
        for one in g.state.waiting
        if one.moment <= until and not g.refuses(GoingOnChain(one.card, one))
    ]


def monsters(g: Asked, player: Player) -> list[Card]:
    """Return the monsters that a player controls."""
    return [card for card in g.state.at("monster-zone", player) if is_monster(card)]


def opposing_monsters(g: Asked, player: Player) -> list[Card]:
    """Return the monsters that a player's opponents control."""
    return [card for one in g.state.seats.opponents(player) for card in monsters(g, one)]


def carry_out_text(g: Duel, card: Card, number: int) -> None:
    """Credit the text of an effect with what the acting rule does from here on."""
    if number:
        g.carry_out(address(card, number))
