"""Who controls a card, and for how long."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ludex.kernel import value
from ludex.yugioh.vocabulary.basics import CardsMeant, Until
from ludex.yugioh.vocabulary.holds.hold import Hold


@value
class Control(Hold):
    """You control monsters of your opponent."""

    told: ClassVar[Mapping[str, str]] = {
        "ControlTaken": "Player {player} takes control of {card} until the {term:end-phase}.",
    }
    told_only = "'until: end-phase'"
    control: CardsMeant

    @property
    def matters_in_damage_step(self) -> bool:
        """Control is taken outside of it."""
        return False

    def is_true(self, until: Until | None, *, of_card: bool) -> bool:
        """The sentence names a card, and the End Phase."""
        return of_card and until == "end-phase"
