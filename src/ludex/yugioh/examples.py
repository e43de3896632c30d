"""The vocabulary of examples: a position, a script of decisions, and expectations.

Every mapping in an example is one of these frozen dataclasses; cards are named by their slug, or by
the label that `as` gives one of several copies.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Annotated, Literal

from ludex.yugioh.vocabulary import CardName, CountedZone, Where

Claims = tuple[Annotated[str, "claim"], ...]
Who = Literal["A", "B"]
Phase = Literal["draw", "standby", "main-1", "battle", "main-2", "end"]

# The position.


@dataclass(frozen=True, slots=True)
class PutCard:
    """A card that lies in some way other than the usual one of its place."""

    card: CardName
    as_: str | None = None
    face: Literal["up", "down"] | None = None
    position: Literal["attack", "defense"] | None = None
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


# Decisions.


@dataclass(frozen=True, slots=True)
class ActivateCard:
    """A player activates a card or effect; what it asks for on activation may stand beside it."""

    activate: str
    player: Who
    targets: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NormalSummonCard:
    """A player Normal Summons a monster."""

    normal_summon: str
    player: Who
    tribute: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NormalSetCard:
    """A player Normal Sets a monster."""

    normal_set: str
    player: Who
    tribute: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SetSpellTrap:
    """A player Sets a Spell or Trap Card."""

    set: str
    player: Who


@dataclass(frozen=True, slots=True)
class GoTo:
    """The turn player leaves the phase for another."""

    go_to: Phase
    player: Who


@dataclass(frozen=True, slots=True)
class PayFor:
    """A player pays the maintenance cost of a card."""

    pay_for: str
    player: Who


@dataclass(frozen=True, slots=True)
class DoNotPayFor:
    """A player lets the maintenance cost of a card go unpaid."""

    do_not_pay_for: str
    player: Who


@dataclass(frozen=True, slots=True)
class Choose:
    """A player chooses cards, when an effect comes to it."""

    choose: tuple[str, ...]
    player: Who


Act = (
    ActivateCard
    | NormalSummonCard
    | NormalSetCard
    | SetSpellTrap
    | GoTo
    | PayFor
    | DoNotPayFor
    | Choose
)


@dataclass(frozen=True, slots=True)
class Resolve:
    """Nobody adds anything: the Chain resolves."""

    resolve: Literal["chain"]


@dataclass(frozen=True, slots=True)
class Until:
    """Nobody does anything until a phase has begun."""

    until: Phase
    player: Who


@dataclass(frozen=True, slots=True)
class Meanwhile:
    """What is expected at this point of the script."""

    expect: tuple[Expect, ...]


# Expectations.


@dataclass(frozen=True, slots=True)
class CardIs:
    """Where a card is, and how."""

    card: str
    zone: Where | None = None
    controller: Who | None = None
    owner: Who | None = None
    face: Literal["up", "down"] | None = None
    position: Literal["attack", "defense"] | None = None
    atk: int | None = None
    def_: int | None = None
    destroyed_by: str | None = None
    from_: Claims = ()


@dataclass(frozen=True, slots=True)
class PlayerHas:
    """What a player has: Life Points, and how many cards where."""

    player: Who
    life_points: int | None = None
    hand: int | None = None
    deck: int | None = None
    graveyard: int | None = None
    monsters: int | None = None
    from_: Claims = ()


@dataclass(frozen=True, slots=True)
class ChainIs:
    """The cards of the Chain Links, from Chain Link 1; empty when there is no Chain."""

    chain: tuple[str, ...]
    from_: Claims = ()


@dataclass(frozen=True, slots=True)
class LinkIs:
    """What a Chain Link is."""

    link: int
    card: str | None = None
    player: Who | None = None
    spell_speed: int | None = None
    targets: tuple[str, ...] | None = None
    from_: Claims = ()


@dataclass(frozen=True, slots=True)
class Now:
    """Whose turn it is, and which phase."""

    phase: Phase
    turn_player: Who | None = None
    turn: int | None = None
    from_: Claims = ()


@dataclass(frozen=True, slots=True)
class Result:
    """Who has won; `nobody` while the Duel goes on, `draw` when both have lost."""

    winner: Literal["A", "B", "nobody", "draw"]
    from_: Claims = ()


@dataclass(frozen=True, slots=True)
class Destructions:
    """How often a card was destroyed."""

    destroyed: str
    times: int
    from_: Claims = ()


@dataclass(frozen=True, slots=True)
class ZonesAre:
    """How many zones of a kind there are for a player."""

    zones: CountedZone
    number: int
    from_: Claims = ()


@dataclass(frozen=True, slots=True)
class Decides:
    """Whose decision is next, be it only whether to respond."""

    decides: Who
    from_: Claims = ()


@dataclass(frozen=True, slots=True)
class Cannot:
    """A decision is refused, by this very clause or card datum; `nothing`: nothing offers it."""

    cannot: Act
    because: str
    from_: Claims = ()


@dataclass(frozen=True, slots=True)
class Can:
    """A decision is legal; `by` names a clause that offers it."""

    can: Act
    by: str | None = None
    from_: Claims = ()


Expect = (
    CardIs
    | PlayerHas
    | ChainIs
    | LinkIs
    | Now
    | Result
    | Destructions
    | ZonesAre
    | Decides
    | Cannot
    | Can
)

Step = Act | Resolve | Until | Meanwhile


def written(act: Act) -> str:
    """Return an act as its author writes it: `{player: A, activate: mountain, targets: [umi]}`."""
    parts = []
    for field in fields(act):
        value = getattr(act, field.name)
        if value not in ((), None):
            shown = f"[{', '.join(value)}]" if isinstance(value, tuple) else value
            parts.append(f"{field.name.replace('_', '-')}: {shown}")
    return "{" + ", ".join(sorted(parts, key=lambda part: not part.startswith("player"))) + "}"
