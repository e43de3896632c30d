"""What continuous effects hold to be so for as long as they apply."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ludex.yugioh.vocabulary.basics import Filter
from ludex.yugioh.vocabulary.conditions import Condition


@dataclass(frozen=True, slots=True)
class Raise:
    """Monsters gain (or, below zero, lose) ATK and DEF.

    `this` is this card, `battler` the monster of the condition. `only_in` is a part of the battle.
    """

    of: Filter | Literal["this", "battler"]
    atk: int = 0
    def_: int = 0
    while_: tuple[Condition, ...] = ()
    only_in: Literal["damage-step", "damage-calculation"] | None = None


@dataclass(frozen=True, slots=True)
class Halve:
    """The ATK of monsters is halved."""

    halve: Literal["opponents-attacker"]


@dataclass(frozen=True, slots=True)
class BanishInstead:
    """Monsters of a filter that would return from the field to the hand are banished instead."""

    returned_to_hand: Filter


@dataclass(frozen=True, slots=True)
class BanishedAfterBattle:
    """This card is banished if it is destroyed by battle, instead of sent to the Graveyard."""

    banished_after_battle: Literal["this"]


@dataclass(frozen=True, slots=True)
class SelfDestruct:
    """This card is destroyed as soon as a condition holds."""

    destroyed_while: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class OnlyOne:
    """Each player can control face-up monsters of only 1 Attribute, or of only 1 Type."""

    only_one: Literal["attribute", "type"]


@dataclass(frozen=True, slots=True)
class MustAttack:
    """This monster must attack if it can."""

    must_attack: Literal["this"]


@dataclass(frozen=True, slots=True)
class CannotAttack:
    """Monsters of a filter cannot declare an attack."""

    cannot_attack: Filter


@dataclass(frozen=True, slots=True)
class OnlyTarget:
    """Your opponent's monsters can attack no other monster of yours."""

    only_attack_target: Literal["this"]


@dataclass(frozen=True, slots=True)
class NegatesTraps:
    """Trap Cards and their effects on the field cannot be activated, and are negated."""

    negates: Literal["traps"]


@dataclass(frozen=True, slots=True)
class Pierces:
    """Attacking a monster in Defense Position, this card inflicts piercing battle damage."""

    piercing: Literal["this"]


@dataclass(frozen=True, slots=True)
class NotDestroyedByBattle:
    """This card cannot be destroyed by battle."""

    not_destroyed_by_battle: Literal["this"]


Lasting = (
    Raise
    | Halve
    | BanishInstead
    | BanishedAfterBattle
    | SelfDestruct
    | OnlyOne
    | MustAttack
    | CannotAttack
    | OnlyTarget
    | NegatesTraps
    | Pierces
    | NotDestroyedByBattle
)
