"""Values: what a game is made of, and nobody changes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import MISSING, Field, dataclass, field, fields
from functools import cache
from inspect import get_annotations
from operator import attrgetter
from types import FunctionType
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: type[T]) -> type[T]:
    """Make a class a slotted dataclass that the type checker keeps from being changed.

    A game makes hundreds of them for each decision, and one that is frozen as it runs takes four
    times as long to make. A command loads hundreds of such classes: their methods are copies of a
    few, with the names of the parts put in, since compiling them all is half of its start.
    """
    if cls.__repr__ is object.__repr__:
        cls.__repr__ = _told  # type: ignore[method-assign]
    if _is_made_in_a_way_of_its_own(cls):
        return dataclass(slots=True, unsafe_hash=True, repr=False)(cls)
    if cls.__doc__ is None:
        cls.__doc__ = f"{cls.__name__}({', '.join(get_annotations(cls))})"
    made: Any = dataclass(init=False, repr=False, eq=False, slots=True)(cls)
    parts = fields(made)
    names = [each.name for each in parts if each.compare]
    equal, hashed = _comparing(len(names))
    made.__eq__ = _renamed(made, equal, names)
    made.__hash__ = _renamed(made, hashed, names)
    made.__init__ = _init(made, parts)
    of: type[T] = made
    return of


def _is_made_in_a_way_of_its_own(cls: type) -> bool:
    """Whether a part begins with something made anew, or the class says what its values do."""
    said = [each for each in vars(cls).values() if isinstance(each, Field)]
    for base in cls.__mro__[1:]:
        said += vars(base).get("__dataclass_fields__", {}).values()
    made_anew = any(each.default_factory is not MISSING or not each.init for each in said)
    return made_anew or hasattr(cls, "__post_init__") or "__eq__" in vars(cls)


def _init(cls: type, parts: Iterable[Field[Any]]) -> FunctionType:
    """Return what makes a value of its parts."""
    by_place = [each for each in parts if not each.kw_only]
    by_name = [each for each in parts if each.kw_only]
    names = [each.name for each in (*by_place, *by_name)]
    made = _renamed(cls, _making(len(by_place), len(by_name)), names)
    made.__defaults__ = tuple(_defaults(by_place).values())
    made.__kwdefaults__ = _defaults(by_name)
    return made


def _defaults(parts: Iterable[Field[Any]]) -> dict[str, Any]:
    return {each.name: each.default for each in parts if each.default is not MISSING}


def _renamed(cls: type, template: FunctionType, names: Sequence[str]) -> FunctionType:
    """Return a method of a class: a template with the names of its parts for `_0`, `_1`, ..."""
    places = {f"_{place}": name for place, name in enumerate(names)}
    code = template.__code__
    own = code.replace(
        co_names=tuple(places.get(name, name) for name in code.co_names),
        co_varnames=tuple(places.get(name, name) for name in code.co_varnames),
    )
    made = FunctionType(own, globals(), code.co_name)
    made.__qualname__ = f"{cls.__qualname__}.{code.co_name}"
    return made


@cache
def _making(by_place: int, by_name: int) -> FunctionType:
    """Return the template of what makes a value of so many parts."""
    names = [f"_{n}" for n in range(by_place + by_name)]
    said = ["self", *names[:by_place], *(["*"] if by_name else []), *names[by_place:]]
    return _compiled(
        f"def __init__({', '.join(said)}):",
        *(f"    self.{name} = {name}" for name in names),
        "    return None",
    )


@cache
def _comparing(parts: int) -> tuple[FunctionType, FunctionType]:
    """Return the templates of what compares values by so many parts, and of what hashes them."""
    one, other = (
        "(" + "".join(f"{it}._{n}," for n in range(parts)) + ")" for it in ("self", "other")
    )
    equal = _compiled(
        "def __eq__(self, other):",
        "    if other.__class__ is self.__class__:",
        f"        return {one} == {other}",
        "    return NotImplemented",
    )
    return equal, _compiled("def __hash__(self):", f"    return hash({one})")


def _compiled(*lines: str) -> FunctionType:
    """Return the function that some lines of code define."""
    found: dict[str, FunctionType] = {}
    exec("\n".join(lines), {}, found)  # noqa: S102  # of nothing but the numbers of parts
    (function,) = found.values()
    return function


def but(one: T, **changes: Any) -> T:
    """Return a value of several parts with some of them changed.

    It is `dataclasses.replace` in a fifth of the time.
    """
    cls = one.__class__
    known = _PARTS.get(cls)
    if known is None:
        names = [each.name for each in fields(cls)]  # type: ignore[arg-type]
        places = {name: place for place, name in enumerate(names)}
        known = _PARTS[cls] = attrgetter(*names), places
    read, places = known
    parts = list(read(one))
    for name, part in changes.items():
        parts[places[name]] = part
    return cls(*parts)


_PARTS: dict[type, tuple[attrgetter[tuple[Any, ...]], dict[str, int]]] = {}


def _told(self: Any) -> str:
    """Return a value as it would be written."""
    told = (f"{each.name}={getattr(self, each.name)!r}" for each in fields(self) if each.repr)
    return f"{type(self).__qualname__}({', '.join(told)})"
