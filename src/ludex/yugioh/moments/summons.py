"""The occasions of a Summon before it is complete."""

from __future__ import annotations

from collections.abc import Hashable

from ludex.kernel import Step, value
from ludex.yugioh.decisions import SummonByFusion, SummonItself
from ludex.yugioh.table.board import Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.table.subjects import AboutCard
from ludex.yugioh.vocabulary import HowSummoned


@value
class SummonBegins(AboutCard, Step):
    """A monster is about to be Summoned by a player, and by no effect."""

    card: Uid
    player: Player
    how: HowSummoned


class OfOwnSummon(Step):
    """A part of a Special Summon that no effect performs."""

    __slots__ = ()
    option: SummonItself

    @property
    def subject(self) -> Hashable:
        """The monster."""
        return self.option.card


@value
class OwnSummonIsPaid(OfOwnSummon):
    """What such a Special Summon takes is paid."""

    option: SummonItself


@value
class OwnSummonArrives(OfOwnSummon):
    """The monster of such a Special Summon comes."""

    option: SummonItself


@value
class FusionMonsterArrives(Step):
    """The monster of a Fusion Summon by an effect `text` comes, its Materials having left."""

    option: SummonByFusion
    text: str

    @property
    def subject(self) -> Hashable:
        """The monster."""
        return self.option.card
