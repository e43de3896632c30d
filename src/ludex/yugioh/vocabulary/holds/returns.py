"""What is to come: back to the field, or later in the turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ludex.kernel import value
from ludex.playing import Value
from ludex.yugioh.vocabulary.basics import Position, Until
from ludex.yugioh.vocabulary.holds.hold import Hold


@value
class ComesBack(Hold):
    """A banished card comes back to the field when this is over, lying as it did.

    It names the player who controlled it; `locks` keeps a Monster Zone of that player from use.
    """

    told: ClassVar[Mapping[str, str]] = {
        "BanishedUntilEndPhase": "{card} is to return in the {term:end-phase}.",
        "BanishedUntilStandbyPhase": (
            "{card} is to return in player {player}'s next {term:standby-phase}."
        ),
    }
    comes_back: str
    position: Position
    face_up: bool
    locks: bool = False
    special_summoned: bool = False

    def in_words(self, until: Until | None, *, of_card: bool) -> tuple[str, dict[str, Value]]:
        """Tell when."""
        standby = until == "your-standby-phase"
        return "BanishedUntilStandbyPhase" if standby else "BanishedUntilEndPhase", {}


@value
class ToCome(Hold):
    """What an effect does later: its verbs that are put off, from this one, from 0."""

    told: ClassVar[Mapping[str, str]] = {
        "ToCome": (
            "The rest of the effect that player {player} activated is to follow in the "
            "{term:end-phase}."
        ),
        "ToComeAfterCalculation": (
            "The rest of the effect that player {player} activated is to follow after "
            "{term:damage-calculation}."
        ),
    }
    to_come: int

    def in_words(self, until: Until | None, *, of_card: bool) -> tuple[str, dict[str, Value]]:
        """Tell when."""
        in_battle = until == "damage-step"
        return "ToComeAfterCalculation" if in_battle else "ToCome", {}
