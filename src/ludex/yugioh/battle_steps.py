"""The occasions of a Battle Phase on which rules hang."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from ludex.kernel import Step
from ludex.yugioh.board import Uid
from ludex.yugioh.decisions import Attack
from ludex.yugioh.subjects import AboutCard
from ludex.yugioh.vocabulary import Step as StepName
from ludex.yugioh.vocabulary import SubStep


@dataclass(frozen=True, slots=True)
class StepBegins(Step):
    """A step of the Battle Phase begins."""

    step: StepName


@dataclass(frozen=True, slots=True)
class OpenBattleStep(Step):
    """The turn player may declare an attack."""


@dataclass(frozen=True, slots=True)
class AttackIsDeclared(Step):
    """An attack is declared."""

    option: Attack

    @property
    def subject(self) -> Hashable:
        """The attacker."""
        return self.option.card


@dataclass(frozen=True, slots=True)
class AttackGoesOn(Step):
    """Nobody adds anything to the declaration: does the attack still go on as declared?"""


@dataclass(frozen=True, slots=True)
class SubStepBegins(Step):
    """A sub-step of the Damage Step begins."""

    sub_step: SubStep


@dataclass(frozen=True, slots=True)
class SubStepEnds(Step):
    """Nobody adds anything to a sub-step."""

    sub_step: SubStep


@dataclass(frozen=True, slots=True)
class DamageStepEnds(Step):
    """The Damage Step is over."""


@dataclass(frozen=True, slots=True)
class MonsterIsPositioned(AboutCard, Step):
    """A monster is Flip Summoned, or its battle position changed, by its player."""

    card: Uid
    flip: bool
