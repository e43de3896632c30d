"""The Damage Step in English: classes of effect, and what takes place in its sub-steps."""

from __future__ import annotations

from collections.abc import Mapping

TIMINGS: Mapping[str, str] = {
    "timings.title": "The Damage Step: {ruleset}",
    "timings.intro": (
        "What can be activated in each {term:sub-step} of the {term:damage-step}, and what takes "
        "place there. Each cell names the clause that says so and, below it, examples that show "
        "it. The table is read from the very rules that the program plays by."
    ),
    "timings.label": "Damage Step",
    "timings.see": "As a table",
    "timings.admits": "What can be activated in each sub-step",
    "timings.effects": "Cards and effects",
    "timings.admitted": "allowed",
    "timings.refused": "forbidden",
    "timings.unsaid": "not allowed",
    "timings.rest": (
        "A card or effect that no clause allows cannot be activated, unless its own text says that "
        "it can: {rule}."
    ),
    "timings.order": "What takes place when",
    "timings.sub-step": "Sub-step",
    "timings.places": "What takes place",
    "timings.chains": "Chains started by choice",
    "timings.nothing": "nothing of its own",
    "timings.no-limit": "no limit",
    "timings.limit": "at most {number}",
    "compared.top": "Damage Step",
    "compared.within": "What can be activated in each sub-step, and where the rulesets differ.",
    "compared.title": "Where the rulesets differ in the Damage Step",
    "compared.name": "side by side",
    "compared.label": "Compared",
    "compared.see": "Side by side with the other rulesets",
    "compared.intro": (
        "Only what differs is listed here: what the rulesets allow in a {term:sub-step}, and in "
        "which sub-step something takes place. Each cell names the clause that says so and the "
        "examples that decide it; each example is played under every ruleset that it is for."
    ),
    "compared.none": "in no sub-step",
    "compared.no-such": "no such sub-step",
    "when.title": "When can I use it? Cards in the Damage Step",
    "when.name": "card by card",
    "when.label": "When to use a card",
    "when.see": "When each card can be used",
    "when.card": "In the Damage Step, sub-step by sub-step",
    "when.intro": (
        "The program puts each card into battles of every kind and shows what the card can "
        "do in each {term:sub-step} of the {term:damage-step}. Each symbol links to the "
        "clause that says so."
    ),
    "when.find": "For any other card that the program plays, use the command",
    "when.by-itself": "goes on the Chain by itself",
    "when.can": "can be activated",
    "when.applies": "acts without a Chain",
    "when.refused": "cannot be activated",
    "when.if-met": "only if its condition is met",
    "when.nothing": "does nothing",
    "when.never": "This does nothing in the Damage Step.",
    "when.without": "Activated without an effect",
    "sub-step.start": "start of the Damage Step",
    "sub-step.flip": "flip of the attack target",
    "sub-step.before-calculation": "before damage calculation",
    "sub-step.calculation": "damage calculation",
    "sub-step.after-calculation": "after damage calculation",
    "sub-step.effects": "the effects that follow damage calculation",
    "sub-step.end": "end of the Damage Step",
    "effect-class.counter-trap": "Counter Traps",
    "effect-class.monster-negates-activation": "Monster effects that negate activations",
    "effect-class.monster-negates-effect": (
        "Monster effects that negate an effect, but not its activation"
    ),
    "effect-class.spell-trap-negates-activation": (
        "Spells, and Traps other than Counter Traps, that negate activations"
    ),
    "effect-class.spell-trap-negates-effect": (
        "Spells, and Traps other than Counter Traps, that negate effects"
    ),
    "effect-class.mandatory": "Mandatory effects",
    "effect-class.moves-or-acts": (
        "Monster effects that are triggered when the monster itself is moved or turned"
    ),
    "effect-class.flip": "Effects that are triggered when their monster is flipped face-up",
    "effect-class.monster-changes-atk-def": "Quick Effects of monsters that change ATK or DEF",
    "effect-class.spell-trap-changes-atk-def": "Spells and Traps that change ATK or DEF",
    "effect-class.at-the-start": "Effects “at the start of the Damage Step”",
    "effect-class.before-damage-calculation": "Effects “before damage calculation”",
    "effect-class.during-damage-calculation": "Effects “during damage calculation”",
    "effect-class.up-to-damage-calculation": (
        "Effects for which, according to a ruling, damage calculation is not too late"
    ),
    "effect-class.ahead-of-battle-damage": (
        "Cards and effects that a ruling places before all effects that battle damage triggers"
    ),
    "effect-class.battle-damage": "Effects that are triggered by battle damage",
    "effect-class.after-damage-calculation": "Effects “after damage calculation”",
    "effect-class.destroyed-by-battle": (
        "Effects that are triggered when a monster is destroyed by battle"
    ),
    "effect-class.at-the-end": "Effects “at the end of the Damage Step”",
    "effect-class.says-damage-step": (
        "Cards that can be activated in the Damage Step because their own text, or a ruling, says "
        "so"
    ),
    "effect-class.other": "All other cards and effects",
    "occurrence.during-the-damage-step": (
        "Effects that last “during the Damage Step” begin to apply."
    ),
    "occurrence.at-the-start": "Effects “at the start of the Damage Step” are triggered.",
    "occurrence.flip": "A face-down attack target is flipped face-up.",
    "occurrence.before-damage-calculation": "Effects “before damage calculation” are triggered.",
    "occurrence.during-damage-calculation": (
        "Effects “during damage calculation” are triggered, can be used, or apply."
    ),
    "occurrence.damage-calculation": (
        "At the end of the sub-step, damage is calculated: players take battle damage, and "
        "monsters are destroyed by battle."
    ),
    "occurrence.end-of-destroyed-monsters-effects": (
        "The Continuous Effects of monsters that are destroyed by battle stop applying."
    ),
    "occurrence.self-destruction": (
        "From this sub-step on, Continuous Effects again destroy their own cards and send "
        "monsters to the Graveyard."
    ),
    "occurrence.battle-damage": "Effects that are triggered by battle damage are activated.",
    "occurrence.after-damage-calculation": "Effects “after damage calculation” are triggered.",
    "occurrence.flip-effects": (
        "Effects of a monster that the attack has flipped face-up go on the Chain."
    ),
    "occurrence.destroyed-monsters-leave": (
        "Monsters that are destroyed by battle are sent to the Graveyard."
    ),
    "occurrence.destroyed-by-battle-effects": (
        "Effects that are triggered by destruction by battle go on the Chain."
    ),
    "occurrence.at-the-end": "Effects “at the end of the Damage Step” are triggered.",
}
"""English strings by key."""
