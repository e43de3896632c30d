"""The words that all of the vocabulary shares: zones, kinds of card, filters and moments."""

from __future__ import annotations

from typing import Annotated, Literal

from ludex.kernel import value

Sentence = Annotated[str, "text"]
"""Our own words, which may hold placeholders."""

CardName = Annotated[str, "card"]
"""The slug of a card file."""

KnownCard = Annotated[str, "any-card"]
"""The slug of a card that is encoded, or only registered."""

EffectName = Annotated[str, "card"]
"""The address of an effect, `sangan#1`; of a card activated without one, `mountain#0`."""

Whose = Literal["you", "opponent"]
Placed = Literal[
    "deck",
    "extra-deck",
    "hand",
    "graveyard",
    "banished",
    "monster-zone",
    "spell-trap-zone",
    "field-zone",
]
"""Where a card of the Duel can be.

`deck`: the Main Deck; `extra-deck`: the Extra Deck; `hand`: the hand; `graveyard`: the Graveyard;
`banished`: with the cards that are banished; `monster-zone`: a Monster Zone; `spell-trap-zone`: a
Spell & Trap Zone; `field-zone`: the Field Zone.
"""

Zone = Literal[Placed, "aside"]
"""Where a card can lie at all.

`aside`: outside of the Duel, where Tokens lie that nobody has Summoned.
"""

CountedZone = Literal["monster-zone", "spell-trap-zone", "extra-monster-zone"]
"""Zones of which there is a number."""

Where = Literal[Placed, "field"]
"""`field` is any zone of the field."""

Counter = Literal["spell", "in-its-place", "plain"]
"""What can be placed on a card.

`spell`: a Spell Counter; `in-its-place`: a counter that goes if its card would be destroyed;
`plain`: one that means what the card's own text says.
"""

CardKind = Literal[
    "monster-normal",
    "monster-effect",
    "monster-fusion",
    "monster-synchro",
    "monster-token",
    "spell-normal",
    "spell-quick-play",
    "spell-continuous",
    "spell-equip",
    "spell-field",
    "trap-normal",
    "trap-continuous",
    "trap-counter",
]
PrintedKind = Literal[
    "monster-normal",
    "monster-effect",
    "monster-fusion",
    "monster-ritual",
    "monster-synchro",
    "monster-xyz",
    "spell-normal",
    "spell-quick-play",
    "spell-continuous",
    "spell-equip",
    "spell-field",
    "spell-ritual",
    "trap-normal",
    "trap-continuous",
    "trap-counter",
]
"""What a card of a Deck can be, played by the engine or not."""

Icon = Literal["continuous", "field"]
"""What the icon of a Spell or Trap Card says.

`continuous`: a Continuous Spell or Trap; `field`: a Field Spell.
"""

Family = Literal["monster", "spell", "trap"]
"""The families of cards; the first part of a `CardKind`."""

KindNamed = Literal["monster", "spell", "trap", "spell-or-trap"] | None
"""The kind of card that a filter names, if it names one."""

EffectKind = Literal[
    "activation",
    "trigger",
    "quick",
    "ignition",
    "continuous",
    "unchained",
    "maintenance",
    "own-summon",
]
"""What kind of effect it is; it tells which keys are read of it.

`activation`: the effect of a Spell or Trap Card being activated, one of several where the card
offers a choice; `trigger`: waits for `when`, and where it is `optional` its `timing` tells whether
it can miss that; `quick`: a Quick Effect, or an activated effect of a face-up Trap Card;
`ignition`: is used in one's own open Main Phase, and is always `optional`; `continuous`: says what
`holds` while its card is face-up and what it `requires` is so; `unchained`: does something when its
occasion comes, without a Chain, as its card lies face-up or has just left; `maintenance`: comes due
in each of the controller's Standby Phases: the Life Points of its `cost` are paid, or the card is
destroyed; `own-summon`: lets its player Special Summon it `from` the hand or Graveyard in an open
Main Phase, when what it `requires` is so and for its `cost`, by no effect and without a Chain.
"""

Attribute = Literal["DARK", "LIGHT", "EARTH", "WATER", "FIRE", "WIND"]
MonsterType = Literal[
    "Aqua",
    "Beast",
    "Beast-Warrior",
    "Dinosaur",
    "Divine-Beast",
    "Dragon",
    "Fairy",
    "Fiend",
    "Fish",
    "Insect",
    "Machine",
    "Plant",
    "Psychic",
    "Pyro",
    "Reptile",
    "Rock",
    "Sea Serpent",
    "Spellcaster",
    "Thunder",
    "Warrior",
    "Winged Beast",
    "Wyrm",
    "Zombie",
]
Ability = Literal["union", "flip"]
"""What kind of Effect Monster it is besides.

`union`: a Union monster; `flip`: a Flip monster.
"""

Series = Literal[
    "amazoness",
    "archfiend",
    "battlin-boxer",
    "blackwing",
    "crystal-beast",
    "destiny-hero",
    "elemental-hero",
    "frog",
    "gravekeepers",
    "mermail",
    "red-eyes",
    "six-samurai",
    "x-saber",
]
"""Parts of names by which cards belong together, as slugs."""

Position = Literal["attack", "defense"]
CoinSide = Literal["heads", "tails"]
Join = Literal["also", "and-if-you-do", "then", "after"]
"""How a verb is tied to the one before it.

`also`: both at the same time; `and-if-you-do`: at the same time, if the one before did something;
`then`: afterwards, if the one before did something; `after`: afterwards, whether it did or not.
"""

LATER: tuple[Join, ...] = ("then", "after")
"""How a verb is tied to one that comes before it in time."""

Later = Literal["end-phase", "after-damage-calculation"]
"""When an effect does a part of what it does later, without another Chain.

`end-phase`: as the End Phase of the turn comes; `after-damage-calculation`: as the moment “after
damage calculation” of the present Damage Step comes.
"""

PhaseStep = Literal["start-step", "battle-step", "damage-step", "end-step"]
"""The steps of a Battle Phase."""

SubStep = Literal[
    "start", "flip", "before-calculation", "calculation", "after-calculation", "effects", "end"
]
"""The timings of a Damage Step that some ruleset tells apart.

`start`: it has begun; `flip`: a face-down attack target is flipped face-up; `before-calculation`:
before damage calculation; `calculation`: damage calculation; `after-calculation`: battle damage has
been inflicted; `effects`: Flip Effects, and effects after damage calculation; `end`: monsters that
were destroyed by battle go to the Graveyard.
"""

DamageStepWord = Literal[
    "at-the-start",
    "before-damage-calculation",
    "during-damage-calculation",
    "after-damage-calculation",
    "at-the-end",
]
"""What the text of a card calls a moment of the Damage Step.

`at-the-start`: “at the start of the Damage Step”; `before-damage-calculation`: “before damage
calculation”; `during-damage-calculation`: “during damage calculation”; `after-damage-calculation`:
“after damage calculation”; `at-the-end`: “at the end of the Damage Step”.
"""

Until = Literal[
    "end-of-turn",
    "end-phase",
    "your-standby-phase",
    "your-battle-phase",
    "damage-calculation",
    "damage-step",
    "battle-phase",
    "phase-skipped",
    "third-turn",
    "while-there",
]
"""How long a change lasts.

`end-of-turn`: until the turn is over; `end-phase`: until the End Phase comes; `your-standby-phase`:
until your next Standby Phase; `your-battle-phase`: until your next Battle Phase;
`damage-calculation`: until this damage calculation is over; `damage-step`: until this Damage Step
is over; `battle-phase`: until this Battle Phase is over; `phase-skipped`: until such a phase has
been skipped; `third-turn`: until the third turn is over that the player of whom it holds has had by
then, the present one counted; `while-there`: for as long as the card of which it holds lies where
it does, and face-up if it is on the field.
"""


@value
class Filter:
    """Which cards are meant; every condition given must hold. `whose` is the controller's side.

    `declared` means monsters of an Attribute that was declared for the card whose text this is, and
    `other` any but that very card; `highest_atk` the face-up monsters on
    the field whose ATK is the highest, `lowest_atk` those whose ATK is the lowest; `effect_monster`
    Effect Monsters alone; `battle_destroyed` those that were destroyed by battle and sent to the
    Graveyard this turn, and `has_destroyed` those that have destroyed another by battle this turn
    and been face-up since; `attacked` those that have declared no attack this turn; `has_negated`
    those whose effect has negated an activation this turn, and that lie where they lay then;
    `summoned` those that came to the field by a Special Summon; `came` goes by the turn in which a
    card went where it lies, `spell_counters_at_least` by the Spell Counters on it, and `counters`
    asks whether any lie on it.
    """

    kind: KindNamed = None
    icon: Icon | None = None
    in_: Where | None = None
    whose: Whose | None = None
    face: Literal["up", "down"] | None = None
    position: Position | None = None
    type: tuple[MonsterType, ...] | None = None
    attribute: tuple[Attribute, ...] | None = None
    declared: Literal[True] | None = None
    level_at_most: int | None = None
    level_at_least: int | None = None
    atk_at_most: int | None = None
    atk_at_least: int | None = None
    def_at_most: int | None = None
    named: tuple[KnownCard, ...] = ()
    series: Series | None = None
    not_named: tuple[CardName, ...] = ()
    effect_monster: Literal[True] | None = None
    spell_counters_at_least: int | None = None
    counters: Literal["any", "none"] | None = None
    battle_destroyed: Literal["this-turn"] | None = None
    has_destroyed: Literal["this-turn"] | None = None
    attacked: Literal["not-this-turn"] | None = None
    has_negated: Literal["this-turn"] | None = None
    summoned: Literal["special"] | None = None
    came: Literal["before-this-turn"] | None = None
    other: bool = False
    highest_atk: bool = False
    lowest_atk: bool = False


@value
class Targets:
    """Cards chosen on activation: exactly `count`, or up to it; or none, where that is `optional`.

    `attacker` is the attacker, or anything but that; `just_summoned` are those of the occasion that
    was their Summon.
    """

    count: int
    of: Filter
    up_to: bool = False
    optional: bool = False
    attacker: bool | None = None
    just_summoned: bool = False


Which = Literal[
    "targets",
    "this",
    "negated-card",
    "battled",
    "destroyed",
    "your-battler",
    "equipped",
    "bound",
    "summoned",
    "just-summoned",
]
"""Cards that a verb, or what holds, is for.

`targets`: those that were targeted; `this`: the card itself; `negated-card`: the one whose
activation or effect was negated; `battled`: the monster that this card, or your battling monster,
battles; `destroyed`: the monster of the occasion that was destroyed by battle, where it lies since;
`your-battler`: your battling monster; `equipped`: the monster that this card is equipped
to; `bound`: the monster that this card is bound to; `summoned`: the one that a verb before it has
Special Summoned; `just-summoned`: those of the occasion that was their Summon, as far as they are
still as it asks.
"""

CardsMeant = Which | Literal["battler"] | Filter
"""Cards of which something holds.

`battler`: the monster of the effect's condition `battles`.
"""

PlayersMeant = Literal["you", "opponent", "both"]


@value
class MonsterValues:
    """What a card that is no monster by itself has as one, an Effect Monster where it says so."""

    type: MonsterType
    attribute: Attribute
    level: int
    atk: int
    def_: int
    effect_monster: bool = False


Measure = Literal[
    "damage-taken",
    "original-atk",
    "atk-of-battled",
    "atk-of-destroyed",
    "atk-of-target",
    "atk-it-had",
    "half-the-atk-it-had",
    "half-the-atk-of-equipped",
    "twice-its-atk",
    "half-its-original-atk",
]
"""A number that the board tells.

`damage-taken`: the damage of the occasion; `original-atk`: the original ATK of this card;
`atk-of-battled`: the ATK of the monster battled; `atk-of-destroyed`: that of the monster of the
occasion that was destroyed by battle; `atk-of-target`: that of the target; `atk-it-had`: the ATK
that the monster destroyed before this had on the field; `half-the-atk-it-had`: half of that;
`half-the-atk-of-equipped`: half the ATK of the equipped monster; `twice-its-atk`: twice the ATK
that it has now; `half-its-original-atk`: half its original ATK.
"""
