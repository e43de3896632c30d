"""Rules of the Damage Step."""

from __future__ import annotations

from ludex.kernel import Acts, Then
from tests.kernel.mini.book import Duel, rule
from tests.kernel.mini.events import (
    AttackDeclared,
    DamageCalculated,
    DamageStepEnded,
    LostLifePoints,
    Turned,
)
from tests.kernel.mini.occasions import (
    AfterCalculation,
    BeforeCalculation,
    Calculation,
    DamageStep,
    DuringCalculation,
    EndOfDamageStep,
)
from tests.kernel.mini.quantities import Attack

BATTLE = ("battle.1", "battle.2", "battle.3", "battle.4")


@rule("battle.1", does=DamageStep)
def sub_steps_of_the_damage_step(g: Duel, step: DamageStep) -> Acts:
    """The Damage Step goes through its sub-steps."""
    battle = (step.attacker, step.target)
    yield AttackDeclared(*battle)
    yield Then(BeforeCalculation(*battle))
    yield Then(DuringCalculation(*battle))
    yield Then(Calculation(*battle))
    yield Then(AfterCalculation(*battle))
    yield Then(EndOfDamageStep(*battle))


@rule("battle.2", does=BeforeCalculation)
def the_target_is_flipped(g: Duel, step: BeforeCalculation) -> Acts:
    """A face-down monster that is attacked is turned face-up."""
    if not g.state.card(step.target).face_up:
        yield Turned(step.target, face_up=True)


@rule("battle.3", does=Calculation)
def damage_is_calculated(g: Duel, step: Calculation) -> Acts:
    """The difference in ATK is damage to the controller of the weaker monster."""
    attacker, target = g.value(Attack(step.attacker)), g.value(Attack(step.target))
    yield DamageCalculated(step.attacker, step.target, attacker, target)
    weaker = step.target if attacker > target else step.attacker
    if attacker != target:
        yield LostLifePoints(g.state.card(weaker).controller, abs(attacker - target))


@rule("battle.4", does=EndOfDamageStep)
def the_damage_step_ends(g: Duel, step: EndOfDamageStep) -> Acts:
    """At the end of the Damage Step the battle is over."""
    yield DamageStepEnded()
