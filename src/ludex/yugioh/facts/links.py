"""Facts about the Chain: its links, and the effects that wait for one."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import ClassVar

from ludex.yugioh.facts.fact import Fact
from ludex.yugioh.table.board import Board, Link, Uid, Waiting
from ludex.yugioh.table.subjects import AboutCard


@dataclass(frozen=True, slots=True)
class LinkAdded(Fact):
    """An activation became a Chain Link; `by_choice` if a player began the Chain with it."""

    link: Link
    number: int
    by_choice: bool = False

    @property
    def subject(self) -> Hashable:
        """The card whose effect was activated."""
        return self.link.card

    def fold(self, state: Board) -> Board:
        """Put it on top of the Chain; count a Chain begun by choice in a battle."""
        battle = state.battle
        if battle is not None and self.by_choice:
            battle = replace(battle, chains=battle.chains + 1)
        return state.but(chain=(*state.chain, self.link), battle=battle)


@dataclass(frozen=True, slots=True)
class LinkChanged(AboutCard, Fact):
    """A Chain Link is not what it was."""

    number: int
    card: Uid

    def changed(self, link: Link) -> Link:
        """Return the link as it is now."""
        raise NotImplementedError

    def fold(self, state: Board) -> Board:
        """Change it."""
        at = self.number - 1
        chain = (*state.chain[:at], self.changed(state.chain[at]), *state.chain[at + 1 :])
        return state.but(chain=chain)


@dataclass(frozen=True, slots=True)
class Targeted(LinkChanged):
    """The targets of a link were chosen; `arrivals` tell whether they have moved since."""

    targets: tuple[Uid, ...] = ()
    arrivals: tuple[int, ...] = ()

    def changed(self, link: Link) -> Link:
        """Return the link with its targets."""
        return replace(link, targets=self.targets, arrivals=self.arrivals)


@dataclass(frozen=True, slots=True)
class ActivationNegated(LinkChanged):
    """The activation of a link was negated."""

    happening: ClassVar[bool] = True

    def changed(self, link: Link) -> Link:
        """Return the link, negated."""
        return replace(link, negated="activation")


@dataclass(frozen=True, slots=True)
class EffectNegated(LinkChanged):
    """The effect of a link was negated, but not its activation."""

    happening: ClassVar[bool] = True

    def changed(self, link: Link) -> Link:
        """Return the link, with its effect negated."""
        return replace(link, negated="effect")


@dataclass(frozen=True, slots=True)
class LinkBegan(LinkChanged):
    """It is a link's turn to resolve; unless its activation was negated, that is a happening."""

    negated: bool = False

    def changed(self, link: Link) -> Link:
        """Return the link, begun."""
        return replace(link, begun=True)


@dataclass(frozen=True, slots=True)
class LinkResolved(LinkChanged):
    """A link resolved; `carried_out` is False when nothing of it could be."""

    carried_out: bool = True

    def changed(self, link: Link) -> Link:
        """Return the link, done."""
        return replace(link, done=True)


@dataclass(frozen=True, slots=True)
class ChainEnded(Fact):
    """Every link of the Chain has resolved."""

    links: tuple[Link, ...]

    def fold(self, state: Board) -> Board:
        """Clear the Chain."""
        return state.but(chain=())


@dataclass(frozen=True, slots=True)
class Triggered(Fact):
    """The occasion of a Trigger Effect has come."""

    waiting: Waiting

    @property
    def subject(self) -> Hashable:
        """The card with the effect."""
        return self.waiting.card

    def fold(self, state: Board) -> Board:
        """Let it wait."""
        return state.but(waiting=(*state.waiting, self.waiting))


@dataclass(frozen=True, slots=True)
class NoLongerWaiting(Fact):
    """Trigger Effects were put on the Chain, declined, or could not be activated."""

    gone: tuple[Waiting, ...]

    def fold(self, state: Board) -> Board:
        """Let them wait no longer."""
        return state.but(waiting=tuple(w for w in state.waiting if w not in self.gone))
