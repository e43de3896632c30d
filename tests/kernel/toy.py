"""The smallest game that tries the kernel: a heap of stones."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any, ClassVar

from ludex.kernel import (
    Acts,
    Ask,
    Event,
    Game,
    Inquiry,
    Option,
    Quantity,
    Rulebook,
    Run,
    Step,
    Watch,
)

G = Run[int]
"""What the body of a rule is handed."""


@dataclass(frozen=True, slots=True)
class Added(Event):
    """Stones were added to the heap."""

    stones: int = 1
    by: str = ""

    @property
    def subject(self) -> Hashable:
        return self.by or None

    def fold(self, heap: int) -> int:
        return heap + self.stones


@dataclass(frozen=True, slots=True)
class Doubled(Event):
    """The heap was doubled."""

    def fold(self, heap: int) -> int:
        return heap * 2


@dataclass(frozen=True, slots=True)
class Noted(Event):
    """Something was said, and the heap stayed as it was."""

    what: Hashable


@dataclass(frozen=True, slots=True)
class Turn(Step):
    """A turn."""

    number: int = 1


@dataclass(frozen=True, slots=True)
class Evening(Step):
    """The last thing on most agendas."""


@dataclass(frozen=True, slots=True)
class Take(Option):
    """Add so many stones."""

    stones: int

    @property
    def subject(self) -> Hashable:
        return self.stones


@dataclass(frozen=True, slots=True)
class Which(Ask):
    """How many? There has to be an answer, and rules offer them all."""

    player: Hashable = "A"


@dataclass(frozen=True, slots=True)
class Perhaps(Which):
    """How many, if any?"""

    optional: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Among(Which):
    """How many of these?"""

    stones: tuple[int, ...] = ()

    def offers(self, g: Inquiry[Any]) -> tuple[Option, ...]:
        return tuple(Take(stones) for stones in self.stones)


@dataclass(frozen=True, slots=True)
class Limit(Quantity):
    """How many stones may be added at once; no rule says it: 9."""

    name: ClassVar[str] = "limit"
    neutral: ClassVar[Any] = 9


@dataclass(frozen=True, slots=True)
class Worth(Quantity):
    """What a stone of a colour is worth; no rule says it: 0."""

    name: ClassVar[str] = "worth"
    neutral: ClassVar[Any] = 0
    colour: str

    @property
    def key(self) -> str:
        return self.colour


def new_book() -> Rulebook:
    return Rulebook([Limit, Worth])


def start(book: Rulebook, *agenda: Step, heap: int = 0, watch: Watch | None = None) -> Game[int]:
    """A game in which every rule of the book is in force."""
    return Game(book.ruleset("toy", book.rules), heap, agenda or (Turn(),), watch=watch)


def events(game: Game[Any]) -> list[Event]:
    return [entry.event for entry in game.log]


def adds(book: Rulebook, id: str = "adds", stones: int = 1) -> None:
    """In every turn stones are added."""

    @book.rule(id, does=Turn)
    def body(g: G, step: Turn) -> Acts:
        yield Added(stones)


def asks(book: Rulebook, ask: Ask, id: str = "asks") -> None:
    """In every turn a player decides how many."""

    @book.rule(id, does=Turn)
    def body(g: G, step: Turn) -> Acts:
        option = yield ask
        yield Added(option.stones) if isinstance(option, Take) else Noted(option)


def offers(book: Rulebook, *stones: int, id: str = "offers") -> None:
    """These numbers are on offer."""

    @book.rule(id, permits=Which)
    def body(g: Inquiry[int], ask: Which) -> list[Take]:
        return [Take(number) for number in stones]
