"""What there is to reach of a class: its members, and the classes that its fields tell of."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ludex.check.code.pieces import Piece, Pieces
from ludex.kernel import Ask, Event, Option, Quantity, Step

_KERNEL = {name for noun in (Event, Step, Option, Ask, Quantity) for name in vars(noun)}
"""What the kernel asks things for, of whatever class they are."""

_MAKING = {"__new__", "__init__", "__post_init__"}
_DONE = {"__init_subclass__", "__set_name__"}
"""What makes classes has done so before any clause acts."""


@dataclass(frozen=True, eq=False, slots=True)
class Members:
    """What a class has besides its fields, and `told`, the classes that these tell of.

    What Python or the kernel calls, nobody in the game has to name: `anyway` is reached with the
    class, `asked` when something that is reached asks for its name.
    """

    anyway: tuple[Piece, ...]
    asked: tuple[tuple[str, Piece], ...]
    told: tuple[type[Any], ...]


class Classes:
    """The members of classes, each made once."""

    def __init__(self, pieces: Pieces) -> None:
        self._pieces = pieces
        self._made: dict[tuple[type[Any], bool], Members] = {}

    def members(self, cls: type[Any], *, used: bool) -> Members:
        """Return what there is of a class that is `used`, or that a type only tells of.

        Who is only told of a thing may call what Python calls, but does not make it.
        """
        if (cls, used) not in self._made:
            own = [base for base in cls.__mro__ if self._pieces.ours(base)]
            beyond = _KERNEL.union(*(vars(base) for base in cls.__mro__ if base not in own))
            anyway, asked = [], []
            for name, member in self._all(cls, own):
                if name in _DONE:
                    continue
                by_python = name.startswith("__") and (used or name not in _MAKING)
                if by_python or (used and name in beyond):
                    anyway.append(member)
                else:
                    asked.append((name, member))
            told = (each for base in own for each in self._pieces.of(base).types)
            found = Members(tuple(anyway), tuple(asked), tuple(dict.fromkeys(told)))
            self._made[cls, used] = found
        return self._made[cls, used]

    def _all(self, cls: type[Any], own: list[type[Any]]) -> Iterator[tuple[str, Piece]]:
        """Yield the members of a class, and what classes that stand for it make of them."""
        declared: set[str] = set()
        for base in own:
            members = self._pieces.members(base)
            declared.update(members)
            yield from members.items()
        for below in self._below(cls):
            of_below = self._pieces.members(below)
            yield from ((name, of_below[name]) for name in of_below if name in declared)

    def _below(self, cls: type[Any]) -> Iterator[type[Any]]:
        for below in cls.__subclasses__():
            # A class with slots is made of another, which may still be about.
            whole = vars(sys.modules[below.__module__]).get(below.__name__) is below
            if whole and self._pieces.ours(below):
                yield below
            yield from self._below(below)
