"""What rules set for Decks and Matches, each with the answer of no rule at all."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from datetime import date
from typing import Annotated, Any, ClassVar, Literal

from ludex.kernel import Quantity, value
from ludex.tournament.decks import CardId, Part, Status
from ludex.tournament.match import Siding
from ludex.tournament.seats import Between

KnownCard = Annotated[str, "any-card"]


@value
class LeastCards(Quantity):
    """How few cards a part of a Deck may have; none is said: none at all."""

    name: ClassVar[str] = "least-cards"
    neutral: ClassVar[Any] = 0
    part: Part

    @property
    def key(self) -> str:
        """The part."""
        return self.part


@value
class MostCards(Quantity):
    """How many cards a part of a Deck may have; none is said: no limit."""

    name: ClassVar[str] = "most-cards"
    part: Part

    @property
    def key(self) -> str:
        """The part."""
        return self.part


@value
class MayBeBrought(Quantity):
    """Whether a Deck may have a part besides the Main Deck; none is said: no."""

    name: ClassVar[str] = "may-be-brought"
    neutral: ClassVar[Any] = False
    part: Part

    @property
    def key(self) -> str:
        """The part."""
        return self.part


@value
class MayBeLeftOut(Quantity):
    """Whether a Deck may lack a part altogether; none is said: no."""

    name: ClassVar[str] = "may-be-left-out"
    neutral: ClassVar[Any] = False
    part: Part

    @property
    def key(self) -> str:
        """The part."""
        return self.part


@value
class CardStatus(Quantity):
    """Whether a list forbids or limits a card; none is said: it does not."""

    name: ClassVar[str] = "card-status"
    neutral: ClassVar[Any] = "unlimited"
    card: CardId

    @property
    def key(self) -> str:
        """The card."""
        return self.card


@value
class MostCopies(Quantity):
    """How many copies of a card of some status a Deck may have; none is said: no limit."""

    name: ClassVar[str] = "most-copies"
    status: Status
    card: CardId

    @property
    def key(self) -> str:
        """The status."""
        return self.status

    @property
    def subject(self) -> Hashable:
        """The card."""
        return self.card


@value
class CountedTogether(Quantity):
    """Whether copies in a part of a Deck are counted with those in others; none is said: not."""

    name: ClassVar[str] = "counted-together"
    neutral: ClassVar[Any] = False
    card: CardId
    part: Part

    @property
    def subject(self) -> Hashable:
        """The card."""
        return self.card

    @property
    def key(self) -> str:
        """The part."""
        return self.part


@value
class CopiesCountFor(Quantity):
    """Whether copies are counted for a player or for the whole team; none is said: for the team."""

    name: ClassVar[str] = "copies-count-for"
    neutral: ClassVar[Any] = "team"
    card: CardId

    @property
    def subject(self) -> Hashable:
        """The card."""
        return self.card


@value
class CountsAs(Quantity):
    """The card of which this one counts as a copy; none is said: of itself."""

    card: CardId

    @property
    def subject(self) -> Hashable:
        """The card."""
        return self.card


@value
class PrintedUntil(Quantity):
    """The last day on which a card of the pool was first printed; none is said: any day."""

    name: ClassVar[str] = "printed-until"
    card: CardId

    @property
    def subject(self) -> Hashable:
        """The card."""
        return self.card


@value
class MatchBetween(Quantity):
    """Who plays a Match: two players or two teams; none is said: two players."""

    name: ClassVar[str] = "match-between"
    neutral: ClassVar[Any] = "players"


@value
class AdditionalTurns(Quantity):
    """How many turns are played after the one in which time is called; none is said: none."""

    name: ClassVar[str] = "additional-turns"
    neutral: ClassVar[Any] = 0


@value
class FirstCounted(Quantity):
    """The turn with which those are counted; none is said: with the present one."""

    name: ClassVar[str] = "first-counted"
    neutral: ClassVar[Any] = "present-turn"


@value
class TurnLimit(Quantity):
    """How many turns a game has; none is said: no limit."""

    name: ClassVar[str] = "turn-limit"
    kind: Literal["game", "tie-break"]

    @property
    def subject(self) -> Hashable:
        """The Match."""
        return None

    @property
    def key(self) -> str:
        """What kind of game."""
        return self.kind


@value
class CountsAsPlayed(Quantity):
    """Whether a game that was not played counts as played; none is said: it does not."""

    name: ClassVar[str] = "counts-as-played"
    neutral: ClassVar[Any] = False
    reason: Literal["penalty"] = "penalty"

    @property
    def subject(self) -> Hashable:
        """The Match."""
        return None

    @property
    def key(self) -> str:
        """Why it was not played."""
        return self.reason


@value
class MayFinishSiding(Quantity):
    """Whether siding goes on after time is called, as far as it has come; none is said: no."""

    name: ClassVar[str] = "may-finish-siding"
    neutral: ClassVar[Any] = False
    siding: Siding

    @property
    def subject(self) -> Hashable:
        """The Match."""
        return None

    @property
    def key(self) -> str:
        """How far it has come."""
        return self.siding


DECLARED: tuple[type[Quantity], ...] = (
    LeastCards,
    MostCards,
    MayBeBrought,
    MayBeLeftOut,
    CardStatus,
    MostCopies,
    CountedTogether,
    CopiesCountFor,
    PrintedUntil,
    MatchBetween,
    AdditionalTurns,
    FirstCounted,
    TurnLimit,
    CountsAsPlayed,
    MayFinishSiding,
)
"""Every quantity of Decks and Matches."""

ANSWERS: dict[str, Any] = {
    "least-cards": Mapping[Part, int],
    "most-cards": Mapping[Part, int],
    "may-be-brought": Mapping[Part, bool],
    "may-be-left-out": Mapping[Part, bool],
    "card-list": Annotated[str, "list"],
    "card-status": Mapping[KnownCard, Status],
    "most-copies": Mapping[Status, int],
    "counted-together": Mapping[Part, bool],
    "copies-count-for": Literal["player", "team"],
    "printed-until": date,
    "match-between": Between,
    "additional-turns": int,
    "first-counted": Literal["present-turn", "next-turn"],
    "turn-limit": Mapping[Literal["game", "tie-break"], int],
    "counts-as-played": Mapping[Literal["penalty"], bool],
    "may-finish-siding": Mapping[Siding, bool],
}
"""What a clause may set as data. A `card-list` stands for the statuses that the list gives."""
