"""The position from which an example starts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from ludex.yugioh.vocabulary import CardName, Position

Claims = tuple[Annotated[str, "claim"], ...]
Who = Literal["A", "B"]
Phase = Literal["draw", "standby", "main-1", "battle", "main-2", "end"]


@dataclass(frozen=True, slots=True)
class PutCard:
    """A card that lies in some way other than the usual one of its place."""

    card: CardName
    as_: str | None = None
    face: Literal["up", "down"] | None = None
    position: Position | None = None
    owner: Who | None = None
    set_this_turn: bool = False


Put = CardName | PutCard


@dataclass(frozen=True, slots=True)
class Side:
    """One player's cards; a Deck is listed from the top. `spells` lie face-up, `set` face-down."""

    life_points: int = 8000
    deck: tuple[Put, ...] = ()
    hand: tuple[Put, ...] = ()
    graveyard: tuple[Put, ...] = ()
    banished: tuple[Put, ...] = ()
    monsters: tuple[Put, ...] = ()
    spells: tuple[Put, ...] = ()
    set: tuple[Put, ...] = ()
    field_zone: Put | None = None


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is, which one, and the phase: a Main Phase lies open, another one begins."""

    player: Who = "A"
    number: int = 3
    phase: Phase = "main-1"


@dataclass(frozen=True, slots=True)
class Start:
    """Where an example starts: in a turn, or (`duel: begins`) before the first one."""

    turn: Turn = Turn()
    duel: Literal["begins"] | None = None
    A: Side = Side()
    B: Side = Side()
