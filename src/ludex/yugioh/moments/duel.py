"""The occasions of a Duel on which rules hang."""

from __future__ import annotations

from collections.abc import Hashable

from ludex.kernel import Step, value
from ludex.yugioh.decisions import Activate, NormalSummon, SetCard
from ludex.yugioh.table.board import Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.table.subjects import AboutCard, AboutPlayer


@value
class DuelBegins(Step):
    """The players get ready; `first` goes first."""

    first: Player

    @property
    def subject(self) -> Hashable:
        """The player who goes first."""
        return self.first


@value
class DuelEnds(Step):
    """The last occasion of a Duel."""


@value
class TurnBegins(AboutPlayer, Step):
    """A player's turn begins."""

    player: Player
    turn: int


@value
class PhaseBegins(Step):
    """A phase begins."""

    phase: str


@value
class PhaseGoesOn(Step):
    """What a phase consists of takes place."""

    phase: str


@value
class PhaseEnds(Step):
    """A phase is over; `to` is the next one when the turn player chose it."""

    phase: str
    to: str | None = None


@value
class PhaseLiesOpen(Step):
    """Nothing is going on in a phase: effects of the phase may be activated."""

    phase: str


@value
class NothingMore(Step):
    """Nobody does anything more in a phase."""

    phase: str


@value
class HandAgain(AboutPlayer, Step):
    """What the discard for the hand limit led to is over."""

    player: Player


@value
class PositionLies(Step):
    """A Duel goes on from a position: what rules bring about at once is brought about first."""


@value
class OpenState(Step):
    """The turn player may act in a Main Phase."""

    phase: str


@value
class Leaving(Step):
    """The turn player wants to leave the phase; it ends unless somebody acts."""

    phase: str
    to: str


@value
class Aftermath(Step):
    """Something has been done: triggered effects and fast effects come now."""


@value
class TriggersGoOn(Step):
    """The next waiting Trigger Effect goes on the Chain, of those triggered up to a moment."""

    until: int


@value
class Answers(Step):
    """Chain Links were added: what has to answer them does, and then the players may respond."""

    links: tuple[int, ...]


@value
class Responses(AboutPlayer, Step):
    """A player may use a fast effect; `passes` players before him have declined in a row."""

    player: Player
    passes: int = 0


@value
class ConsentIsAsked(AboutCard, Step):
    """A player wants to use a monster of the teammate's."""

    card: Uid
    player: Player


class OfActivation(Step):
    """A part of an activation."""

    __slots__ = ()
    option: Activate

    @property
    def subject(self) -> Hashable:
        """The card."""
        return self.option.card


@value
class Activating(OfActivation):
    """A card or effect is being activated."""

    option: Activate


@value
class CardIsPlayed(OfActivation):
    """A Spell or Trap Card comes face-up on the field to be activated."""

    option: Activate


@value
class LinkForms(OfActivation):
    """The activation takes its place on the Chain."""

    option: Activate


@value
class TargetsAreChosen(OfActivation):
    """The targets of the activation are chosen."""

    option: Activate


@value
class CostIsPaid(OfActivation):
    """The cost of the activation is paid."""

    option: Activate


@value
class ChainResolves(Step):
    """The next Chain Link is about to resolve, if any is left."""


@value
class LinkResolves(AboutCard, Step):
    """A Chain Link resolves."""

    number: int
    card: Uid


@value
class PartIsCarriedOut(AboutCard, Step):
    """A part of a resolving effect is carried out: from verb `start` on, up to a later part."""

    number: int
    card: Uid
    start: int


@value
class LinkIsDone(AboutCard, Step):
    """A Chain Link has been carried out."""

    number: int
    card: Uid


@value
class ChainIsOver(Step):
    """No link is left to resolve."""


@value
class TributesAreMade(Step):
    """The monsters for a Tribute Summon or Set are Tributed."""

    option: NormalSummon

    @property
    def subject(self) -> Hashable:
        """The monster to be Summoned or Set."""
        return self.option.card


@value
class MonsterArrives(Step):
    """A monster is Normal Summoned or Set."""

    option: NormalSummon

    @property
    def subject(self) -> Hashable:
        """The monster."""
        return self.option.card


@value
class CardIsSet(Step):
    """A Spell or Trap Card is Set."""

    option: SetCard

    @property
    def subject(self) -> Hashable:
        """The card."""
        return self.option.card


@value
class MaintenanceIsDue(Step):
    """Maintenance costs of the turn player come due: of cards, by the numbers of their effects."""

    due: tuple[tuple[Uid, int], ...]
