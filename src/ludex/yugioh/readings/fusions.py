"""Fusion Materials: which monsters can be used, and which together are what is asked for."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.yugioh.book import Asked
from ludex.yugioh.decisions import ChooseMaterial, SummonByFusion, UseAsMaterial
from ludex.yugioh.decisions.refusable import Banishing, Reaching, Taking
from ludex.yugioh.readings.filters import asks_for_atk, is_monster, matches
from ludex.yugioh.readings.holding import kept_from
from ludex.yugioh.readings.stats import attack
from ludex.yugioh.table.board import Card, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.vocabulary import Filter


def materials_of(g: Asked, ask: ChooseMaterial, player: Player) -> Iterator[UseAsMaterial]:
    """Yield the monsters of a player that lie where the effect takes Fusion Materials from."""
    for place in ask.fusion.from_:
        for card in g.state.at("monster-zone" if place == "field" else place, player):
            if is_monster(card) and card.uid not in ask.before:
                yield UseAsMaterial(card.uid, ask.player, ask.fusion, ask.before)


def out_of_its_reach(g: Asked, card: Card, fusion: SummonByFusion) -> tuple[str, ...]:
    """Return what keeps an effect that Fusion Summons from sending a monster away, or banishing it.

    The first that there is of what it is unaffected by, where it lies, and what forbids it.
    """
    if kept_from(g, card, fusion.by):
        return g.refusals(Reaching(card.uid, fusion.by))
    taking = g.refusals(Taking(card.uid, fusion.by)) if card.zone == "graveyard" else ()
    if taking or not fusion.banished:
        return taking
    return g.refusals(Banishing(card.uid, fusion.player))


def completed(g: Asked, option: UseAsMaterial) -> Iterator[tuple[Uid, ...]]:
    """Yield every set of Materials for a Fusion Monster that has those chosen and this one."""
    fusion, chosen = option.fusion, (*option.before, option.card)
    offered = g.offered(ChooseMaterial(option.player, fusion, chosen))
    further = [g.state.card(one.card) for one in offered if isinstance(one, UseAsMaterial)]
    free = (card for card in further if not out_of_its_reach(g, card, fusion))
    cards = [*map(g.state.card, chosen), *free]
    fitting = [
        tuple(card.uid for card in cards if _fits(g, card, which, fusion))
        for which in g.state.card(fusion.card).data.materials
    ]
    yield from (some for some in _one_each(fitting, ()) if set(chosen) <= set(some))


def _fits(g: Asked, card: Card, which: Filter, fusion: SummonByFusion) -> bool:
    atk = attack(g, card) if asks_for_atk(which) else None
    return matches(g, card, which, fusion.player, this=fusion.card, atk=atk)


def _one_each(fitting: list[tuple[Uid, ...]], taken: tuple[Uid, ...]) -> Iterator[tuple[Uid, ...]]:
    """Yield every way to take one of each list, and none twice."""
    if not fitting:
        yield taken
        return
    for uid in fitting[0]:
        if uid not in taken:
            yield from _one_each(fitting[1:], (*taken, uid))
