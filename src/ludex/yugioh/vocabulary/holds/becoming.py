"""What cards are treated as."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from ludex.kernel import value
from ludex.playing import Value
from ludex.yugioh.vocabulary.basics import KnownCard, MonsterValues, Until
from ludex.yugioh.vocabulary.holds.hold import Hold


@value
class TreatedAs(Hold):
    """A Trap Card is a monster with these values, and still a Trap Card."""

    told: ClassVar[Mapping[str, str]] = {
        "TreatedAsMonster": (
            "{card} is a monster with {atk} ATK and {def} DEF, and is still a {term:trap-card}."
        ),
    }
    treated_as: MonsterValues

    def in_words(self, until: Until | None, *, of_card: bool) -> tuple[str, dict[str, Value]]:
        """Tell its ATK and DEF."""
        return "TreatedAsMonster", {"atk": self.treated_as.atk, "def": self.treated_as.def_}


@value
class CountsAs(Hold):
    """A card that is face-up on the field has the name of another one instead of its own."""

    before_atk = True
    counts_as: KnownCard
    for_: Literal["this"] = "this"

    @property
    def of_this_alone(self) -> bool:
        """Each card tells of its own name."""
        return True
