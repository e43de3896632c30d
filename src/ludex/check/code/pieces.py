"""The pieces that the code of a game consists of: functions, classes, their members, constants."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from hashlib import sha256
from types import FunctionType, MethodType, ModuleType
from typing import Any

from ludex.check.code.names import Names, Way
from ludex.check.code.source import Source, of_class, of_function
from ludex.check.code.things import Definition, Thing
from ludex.check.code.wording import parts, wording


@dataclass(frozen=True, eq=False, slots=True)
class Piece:
    """A piece of code: its name, a digest of what it says by itself, and where it leads.

    `uses` is the code that it names, or a constant, as it calls it; `types` are the classes that
    its annotations tell of; `asked` is what it may ask a thing for. Of a class, `bases` are those
    that it is made of, which it does not use otherwise.
    """

    name: str
    said: str
    uses: tuple[tuple[str, Definition | Piece], ...]
    types: tuple[type[Any], ...]
    asked: frozenset[str]
    bases: tuple[type[Any], ...] = ()


class Pieces:
    """The pieces of whatever `ours` says is the game's own, each made once."""

    def __init__(self, ours: Callable[[Any], bool]) -> None:
        self.ours = ours
        self._made: dict[Any, Piece] = {}
        self._members: dict[type[Any], Mapping[str, Piece]] = {}

    def of(self, code: Definition | Piece) -> Piece:
        """Return the piece of a function, or of a class without its members."""
        if isinstance(code, Piece):
            return code
        if code not in self._made:
            self._made[code] = self._class(code) if isinstance(code, type) else self._function(code)
        return self._made[code]

    def whole(self, piece: Piece) -> str:
        """Return what a piece says, and what it names by which name."""
        uses = sorted(f"{called} {self.of(used).said}" for called, used in piece.uses)
        return "\n".join((piece.said, *uses))

    def members(self, cls: type[Any]) -> Mapping[str, Piece]:
        """Return the methods of a class and its attributes that are no fields, by name."""
        if cls not in self._members:
            _, members = parts(of_class(cls).class_(cls.__qualname__))
            self._members[cls] = {
                name: self._piece(f"{cls.__qualname__}.{name}", nodes, _space(cls))
                for name, nodes in members.items()
            }
        return self._members[cls]

    def _function(self, function: FunctionType) -> Piece:
        code, source = function.__code__, of_function(function)
        cells = zip(code.co_freevars, function.__closure__ or (), strict=True)
        around = {name: cell.cell_contents for name, cell in cells}
        space = _Space({**function.__globals__, **around}, source)
        return self._piece(function.__qualname__, source.functions(code.co_firstlineno), space)

    def _class(self, cls: type[Any]) -> Piece:
        node = of_class(cls).class_(cls.__qualname__)
        header, _ = (node.body, ()) if issubclass(cls, Enum) else parts(node)
        of = [base.slice for base in node.bases if isinstance(base, ast.Subscript)]
        piece = self._piece(cls.__qualname__, header, _space(cls), of)
        return replace(piece, bases=cls.__bases__)

    def _piece(
        self, name: str, nodes: Iterable[ast.AST], space: _Space, types: Iterable[ast.expr] = ()
    ) -> Piece:
        nodes = list(nodes)
        names = Names(*nodes)
        modules = [each for each in names.outer if isinstance(space.at(each), ModuleType)]
        return Piece(
            name,
            _digest(name, wording(nodes, modules)),
            tuple(self._uses(names, space)),
            tuple(self._types((*names.types, *types), space)),
            frozenset(names.asked.union(*self._asked(names, space))),
        )

    def _asked(self, names: Names, space: _Space) -> Iterator[set[str]]:
        """Yield what things are asked for, but for what is no matter of the game's: `g.carry_out`.

        The kernel hands rules a thing of its own, whose methods may be called like the game's.
        """
        yield from ({way[0] for way in ways if way} for ways in names.outer.values())
        for annotation, asked in names.asked_of:
            of = annotation.value if isinstance(annotation, ast.Subscript) else annotation
            told = [getattr(each, "__origin__", each) for _, each in space.follow(Names(of))]
            beyond = len(told) == 1 and isinstance(told[0], type) and not self.ours(told[0])
            yield asked.difference(dir(told[0])) if beyond else asked

    def _uses(self, names: Names, space: _Space) -> Iterator[tuple[str, Definition | Piece]]:
        for called, value in space.follow(names):
            if isinstance(value, FunctionType | type) and not hasattr(value, "__wrapped__"):
                if self.ours(value):
                    yield called, value
            elif not isinstance(value, ModuleType | MethodType):
                yield called, self._constant(called, value)

    def _constant(self, name: str, value: Any) -> Piece:
        thing = Thing(value, self.ours)
        lambdas = [self.of(code) for code in thing.code if code.__name__ == "<lambda>"]
        uses = ((code.__qualname__, code) for code in thing.code if code.__name__ != "<lambda>")
        return Piece(
            name,
            _digest(name, thing.said, *(each.said for each in lambdas)),
            (*uses, *(use for each in lambdas for use in each.uses)),
            tuple(cls for each in lambdas for cls in each.types),
            frozenset(thing.asked).union(*(each.asked for each in lambdas)),
        )

    def _types(self, annotations: Iterable[ast.expr], space: _Space) -> Iterator[type[Any]]:
        """Yield the classes of the game that annotations tell of."""
        for annotation in annotations:
            names = Names(annotation)
            for _, value in space.follow(names):
                code = Thing(value, self.ours).code
                yield from (cls for cls in code if isinstance(cls, type))
            for node in ast.walk(annotation):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield from self._types(_quoted(node.value), space)


class _Space:
    """What names stand for in a file."""

    def __init__(self, names: Mapping[str, Any], source: Source) -> None:
        self._names = names
        self._source = source

    def at(self, name: str) -> Any:
        """Return what a name stands for; None for one that is Python's own."""
        return self._names[name] if name in self._names else self._source.imported(name)

    def follow(self, names: Names) -> Iterator[tuple[str, Any]]:
        """Yield what is named, by its own name, out of whatever module it is taken."""
        for name, ways in sorted(names.outer.items()):
            for way in sorted(ways):
                yield from self._follow(name, way)

    def _follow(self, name: str, way: Way) -> Iterator[tuple[str, Any]]:
        value = self.at(name)
        for step in way:
            if isinstance(value, ModuleType):
                name, value = step, getattr(value, step, None)
        if value is not None:
            yield name, value


def _space(cls: type[Any]) -> _Space:
    return _Space(vars(sys.modules[cls.__module__]), of_class(cls))


def _quoted(text: str) -> Iterator[ast.expr]:
    """Yield what an annotation says that stands in quotes."""
    try:
        yield ast.parse(text, mode="eval").body
    except SyntaxError:
        return


def _digest(*parts: str) -> str:
    return sha256("\0".join(parts).encode()).hexdigest()
