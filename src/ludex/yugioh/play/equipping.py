"""Equip Cards of a position: each is equipped to the monster that it names."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from ludex.playing import Wrong
from ludex.yugioh.cards import CardData
from ludex.yugioh.examples import PutCard
from ludex.yugioh.faults.equips import bearers, binds_itself, is_equip_card
from ludex.yugioh.faults.filters import untrue_of
from ludex.yugioh.faults.flaw import key
from ludex.yugioh.table.board import Card, Uid
from ludex.yugioh.vocabulary import Control
from ludex.yugioh.words.errors import worded

Lying = tuple[PutCard, tuple[str | int, ...]]
"""How a card was put somewhere, and the way to that in the `start:` of an example."""


def equip(
    dealt: list[Card], lain: Sequence[Lying], means: Callable[[str], frozenset[Uid]]
) -> Iterator[Wrong]:
    """Equip the cards of a position that say so; yield what is wrong with any of them."""
    for uid, (lying, at) in enumerate(lain):
        card = dealt[uid]
        found = list(_unequipped(card, lying))
        if lying.equipped_to is not None and not found:
            of = sorted(means(lying.equipped_to))
            found = list(_no_bearer(card.data, lying.equipped_to, [dealt[one] for one in of]))
            if not found:
                bearer = dealt[of[0]]
                dealt[uid] = replace(card, equipped_to=(bearer.uid, bearer.since))
                if card.controller == bearer.controller != bearer.owner and _takes(card.data):
                    dealt[bearer.uid] = replace(bearer, home=bearer.owner)
        if lying.counters and not _may_hold(card):
            yield Wrong(worded("holds-no-counters", name=card.data.id), (*at, "counters"))
        if lying.bound_to is not None:
            wrong, card = bound(dealt, dealt[uid], lying.bound_to, means)
            dealt[uid] = card
            yield from (Wrong(text, (*at, "bound-to")) for text in wrong)
        keys = at if lying.equipped_to is None else (*at, "equipped-to")
        yield from (Wrong(text, keys) for text in found)


def _takes(data: CardData) -> bool:
    """Whether an Equip Card gives control of the monster that it is equipped to."""
    return any(isinstance(what, Control) for effect in data.effects for what in effect.holds)


def _may_hold(card: Card) -> bool:
    """Whether the counters of a card that was put somewhere can lie on it."""
    most, spell = card.data.spell_counters, card.counters.count("spell")
    fits = not spell or most == "any" or (most is not None and spell <= most)
    return fits and card.on_field and card.face_up


def bound(
    dealt: list[Card], card: Card, name: str, means: Callable[[str], frozenset[Uid]]
) -> tuple[list[str], Card]:
    """Return a card bound to a monster of the position, and what is wrong with that."""
    of = [dealt[uid] for uid in means(name)]
    could = binds_itself(card.data) or not card.data.effects  # one without its text lies as it did
    if not could or card.zone != "spell-trap-zone" or not card.face_up:
        return [worded("never-bound", name=card.data.id)], card
    if len(of) > 1:
        return [worded("several-cards", name=name, number=str(len(of)))], card
    if of[0].zone != "monster-zone":
        return [worded("no-monster-there", name=name)], card
    return [], replace(card, bound_to=(of[0].uid, of[0].since))


def _unequipped(card: Card, lying: PutCard) -> Iterator[str]:
    """Yield what keeps a card from being equipped, or from lying there without being so."""
    slug, active = card.data.id, card.zone == "spell-trap-zone" and card.face_up
    if lying.equipped_to is None:
        if active and card.data.kind == "spell-equip":
            yield worded("equipped-to-nothing", name=slug)
    elif not is_equip_card(card.data):
        yield worded("no-equip-card", name=slug)
    elif not active:
        yield worded("equipped-elsewhere", name=slug)


def _no_bearer(data: CardData, name: str, meant: list[Card]) -> Iterator[str]:
    """Yield what keeps a card from being equipped to what is named."""
    if len(meant) > 1:
        yield worded("several-cards", name=name, number=str(len(meant)))
        return
    if meant[0].zone != "monster-zone" or not meant[0].face_up:
        yield worded("no-bearer", name=name)
        return
    untrue = [list(untrue_of(which, meant[0].data)) for which in bearers(data)]
    if untrue and all(untrue):
        conditions = ", ".join(sorted({key(each) for one in untrue for each in one}))
        yield worded("not-equipped-by", name=data.id, bearer=name, conditions=conditions)
