"""The vocabulary of a tiny game, declared as a game does it: standard library only."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

Card = Annotated[str, "card"]
Who = Literal["A", "B"]


class Data:
    """What all of it shares: nothing that pydantic needs."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Filter(Data):
    """Which cards are meant."""

    power_at_most: int | None = None
    name: Card | None = None


@dataclass(frozen=True, slots=True)
class Destroy(Data):
    """Destroy cards."""

    destroy: Literal["targets", "this"] | Filter


@dataclass(frozen=True, slots=True)
class Damage(Data):
    """Inflict damage."""

    damage: int
    to: Who


@dataclass(frozen=True, slots=True)
class If(Data):
    """Do something on a condition."""

    if_: Filter
    then: tuple[Verb, ...]


Verb = Destroy | Damage | If


@dataclass(frozen=True, slots=True)
class Effect(Data):
    """One effect."""

    says: Annotated[str, "text"]
    does: tuple[Verb, ...] = ()


@dataclass(frozen=True, slots=True)
class CardFacts(Data):
    """A card."""

    id: str
    passcode: int
    kind: Literal["creature", "spell"]
    power: int | None = None
    effects: tuple[Effect, ...] = ()
    marks: Mapping[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if (self.power is None) == (self.kind == "creature"):
            raise ValueError("a creature, and nothing else, has a power")


@dataclass(frozen=True, slots=True)
class PrintedCard(Data):
    """A card that is known but not encoded."""

    passcode: int
    kind: Literal["creature", "spell", "ritual"]


@dataclass(frozen=True, slots=True)
class Holdings(Data):
    """What a player has."""

    hand: tuple[Card, ...] = ()
    life: int = 10


@dataclass(frozen=True, slots=True)
class Start(Data):
    """A position."""

    turn: Who = "A"
    seats: Annotated[Mapping[Who, Holdings], "rest"] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if any(held.life < 0 for held in self.seats.values()):
            raise ValueError("a player has less than no life")


@dataclass(frozen=True, slots=True)
class Play(Data):
    """A player plays a card."""

    play: Card
    player: Who
    targets: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayFor(Play):
    """A player plays a card for more than it costs: a member with everything that another has."""

    price: int = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class Resolve(Data):
    """Everything resolves."""

    resolve: Literal["all"]


@dataclass(frozen=True, slots=True)
class CardIs(Data):
    """Where a card is."""

    card: Card
    zone: Literal["hand", "pile"]
    from_: tuple[Annotated[str, "claim"], ...] = ()


@dataclass(frozen=True, slots=True)
class Cannot(Data):
    """A step is refused."""

    cannot: Play
    because: Annotated[str, "clause"]


@dataclass(frozen=True, slots=True)
class Has(Data):
    """What a player has; a number, or a word for one."""

    player: Who
    life: int | Literal["none"] = "none"
    card: Card | None = None


@dataclass(frozen=True)
class Cards:
    """What the cards of a game are."""

    facts: Any
    registered: Any
    identities: tuple[str, ...]
    named_in: tuple[str, ...] | None = None
    faults: Callable[[Mapping[str, Any]], Iterable[Any]] = lambda _cards: ()


@dataclass(frozen=True, eq=False)
class Demo:
    """What the game says of itself."""

    name: str
    start: Any
    step: Any
    expect: Any
    cards: Cards | None = None
    quantities: Mapping[str, Any] = field(default_factory=dict)
    implemented: Mapping[str, tuple[str, int]] | None = None


VOCABULARY = Demo(
    name="demo",
    start=Start,
    step=Play | PlayFor | Resolve,
    expect=CardIs | Cannot | Has,
    cards=Cards(CardFacts, PrintedCard, identities=("passcode",)),
    quantities={
        "first-card": Card,
        "hand-limit": int,
        "zones": Mapping[Literal["pile", "row"], int],
    },
)
