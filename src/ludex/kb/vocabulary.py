"""What is asked of a game to load what is said of it, whoever plays it."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any, Protocol


class Fault(Protocol):
    """Something in the data of an encoded card that nobody would carry out as it is told."""

    @property
    def card(self) -> str:
        """The slug of the card."""

    @property
    def keys(self) -> tuple[str | int, ...]:
        """The way to it in the card's file."""

    @property
    def found(self) -> str:
        """What it is."""

    @property
    def possible(self) -> str:
        """What could stand there."""


class Cards(Protocol):
    """What is asked of a game's cards."""

    @property
    def facts(self) -> Any:
        """The facts and effects of a card: a dataclass. Its names are kept apart."""

    @property
    def registered(self) -> Any:
        """The facts of a card that is known but not encoded: a dataclass."""

    @property
    def identities(self) -> tuple[str, ...]:
        """The facts, in both, by which a card is told from all others."""

    @property
    def named_in(self) -> tuple[str, ...] | None:
        """The languages in which every card has a name, English among them; None: all."""

    @property
    def faults(self) -> Callable[[Mapping[str, Any]], Iterable[Fault]]:
        """What tells the faults of encoded cards, by slug."""


class Vocabulary(Hashable, Protocol):
    """The types of a game's data: frozen dataclasses of the standard library, or unions of them.

    Their keys in YAML are the field names in kebab-case, without a trailing underscore. Of a union,
    each member is told by the first required key that no other member requires.

    A string that refers to something is annotated with the kind of it, `Annotated[str, "card"]`:
    one of `references.KINDS`. What follows a `#` in it (a copy of a card, an effect) is the game's.
    A sentence that may hold placeholders is an `Annotated[str, "text"]`, and a name that means
    something only in its example an `Annotated[str, "named"]`. A table of which the keys stand
    beside those of the other fields is an `Annotated[Mapping[Who, Things], "rest"]`.
    """

    @property
    def name(self) -> str:
        """The folder of the game in `rules/`."""

    @property
    def start(self) -> Any:
        """The position that an example starts from."""

    @property
    def step(self) -> Any:
        """One decision of an example's script."""

    @property
    def expect(self) -> Any:
        """One expectation of an example."""

    @property
    def cards(self) -> Cards | None:
        """What its cards are; None for a game without any."""

    @property
    def quantities(self) -> Mapping[str, Any]:
        """What a clause may set by its data alone, and the type of the value."""

    @property
    def implemented(self) -> Mapping[str, tuple[str, int]] | None:
        """The clauses that have code, each with its file and line; None where nobody misses it."""
