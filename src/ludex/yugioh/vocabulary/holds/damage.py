"""What becomes of damage that players take."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from ludex.kernel import value
from ludex.playing import Value
from ludex.yugioh.vocabulary.basics import PlayersMeant, Until
from ludex.yugioh.vocabulary.holds.hold import Hold


@value
class OfBattleDamage(Hold):
    """Something about the battle damage that players take."""

    @property
    def matters_after_calculation(self) -> bool:
        """Battle damage has been inflicted."""
        return False

    @property
    def matters_in_end_phase(self) -> bool:
        """The Battle Phase is over."""
        return False

    @property
    def of_players(self) -> bool:
        """Damage is taken by players."""
        return True


@value
class NoDamage(OfBattleDamage):
    """Players take no damage of this kind."""

    told: ClassVar[Mapping[str, str]] = {
        "NoBattleDamage": "Player {player} takes no {term:battle-damage} this turn.",
        "NoBattleDamageNow": "Player {player} takes no {term:battle-damage} from this battle.",
    }
    told_only = "'until: end-of-turn', 'damage-step' or 'damage-calculation'"
    no_damage_from: Literal["battle"]
    for_: PlayersMeant

    def is_true(self, until: Until | None, *, of_card: bool) -> bool:
        """The sentences tell of this turn, or of this battle."""
        return until != "end-phase"

    def in_words(self, until: Until | None, *, of_card: bool) -> tuple[str, dict[str, Value]]:
        """Tell for how long."""
        return "NoBattleDamage" if until == "end-of-turn" else "NoBattleDamageNow", {}


@value
class GainsBeforeDamage(OfBattleDamage):
    """Players who take so much battle damage, or more, gain Life Points before that."""

    by_face_up = False
    told: ClassVar[Mapping[str, str]] = {
        "GainsBeforeDamage": (
            "This turn, if player {player} would take {least} or more {term:battle-damage}, "
            "they gain {amount} {term:life-points} first."
        ),
    }
    told_only = "'until: end-of-turn'"
    gains_before_damage: int
    of_at_least: int
    for_: PlayersMeant

    def is_true(self, until: Until | None, *, of_card: bool) -> bool:
        """The sentence tells of this turn."""
        return until == "end-of-turn"

    def in_words(self, until: Until | None, *, of_card: bool) -> tuple[str, dict[str, Value]]:
        """Tell how much, and before what."""
        told: dict[str, Value] = {"amount": self.gains_before_damage, "least": self.of_at_least}
        return "GainsBeforeDamage", told
