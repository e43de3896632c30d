"""What cards are treated as."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from ludex.playing import Value
from ludex.yugioh.vocabulary.basics import MonsterValues, Until
from ludex.yugioh.vocabulary.holds.hold import Hold


@dataclass(frozen=True, slots=True)
class TreatedAs(Hold):
    """A Trap Card is a monster with these values, and still a Trap Card."""

    told: ClassVar[Mapping[str, str]] = {
        "TreatedAsMonster": (
            "{card} is a monster with {atk} ATK and {def} DEF, and still a {term:trap-card}."
        ),
    }
    treated_as: MonsterValues

    def in_words(self, until: Until | None, *, of_card: bool) -> tuple[str, dict[str, Value]]:
        """Tell its ATK and DEF."""
        return "TreatedAsMonster", {"atk": self.treated_as.atk, "def": self.treated_as.def_}
