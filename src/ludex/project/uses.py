"""Where cards, examples and clauses use what a game's vocabulary offers."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from functools import cache
from typing import Any, Literal, cast, get_origin, get_type_hints

from ludex.kb.fields import kebab
from ludex.kb.model import Variant
from ludex.kb.shapes import declared, said
from ludex.playing.record import GameRecord
from ludex.project.project import Project

Keys = tuple[str | int, ...]
Part = tuple[type, str]
"""A key of a dataclass."""


@dataclass(frozen=True, slots=True)
class Use:
    """A place that uses something: the address, what it is written like there, how often it is."""

    address: str
    written: str
    times: int = 1


@dataclass(slots=True)
class Uses:
    """The shortest use of each mapping, of each key, and of each word under a key."""

    mappings: dict[type, Use] = field(default_factory=dict)
    keys: dict[Part, Use] = field(default_factory=dict)
    words: dict[tuple[type, str, Any], Use] = field(default_factory=dict)
    beside: dict[type, dict[Part, list[str]]] = field(default_factory=dict)
    """For a mapping inside another: the words that the other needs, as cards go so far."""
    quantities: dict[str, Use] = field(default_factory=dict)
    set_words: dict[tuple[str, Any], Use] = field(default_factory=dict)
    """Words in what clauses set."""


def uses(project: Project, game: GameRecord) -> Uses:
    """Return where a game's vocabulary is used."""
    found = Uses()
    for address, keys, value in _values(project, game):
        _walk(found, project.kb.raw(address), address, keys, value)
    for id, clause in project.kb.clauses.items():
        for name, value in (clause.sets or {}).items():
            if project.kb.game_of(id) == game.name:
                use = Use(id, flow({name: project.kb.raw(id)["sets"][name]}))
                _count(found.quantities, name, use)
                for word in _words(value):
                    _count(found.set_words, (name, word), use)
    return found


def _values(project: Project, game: GameRecord) -> Iterator[tuple[str, Keys, Any]]:
    kb = project.kb
    for slug, card in kb.known_cards.items():
        if kb.game_of(f"card:{slug}") == game.name:
            yield f"card:{slug}", (), card.facts
    for id, example in kb.examples.items():
        if example.retired is None and kb.game_of(id) == game.name:
            for key in ("start", "play", "expect"):
                yield id, (key,), getattr(example, key)
            for ruleset, variant in example.under.items():
                if isinstance(variant, Variant):
                    yield id, ("under", ruleset, "play"), variant.play or ()
                    yield id, ("under", ruleset, "expect"), variant.expect


def _walk(found: Uses, raw: Any, address: str, keys: Keys, value: Any) -> None:
    if isinstance(value, tuple):
        for n, each in enumerate(value):
            _walk(found, raw, address, (*keys, n), each)
    elif isinstance(value, Mapping):
        for key, each in value.items():
            _walk(found, raw, address, (*keys, key), each)
    elif is_dataclass(value):
        written = _at(raw, keys)
        if written is not None:  # a default that nobody has written is no use
            _mapping(found, Use(address, flow(written)), value)
            for each, key, _ in _declared(cast(Hashable, type(value))):
                if key in written:
                    _walk(found, raw, address, (*keys, key), said(value, each, key))


def _mapping(found: Uses, use: Use, value: Any) -> None:
    """Note that a mapping is used, with what its keys say."""
    of = type(value)
    _count(found.mappings, of, use)
    for each, key, _ in _declared(cast(Hashable, of)):
        here = said(value, each, key)
        if here is None or here == each.default:
            continue
        _count(found.keys, (of, key), use)
        for word in _words(here):
            _count(found.words, (of, key, word), use)
        for inner in here if isinstance(here, tuple) else (here,):
            _beside(found, value, inner)


@cache
def _declared(of: Hashable) -> tuple[tuple[Any, str, Any], ...]:
    return tuple(declared(of))  # type: ignore[arg-type]  # dataclasses can be hashed


def _beside(found: Uses, owner: Any, inner: Any) -> None:
    """Note by which words of its owner a mapping stands."""
    if is_dataclass(inner):
        of: type = type(owner)
        for name in _told_by_words(of):
            part = of, kebab(name)
            words = found.beside.setdefault(type(inner), {}).setdefault(part, [])
            if (word := str(getattr(owner, name))) not in words:
                words.append(word)


@cache
def _told_by_words(of: type) -> tuple[str, ...]:
    """Return the fields of a dataclass that need one of some words."""
    hints = get_type_hints(of)
    needed = (each.name for each in fields(of) if each.default is MISSING)
    return tuple(name for name in needed if get_origin(hints[name]) is Literal)


def _words(value: Any) -> Iterator[Any]:
    if isinstance(value, str | int):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _words(each)
    elif isinstance(value, Mapping):
        for key, each in value.items():
            yield from _words((key, each))


def _count(table: dict[Any, Use], what: Any, use: Use) -> None:
    """Count a use, and keep the shortest: it shows best what is meant."""
    before = table.get(what)
    if before is None:
        table[what] = use
    else:
        best = min((before, use), key=lambda each: (each.written == "{}", len(each.written)))
        table[what] = Use(best.address, best.written, before.times + 1)


def flow(data: Any) -> str:
    """Return plain data as YAML on one line."""
    if isinstance(data, Mapping):
        return "{" + ", ".join(f"{key}: {flow(each)}" for key, each in data.items()) + "}"
    if isinstance(data, list):
        return f"[{', '.join(map(flow, data))}]"
    if isinstance(data, bool) or data is None:
        return {True: "true", False: "false", None: "null"}[data]
    return str(data)


def _at(raw: Any, keys: Keys) -> Any:
    for key in keys:
        if isinstance(raw, Mapping):
            raw = raw.get(str(key))
        elif isinstance(raw, list) and isinstance(key, int):
            raw = raw[key]
        else:
            return None
    return raw
