"""Every reference there is, wherever a field or a placeholder makes one.

What a field refers to stands in its annotation: `Annotated[str, "card"]`. A union's own words
(`targets`) refer to nothing.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from datetime import date
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from pydantic import BaseModel
from typing_extensions import is_typeddict

from ludex.i18n.text import TextError, placeholders
from ludex.kb.fields import kebab
from ludex.kb.rest import REST, is_rest

KINDS = (
    "any-card",
    "any-clause",
    "card",
    "claim",
    "clause",
    "example",
    "list",
    "ruleset",
    "source",
    "term",
)
"""What an annotation may say that a string refers to.

An `any-card` may be one that is only registered, an `any-clause` a retired one.
"""

Way = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Reference:
    """A name that has to be somebody's, and the way to it from what it stands in."""

    kind: str
    name: str
    keys: Way
    form: str = ""
    """Of a term, where a text asks for one."""
    in_key: bool = False


@dataclass(frozen=True, slots=True)
class BadText:
    """A text whose placeholders cannot be read."""

    says: str
    keys: Way


Found = Reference | BadText
_Walk = Callable[[Any, Way], Iterator[Found]]


def references(value: Any, keys: Way = ()) -> Iterator[Found]:
    """Yield every reference that a model, a dataclass or a collection of them makes."""
    if isinstance(value, tuple | list):
        for index, each in enumerate(value):
            yield from references(each, (*keys, index))
    elif isinstance(value, Mapping):
        for key, each in value.items():
            yield from references(each, (*keys, key))
    else:
        for name, way, walk in _walks(value.__class__):
            if (held := getattr(value, name)) is not None:
                yield from walk(held, (*keys, *way))


@cache
def _walks(of: type) -> tuple[tuple[str, Way, _Walk], ...]:
    """Return the fields of a class that may refer to something: name, way and walk."""
    if issubclass(of, BaseModel):
        names = list(of.model_fields)
    else:
        names = [each.name for each in fields(of)] if is_dataclass(of) else []
    hints = get_type_hints(of, include_extras=True) if names else {}
    walks = ((name, _way(name, hints[name]), _walk(hints[name])) for name in names)
    return tuple((name, way, walk) for name, way, walk in walks if walk)


def _way(name: str, hint: Any) -> Way:
    return () if is_rest(hint) else (kebab(name),)


def _walk(hint: Any) -> _Walk | None:
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _annotated(hint)
    if origin is Union or origin is UnionType:
        return _union(args)
    if is_typeddict(hint):
        return _record(get_type_hints(hint, include_extras=True))
    if args and _accepts(hint) is tuple:
        return _sequence(_walk(args[0]))
    if args and _accepts(hint) is Mapping:
        return _table(_walk(args[0]), _walk(args[1]))
    return None if origin is Literal or hint in _PLAIN else references


_PLAIN = {str, int, float, bool, date, NoneType}


def _accepts(hint: Any) -> Any:
    """Return the type that the values of a hint have."""
    if get_origin(hint) is Annotated:
        return _accepts(hint.__origin__)
    origin = get_origin(hint) or hint
    if origin in {tuple, list, frozenset}:
        return tuple
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return Mapping
    return str if origin is str else object


def _annotated(hint: Any) -> _Walk | None:
    kinds = [each for each in hint.__metadata__ if isinstance(each, str) and each != REST]
    if "text" in kinds:
        return _text
    if "named" in kinds:
        return None
    if not kinds:
        return _walk(hint.__origin__)
    if kinds[-1] not in KINDS:
        raise TypeError(f"{hint}: {kinds[-1]!r} is none of {', '.join(KINDS)}")

    def refers(value: str, keys: Way) -> Iterator[Found]:
        yield Reference(kinds[-1], value.partition("#")[0], keys)

    return refers


def _union(args: tuple[Any, ...]) -> _Walk | None:
    words = {word for each in args if get_origin(each) is Literal for word in get_args(each)}
    walks = [(_accepts(each), walk) for each in args if (walk := _walk(each))]
    if not walks:
        return None

    def one_of(value: Any, keys: Way) -> Iterator[Found]:
        if isinstance(value, str) and value in words:
            return iter(())
        fits = (walk for accepts, walk in walks if isinstance(value, accepts))
        return next(fits, references)(value, keys)

    return one_of


def _record(hints: Mapping[str, Any]) -> _Walk | None:
    walks = {key: walk for key, hint in hints.items() if (walk := _walk(hint))}

    def each_key(record: Mapping[str, Any], keys: Way) -> Iterator[Found]:
        for key in record.keys() & walks:
            yield from walks[key](record[key], (*keys, key))

    return each_key if walks else None


def _sequence(walk: _Walk | None) -> _Walk | None:
    if not walk:
        return None

    def each_item(values: Any, keys: Way) -> Iterator[Found]:
        for index, each in enumerate(values):
            yield from walk(each, (*keys, index))

    return each_item


def _table(of_keys: _Walk | None, of_values: _Walk | None) -> _Walk | None:
    if not (of_keys or of_values):
        return None

    def each_entry(table: Mapping[str, Any], keys: Way) -> Iterator[Found]:
        for key, value in table.items():
            for found in of_keys(key, (*keys, key)) if of_keys else ():
                if isinstance(found, Reference):
                    yield Reference(found.kind, found.name, found.keys, in_key=True)
            if of_values:
                yield from of_values(value, (*keys, key))

    return each_entry


def _text(text: str, keys: Way) -> Iterator[Found]:
    try:
        for each in placeholders(text):
            kind = "any-card" if each.kind == "card" else each.kind
            yield Reference(kind, each.ref, keys, each.form)
    except TextError as error:
        yield BadText(str(error), keys)
