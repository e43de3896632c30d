"""What a game tells the knowledge base about itself."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any


@dataclass(frozen=True, eq=False)
class Vocabulary:
    """The types of a game's data: frozen dataclasses of the standard library, or unions of them.

    Their keys in YAML are the field names in kebab-case, without a trailing underscore. Of a union,
    each member is told by the first required key that no other member requires.

    A string that refers to something is annotated with the kind of it, `Annotated[str, "card"]`:
    one of `references.KINDS`. What follows a `#` in it (a copy of a card, an effect) is the game's.
    A sentence that may hold placeholders is an `Annotated[str, "text"]`.
    """

    name: str
    """The folder of the game in `rules/`."""
    start: Any
    """The position that an example starts from."""
    step: Any
    """One decision of an example's script."""
    expect: Any
    """One expectation of an example."""
    card: Any = None
    """The facts and effects of a card: a dataclass. Its names are kept apart."""
    registered: Any = None
    """The facts of a card that is known but not encoded: a dataclass. The main game has both.

    Either has a `passcode`, the number by which decks name the card, and a `kind`.
    """
    quantities: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    """What a clause may set by its data alone, and the type of the value."""
    implemented: Collection[str] | None = None
    """The clauses that have code; None where nobody knows, and nobody misses it."""
