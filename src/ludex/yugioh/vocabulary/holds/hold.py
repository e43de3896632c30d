"""What everything that can hold has in common: of whom it holds, and how its beginning is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from ludex.playing import Value
from ludex.yugioh.vocabulary.basics import CardsMeant, PlayersMeant, Until

InTurn = Literal["its-player", "opponent-of-its-player", "you"]
"""The player of whoever it holds of, that player's opponent, or the one who has it hold."""


class Hold:
    """Something that holds of whom it is for: of its `for`, or else of its first field."""

    __slots__ = ()
    name: ClassVar[str] = ""
    """The key that tells what holds."""
    whom_in: ClassVar[str] = ""
    """The field that tells of whom."""
    told: ClassVar[Mapping[str, str]] = {}
    """The sentences that tell of its beginning; without one, no verb can bring it about."""
    told_only: ClassVar[str] = ""
    """When alone its sentence is true, as a card file says it; always, if nothing stands here."""
    of_yours: ClassVar[bool] = False
    """Whether it is read of your own cards alone."""
    changes_atk_def: ClassVar[bool] = False
    by_face_up: ClassVar[bool] = True
    """Whether it is read of face-up cards, whose continuous effects say it."""
    by_verbs: ClassVar[bool] = True
    """Whether a verb can bring it about, where it has a sentence."""
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
    def of_face_up(self) -> bool:
        """Whether it ends for a monster that is turned face-down."""
        return False

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
    def reaches_hands(self) -> bool:
        """Whether it holds of cards in hands, too, where a filter says so."""
        return False

    @property
    def of_this_alone(self) -> bool:
        """Whether it is read of the very card that says it, unconditionally, and of no other."""
        return False

    @property
    def matters_in_damage_step(self) -> bool:
        """Whether it makes any difference in a Damage Step."""
        return True

    @property
    def matters_after_calculation(self) -> bool:
        """Whether it makes any difference to a battle in which damage has been calculated."""
        return True

    @property
    def matters_in_end_phase(self) -> bool:
        """Whether it makes any difference from an End Phase on, until the turn is over."""
        return True

    @property
    def matters_in_turn_of(self) -> InTurn | None:
        """In whose turn alone it makes any difference; None if in anybody's."""
        return None

    def is_true(self, _until: Until | None, *, of_card: bool) -> bool:
        """Whether its sentence tells neither more nor less than what holds."""
        return True

    def names_a_card(self, until: Until | None) -> bool:
        """Whether its sentence names one card even where it holds of no certain one."""
        name, _ = self.in_words(until, of_card=False)
        return "{card}" in self.told[name]


class OfMonster(Hold):
    """Something made of monsters."""

    __slots__ = ()

    @property
    def of_face_up(self) -> bool:
        """It is made of face-up ones."""
        return True
