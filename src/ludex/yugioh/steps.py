"""The occasions of a Duel on which rules hang, and what rules may refuse besides options."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from ludex.kernel import Step
from ludex.yugioh.board import Player, Uid, Waiting
from ludex.yugioh.decisions import Activate, NormalSummon, SetCard
from ludex.yugioh.subjects import AboutCard, AboutPlayer


@dataclass(frozen=True, slots=True)
class DuelBegins(Step):
    """The players get ready; `first` goes first."""

    first: Player

    @property
    def subject(self) -> Hashable:
        """The player who goes first."""
        return self.first


@dataclass(frozen=True, slots=True)
class DuelEnds(Step):
    """The last occasion of a Duel."""


@dataclass(frozen=True, slots=True)
class TurnBegins(AboutPlayer, Step):
    """A player's turn begins."""

    player: Player
    turn: int


@dataclass(frozen=True, slots=True)
class PhaseBegins(Step):
    """A phase begins."""

    phase: str


@dataclass(frozen=True, slots=True)
class PhaseGoesOn(Step):
    """What a phase consists of takes place."""

    phase: str


@dataclass(frozen=True, slots=True)
class PhaseEnds(Step):
    """A phase is over; `to` is the next one when the turn player chose it."""

    phase: str
    to: str | None = None


@dataclass(frozen=True, slots=True)
class OpenState(Step):
    """The turn player may act in a Main Phase."""

    phase: str


@dataclass(frozen=True, slots=True)
class Leaving(Step):
    """The turn player wants to leave the phase; it ends unless somebody acts."""

    phase: str
    to: str


@dataclass(frozen=True, slots=True)
class Aftermath(Step):
    """Something has been done: triggered effects and fast effects come now."""


@dataclass(frozen=True, slots=True)
class TriggersGoOn(Step):
    """The next waiting Trigger Effect goes on the Chain, of those triggered up to a moment."""

    until: int


@dataclass(frozen=True, slots=True)
class Answers(Step):
    """A Chain Link was added: what has to answer it does, and then the players may respond."""


@dataclass(frozen=True, slots=True)
class Responses(AboutPlayer, Step):
    """A player may use a fast effect; `passes` players before him have declined in a row."""

    player: Player
    passes: int = 0


class OfActivation(Step):
    """A part of an activation."""

    __slots__ = ()
    option: Activate

    @property
    def subject(self) -> Hashable:
        """The card."""
        return self.option.card


@dataclass(frozen=True, slots=True)
class Activating(OfActivation):
    """A card or effect is being activated."""

    option: Activate


@dataclass(frozen=True, slots=True)
class CardIsPlayed(OfActivation):
    """A Spell or Trap Card comes face-up on the field to be activated."""

    option: Activate


@dataclass(frozen=True, slots=True)
class LinkForms(OfActivation):
    """The activation takes its place on the Chain."""

    option: Activate


@dataclass(frozen=True, slots=True)
class TargetsAreChosen(OfActivation):
    """The targets of the activation are chosen."""

    option: Activate


@dataclass(frozen=True, slots=True)
class CostIsPaid(OfActivation):
    """The cost of the activation is paid."""

    option: Activate


@dataclass(frozen=True, slots=True)
class ChainResolves(Step):
    """The next Chain Link is about to resolve, if any is left."""


@dataclass(frozen=True, slots=True)
class LinkResolves(AboutCard, Step):
    """A Chain Link resolves."""

    number: int
    card: Uid


@dataclass(frozen=True, slots=True)
class PartIsCarriedOut(AboutCard, Step):
    """A part of a resolving effect is carried out: from verb `start` up to the next "then"."""

    number: int
    card: Uid
    start: int


@dataclass(frozen=True, slots=True)
class LinkIsDone(AboutCard, Step):
    """A Chain Link has been carried out."""

    number: int
    card: Uid


@dataclass(frozen=True, slots=True)
class ChainIsOver(Step):
    """No link is left to resolve."""


@dataclass(frozen=True, slots=True)
class TributesAreMade(Step):
    """The monsters for a Tribute Summon or Set are Tributed."""

    option: NormalSummon

    @property
    def subject(self) -> Hashable:
        """The monster to be Summoned or Set."""
        return self.option.card


@dataclass(frozen=True, slots=True)
class MonsterArrives(Step):
    """A monster is Normal Summoned or Set."""

    option: NormalSummon

    @property
    def subject(self) -> Hashable:
        """The monster."""
        return self.option.card


@dataclass(frozen=True, slots=True)
class CardIsSet(Step):
    """A Spell or Trap Card is Set."""

    option: SetCard

    @property
    def subject(self) -> Hashable:
        """The card."""
        return self.option.card


@dataclass(frozen=True, slots=True)
class MaintenanceIsDue(Step):
    """Maintenance costs of the turn player come due: of cards, by the numbers of their effects."""

    due: tuple[tuple[Uid, int], ...]


# What rules may refuse besides options.


@dataclass(frozen=True, slots=True)
class Resolution(AboutCard):
    """Carrying out a Chain Link."""

    number: int
    card: Uid


@dataclass(frozen=True, slots=True)
class EffectOnTarget(AboutCard):
    """Carrying out a link's effect on one of its targets."""

    number: int
    card: Uid


@dataclass(frozen=True, slots=True)
class Contribution(AboutCard):
    """What a continuous effect of a card holds to be so."""

    card: Uid
    effect: int


@dataclass(frozen=True, slots=True)
class GoingOnChain(AboutCard):
    """A waiting effect going on the Chain now."""

    card: Uid
    waiting: Waiting


@dataclass(frozen=True, slots=True)
class BattleDestruction(AboutCard):
    """A monster being destroyed by battle."""

    card: Uid
    by: Uid


@dataclass(frozen=True, slots=True)
class Choosing(AboutCard):
    """A card being chosen as a target."""

    card: Uid


@dataclass(frozen=True, slots=True)
class Affecting(AboutCard):
    """A monster being returned to the hand, or its ATK, DEF or battle position changed."""

    card: Uid


@dataclass(frozen=True, slots=True)
class AttackGoing(AboutCard):
    """An attack that was declared going on."""

    card: Uid


@dataclass(frozen=True, slots=True)
class AttackAsDeclared(AboutCard):
    """An attack going on against what it was declared against."""

    card: Uid
