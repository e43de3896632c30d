"""The verb `fusion-summon`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ludex.kernel import Then, value
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions import (
    ChooseFusionMonster,
    ChooseMaterial,
    SummonByFusion,
    UseAsMaterial,
)
from ludex.yugioh.facts import Banished, FusionSummoned, MaterialsChosen, SentToGraveyard
from ludex.yugioh.faults.filters import of_facts
from ludex.yugioh.faults.flaw import Flaw, Here, listed
from ludex.yugioh.moments.summons import FusionMonsterArrives
from ludex.yugioh.table.board import About, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import Carrying, Doing
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import LATER, Filter, Where

PLACES: tuple[Where, ...] = ("hand", "field", "graveyard")
"""Where Fusion Materials can come from."""


@value
class FusionSummon(Verb):
    """Fusion Summon a Fusion Monster of a filter from your Extra Deck.

    Its Fusion Materials are your monsters in the places `materials_from`. They are sent to the
    Graveyard, or banished where it is `banishing`; then the Fusion Monster comes face-up, in the
    position that you choose.
    """

    facts = (SentToGraveyard, Banished, FusionSummoned)
    special_summons = True
    fusion_summon: Filter
    materials_from: tuple[Where, ...]
    banishing: bool = False

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Let the player choose the Fusion Monster and its Materials, and have these leave."""
        fusion = yield self._choice(on.you, on.card.uid)
        if not isinstance(fusion, SummonByFusion):
            return
        chosen: tuple[Uid, ...] = ()
        for _ in g.state.card(fusion.card).data.materials:
            material = yield ChooseMaterial(on.you, fusion, chosen)
            if isinstance(material, UseAsMaterial):
                chosen += (material.card,)
        on.done = True
        yield MaterialsChosen(fusion.card, on.card.uid, on.by, chosen, banished=self.banishing)
        yield Then(FusionMonsterArrives(fusion, on.by))

    def could_do(self, g: Asked, you: Player, this: Uid, about: About) -> bool:
        """Whether there is a Fusion Monster that could be so Summoned."""
        return bool(g.choice(self._choice(you, this)).legal)

    def _choice(self, you: Player, this: Uid) -> ChooseFusionMonster:
        return ChooseFusionMonster(
            you, this, self.fusion_summon, self.materials_from, self.banishing
        )

    def looks_at(self) -> Iterator[Filter]:
        """Yield the cards that it may bring, which are the player's own."""
        yield replace(self.fusion_summon, in_="extra-deck", whose="you")

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield what is no Fusion Monster, Materials from nowhere, and what would come too soon."""
        yield from of_facts(self.fusion_summon, (self.name,))
        for index, name in enumerate(self.fusion_summon.named):
            card = here.cards.get(name)
            if card is not None and card.kind != "monster-fusion":
                at = (self.name, "named", index)
                yield Flaw(at, f"'{name}', which is no Fusion Monster", "a Fusion Monster")
        if not self.materials_from:
            yield Flaw(("materials-from",), "no place", listed(PLACES))
        for index, place in enumerate(self.materials_from):
            if place not in PLACES:
                yield Flaw(("materials-from", index), f"'{place}'", listed(PLACES))
        after = here.effect.does[len(here.before) + 1 :][:1]
        if after and after[0].join not in LATER:
            found = "something that is done together with it, before the Fusion Monster has come"
            yield Flaw((self.name,), found, f"{listed(LATER)} as its 'join'")
