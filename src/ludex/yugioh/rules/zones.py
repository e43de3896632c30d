"""TCG-3: zones, and where cards go."""

from __future__ import annotations

from collections.abc import Iterable

from ludex.kernel import Acts
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions import Activate, NormalSummon, SetCard, Tribute
from ludex.yugioh.decisions.refusable import FaceDown
from ludex.yugioh.facts import (
    Destroyed,
    Moved,
    ReturnedToExtraDeck,
    SentToGraveyard,
    TokenVanished,
    Tributed,
    moved,
)
from ludex.yugioh.readings.moving import room, to_pile, tributable, tributes_needed, zone_of
from ludex.yugioh.table.board import Board, Card, Uid
from ludex.yugioh.table.seats import Player

PILES = ("deck", "hand", "graveyard", "banished")


@rule("TCG-3.3", forbids=(NormalSummon, Tribute, SetCard, Activate))
def no_free_zone(g: Asked, option: NormalSummon | Tribute | SetCard | Activate) -> bool:
    """A card can come onto the field only where a zone for it is free, once Tributes have left."""
    if isinstance(option, Tribute):
        return _leaves_no_zone(g, option)
    card: Card = g.state.card(option.card)
    if isinstance(option, NormalSummon):
        tributes = (one.uid for one in tributable(g, option.player, card))
        return not _room_without(g, option.player, tributes)
    if card.data.family == "monster" or card.on_field:
        return False
    zone = zone_of(g, card)
    return zone == "spell-trap-zone" and not room(g, zone, option.player)


def _leaves_no_zone(g: Asked, option: Tribute) -> bool:
    """Whether the last Tribute of a Summon would leave its monster without a zone."""
    tributes = (*option.before, option.card)
    last = len(tributes) == tributes_needed(g, g.state.card(option.monster))
    return last and not _room_without(g, option.player, tributes)


def _room_without(g: Asked, player: Player, tributes: Iterable[Uid]) -> bool:
    gone = sum(g.state.card(uid).controller == player for uid in tributes)
    return room(g, "monster-zone", player, leaving=gone)


@rule("TCG-3.5", does=Destroyed)
def destroyed_cards_go_to_the_graveyard(g: Duel, event: Destroyed) -> Acts:
    """A card that is destroyed is sent to the Graveyard."""
    card = g.state.card(event.card)
    how = {"by_effect": event.by, "together": event.together, "banishes": event.banishes}
    yield to_pile(g, SentToGraveyard, card, "graveyard", **how)


@rule("TCG-3.7", forbids=FaceDown)
def tokens_stay_face_up(g: Asked, turning: FaceDown) -> bool:
    """A Token cannot be turned face-down."""
    return g.state.card(turning.card).data.kind == "monster-token"


def _is_a_token(board: Board, event: Moved) -> bool:
    return board.card(event.card).data.kind == "monster-token"


@rule("TCG-3.6", instead=Moved, where=_is_a_token)
def tokens_leave_the_duel(g: Duel, event: Moved) -> Acts:
    """A Token that leaves the field goes nowhere: it is no longer in the Duel."""
    card = g.state.card(event.card)
    if event.to.zone in PILES:
        tributed = isinstance(event, Tributed)
        yield moved(TokenVanished, card, "aside", card.owner, tributed=tributed)


def _is_of_the_extra_deck(board: Board, event: Moved) -> bool:
    return event.to.zone in ("hand", "deck") and board.card(event.card).data.of_extra_deck


@rule("TCG-3.8", instead=Moved, where=_is_of_the_extra_deck)
def back_to_the_extra_deck(g: Duel, event: Moved) -> Acts:
    """What belongs into the Extra Deck goes there, and neither to a hand nor to the Main Deck."""
    yield to_pile(g, ReturnedToExtraDeck, g.state.card(event.card), "extra-deck")
