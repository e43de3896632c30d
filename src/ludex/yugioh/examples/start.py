"""The position from which an example starts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Annotated, Literal

from ludex.kernel import value
from ludex.yugioh.vocabulary import Attribute, CardName, Counter, Position

Claims = tuple[Annotated[str, "claim"], ...]
Named = Annotated[str, "named"]
"""A card of the position, by its slug or by its label."""

Who = Literal["A", "B", "1A", "1B", "2A", "2B"]
"""The seats that there can be: A and B, or those of two sides of two."""

Phase = Literal["draw", "standby", "main-1", "battle", "main-2", "end"]
"""The phases of a turn.

`draw`: the Draw Phase; `standby`: the Standby Phase; `main-1`: Main Phase 1; `battle`: the Battle
Phase; `main-2`: Main Phase 2; `end`: the End Phase.
"""


@value
class PutCard:
    """A card that lies in some way other than the usual one of its place.

    `equipped_to` is the face-up monster that an Equip Card is equipped to, `bound_to` the monster
    that another card is bound to; `counters` lists the counters on it. `column` is that of a
    monster, counted from player A's left, so that monsters that face each other have the same;
    `declared` are the Attributes that were declared for it.
    """

    card: CardName
    as_: str | None = None
    face: Literal["up", "down"] | None = None
    position: Position | None = None
    owner: Who | None = None
    set_this_turn: bool = False
    equipped_to: Named | None = None
    bound_to: Named | None = None
    counters: tuple[Counter, ...] = ()
    column: Literal[1, 2, 3, 4, 5] | None = None
    declared: tuple[Attribute, ...] = ()


Put = CardName | PutCard


@value
class Holdings:
    """One player's cards; a Deck is listed from the top. `spells` lie face-up, `set` face-down.

    Life Points are those of the player's side: 8000 if no player of it says otherwise.
    """

    life_points: int | None = None
    deck: tuple[Put, ...] = ()
    extra_deck: tuple[Put, ...] = ()
    hand: tuple[Put, ...] = ()
    graveyard: tuple[Put, ...] = ()
    banished: tuple[Put, ...] = ()
    monsters: tuple[Put, ...] = ()
    spells: tuple[Put, ...] = ()
    set: tuple[Put, ...] = ()
    field_zone: Put | None = None


@value
class Turn:
    """Whose turn it is, which one, and the phase: a Main Phase lies open, another one begins.

    It is that of the first player if nobody is named.
    """

    player: Who | None = None
    number: int = 3
    phase: Phase = "main-1"


@value
class Start:
    """Where an example starts: in a turn, or (`duel: begins`) before the first one.

    What players have stands under their seats. One of `1A`, `2A`, `1B` and `2B`, who take their
    turns in this order, makes it a Duel of four.
    """

    turn: Turn = Turn()
    duel: Literal["begins"] | None = None
    seats: Annotated[Mapping[Who, Holdings], "rest"] = field(default_factory=dict)
