"""What everything that can hold has in common: of whom it holds, and how its beginning is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ludex.playing import Value
from ludex.yugioh.vocabulary.basics import CardsMeant, PlayersMeant, Until


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
