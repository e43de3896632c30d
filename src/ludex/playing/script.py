"""Scripts: acts as their authors write them, and what makes one impossible to play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from ludex.kernel import value
from ludex.wording import joined


class Stuck(Exception):
    """A script cannot go on as written.

    `refused` when the step is refused, by the clauses in `by`, or not offered; otherwise the script
    itself leaves something open, or asks for what does not come.
    """

    def __init__(self, message: str, by: tuple[str, ...] = (), *, refused: bool = False) -> None:
        super().__init__(message)
        self.by = by
        self.refused = refused


@value
class Wrong:
    """One thing that is wrong: in a position, with the way to it there."""

    found: str
    keys: tuple[str | int, ...] = ()
    card: str = ""
    """The card that the catalogue does not have, if it is that."""
    word: str = ""
    """The word of a step or of an expectation that means nothing, if it is that."""

    @classmethod
    def unknown(cls, card: str, *keys: str | int) -> Wrong:
        """Return that the catalogue does not have a card."""
        return cls(f"there is no card '{card}'", keys, card)


class BadPosition(Exception):
    """A position that cannot be, or a name in an example that means nothing, or several things.

    `wrong` has everything that is wrong with a position.
    """

    def __init__(self, *wrong: Wrong | str) -> None:
        self.wrong = tuple(Wrong(each) if isinstance(each, str) else each for each in wrong)
        super().__init__(joined("; ", (each.found for each in self.wrong)))


@value
class Aside:
    """A step of a script that expects something and does nothing; it has an `expect`."""

    expect: tuple[Any, ...]


def written(act: Any) -> str:
    """Return an act as its author writes it: `{player: A, activate: mountain, targets: [umi]}`."""
    parts = []
    for field in fields(act):
        value = getattr(act, field.name)
        if value is not None and value is not False and value not in ((), {}):
            key = field.name.rstrip("_").replace("_", "-")
            parts.append(f"{key}: {_shown(value)}")
    return "{" + ", ".join(sorted(parts, key=lambda part: not part.startswith("player"))) + "}"


def way_to(word: str, said: Any) -> tuple[str | int, ...]:
    """Return the keys that lead to a word in a step or an expectation; none where it is not."""
    for field in fields(said):
        key, value = field.name.rstrip("_").replace("_", "-"), getattr(said, field.name)
        if value == word:
            return (key,)
        if isinstance(value, tuple) and word in value:
            return (key, value.index(word))
    return ()


def _shown(value: Any) -> Any:
    if isinstance(value, tuple):
        return f"[{', '.join(map(str, value))}]"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {each}" for key, each in value.items()) + "}"
    return value
