"""A game's vocabulary as its dataclasses declare it: every key, where it may stand, what it takes.

What a docstring says is what a reader is told. Nothing here knows any game, or builds validators.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass, replace
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from ludex.kb.fields import kebab
from ludex.kb.rest import is_rest
from ludex.kb.unions import Member, tags
from ludex.kb.vocabulary import Vocabulary


@dataclass(frozen=True, slots=True)
class Key:
    """A key of a mapping: what it takes, and what is said of it alone."""

    name: str
    hint: Any
    required: bool
    default: Any = None
    meaning: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """Where values stand: under a key of a mapping, or at the root, of which `owner` is None."""

    key: str
    owner: type | None = None


@dataclass(frozen=True, slots=True)
class Shape:
    """A mapping: the key by which it is told where several may stand, and its keys."""

    of: type
    name: str
    meaning: str
    keys: tuple[Key, ...]
    places: tuple[Place, ...]
    """Where it may stand."""


@dataclass(frozen=True, slots=True)
class Words:
    """A closed list of words: what it is called, what is said of it, and of its words."""

    words: tuple[Any, ...]
    name: str = ""
    meaning: str = ""
    meanings: Mapping[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Shapes:
    """Everything that the files of a game can say."""

    groups: Mapping[Place, tuple[type, ...]]
    """The mappings in the order in which they are met, by the first place where they may stand."""
    shapes: Mapping[type, Shape]
    words: Mapping[tuple[Any, ...], Words]
    """The closed lists of words that have a name."""


def shapes(vocabulary: Vocabulary) -> Shapes:
    """Return what the files of a game can say."""
    roots: dict[str, Any] = {
        "start": vocabulary.start,
        "play": vocabulary.step,
        "expect": vocabulary.expect,
    }
    if vocabulary.cards is not None:
        roots |= {"card": vocabulary.cards.facts, "register": vocabulary.cards.registered}
    walk = _Walk()
    walk.meet([(Place(key), hint) for key, hint in roots.items()])
    walk.meet([(Place("sets"), hint) for hint in vocabulary.quantities.values()])
    found = {of: walk.shape(of) for of in walk.places}
    packages = {of.__module__.rpartition(".")[0] for of in found}
    return Shapes(walk.groups, found, _named_words(packages))


class _Walk:
    """Goes from the roots to every mapping below them, level by level."""

    def __init__(self) -> None:
        self.groups: dict[Place, tuple[type, ...]] = {}
        self.places: dict[type, list[Place]] = {}
        self.tags: dict[type, str] = {}

    def meet(self, queue: list[tuple[Place, Any]]) -> None:
        """Take up what may stand in some places, and what may stand below that."""
        while queue:
            here, said = queue.pop(0)
            members = tuple(dict.fromkeys(mappings(said)))
            new = tuple(each for each in members if each not in self.places)
            for each in members:
                self.places.setdefault(each, []).append(here)
            if len(members) > 1:
                for each, tag in _told_by(members).items():
                    self.tags.setdefault(each, tag)
            if new:
                self.groups[here] = (*self.groups.get(here, ()), *new)
            for each in new:
                queue += [(Place(key, each), hint) for _, key, hint in declared(each)]

    def shape(self, of: type) -> Shape:
        """Return a mapping that was met."""
        meanings = _of_attributes(of)
        keys = tuple(
            Key(
                key,
                hint,
                _required(each),
                None if each.default is MISSING else each.default,
                meanings.get(each.name, ""),
            )
            for each, key, hint in declared(of)
        )
        ordered = sorted(keys, key=lambda key: key.name != self.tags.get(of, ""))
        places = tuple(dict.fromkeys(self.places[of]))
        return Shape(of, self.tags.get(of, ""), meaning(of), tuple(ordered), places)


def declared(of: type) -> Iterator[tuple[Field[Any], str, Any]]:
    """Yield the keys that a dataclass declares: the field of each, the key, and what it takes."""
    hints = get_type_hints(of, include_extras=True)
    for each in fields(of):
        hint = hints[each.name]
        if is_rest(hint):
            names, things = get_args(hint.__origin__)
            yield from ((each, name, things) for name in get_args(names))
        else:
            yield each, kebab(each.name), hint


def said(value: Any, field: Field[Any], key: str) -> Any:
    """Return what stands under a declared key in a value of its dataclass."""
    found = getattr(value, field.name)
    return found if key == kebab(field.name) else found.get(key)


def mappings(hint: Any) -> Iterator[type]:
    """Yield the dataclasses of which a hint's values are, or are made."""
    if isinstance(hint, type) and is_dataclass(hint):
        yield hint
    elif get_origin(hint) is not Literal:
        for each in get_args(hint):
            yield from mappings(each)


def meaning(of: type) -> str:
    """Return what the docstring of a class says, with keys as files have them."""
    said = inspect.getdoc(of) or ""
    return "" if said.startswith(f"{of.__name__}(") else in_kebab(said)


def in_kebab(said: str) -> str:
    """Return a docstring with the fields that it names as keys: `and_later` is `and-later`."""
    flowing = " ".join(said.split())
    return re.sub(r"`([a-z_]+)`", lambda name: f"`{kebab(name[1])}`", flowing)


def _required(each: Field[Any]) -> bool:
    return each.default is MISSING and each.default_factory is MISSING


def _told_by(members: Iterable[type]) -> dict[type, str]:
    """Return the key by which each member of a union is known, as validators tell them apart."""
    by_name = {str(number): each for number, each in enumerate(members)}
    found = tags(
        [
            Member(
                name,
                [kebab(f.name) for f in fields(each) if _required(f)],
                [kebab(f.name) for f in fields(each)],
            )
            for name, each in by_name.items()
        ]
    )
    return {by_name[member.name]: tag for tag, member in found.items()}


def _of_attributes(of: type) -> dict[str, str]:
    """Return what stands below the fields of a class, and of those that it inherits from."""
    found: dict[str, str] = {}
    for each in reversed(of.__mro__):
        for statement in _source(each.__module__) if is_dataclass(each) else ():
            if isinstance(statement, ast.ClassDef) and statement.name == each.__name__:
                found |= _below(statement.body)
    return found


@cache
def _source(module: str) -> list[ast.stmt]:
    """Return what stands in a module."""
    return ast.parse(inspect.getsource(sys.modules[module])).body


def _below(body: Iterable[ast.stmt]) -> dict[str, str]:
    """Return the docstrings below assignments, by the names that are assigned to."""
    found: dict[str, str] = {}
    name = ""
    for statement in body:
        match statement:
            case ast.Expr(ast.Constant(str(said))):
                found |= {name: in_kebab(said)} if name else {}
                name = ""
            case ast.AnnAssign(ast.Name(name)) | ast.Assign([ast.Name(name)]):
                pass
            case _:
                name = ""
    return found


def _named_words(packages: Iterable[str]) -> dict[tuple[Any, ...], Words]:
    """Return the lists of words that the modules of packages give a name, by their words."""
    inside = tuple(f"{package}." for package in packages)
    found: dict[tuple[Any, ...], Words] = {}
    for name, module in sorted(sys.modules.items()):
        if not f"{name}.".startswith(inside) or getattr(module, "__file__", None) is None:
            continue
        said = _below(_source(name))
        for alias, value in vars(module).items():
            if get_origin(value) is Literal:
                words = get_args(value)
                known = found.get(words)
                if known is None or (said.get(alias) and not known.meaning):
                    told = _told_apart(said.get(alias, ""), words)
                    found[words] = Words(words, _spaced(alias), *told)
    return {words: _with_inner(named, found.values()) for words, named in found.items()}


def _with_inner(named: Words, lists: Iterable[Words]) -> Words:
    """Return a list with what is said of its words by the lists that it begins with."""
    inner: dict[str, str] = {}
    for each in lists:
        if each.words == named.words[: len(each.words)]:
            inner |= each.meanings or {}
    return replace(named, meanings=inner)


def _told_apart(text: str, words: tuple[Any, ...]) -> tuple[str, dict[str, str]]:
    """Return what a text says of a list of words, and what of single ones, as in '`end`: …;'."""
    of_all, of_each = [], {}
    for part in re.split(r"(?<=[.;]) (?=`)", text):
        match = re.match(r"`([^`]+)`(?:: | is )", part)
        if match and match[1] in words:
            of_each[match[1]] = part[match.end() :].rstrip(";.")
        else:
            of_all.append(part)
    return " ".join(of_all), of_each


def _spaced(alias: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", alias).lower()


def unwrapped(hint: Any) -> tuple[tuple[Any, ...], bool]:
    """Return the alternatives of a hint, and whether nothing may stand in their place."""
    if get_origin(hint) in (Union, UnionType):
        found: list[Any] = []
        nothing = False
        for each in get_args(hint):
            inner, empty = unwrapped(each)
            found += inner
            nothing |= empty
        return tuple(found), nothing
    if hint is type(None):
        return (), True
    return (hint,), False


def reference(hint: Any) -> str:
    """Return the kind of thing that a text refers to, or nothing."""
    if get_origin(hint) is not Annotated:
        return ""
    return next((each for each in reversed(hint.__metadata__) if isinstance(each, str)), "")
