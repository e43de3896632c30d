"""The verb `summon-as-monster`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ludex.kernel import value
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions.refusable import EffectOnItself, SpecialSummoning
from ludex.yugioh.facts import NowHolds, SummonedAsMonster, moved
from ludex.yugioh.faults.flaw import Flaw, Here, at_least, at_most
from ludex.yugioh.quantities import TrapMonsterZones
from ludex.yugioh.readings.filters import is_monster
from ludex.yugioh.table.board import About, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import Carrying, Doing, position_of
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import MonsterValues, TreatedAs, Zone

BOTH: tuple[Zone, ...] = ("spell-trap-zone", "monster-zone")
"""The first is where such a card counts as lying."""


@value
class SummonAsMonster(Verb):
    """Special Summon this very Trap Card as a monster with these values, still a Trap Card.

    In the position that you choose, unless it says in which.
    """

    facts = (SummonedAsMonster, NowHolds)
    special_summons = True
    summon_as_monster: MonsterValues
    position: Literal["either", "defense"] = "either"

    @property
    def makes_monster(self) -> MonsterValues | None:
        """These values."""
        return self.summon_as_monster

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Choose its position, Summon it, and give it its values."""
        uid, you = on.card.uid, on.you
        if g.refuses(EffectOnItself(on.number, uid)) or not self._may_come(g, you, uid):
            return
        position = yield from position_of(uid, on, either=self.position == "either")
        if self.position == "defense":
            position = "defense"
        zones = g.value(TrapMonsterZones(uid))
        how = {"position": position, "zones": BOTH if zones == "both" else (zones,)}
        yield moved(SummonedAsMonster, g.state.card(uid), "monster-zone", you, **how)
        card = g.state.card(uid)
        on.done = is_monster(card) and card.on_field
        if on.done:
            yield on.holds(g, TreatedAs(self.summon_as_monster), None, card=card)

    def could_do(self, g: Asked, you: Player, this: Uid, about: About) -> bool:
        """Whether nothing keeps such a monster from being Special Summoned."""
        return self._may_come(g, you, this)

    def _may_come(self, g: Asked, you: Player, this: Uid) -> bool:
        coming = SpecialSummoning(this, you, face_down=False, values=self.summon_as_monster)
        return not g.refusals(coming)

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield that it is no Trap that stays, or not being activated, and values of no monster."""
        if here.card.kind != "trap-continuous" or here.effect.kind != "activation":
            found = f"'{here.effect.kind}' of a {here.card.kind}, which does not stay as a monster"
            yield Flaw((self.name,), found, "the activation of a trap-continuous")
        values = self.summon_as_monster
        yield from at_least(1, values.level, (self.name, "level"))
        yield from at_most(12, values.level, (self.name, "level"))
        yield from at_least(0, values.atk, (self.name, "atk"))
        yield from at_least(0, values.def_, (self.name, "def"))
