"""The closed vocabulary of card data, as frozen dataclasses: filters, occasions, costs and verbs.

Every mapping in a card file is one of these. Keys are the field names in kebab-case; the field
that names the thing (`destroy`, `pay-life-points`) comes first and tells which one it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

Sentence = Annotated[str, "text"]
"""Our own words, which may hold placeholders."""

CardName = Annotated[str, "card"]
"""The slug of a card file."""

Whose = Literal["you", "opponent"]
Zone = Literal[
    "deck", "hand", "graveyard", "banished", "monster-zone", "spell-trap-zone", "field-zone"
]
CountedZone = Literal["monster-zone", "spell-trap-zone", "extra-monster-zone"]
"""Zones of which there is a number."""

Where = Literal[
    "deck",
    "hand",
    "graveyard",
    "banished",
    "monster-zone",
    "spell-trap-zone",
    "field-zone",
    "field",
]
CardKind = Literal[
    "monster-normal",
    "monster-effect",
    "spell-normal",
    "spell-quick-play",
    "spell-continuous",
    "spell-field",
    "trap-normal",
    "trap-continuous",
    "trap-counter",
]
Attribute = Literal["DARK", "LIGHT", "EARTH", "WATER", "FIRE", "WIND"]
Join = Literal["also", "and-if-you-do", "then"]


@dataclass(frozen=True, slots=True)
class Filter:
    """Which cards are meant; every condition given must hold. `whose` is the controller's side."""

    kind: Literal["monster", "spell", "trap", "spell-or-trap"] | None = None
    in_: Where | None = None
    whose: Whose | None = None
    face: Literal["up", "down"] | None = None
    type: tuple[str, ...] | None = None
    attribute: Attribute | None = None
    level_at_most: int | None = None
    atk_at_most: int | None = None
    def_at_most: int | None = None
    name: CardName | None = None
    other_than_this: bool = False


@dataclass(frozen=True, slots=True)
class Targets:
    """Cards chosen on activation: exactly `count`, or up to it."""

    count: int
    of: Filter
    up_to: bool = False


# Occasions: what a Trigger Effect waits for.


@dataclass(frozen=True, slots=True)
class SentToGraveyard:
    """This card was sent to the Graveyard, from a place if one is named."""

    sent_to_graveyard: Literal["this"]
    from_: Where | None = None


@dataclass(frozen=True, slots=True)
class TributeSummoned:
    """This card was Tribute Summoned."""

    tribute_summoned: Literal["this"]


@dataclass(frozen=True, slots=True)
class CardActivated:
    """A card was activated, as the Chain Link just before."""

    card_activated: Literal["spell", "trap", "spell-or-trap"]
    by: Whose | None = None


Occasion = SentToGraveyard | TributeSummoned | CardActivated

# Costs.


@dataclass(frozen=True, slots=True)
class PayLifePoints:
    """Pay Life Points."""

    pay_life_points: int


@dataclass(frozen=True, slots=True)
class DiscardCost:
    """Discard cards from the hand to the Graveyard."""

    discard: int


@dataclass(frozen=True, slots=True)
class BanishThis:
    """Banish this very card."""

    banish_this: Literal[True]


Cost = PayLifePoints | DiscardCost | BanishThis

# Verbs: what an effect does. `join` ties it to the verb before it.

Which = Literal["targets", "this", "negated-card"]


@dataclass(frozen=True, slots=True)
class Destroy:
    """Destroy the targets, this card, or every card of a filter."""

    destroy: Which | Filter
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class Banish:
    """Banish the targets, this card, or every card of a filter."""

    banish: Which | Filter
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class ReturnToHand:
    """Return the targets, this card, or every card of a filter to their owners' hands."""

    return_to_hand: Which | Filter
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class Damage:
    """Inflict damage; `if_it_was` looks at the card that the verb before it moved."""

    damage: int
    to: Whose
    if_it_was: Filter | None = None
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class GainLifePoints:
    """A player gains Life Points."""

    gain_life_points: int
    who: Whose
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class Draw:
    """A player draws cards."""

    draw: int
    who: Whose
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class AddToHand:
    """Add one card of a filter to your hand, if you like where it is `optional`."""

    add_to_hand: Filter
    optional: bool = False
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class SpecialSummon:
    """Special Summon one monster from among the places, which the filter does not repeat."""

    special_summon: Filter
    from_: tuple[Zone, ...]
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class SetFromHand:
    """Set one card of a filter from your hand, if you like."""

    you_may_set: Filter
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class NegateActivation:
    """Negate the activation that this effect answers."""

    negate: Literal["activation"]
    join: Join = "also"


@dataclass(frozen=True, slots=True)
class MustTribute:
    """For this turn, what you Tribute must be the targets first, as if you controlled them."""

    must_tribute: Literal["targets"]
    join: Join = "also"


Verb = (
    Destroy
    | Banish
    | ReturnToHand
    | Damage
    | GainLifePoints
    | Draw
    | AddToHand
    | SpecialSummon
    | SetFromHand
    | NegateActivation
    | MustTribute
)

# Continuous contributions.


@dataclass(frozen=True, slots=True)
class Raise:
    """Monsters of a filter gain (or, below zero, lose) ATK and DEF."""

    of: Filter
    atk: int = 0
    def_: int = 0


@dataclass(frozen=True, slots=True)
class BanishInstead:
    """Monsters of a filter that would return from the field to the hand are banished instead."""

    returned_to_hand: Filter


Lasting = Raise | BanishInstead

# Effects.


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect of a card.

    `activation` is the effect of a Spell or Trap Card being activated; `trigger` waits for `when`;
    `continuous` holds `lasting`; `maintenance` comes due in each of the controller's Standby
    Phases: the Life Points of its `cost` are paid, or the card is destroyed. `timing` tells
    "When… you can" from "If… you can".
    """

    says: Sentence
    kind: Literal["activation", "trigger", "continuous", "maintenance"]
    when: Occasion | None = None
    optional: bool = False
    timing: Literal["when", "if"] = "when"
    targets: Targets | None = None
    cost: tuple[Cost, ...] = ()
    does: tuple[Verb, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    no_battle_phase_this_turn: bool = False

    def __post_init__(self) -> None:
        """Refuse what would not be played."""
        if self.kind == "maintenance":
            costs = [type(cost) for cost in self.cost]
            if costs != [PayLifePoints] or self.does:
                raise ValueError("a maintenance effect has one cost, pay-life-points, and no does")


@dataclass(frozen=True, slots=True)
class Unencoded:
    """A part of a card's text that the engine does not play yet, and why."""

    says: Sentence
    why: Sentence


@dataclass(frozen=True, slots=True)
class CardData:
    """A card's facts: names are kept apart, in four languages."""

    id: str
    passcode: int
    kind: CardKind
    attribute: Attribute | None = None
    type: str | None = None
    level: int | None = None
    atk: int | None = None
    def_: int | None = None
    effects: tuple[Effect, ...] = ()
    unencoded: tuple[Unencoded, ...] = ()

    @property
    def family(self) -> str:
        """Monster, spell or trap."""
        return self.kind.split("-", 1)[0]
