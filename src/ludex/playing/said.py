"""What is said: a sentence by its name, and the values that fill it."""

from __future__ import annotations

from collections.abc import Mapping

from ludex.kernel import value


@value
class Named:
    """A name to be put in the reader's language: of a card or of a term."""

    kind: str
    ref: str


Value = str | int | Named | tuple[Named, ...]


@value
class Said:
    """A sentence by name, with its values."""

    name: str
    values: Mapping[str, Value]


def term(id: str) -> Named:
    """Return the name of a term."""
    return Named("term", id)
