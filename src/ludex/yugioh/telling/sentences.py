"""The sentences of the log in English; the catalogues have them as `event#name`."""

from __future__ import annotations

from collections.abc import Mapping

from ludex.yugioh.vocabulary import SubStep

PHASES: Mapping[str, str] = {
    "draw": "draw-phase",
    "standby": "standby-phase",
    "main-1": "main-phase-1",
    "battle": "battle-phase",
    "main-2": "main-phase-2",
    "end": "end-phase",
}
"""The term for each phase."""

POSITIONS: Mapping[str, str] = {"attack": "attack-position", "defense": "defense-position"}
"""The term for each battle position."""

SUB_STEPS: Mapping[SubStep, str] = {
    "start": "StartOfDamageStep",
    "flip": "FlipOfTarget",
    "before-calculation": "BeforeDamageCalculation",
    "calculation": "DamageCalculation",
    "after-calculation": "AfterDamageCalculation",
    "effects": "EffectsThatFollow",
    "end": "EndOfDamageStep",
}
"""The sentence that tells of the beginning of each sub-step of the Damage Step."""

SENTENCES: Mapping[str, str] = {
    "ActivationNegated": "The activation of {card} is negated.",
    "AddedToHand": "{player} adds {card} to the hand.",
    "AfterDamageCalculation": "Sub-step {number} begins: after {term:damage-calculation}.",
    "AtkAndDefChanged": "The ATK of {card} changes by {atk}, its DEF by {def}.",
    "AtkCalculated": (
        "Damage is calculated: {card} with {attack} ATK against {target} with {defense} ATK."
    ),
    "AtkGained": "{card} gains {amount} ATK.",
    "AtkLost": "{card} loses {amount} ATK.",
    "AtkSet": "The ATK of {card} is now {atk}.",
    "AttackCalledOff": "In the {term:replay} {player} calls the {term:attack} of {card} off.",
    "AttackDeclared": "{player} attacks {target} with {card}.",
    "AttackNegated": "The {term:attack} of {card} is negated.",
    "AttackRedirected": "In the {term:replay} {card} attacks {target}.",
    "AttackRedirectedDirectly": "In the {term:replay} {card} attacks directly.",
    "AttackStopped": "The {term:attack} of {card} does not go on.",
    "Banished": "{card} is banished.",
    "BattleDamagePrevented": "{player} does not take the {amount} {term:battle-damage}.",
    "BattleDamaged": "{player} takes {amount} {term:battle-damage}.",
    "BattlePhaseEnds": "With this the {term:battle-phase} ends.",
    "BeforeDamageCalculation": "Sub-step {number} begins: before {term:damage-calculation}.",
    "CalculationOver": "What lasted for {term:damage-calculation} is over.",
    "CardSet": "{player} Sets {card}.",
    "ChainEnded": "The {term:chain} is over.",
    "DamageCalculation": "Sub-step {number} begins: {term:damage-calculation}.",
    "DamageStepOver": "The {term:damage-step} is over, and with it whatever lasted for it.",
    "Damaged": "{player} takes {amount} damage.",
    "Declined": "{player} does not pay for {card}.",
    "DefCalculated": (
        "Damage is calculated: {card} with {attack} ATK against {target} with {defense} DEF."
    ),
    "Destroyed": "{by} destroys {card}.",
    "DestroyedByBattle": "{by} destroys {card} by battle.",
    "DestroyedByItself": "{card} is destroyed by its own effect.",
    "DestroyedByRule": "{card} is destroyed by the rules of the game.",
    "DirectAttackCalculated": "Damage is calculated: {card} attacks directly with {attack} ATK.",
    "DirectAttackDeclared": "{player} attacks directly with {card}.",
    "Discarded": "{player} discards {card}.",
    "DrawFailed": "{player} has no card left to draw.",
    "Drew": "{player} draws {card}.",
    "DuelEnded": "The {term:duel} is over.",
    "EffectNegated": "The effect of {card} is negated.",
    "EffectsNegated": "The effects of {card} are negated.",
    "EffectsThatFollow": "Sub-step {number} begins: the effects that follow.",
    "EndOfDamageStep": "Sub-step {number} begins: the end of the {term:damage-step}.",
    "EndPhaseReached": "What lasted until the {term:end-phase} is over.",
    "FlipOfTarget": "Sub-step {number} begins: the time to flip a face-down {term:attack-target}.",
    "FlipSummoned": "{player} Flip Summons {card}.",
    "Flipped": "{card} is flipped face-up.",
    "FlippedByAttack": "The {term:attack} flips {card} face-up.",
    "GainedLifePoints": "{player} gains {amount} {term:life-points}.",
    "LifePointsSet": "{player} begins with {amount} {term:life-points}.",
    "LinkAdded": "{player} activates {card}: {term:chain-link} {number}.",
    "LinkAddedByChoice": (
        "{player} activates {card} and chooses effect {effect}: {term:chain-link} {number}."
    ),
    "LinkFailed": "{term:chain-link} {number}, {card}, resolves without effect.",
    "LinkNegated": "{term:chain-link} {number}, {card}, was negated and does not resolve.",
    "LinkResolved": "{term:chain-link} {number}, {card}, has resolved.",
    "Lost": "{player} loses the {term:duel}.",
    "MonsterSet": "{player} Sets the monster {card}.",
    "MustTribute": "If {player} Tributes a monster this turn, it has to be {card} first.",
    "NoBattleDamage": "{player} takes no {term:battle-damage} this turn.",
    "NoBattleDamageNow": "{player} takes no {term:battle-damage} from this battle.",
    "NoBattleDestruction": "{player}’s monsters are not destroyed by battle this turn.",
    "NoBattlePhase": "{player} has no {term:battle-phase} this turn.",
    "NormalSummoned": "{player} Normal Summons {card}.",
    "NotDestroyedByBattle": "{card} is not destroyed by battle.",
    "OriginalAtk": "The original ATK of {card} is now {atk}.",
    "OriginalAtkAndDef": "The original ATK of {card} is now {atk}, its original DEF {def}.",
    "PaidLifePoints": "{player} pays {amount} {term:life-points}.",
    "PhaseBegan": "{phase} begins.",
    "Placed": "{player} puts {card} face-up on the field.",
    "PositionChanged": "{card} is changed to {position}.",
    "PositionChangedByPlayer": "{player} changes {card} to {position}.",
    "ReturnedToHand": "{card} returns to {player}’s hand.",
    "RestrictionLifted": "{card} no longer forbids the {term:battle-phase}.",
    "SentAfterBattle": "{card}, destroyed by battle, is sent to the {term:graveyard}.",
    "SentByRule": "{card} is sent to the {term:graveyard} by the rules of the game.",
    "SentToGraveyard": "{card} is sent to the {term:graveyard}.",
    "SpecialSummoned": "{player} Special Summons {card}.",
    "SpecialSummonedFaceDown": "{player} Special Summons {card} face-down.",
    "StartOfDamageStep": "Sub-step {number} begins: the start of the {term:damage-step}.",
    "StepBegan": "{step} begins.",
    "StepGoesOn": "{step} goes on.",
    "Targeted": "{player} chooses {cards} as target.",
    "ToBeDestroyed": "{card} is to be destroyed in the {term:end-phase}.",
    "TokenSummoned": "{player} Special Summons {card}.",
    "TokenVanished": "{card} leaves the field and is gone.",
    "TributeSummoned": "{player} Tribute Summons {card}.",
    "Tributed": "{card} is Tributed.",
    "Triggered": "The effect of {card} is triggered.",
    "TurnBegan": "Turn {turn} begins: {player}’s turn.",
    "TurnedFaceDown": "{card} is turned face-down.",
    "TurnedFaceUp": "{card} is turned face-up.",
    "UsedUp": "{card} has done its work and is sent to the {term:graveyard}.",
}
"""English sentences by name."""
