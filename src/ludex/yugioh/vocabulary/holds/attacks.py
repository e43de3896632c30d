"""What lets monsters attack, and keeps them in a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ludex.kernel import value
from ludex.yugioh.vocabulary.basics import CardsMeant, Position, Until
from ludex.yugioh.vocabulary.holds.hold import Hold, InTurn, OfMonster


@value
class AttacksDirectly(Hold):
    """Monsters can attack directly although the opponent controls monsters."""

    told: ClassVar[Mapping[str, str]] = {
        "MayAttackDirectly": "{card} can attack directly this turn.",
    }
    told_only = "'until: end-of-turn'"
    attacks_directly: CardsMeant

    @property
    def matters_in_turn_of(self) -> InTurn:
        """Monsters attack in their player's turn."""
        return "its-player"

    @property
    def matters_in_damage_step(self) -> bool:
        """No attack is declared there."""
        return False

    @property
    def matters_in_end_phase(self) -> bool:
        """The Battle Phase is over."""
        return False

    def is_true(self, until: Until | None, *, of_card: bool) -> bool:
        """The sentence names a card, and this turn."""
        return of_card and until == "end-of-turn"


@value
class AttacksEach(Hold):
    """Monsters can attack each of the opponent's monsters once in a turn."""

    attacks_each: CardsMeant

    @property
    def matters_in_turn_of(self) -> InTurn:
        """Monsters attack in their player's turn."""
        return "its-player"

    @property
    def matters_in_damage_step(self) -> bool:
        """No attack is declared there."""
        return False

    @property
    def matters_in_end_phase(self) -> bool:
        """The Battle Phase is over."""
        return False


@value
class KeptIn(OfMonster):
    """Monsters are kept in a battle position, and at once changed to it where they are not."""

    kept_in: Position
    for_: CardsMeant
