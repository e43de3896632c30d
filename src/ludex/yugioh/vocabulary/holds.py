"""What can hold: of cards or players, while a face-up card says so or until some end.

The first field says what holds, or of whom; `for` says of whom where the first does not.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal, get_args

from ludex.playing import Value
from ludex.yugioh.vocabulary.basics import CardsMeant, Measure, PlayersMeant, Until

Deed = Literal["attack", "activate", "conduct-battle-phase"]
"""What can be forbidden."""

_FORBIDDEN: Mapping[Deed, str] = {
    "attack": "CannotAttack",
    "activate": "CannotBeActivated",
    "conduct-battle-phase": "NoBattlePhase",
}


class Hold:
    """Something that holds of whom it is for: of its `for`, or else of its first field.

    `of_face_up` ends for a monster that is turned face-down.
    """

    __slots__ = ()
    name: ClassVar[str] = ""
    """The key that tells what holds."""
    whom_in: ClassVar[str] = ""
    """The field that tells of whom."""
    told: ClassVar[Mapping[str, str]] = {}
    """The sentences that tell of its beginning; without one, no verb can bring it about."""
    of_face_up: ClassVar[bool] = False
    changes_atk_def: ClassVar[bool] = False
    by_face_up: ClassVar[bool] = True
    """Whether it is read of face-up cards, whose continuous effects say it."""
    before_atk: ClassVar[bool] = False
    """Whether ATK is worked out from it, so that it cannot go by ATK itself."""

    def __init_subclass__(cls) -> None:
        """Take the name from the first field."""
        own = [name for name, of in cls.__annotations__.items() if "ClassVar" not in str(of)]
        cls.name = next(iter(own), "").replace("_", "-")
        cls.whom_in = "for_" if "for_" in own else next(iter(own), "")

    def in_words(self, _until: Until | None, *, of_card: bool) -> tuple[str, dict[str, Value]]:
        """Return the sentence that tells of its beginning, and what fills it besides names."""
        return next(iter(self.told)), {}

    @property
    def of_monsters(self) -> bool:
        """Whether it can hold of monsters alone, where it is for cards."""
        return True

    @property
    def whom(self) -> CardsMeant | PlayersMeant:
        """Of which cards or players it holds."""
        found: CardsMeant | PlayersMeant = getattr(self, self.whom_in)
        return found

    @property
    def whom_key(self) -> str:
        """The key that says of which cards or players it holds."""
        return "for" if hasattr(self, "for_") else self.name

    @property
    def of_players(self) -> bool:
        """Whether it is read of players, and not of cards."""
        return False

    @property
    def of_this_alone(self) -> bool:
        """Whether it is read of the very card that says it, unconditionally, and of no other."""
        return False

    def can_be_told(self, until: Until | None, *, of_card: bool) -> bool:
        """Whether a sentence tells of its beginning, of one card or without naming any."""
        if not self.told:
            return False
        name, _ = self.in_words(until, of_card=of_card)
        return of_card or "{card}" not in self.told[name]


class OfMonster(Hold):
    """Something made of monsters."""

    __slots__ = ()
    of_face_up = True


@dataclass(frozen=True, slots=True)
class Gain(OfMonster):
    """Monsters gain (or, below zero, lose) ATK and DEF."""

    changes_atk_def = True
    told: ClassVar[Mapping[str, str]] = {
        "AtkGained": "{card} gains {amount} ATK.",
        "AtkLost": "{card} loses {amount} ATK.",
        "AtkAndDefChanged": "The ATK of {card} changes by {atk}, its DEF by {def}.",
    }
    gain: CardsMeant
    atk: int | Measure = 0
    def_: int = 0

    def in_words(self, until: Until | None, *, of_card: bool) -> tuple[str, dict[str, Value]]:
        """Tell what is gained or lost."""
        atk = self.atk if isinstance(self.atk, int) else 0
        if self.def_:
            return "AtkAndDefChanged", {"atk": f"{atk:+}", "def": f"{self.def_:+}"}
        return "AtkLost" if atk < 0 else "AtkGained", {"amount": abs(atk)}


@dataclass(frozen=True, slots=True)
class HalveAtk(OfMonster):
    """The ATK of monsters is halved."""

    changes_atk_def = True
    before_atk = True
    halve_atk: CardsMeant


@dataclass(frozen=True, slots=True)
class OriginalBecomes(OfMonster):
    """Monsters have another original ATK, and another original DEF where one is said."""

    changes_atk_def = True
    by_face_up = False
    before_atk = True
    told: ClassVar[Mapping[str, str]] = {
        "OriginalAtk": "The original ATK of {card} is now {atk}.",
        "OriginalAtkAndDef": "The original ATK of {card} is now {atk}, its original DEF {def}.",
    }
    original_becomes: CardsMeant
    atk: int | Measure
    def_: int | Measure | None = None

    def in_words(self, until: Until | None, *, of_card: bool) -> tuple[str, dict[str, Value]]:
        """Tell both values, or the ATK alone."""
        if self.def_ is None:
            return "OriginalAtk", {"atk": self.atk}
        return "OriginalAtkAndDef", {"atk": self.atk, "def": self.def_}


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Negated(OfMonster):
    """The effects of cards on the field are negated."""

    before_atk = True
    told: ClassVar[Mapping[str, str]] = {
        "EffectsNegated": "The effects of {card} are negated.",
    }
    negated: CardsMeant

    @property
    def of_monsters(self) -> bool:
        """Effects of any card can be negated."""
        return False


@dataclass(frozen=True, slots=True)
class DestroyedInEndPhase(OfMonster):
    """Monsters are destroyed when the End Phase comes."""

    told: ClassVar[Mapping[str, str]] = {
        "ToBeDestroyed": "{card} is to be destroyed in the {term:end-phase}.",
    }
    destroyed_in_end_phase: CardsMeant


@dataclass(frozen=True, slots=True)
class DestroyedAtOnce(Hold):
    """Cards are destroyed as soon as this holds of them."""

    destroyed_at_once: CardsMeant

    @property
    def of_monsters(self) -> bool:
        """Any card can be destroyed."""
        return False


@dataclass(frozen=True, slots=True)
class Pierces(Hold):
    """Monsters that attack one in Defense Position inflict piercing battle damage."""

    pierces: CardsMeant


@dataclass(frozen=True, slots=True)
class OnlyAttackTarget(Hold):
    """Your opponents' monsters can attack nothing else of yours."""

    only_attack_target: CardsMeant


@dataclass(frozen=True, slots=True)
class MayTribute(Hold):
    """You may Tribute monsters as if you controlled them, and where it says `first` must do so."""

    told: ClassVar[Mapping[str, str]] = {
        "MustTribute": "If {player} Tributes a monster this turn, it has to be {card} first.",
    }
    may_tribute: CardsMeant
    first: bool = False


@dataclass(frozen=True, slots=True)
class Cannot(Hold):
    """Cards, or players, cannot do something."""

    told: ClassVar[Mapping[str, str]] = {
        "NoBattlePhase": "{player} has no {term:battle-phase} this turn.",
        "CannotAttack": "{card} cannot attack.",
        "CannotBeActivated": "{card} cannot be activated.",
    }
    cannot: Deed
    for_: CardsMeant | PlayersMeant

    @property
    def of_players(self) -> bool:
        """Players conduct a Battle Phase; cards attack and are activated."""
        return self.cannot == "conduct-battle-phase"

    def in_words(self, until: Until | None, *, of_card: bool) -> tuple[str, dict[str, Value]]:
        """Tell what is forbidden."""
        return _FORBIDDEN[self.cannot], {}

    @property
    def of_monsters(self) -> bool:
        """Monsters attack; any card can be activated."""
        return self.cannot == "attack"


@dataclass(frozen=True, slots=True)
class Must(Hold):
    """Monsters must do something if they can."""

    must: Literal["attack"]
    for_: CardsMeant


@dataclass(frozen=True, slots=True)
class NotDestroyed(Hold):
    """Cards are not destroyed in this way."""

    told: ClassVar[Mapping[str, str]] = {
        "NoBattleDestruction": "{player}’s monsters are not destroyed by battle this turn.",
        "ProtectedInBattle": "{card} cannot be destroyed by battle.",
    }
    not_destroyed_by: Literal["battle"]
    for_: CardsMeant

    def in_words(self, until: Until | None, *, of_card: bool) -> tuple[str, dict[str, Value]]:
        """Tell of a card, or of a player's monsters."""
        return "ProtectedInBattle" if of_card else "NoBattleDestruction", {}


@dataclass(frozen=True, slots=True)
class NoDamage(Hold):
    """Players take no damage of this kind."""

    told: ClassVar[Mapping[str, str]] = {
        "NoBattleDamage": "{player} takes no {term:battle-damage} this turn.",
        "NoBattleDamageNow": "{player} takes no {term:battle-damage} from this battle.",
    }
    no_damage_from: Literal["battle"]
    for_: PlayersMeant

    @property
    def of_players(self) -> bool:
        """Damage is taken by players."""
        return True

    def in_words(self, until: Until | None, *, of_card: bool) -> tuple[str, dict[str, Value]]:
        """Tell for how long."""
        return "NoBattleDamage" if until == "end-of-turn" else "NoBattleDamageNow", {}


@dataclass(frozen=True, slots=True)
class BanishedInstead(Hold):
    """Cards that would go somewhere are banished instead.

    To the hand from the field, or to the Graveyard after being destroyed by battle.
    """

    banished_instead_of: Literal["returned-to-hand", "sent-after-battle"]
    for_: CardsMeant

    @property
    def of_this_alone(self) -> bool:
        """After a battle a card's own text is asked alone."""
        return self.banished_instead_of == "sent-after-battle"


@dataclass(frozen=True, slots=True)
class OnlyOne(Hold):
    """Players can control face-up monsters of only 1 Attribute, or of only 1 Type."""

    only_one: Literal["attribute", "type"]
    for_: PlayersMeant = "both"

    @property
    def of_players(self) -> bool:
        """It limits what players control."""
        return True


Holds = (
    Gain
    | HalveAtk
    | OriginalBecomes
    | AtkBecomes
    | Negated
    | DestroyedInEndPhase
    | DestroyedAtOnce
    | Pierces
    | OnlyAttackTarget
    | MayTribute
    | Cannot
    | Must
    | NotDestroyed
    | NoDamage
    | BanishedInstead
    | OnlyOne
)
"""Anything that can hold."""

HOLDS: tuple[type[Hold], ...] = get_args(Holds)
