"""Effects and cards, as card files hold them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from typing import Literal

from ludex.kernel import value
from ludex.yugioh.identity import home_of
from ludex.yugioh.readings.filters import hangs_on_atk
from ludex.yugioh.verbs import AnyVerb
from ludex.yugioh.vocabulary import (
    WATCHED,
    Ability,
    Attribute,
    CardKind,
    CardName,
    Condition,
    Control,
    Cost,
    CountsAs,
    EffectKind,
    Filter,
    Holds,
    KnownCard,
    MonsterType,
    MonsterValues,
    Negated,
    Occasion,
    PrintedKind,
    Sentence,
    Series,
    Targets,
    WhenWouldBeSummoned,
    Zone,
)


@value
class Effect:
    """One effect of a card.

    `from_activation` holds from the activation on, for the turn, whatever becomes of the effect.
    `from_` is where the card has to be, the field unless it says otherwise, and `during` the only
    part of the battle in which the effect can be used. `timing` tells "When… you can" from
    "If… you can". `anyone` may use it, not its controller alone. `once` says how often it can be
    used: once per battle, once per turn, (`turn-either`) once per turn together with the other
    effects of the card that say so, (`turn-by-name`) once with whatever copy of the card, or
    (`either`) one of those that say so, whenever their occasion comes; or once per Chain.
    What a continuous effect that `lingers` once holds of a monster it goes on holding of it, for as
    long as both stay face-up on the field.
    """

    says: Sentence
    kind: EffectKind
    when: Occasion | None = None
    optional: bool = False
    timing: Literal["when", "if"] = "when"
    from_: Zone | None = None
    during: Literal["damage-step", "damage-calculation"] | None = None
    requires: tuple[Condition, ...] = ()
    once: Literal["battle", "turn", "turn-either", "turn-by-name", "either", "chain"] | None = None
    anyone: bool = False
    targets: Targets | None = None
    cost: tuple[Cost, ...] = ()
    does: tuple[AnyVerb, ...] = ()
    holds: tuple[Holds, ...] = ()
    lingers: bool = False
    from_activation: tuple[Holds, ...] = ()


@value
class Unencoded:
    """A part of a card's text that the engine does not play yet, and why."""

    says: Sentence
    why: Sentence


@dataclass(frozen=True)
class CardData:
    """A card's facts: names are kept apart, in four languages.

    `released` is the day of its first print in the TCG, which a Token need not say.
    `cannot_be_normal_summoned` is of the Normal Set, too, unless it says `face-up`.
    `materials` are the Fusion Materials of a Fusion Monster, one monster for each.
    `cannot_be_special_summoned` may be true of the Graveyard alone, or of everything but a Fusion
    Summon; `special_summoned_only_by` names the cards whose effects alone can do it: the card
    itself stands for its own way.
    `spell_counters` is how many Spell Counters it can hold.
    `union_limit_printed` is of a Union whose newest print still lets a monster bear one only.
    `treated_as` is the card as which its name is always treated. Of one with `only_one_controlled`
    a player can control 1 face-up. A Spell that `stays_for` so many of the opponent's turns stays
    on the field till then.
    """

    id: str
    passcode: int
    kind: CardKind
    attribute: Attribute | None = None
    type: MonsterType | None = None
    level: int | None = None
    atk: int | None = None
    def_: int | None = None
    abilities: tuple[Ability, ...] = ()
    series: tuple[Series, ...] = ()
    cannot_be_normal_summoned: bool | Literal["face-up"] = False
    materials: tuple[Filter, ...] = ()
    cannot_be_special_summoned: bool | Literal["from-graveyard", "except-by-fusion-summon"] = False
    special_summoned_only_by: tuple[KnownCard, ...] = ()
    union_limit_printed: bool = False
    spell_counters: int | Literal["any"] | None = None
    released: date | None = None
    treated_as: CardName | None = None
    only_one_controlled: bool = False
    stays_for: int | None = None
    effects: tuple[Effect, ...] = ()
    unencoded: tuple[Unencoded, ...] = ()

    @cached_property
    def family(self) -> str:
        """Monster, spell or trap."""
        return self.kind.split("-", 1)[0]

    @cached_property
    def icon(self) -> str:
        """What the icon of a Spell or Trap Card says."""
        return self.kind.split("-", 1)[1]

    @cached_property
    def effect_monster(self) -> bool:
        """Whether it is an Effect Monster; one of the Extra Deck is, if it has any effect."""
        told = bool(self.effects or self.unencoded)
        return self.kind == "monster-effect" or (self.of_extra_deck and told)

    @cached_property
    def of_extra_deck(self) -> bool:
        """Whether it belongs into the Extra Deck."""
        return home_of(self.kind) == "extra-deck"

    @cached_property
    def as_monster(self) -> MonsterValues | None:
        """What a Trap Card that Summons itself has as a monster."""
        verbs = (verb for effect in self.effects for verb in effect.does)
        return next((v for verb in verbs if (v := verb.makes_monster) is not None), None)

    @cached_property
    def families(self) -> tuple[str, ...]:
        """What it is on the field: its family, and a monster if it can Summon itself as one."""
        return (self.family,) if self.as_monster is None else (self.family, "monster")

    @cached_property
    def negates(self) -> bool:
        """Whether a continuous effect of it negates the effects of cards."""
        return any(isinstance(what, Negated) for each in self.effects for what in each.holds)

    @cached_property
    def negates_summons(self) -> bool:
        """Whether an effect of it can negate Summons."""
        return any(isinstance(each.when, WhenWouldBeSummoned) for each in self.effects)

    @cached_property
    def takes_control(self) -> bool:
        """Whether a continuous effect of it gives its player control of monsters."""
        return any(isinstance(what, Control) for each in self.effects for what in each.holds)

    @cached_property
    def watches(self) -> bool:
        """Whether a Trigger Effect of it waits for what happens to other monsters."""
        return any(
            isinstance(each.when, WATCHED) and each.kind == "trigger" for each in self.effects
        )

    @cached_property
    def declares_attributes(self) -> bool:
        """Whether Attributes are declared for it."""
        return any(verb.name == "declare" for each in self.effects for verb in each.does)

    @cached_property
    def limits_special_summons(self) -> bool:
        """Whether its text keeps it from being Special Summoned, or from some ways of it."""
        return bool(self.cannot_be_special_summoned or self.special_summoned_only_by)

    @cached_property
    def counts_as_another(self) -> bool:
        """Whether a continuous effect of it gives it the name of another card."""
        return any(isinstance(what, CountsAs) for each in self.effects for what in each.holds)

    @cached_property
    def goes_by_atk(self) -> bool:
        """Whether a continuous effect of it asks for ATK, so that it can be part of a loop."""
        return any(hangs_on_atk(each) for each in self.effects if each.kind == "continuous")

    @cached_property
    def by_kind(self) -> Mapping[str, tuple[tuple[int, Effect], ...]]:
        """The effects of each kind, with their numbers in the card file, from 1."""
        numbered = tuple(enumerate(self.effects, 1))
        return {
            kind: tuple(one for one in numbered if one[1].kind == kind)
            for kind in dict.fromkeys(effect.kind for effect in self.effects)
        }


@value
class PrintedCard:
    """What is printed on a card that is not encoded: names are kept apart here, too.

    `released` is the day of its first print in the TCG, `treated_as` the card as which its name is
    always treated. An Xyz Monster has a `rank` and no Level; `?` is an ATK or DEF that is not set.
    """

    passcode: int
    kind: PrintedKind
    attribute: Attribute | None = None
    type: MonsterType | None = None
    level: int | None = None
    rank: int | None = None
    atk: int | Literal["?"] | None = None
    def_: int | Literal["?"] | None = None
    released: date | None = None
    treated_as: KnownCard | None = None
