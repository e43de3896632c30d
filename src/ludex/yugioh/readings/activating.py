"""Effects that are, or can be, activated: which, whose, how fast, and whether they apply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions import Activate, PutOnChain
from ludex.yugioh.decisions.refusable import GoingOnChain
from ludex.yugioh.quantities import (
    FirstToRespond,
    SpellSpeed,
)
from ludex.yugioh.readings.filters import address, effect_of
from ludex.yugioh.table.board import (
    Board,
    Card,
    Link,
    Waiting,
)
from ludex.yugioh.table.seats import Player

if TYPE_CHECKING:
    from ludex.yugioh.cards import Effect


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
    there = card.face_up and card.on_field
    return there and (not board.chain or _unresolved(board, card) is None)


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
    number = option.effect if isinstance(option, Activate) else option.waiting.effect
    return g.state.cards[option.card].data.effects[number - 1] if number else None


def player_in(option: Activate | PutOnChain) -> Player:
    """Return the player whose effect it is."""
    return option.player if isinstance(option, Activate) else option.waiting.player


def activates_card(g: Asked, option: Activate) -> bool:
    """Whether an activation is that of a Spell or Trap Card itself, not of an effect of one."""
    effect = effect_in(g, option)
    own = effect is None or effect.kind == "activation" or option.with_card
    return own and g.state.card(option.card).data.family != "monster"


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


def carry_out_text(g: Duel, card: Card, number: int) -> None:
    """Credit the text of an effect with what the acting rule does from here on."""
    if number:
        g.carry_out(address(card, number))
