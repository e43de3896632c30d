"""The occasions on which rules hang, and what they may be asked about."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import ClassVar

from ludex.kernel import Ask, Option, Step
from tests.kernel.mini.board import Link


@dataclass(frozen=True, slots=True)
class Activate(Option):
    """Activate a card or its effect."""

    card: str
    player: str
    targets: tuple[str, ...] = ()

    @property
    def subject(self) -> Hashable:
        return self.card


@dataclass(frozen=True, slots=True)
class Respond(Ask):
    """May the player activate something now?"""

    optional: ClassVar[bool] = True
    player: str


@dataclass(frozen=True, slots=True)
class Activation(Step):
    """What a player activates becomes a Chain Link."""

    option: Activate


@dataclass(frozen=True, slots=True)
class Responses(Step):
    """These players may respond, one after the other; then the Chain resolves."""

    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChainResolves(Step):
    """What is left of the Chain resolves."""


@dataclass(frozen=True, slots=True)
class LinkResolves(Step):
    link: Link

    @property
    def subject(self) -> Hashable:
        return self.link.card


@dataclass(frozen=True, slots=True)
class Resolution:
    """A contribution that may be refused: what a link would do."""

    link: Link

    @property
    def subject(self) -> Hashable:
        return self.link.card


@dataclass(frozen=True, slots=True)
class SubStep(Step):
    attacker: str
    target: str


@dataclass(frozen=True, slots=True)
class DamageStep(SubStep):
    """A monster's attack comes to its Damage Step; its sub-steps follow."""


@dataclass(frozen=True, slots=True)
class BeforeCalculation(SubStep):
    pass


@dataclass(frozen=True, slots=True)
class DuringCalculation(SubStep):
    pass


@dataclass(frozen=True, slots=True)
class Calculation(SubStep):
    pass


@dataclass(frozen=True, slots=True)
class AfterCalculation(SubStep):
    pass


@dataclass(frozen=True, slots=True)
class EndOfDamageStep(SubStep):
    pass
