"""What happens on the board."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace

from ludex.kernel import Event
from tests.kernel.mini.board import Board, Link, Place, Waiting


@dataclass(frozen=True, slots=True)
class OfCard(Event):
    card: str

    @property
    def subject(self) -> Hashable:
        return self.card


@dataclass(frozen=True, slots=True)
class Moved(OfCard):
    """A card left one place, or two, for another; what was said of it before is over."""

    to: tuple[Place, ...]
    face_up: bool = True

    def fold(self, board: Board) -> Board:
        card = board.card(self.card)
        return board.changed(replace(card, places=self.to, face_up=self.face_up, doomed=False))


@dataclass(frozen=True, slots=True)
class SentToGraveyard(Moved):
    """A card was sent to the Graveyard."""


@dataclass(frozen=True, slots=True)
class Destroyed(SentToGraveyard):
    """A card was destroyed and sent to the Graveyard, by an effect or by game mechanics."""

    by: str = "effect"


@dataclass(frozen=True, slots=True)
class Summoned(Moved):
    """A monster was Summoned."""


@dataclass(frozen=True, slots=True)
class Drew(Moved):
    """A card was drawn."""


@dataclass(frozen=True, slots=True)
class Turned(OfCard):
    """A card was turned face-up or face-down."""

    face_up: bool

    def fold(self, board: Board) -> Board:
        return board.changed(replace(board.card(self.card), face_up=self.face_up))


@dataclass(frozen=True, slots=True)
class AttackRaised(OfCard):
    by: int

    def fold(self, board: Board) -> Board:
        card = board.card(self.card)
        return board.changed(replace(card, attack=card.attack + self.by))


@dataclass(frozen=True, slots=True)
class LostLifePoints(Event):
    player: str
    points: int

    @property
    def subject(self) -> Hashable:
        return self.player

    def fold(self, board: Board) -> Board:
        return board.hit(self.player, self.points)


@dataclass(frozen=True, slots=True)
class Triggered(Event):
    """A mandatory effect triggered, and waits to be put on the next Chain."""

    waiting: Waiting

    @property
    def subject(self) -> Hashable:
        return self.waiting.card

    def fold(self, board: Board) -> Board:
        return replace(board, waiting=(*board.waiting, self.waiting))


@dataclass(frozen=True, slots=True)
class LinkAdded(Event):
    link: Link

    @property
    def subject(self) -> Hashable:
        return self.link.card

    def fold(self, board: Board) -> Board:
        waiting = tuple(w for w in board.waiting if w.card != self.link.card)
        return replace(board, chain=(*board.chain, self.link), waiting=waiting)


@dataclass(frozen=True, slots=True)
class LinkResolved(Event):
    """A Chain Link resolved; its effect was carried out unless something stopped it."""

    link: Link
    carried_out: bool = True

    @property
    def subject(self) -> Hashable:
        return self.link.card

    def fold(self, board: Board) -> Board:
        return replace(board, chain=tuple(link for link in board.chain if link != self.link))


@dataclass(frozen=True, slots=True)
class AttackDeclared(Event):
    attacker: str
    target: str

    def fold(self, board: Board) -> Board:
        return replace(board, battle=(self.attacker, self.target))


@dataclass(frozen=True, slots=True)
class DamageCalculated(Event):
    attacker: str
    target: str
    attackers_attack: int
    targets_attack: int


@dataclass(frozen=True, slots=True)
class MarkedAsDestroyed(OfCard):
    """A monster was destroyed by battle; it stays where it is until the Damage Step ends."""

    def fold(self, board: Board) -> Board:
        return board.changed(replace(board.card(self.card), doomed=True))


@dataclass(frozen=True, slots=True)
class DamageStepEnded(Event):
    def fold(self, board: Board) -> Board:
        return replace(board, battle=None)
