"""What changes the ATK and DEF of monsters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ludex.kernel import value
from ludex.playing import Value
from ludex.yugioh.vocabulary.basics import CardsMeant, Counter, Filter, Measure, Until
from ludex.yugioh.vocabulary.holds.hold import Hold, OfMonster


@value
class Gain(OfMonster):
    """Monsters gain (or, below zero, lose) ATK and DEF.

    `for_each` gives it as many times as there are cards of any of the filters, `for_each_counter`
    as many times as there are counters on the card that says this. Where a monster loses `exactly`
    so much, it loses nothing if it has less.
    """

    changes_atk_def = True
    told: ClassVar[Mapping[str, str]] = {
        "AtkGained": "{card} gains {amount} ATK.",
        "AtkLost": "{card} loses {amount} ATK.",
        "AtkAndDefChanged": "The ATK of {card} changes by {atk} and its DEF by {def}.",
    }
    gain: CardsMeant
    atk: int | Measure = 0
    def_: int = 0
    for_each: tuple[Filter, ...] = ()
    for_each_counter: Counter | None = None
    exactly: bool = False

    def in_words(self, until: Until | None, *, of_card: bool) -> tuple[str, dict[str, Value]]:
        """Tell what is gained or lost."""
        atk = self.atk if isinstance(self.atk, int) else 0
        if self.def_:
            return "AtkAndDefChanged", {"atk": f"{atk:+}", "def": f"{self.def_:+}"}
        return "AtkLost" if atk < 0 else "AtkGained", {"amount": abs(atk)}


@value
class HalveAtk(OfMonster):
    """The ATK of monsters is halved."""

    changes_atk_def = True
    before_atk = True
    by_verbs = False
    told: ClassVar[Mapping[str, str]] = {"AtkHalved": "The ATK of {card} is halved."}
    halve_atk: CardsMeant


@value
class LowerLevel(Hold):
    """The Levels of monsters, on the field or in hands, are lower by so many."""

    before_atk = True
    lower_level: CardsMeant
    by: int

    @property
    def reaches_hands(self) -> bool:
        """Monsters are Summoned from there by their Levels."""
        return True


@value
class OriginalBecomes(OfMonster):
    """Monsters have another original ATK, and another original DEF where one is said."""

    changes_atk_def = True
    by_face_up = False
    before_atk = True
    told: ClassVar[Mapping[str, str]] = {
        "OriginalAtk": "The original ATK of {card} is now {atk}.",
        "OriginalAtkAndDef": (
            "The original ATK of {card} is now {atk}, and its original DEF is {def}."
        ),
    }
    original_becomes: CardsMeant
    atk: int | Measure
    def_: int | Measure | None = None

    def in_words(self, until: Until | None, *, of_card: bool) -> tuple[str, dict[str, Value]]:
        """Tell both values, or the ATK alone."""
        if self.def_ is None:
            return "OriginalAtk", {"atk": self.atk}
        return "OriginalAtkAndDef", {"atk": self.atk, "def": self.def_}


@value
class AtkBecomes(OfMonster):
    """The ATK of monsters becomes this."""

    changes_atk_def = True
    by_face_up = False
    before_atk = True
    told: ClassVar[Mapping[str, str]] = {
        "AtkSet": "The ATK of {card} is now {atk}.",
    }
    atk_becomes: CardsMeant
    atk: int | Measure

    def in_words(self, until: Until | None, *, of_card: bool) -> tuple[str, dict[str, Value]]:
        """Tell the value."""
        return "AtkSet", {"atk": self.atk}
