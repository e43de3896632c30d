"""What rules set, each with the answer of no rule at all."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any, ClassVar, Literal

from ludex.digimon.cards import AnyCard
from ludex.digimon.table import Name, Player, Slot, Space, opponent
from ludex.kernel import Quantity, value

SpaceKey = Literal["1", "2", "3"]
SlotKey = Literal["0", "1", "2", "3", "4"]
Takes = Literal["options", "programs", "fields"]
"""What an option slot is for."""


@value
class LeastCards(Quantity):
    """How few cards a deck may have; none is said: none at all."""

    name: ClassVar[str] = "least-cards-in-deck"
    neutral: ClassVar[Any] = 0


@value
class MostOfOneName(Quantity):
    """How many cards of one name a deck may have; none is said: no limit."""

    name: ClassVar[str] = "most-of-one-name"
    player: Player

    @property
    def key(self) -> None:
        """There is one answer only."""
        return

    @property
    def subject(self) -> Hashable:
        """Whose deck it is."""
        return self.player


@value
class StartingSpace(Quantity):
    """In which space a player's first Digimon lies; none is said: in space 1."""

    name: ClassVar[str] = "starting-space"
    neutral: ClassVar[Any] = 1


@value
class TopOfScale(Quantity):
    """How many points a player has at first, and at most; none is said: one."""

    name: ClassVar[str] = "points"
    neutral: ClassVar[Any] = 1


@value
class HandSize(Quantity):
    """Up to how many cards a player draws; none is said: none."""

    name: ClassVar[str] = "hand-size"
    neutral: ClassVar[Any] = 0


@value
class SlotTakes(Quantity):
    """What may be put into an option slot; none is said: nothing."""

    name: ClassVar[str] = "slot-takes"
    slot: Slot
    card: Name

    @property
    def key(self) -> str:
        """The slot."""
        return str(self.slot)

    @property
    def subject(self) -> Hashable:
        """The card."""
        return self.card


@value
class RequirementsServe(Quantity):
    """Whom the cards in a compartment serve: each but one, or all; none is said: one."""

    name: ClassVar[str] = "requirements-serve"
    neutral: ClassVar[Any] = "one-digimon"
    card: Name

    @property
    def key(self) -> None:
        """There is one answer only."""
        return

    @property
    def subject(self) -> Hashable:
        """The card that a Digimon would evolve into."""
        return self.card


@value
class ServesAs(Quantity):
    """As which other card one serves in the training box; none is said: as none."""

    name: ClassVar[str] = "serves-as"
    card: str

    @property
    def key(self) -> str:
        """The card, by its name."""
        return self.card


@value
class Facing(Quantity):
    """Which space of the other player a space faces; none is said: none."""

    name: ClassVar[str] = "facing"
    space: Space

    @property
    def key(self) -> str:
        """The space."""
        return str(self.space)


@value
class AssaultOrder(Quantity):
    """In which order of the second player's spaces the assaults come; none is said: backwards."""

    name: ClassVar[str] = "assault-order"
    neutral: ClassVar[Any] = (3, 2, 1)


@value
class OptionReach(Quantity):
    """In which assaults an option counts once it was used; none is said: in that one."""

    name: ClassVar[str] = "option-reach"
    neutral: ClassVar[Any] = "this-assault"
    card: Name

    @property
    def key(self) -> None:
        """There is one answer only."""
        return

    @property
    def subject(self) -> Hashable:
        """The card."""
        return self.card


@value
class AttackNamed(Quantity):
    """Which attack a Digimon uses, by the rules; none is said: A."""

    neutral: ClassVar[Any] = "A"
    player: Player

    @property
    def subject(self) -> Hashable:
        """The player."""
        return self.player


@value
class AttackChanged(Quantity):
    """Which attack a Digimon uses instead, by what was used; none is said: no other."""

    player: Player

    @property
    def subject(self) -> Hashable:
        """The player."""
        return self.player


@value
class AttackGain(Quantity):
    """How much is added to the attack of a Digimon; none is said: nothing."""

    neutral: ClassVar[Any] = 0
    player: Player

    @property
    def subject(self) -> Hashable:
        """The player."""
        return self.player


@value
class LostFactor(Quantity):
    """By what is multiplied what the loser of an assault loses; none is said: by 1."""

    neutral: ClassVar[Any] = 1
    winner: Player

    @property
    def subject(self) -> Hashable:
        """Who loses that."""
        return opponent(self.winner)


@value
class DrawCosts(Quantity):
    """How many points a drawn assault costs each player; none is said: none."""

    name: ClassVar[str] = "draw-costs"
    neutral: ClassVar[Any] = 0


@value
class DirectDamageCounts(Quantity):
    """Whether an assault without an opponent counts as won; none is said: it does not."""

    name: ClassVar[str] = "direct-damage-counts"
    neutral: ClassVar[Any] = False


DECLARED: tuple[type[Quantity], ...] = (
    LeastCards,
    MostOfOneName,
    StartingSpace,
    TopOfScale,
    HandSize,
    SlotTakes,
    RequirementsServe,
    ServesAs,
    Facing,
    AssaultOrder,
    OptionReach,
    DrawCosts,
    DirectDamageCounts,
)
"""Every quantity that a clause may set by its data alone."""

ANSWERS: dict[str, Any] = {
    "least-cards-in-deck": int,
    "most-of-one-name": int,
    "starting-space": Space,
    "points": int,
    "hand-size": int,
    "slot-takes": Mapping[SlotKey, Takes],
    "requirements-serve": Literal["one-digimon", "all-digimon"],
    "serves-as": Mapping[AnyCard, AnyCard],
    "facing": Mapping[SpaceKey, Space],
    "assault-order": tuple[Space, ...],
    "option-reach": Literal["this-assault", "every-assault"],
    "draw-costs": int,
    "direct-damage-counts": bool,
}
"""What a clause may set as data."""
