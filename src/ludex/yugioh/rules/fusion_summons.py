"""TCG-28: Fusion Summons."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.kernel import Acts
from ludex.yugioh.book import Asked, Duel, rule
from ludex.yugioh.decisions import (
    ChooseFusionMonster,
    ChooseMaterial,
    ChoosePosition,
    SummonByFusion,
    TakePosition,
    UseAsMaterial,
)
from ludex.yugioh.decisions.refusable import SpecialSummoning
from ludex.yugioh.facts import Banished, FusionSummoned, MaterialsChosen, SentToGraveyard, moved
from ludex.yugioh.moments.summons import FusionMonsterArrives
from ludex.yugioh.readings.filters import matches
from ludex.yugioh.readings.fusions import completed, materials_of, out_of_its_reach
from ludex.yugioh.readings.moving import room, to_pile
from ludex.yugioh.readings.seating import whose_own
from ludex.yugioh.table.board import Uid


@rule("TCG-28.1", permits=ChooseFusionMonster)
def out_of_the_extra_deck(g: Asked, ask: ChooseFusionMonster) -> Iterator[SummonByFusion]:
    """A Fusion Summon brings a Fusion Monster from the Extra Deck of its player."""
    own = whose_own(g, ask.player, "extra-deck")
    for card in (card for one in own for card in g.state.at("extra-deck", one)):
        fusion = card.data.kind == "monster-fusion"
        if fusion and matches(g, card, ask.of, ask.player, this=ask.by):
            yield SummonByFusion(card.uid, ask.player, ask.by, ask.from_, ask.banished)


@rule("TCG-28.2", permits=ChooseMaterial)
def materials_of_ones_own(g: Asked, ask: ChooseMaterial) -> Iterator[UseAsMaterial]:
    """Fusion Materials are monsters of the player, from where the effect takes them."""
    yield from materials_of(g, ask, ask.player)


@rule("TCG-28.3", forbids=UseAsMaterial)
def one_for_each_that_is_listed(g: Asked, option: UseAsMaterial) -> bool:
    """For each Fusion Material that the Fusion Monster lists, one monster that is such is used."""
    return next(completed(g, option), None) is None


@rule("TCG-28.4", forbids=UseAsMaterial)
def a_zone_for_the_fusion_monster(g: Asked, option: UseAsMaterial) -> bool:
    """The Fusion Monster needs a zone that is free, or that a Fusion Material leaves."""
    you = option.player
    if room(g, "monster-zone", you):
        return False
    there = {card.uid for card in g.state.at("monster-zone", you)}

    def leave_room(materials: tuple[Uid, ...]) -> bool:
        return room(g, "monster-zone", you, leaving=len(there.intersection(materials)))

    return not any(map(leave_room, completed(g, option)))


@rule("TCG-28.5", forbids=SummonByFusion)
def not_without_its_materials(g: Asked, option: SummonByFusion) -> bool:
    """A Fusion Monster is not Fusion Summoned without all of its Fusion Materials."""
    return not g.choice(ChooseMaterial(option.player, option)).legal


@rule("TCG-28.6", forbids=SummonByFusion)
def a_fusion_is_a_special_summon(g: Asked, option: SummonByFusion) -> tuple[str, ...]:
    """What keeps a monster from being Special Summoned keeps it from being Fusion Summoned."""
    coming = SpecialSummoning(
        option.card, option.player, face_down=False, by=option.by, fusion=True
    )
    return g.refusals(coming)


@rule("TCG-28.7", does=MaterialsChosen)
def materials_leave(g: Duel, event: MaterialsChosen) -> Acts:
    """Fusion Materials are sent to the Graveyard together, or banished where the effect says so."""
    g.carry_out(event.text)
    for uid in event.materials:
        if event.banished:
            yield to_pile(g, Banished, g.state.card(uid), "banished")
            continue
        how = {"by_effect": event.by, "together": event.materials}
        yield to_pile(g, SentToGraveyard, g.state.card(uid), "graveyard", **how)


@rule("TCG-28.8", does=FusionMonsterArrives)
def fusion_monster_comes(g: Duel, step: FusionMonsterArrives) -> Acts:
    """After its Fusion Materials the Fusion Monster comes, in the position that is chosen."""
    if g.state.lost:  # by what happened as the Materials left
        return
    option = step.option
    g.carry_out(step.text)
    ways = (
        TakePosition(option.card, option.player, "attack"),
        TakePosition(option.card, option.player, "defense"),
    )
    chosen = yield ChoosePosition(option.player, ways)
    position = chosen.position if isinstance(chosen, TakePosition) else "attack"
    card = g.state.card(option.card)
    yield moved(FusionSummoned, card, "monster-zone", option.player, position=position)


@rule("TCG-28.9", forbids=SpecialSummoning)
def only_by_a_fusion_summon(g: Asked, coming: SpecialSummoning) -> bool:
    """A monster that has to be Fusion Summoned is Special Summoned in no other way."""
    ban = g.state.card(coming.card).data.cannot_be_special_summoned
    return ban == "except-by-fusion-summon" and not coming.fusion


@rule("TCG-28.10", forbids=UseAsMaterial)
def only_what_the_effect_can_use(g: Asked, option: UseAsMaterial) -> tuple[str, ...]:
    """A monster that the effect cannot send away, or banish, is no Fusion Material for it."""
    return out_of_its_reach(g, g.state.card(option.card), option.fusion)
