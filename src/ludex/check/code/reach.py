"""What the code of a clause reaches: everything of its game that it leads to, up to the kernel."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from hashlib import sha256
from types import FunctionType
from typing import Any

from ludex.check.code.classes import Classes
from ludex.check.code.pieces import Piece, Pieces
from ludex.kb.lock import Code
from ludex.kernel import Rulebook

_KERNEL = Rulebook.__module__.rpartition(".")[0]


@cache
def codes(book: Rulebook) -> Code:
    """Return the code of every clause that has any."""
    pieces: dict[str, Pieces] = {}
    classes: dict[str, Classes] = {}
    reached: dict[str, tuple[Piece, ...]] = {}
    whole: dict[str, str] = {}
    named: dict[str, set[str]] = {}
    for id, rule in book.rules.items():
        root = _module(rule.body).partition(".")[0]
        known = pieces.setdefault(root, Pieces(own(root)))
        found = _Reach(rule.body, known, classes.setdefault(root, Classes(known))).found
        reached[id] = tuple(found)
        whole[id] = _digest(map(known.whole, found))[:16]
        for piece in found:
            named.setdefault(piece.name, set()).add(piece.said)
    return Code(
        whole,
        {id: tuple(dict.fromkeys(piece.name for piece in found)) for id, found in reached.items()},
        {name: _digest(said)[:8] for name, said in named.items()},
    )


def _module(definition: Any) -> str:
    """Return the name of the module in which a function or class was really made."""
    function = isinstance(definition, FunctionType)
    module: str = definition.__globals__["__name__"] if function else definition.__module__
    return module


def own(root: str) -> Callable[[Any], bool]:
    """Return what tells a game's own code from the kernel's and from every library's."""

    def ours(definition: Any) -> bool:
        module = _module(definition)
        return module.partition(".")[0] == root and not f"{module}.".startswith(f"{_KERNEL}.")

    return ours


def _digest(texts: Iterable[str]) -> str:
    return sha256("\n\n".join(sorted(set(texts))).encode()).hexdigest()


class _Reach:
    """Everything that a function leads to: `found`, what is nearest first."""

    def __init__(self, function: Any, pieces: Pieces, classes: Classes) -> None:
        self.found: dict[Piece, None] = {}
        self._pieces = pieces
        self._classes = classes
        self._asked: set[str] = set()
        self._unasked: dict[str, list[Piece]] = {}
        self._met: set[tuple[type[Any], bool]] = set()
        near = [pieces.of(function)]
        while near:
            near = [further for piece in near for further in self._from(piece)]

    def _from(self, piece: Piece) -> Iterator[Piece]:
        """Yield what a piece leads to, the first time that it is found."""
        if piece in self.found:
            return
        self.found[piece] = None
        for name in sorted(piece.asked - self._asked):
            self._asked.add(name)
            yield from self._unasked.pop(name, ())
        for _, used in piece.uses:
            yield self._pieces.of(used)
            if isinstance(used, type) and used not in piece.bases:
                yield from self._meet(used, used=True)
        for told in piece.types:
            yield from self._meet(told, used=False)

    def _meet(self, cls: type[Any], *, used: bool) -> Iterator[Piece]:
        """Yield what is reached of a class, and keep in mind what may yet be asked of it."""
        if (cls, used) in self._met:
            return
        self._met.add((cls, used))
        members = self._classes.members(cls, used=used)
        yield from members.anyway
        for name, member in members.asked:
            if name in self._asked:
                yield member
            else:
                self._unasked.setdefault(name, []).append(member)
        for told in members.told:
            yield from self._meet(told, used=False)
