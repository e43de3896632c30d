"""TCG-14: negated effects, and continuous effects that destroy, send or forbid."""

from __future__ import annotations

from ludex.kernel import Acts
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions import Activate, NormalSummon, TurnMonster
from ludex.yugioh.decisions.refusable import Contribution, Resolution, SpecialSummoning
from ludex.yugioh.facts import Destroyed, SentToGraveyard
from ludex.yugioh.moments.duel import Aftermath
from ludex.yugioh.readings.battle import holds, reached, sub_step
from ludex.yugioh.readings.filters import address
from ludex.yugioh.readings.lasting import lasting
from ludex.yugioh.readings.reading import applies, effects_of_kind, monsters, silenced_by, to_pile
from ludex.yugioh.table.board import Card
from ludex.yugioh.vocabulary import NegatesTraps, OnlyOne, SelfDestruct


@rule("TCG-14.1", forbids=Resolution)
def negated_effect(g: Asked, resolution: Resolution) -> bool:
    """An effect that was negated does nothing when its Chain Link resolves."""
    return g.state.chain[resolution.number - 1].negated == "effect"


@rule("TCG-14.2", forbids=Contribution)
def negated_monsters_apply_nothing(g: Asked, contribution: Contribution) -> tuple[str, ...]:
    """The continuous effects of a monster whose effects are negated do not apply."""
    return silenced_by(g, g.state.card(contribution.card))


@rule("TCG-14.3", forbids=Resolution)
def negated_monsters_do_nothing(g: Asked, resolution: Resolution) -> tuple[str, ...]:
    """An effect of a monster whose effects are negated, or were as it left, does nothing."""
    card = g.state.card(resolution.card)
    link = g.state.chain[resolution.number - 1]
    return silenced_by(g, card) if card.on_field else link.silenced


def _against_traps(g: Asked) -> tuple[str, ...]:
    """Return the card texts that negate Traps; monsters' alone, so that none asks for itself."""
    return tuple(
        address(card, number)
        for card in g.state.on_field()
        if card.data.family == "monster"
        for number, effect in effects_of_kind(card, "continuous")
        if applies(g.state, card)
        if any(isinstance(one, NegatesTraps) for one in effect.lasting)
        if not g.refuses(Contribution(card.uid, number))
    )


@rule("TCG-14.4", forbids=Activate)
def traps_cannot_be_activated(g: Asked, option: Activate) -> tuple[str, ...]:
    """Where a card says so, Trap Cards and their effects on the field cannot be activated."""
    return _against_traps(g) if g.state.card(option.card).data.family == "trap" else ()


@rule("TCG-14.5", forbids=(Contribution, Resolution))
def trap_effects_are_negated(g: Asked, thing: Contribution | Resolution) -> tuple[str, ...]:
    """Where a card says so, the effects of Trap Cards on the field are negated."""
    card = g.state.card(thing.card)
    return _against_traps(g) if card.data.family == "trap" and card.on_field else ()


def _may_act(g: Asked) -> bool:
    """Whether continuous effects may destroy or send monsters now."""
    return sub_step(g.state) is None or reached(g, "self-destruction")


@rule("TCG-14.6", does=Aftermath)
def self_destruction(g: Duel, step: Aftermath) -> Acts:
    """A card that its own continuous effect destroys is destroyed at once, without a Chain."""
    if not _may_act(g):
        return
    for card, number, held in tuple(lasting(g, SelfDestruct)):
        if card.marked_by is None and all(
            holds(g, one, card, card.controller) for one in held.destroyed_while
        ):
            g.carry_out(address(card, number))
            yield Destroyed(card.uid, card.uid)


@rule("TCG-14.7", does=Aftermath)
def only_one_kind_stays(g: Duel, step: Aftermath) -> Acts:
    """Where a player can control one Type or Attribute, monsters of another one that come go."""
    if not _may_act(g):
        return
    for card, number, held in tuple(lasting(g, OnlyOne)):
        for player in g.state.seats.players:
            for monster in _surplus(g, player, held):
                g.carry_out(address(card, number))
                yield to_pile(g, SentToGraveyard, monster, "graveyard")


def _kind(card: Card, held: OnlyOne) -> str | None:
    return card.data.attribute if held.only_one == "attribute" else card.data.type


def _face_up(g: Asked, player: str) -> list[Card]:
    cards = [card for card in monsters(g, player) if card.face_up]
    return sorted(cards, key=lambda card: card.active_since)


def _surplus(g: Asked, player: str, held: OnlyOne) -> list[Card]:
    cards = _face_up(g, player)
    return [card for card in cards if _kind(card, held) != _kind(cards[0], held)]


@rule("TCG-14.8", forbids=(NormalSummon, TurnMonster, SpecialSummoning))
def no_other_kind(
    g: Asked, coming: NormalSummon | TurnMonster | SpecialSummoning
) -> tuple[str, ...]:
    """A player who can control one Type or Attribute only can Summon no monster of another."""
    card = g.state.card(coming.card)
    hidden = card.face_up if isinstance(coming, TurnMonster) else coming.face_down
    if hidden:
        return ()
    return tuple(
        address(trap, number)
        for trap, number, held in lasting(g, OnlyOne)
        for other in _face_up(g, coming.player)[:1]
        if _kind(other, held) != _kind(card, held)
    )


@rule("TCG-14.9", forbids=SpecialSummoning)
def not_to_be_special_summoned(g: Asked, coming: SpecialSummoning) -> bool:
    """A monster whose card says so cannot be Special Summoned."""
    return g.state.card(coming.card).data.cannot_be_special_summoned
