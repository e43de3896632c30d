"""What the verbs of card texts do: one implementation each."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from typing import Any

from ludex.yugioh import vocabulary as v
from ludex.yugioh.board import Card, Lingering, Link, Player, Uid, address, matches, side
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions import Among, MayPick, MaySet, Pick, SetCard
from ludex.yugioh.events import (
    ActivationNegated,
    AddedToHand,
    Banished,
    CardSet,
    Damaged,
    Destroyed,
    GainedLifePoints,
    Lingered,
    Moved,
    ReturnedToHand,
    SpecialSummoned,
    moved,
)
from ludex.yugioh.reading import draw, found, room, to_pile, zone_of
from ludex.yugioh.steps import EffectOnTarget

Doing = Generator[Any, Any, None]


@dataclass(slots=True)
class Carrying:
    """One effect being carried out: its link, and what the verb before did."""

    number: int
    link: Link
    card: Card
    done: bool = True
    was: Card | None = None

    @property
    def you(self) -> Player:
        """The player whose effect it is."""
        return self.link.player


def carry_out(g: Duel, verb: v.Verb, on: Carrying) -> Doing:
    """Carry out one verb; afterwards `on.done` tells whether anything of it was done."""
    on.done = False
    yield from _VERBS[type(verb)](g, verb, on)


def _cards(g: Duel, which: v.Which | v.Filter, on: Carrying) -> Iterator[Card]:
    """Yield the cards that a verb is about and that the effect can still touch."""
    if isinstance(which, v.Filter):
        yield from list(found(g, which, on.you, on.card.uid))
    elif which == "targets":
        for uid in on.link.targets:
            if not g.refuses(EffectOnTarget(on.number, uid)):
                yield g.state.card(uid)
    else:
        answered = which == "negated-card"
        uid = g.state.chain[on.number - 2].card if answered else on.card.uid
        if g.state.card(uid).on_field:
            yield g.state.card(uid)


def _destroy(g: Duel, verb: v.Destroy, on: Carrying) -> Doing:
    for card in _cards(g, verb.destroy, on):
        on.done, on.was = True, card
        yield Destroyed(card.uid, on.card.uid)


def _move(g: Duel, cards: Iterator[Card], kind: type[Moved], to: v.Zone, on: Carrying) -> Doing:
    for card in cards:
        on.was = card
        yield to_pile(g, kind, card, to)
        # A replacement may have sent it elsewhere.
        on.done = on.done or g.state.card(card.uid).zone == to


def _banish(g: Duel, verb: v.Banish, on: Carrying) -> Doing:
    yield from _move(g, _cards(g, verb.banish, on), Banished, "banished", on)


def _return_to_hand(g: Duel, verb: v.ReturnToHand, on: Carrying) -> Doing:
    yield from _move(g, _cards(g, verb.return_to_hand, on), ReturnedToHand, "hand", on)


def _damage(_g: Duel, verb: v.Damage, on: Carrying) -> Doing:
    if verb.if_it_was is None or (
        on.was is not None and matches(on.was, verb.if_it_was, on.you, on.card.uid)
    ):
        on.done = True
        yield Damaged(side(on.you, verb.to), verb.damage)


def _gain(_g: Duel, verb: v.GainLifePoints, on: Carrying) -> Doing:
    on.done = True
    yield GainedLifePoints(side(on.you, verb.who), verb.gain_life_points)


def _draw(g: Duel, verb: v.Draw, on: Carrying) -> Doing:
    player = side(on.you, verb.who)
    for _ in range(verb.draw):
        if player not in g.state.lost:
            on.done = True
            yield draw(g.state, player)


def _one_of(
    g: Duel, cards: list[Card], on: Carrying, *, optional: bool = False
) -> Generator[Any, Any, Card | None]:
    """Let the player choose one of some cards, or none of them where that is optional."""
    ask = MayPick if optional else Among
    picked = yield ask(on.you, tuple(Pick(card.uid, on.you) for card in cards))
    return g.state.card(picked.card) if isinstance(picked, Pick) else None


def _add_to_hand(g: Duel, verb: v.AddToHand, on: Carrying) -> Doing:
    cards = list(found(g, verb.add_to_hand, on.you, on.card.uid))
    card = yield from _one_of(g, cards, on, optional=verb.optional)
    if card is not None:
        on.done = True
        yield moved(AddedToHand, card, "hand", on.you)


def _special_summon(g: Duel, verb: v.SpecialSummon, on: Carrying) -> Doing:
    card = yield from _one_of(g, _summonable(g, verb, on.you, on.card.uid), on)
    if card is not None:
        on.done = True
        yield moved(SpecialSummoned, card, "monster-zone", on.you)


def _summonable(g: Asked, verb: v.SpecialSummon, you: Player, this: Uid) -> list[Card]:
    """Return the cards that the verb could Special Summon for a player; none without room."""
    if not room(g, "monster-zone", you):
        return []
    cards = found(g, verb.special_summon, you, this)
    return [card for card in cards if card.zone in verb.from_ and card.controller == you]


def _set_from_hand(g: Duel, verb: v.SetFromHand, on: Carrying) -> Doing:
    options = [
        SetCard(card.uid, on.you)
        for card in g.state.at("hand", on.you)
        if matches(card, verb.you_may_set, on.you, on.card.uid)
    ]
    chosen = yield MaySet(on.you, tuple(options))
    if isinstance(chosen, SetCard):
        on.done = True
        card = g.state.card(chosen.card)
        yield moved(CardSet, card, zone_of(g, card), on.you)


def _negate(g: Duel, _verb: v.NegateActivation, on: Carrying) -> Doing:
    answered = on.number - 1
    on.done = True
    yield ActivationNegated(answered, g.state.chain[answered - 1].card)


def _must_tribute(g: Duel, verb: v.MustTribute, on: Carrying) -> Doing:
    for card in _cards(g, verb.must_tribute, on):
        on.done = True
        by = address(on.card, on.link.effect)
        yield Lingered(Lingering("must-tribute", on.you, by, card.uid, card.since))


def could_do(g: Asked, verb: v.Verb, you: Player, this: Uid) -> bool:
    """Whether a verb has anything to work on as things stand; targets are looked at elsewhere."""
    match verb:
        case v.Draw(draw=count, who=who):
            return len(g.state.at("deck", side(you, who))) >= count
        case v.AddToHand(add_to_hand=which, optional=optional):
            return optional or any(found(g, which, you, this))
        case v.SpecialSummon():
            return bool(_summonable(g, verb, you, this))
        case v.Destroy(destroy=which) | v.Banish(banish=which) if isinstance(which, v.Filter):
            return any(found(g, which, you, this))
        case v.ReturnToHand(return_to_hand=which) if isinstance(which, v.Filter):
            return any(found(g, which, you, this))
        case _:
            return True


_VERBS: dict[type, Callable[..., Doing]] = {
    v.Destroy: _destroy,
    v.Banish: _banish,
    v.ReturnToHand: _return_to_hand,
    v.Damage: _damage,
    v.GainLifePoints: _gain,
    v.Draw: _draw,
    v.AddToHand: _add_to_hand,
    v.SpecialSummon: _special_summon,
    v.SetFromHand: _set_from_hand,
    v.NegateActivation: _negate,
    v.MustTribute: _must_tribute,
}
