"""What becomes of the phases of a turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from ludex.kernel import value
from ludex.yugioh.vocabulary.basics import PlayersMeant, Until
from ludex.yugioh.vocabulary.holds.hold import Hold


@value
class SkipsPhase(Hold):
    """Players skip a phase of their next turn that has it."""

    by_face_up = False
    told: ClassVar[Mapping[str, str]] = {
        "SkipsDrawPhase": "Player {player} is to skip their next {term:draw-phase}.",
    }
    told_only = "'until: phase-skipped'"
    skips_phase: Literal["draw"]
    for_: PlayersMeant

    @property
    def of_players(self) -> bool:
        """A turn is a player's."""
        return True

    def is_true(self, until: Until | None, *, of_card: bool) -> bool:
        """The sentence tells of the next such phase."""
        return until == "phase-skipped"
