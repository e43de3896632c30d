"""The occasions of a Battle Phase on which rules hang."""

from __future__ import annotations

from collections.abc import Hashable

from ludex.kernel import Step, value
from ludex.yugioh.decisions import Attack
from ludex.yugioh.table.board import Uid
from ludex.yugioh.table.subjects import AboutCard
from ludex.yugioh.vocabulary import PhaseStep, SubStep


@value
class StepBegins(Step):
    """A step of the Battle Phase begins."""

    step: PhaseStep


@value
class OpenBattleStep(Step):
    """The turn player may declare an attack."""


@value
class AttackIsDeclared(Step):
    """An attack is declared."""

    option: Attack

    @property
    def subject(self) -> Hashable:
        """The attacker."""
        return self.option.card


@value
class DeclarationIsOver(Step):
    """Nobody answers the declaration of an attack, or answers it any more."""


@value
class AttackGoesOn(Step):
    """Nobody adds anything to the declaration: does the attack still go on as declared?"""


@value
class SubStepBegins(Step):
    """A sub-step of the Damage Step begins."""

    sub_step: SubStep


@value
class SubStepEnds(Step):
    """Nobody adds anything to a sub-step."""

    sub_step: SubStep


@value
class DamageStepEnds(Step):
    """The Damage Step is over."""


@value
class MonsterIsPositioned(AboutCard, Step):
    """A monster is Flip Summoned, or its battle position changed, by its player."""

    card: Uid
    flip: bool
