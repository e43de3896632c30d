"""The vocabulary of a game as Markdown: what its files can say, made from its dataclasses.

It is in English, as are the hand-written pages that it stands in.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from typing import Any, Literal, get_args, get_origin

from ludex.kb.shapes import (
    Key,
    Place,
    Shape,
    Words,
    in_kebab,
    mappings,
    reference,
    shapes,
    unwrapped,
)
from ludex.playing.record import GameRecord
from ludex.project.project import Project
from ludex.project.uses import Use, uses
from ludex.site import addresses
from ludex.site.writer import Writer

MOST_WORDS = 4
"""How many words are told on the spot; longer lists that have a name get a table."""
LONGEST = 140
"""What is written somewhere is shown if it is no longer than this."""

_ROOTS = {
    "start": "Where an example starts",
    "play": "Steps of `play`",
    "expect": "Expectations",
    "card": "A card file",
    "register": "A line of the register",
}
_KINDS = {
    "card": "a card",
    "any-card": "a card",
    "claim": "a claim",
    "clause": "a clause",
    "example": "an example",
    "list": "a list",
    "text": "a text",
}
_PLAIN = {str: "a name", int: "a number", bool: "`true` or `false`", date: "a date"}


class Told:
    """A game's vocabulary, told to readers of any language."""

    def __init__(self, project: Project, game: GameRecord) -> None:
        self.game = game
        self.kb = project.kb
        self.engine = game.engine
        self.found = shapes(game.engine)
        self.uses = uses(project, game)
        self.group_of = {of: place for place, types in self.found.groups.items() for of in types}
        self.under = self._by_words()
        self.listed = {
            words: named
            for words, named in self.found.words.items()
            if (len(words) > MOST_WORDS or named.meanings) and words in self.under
        }

    def markdown(self, writer: Writer) -> str:
        """Return all of it, with links from the page that is being written."""
        return "\n".join(_Telling(self, writer).lines())

    def _by_words(self) -> dict[tuple[Any, ...], dict[Place, Sequence[Use | None]]]:
        """Return the keys under which one of some words may stand, and the use of each there."""
        found: dict[tuple[Any, ...], dict[Place, Sequence[Use | None]]] = {}
        used, set_words = self.uses.words, self.uses.set_words
        for shape in self.found.shapes.values():
            for key in shape.keys:
                for words in _choices(key.hint):
                    by_word = [used.get((shape.of, key.name, word)) for word in words]
                    found.setdefault(words, {})[Place(key.name, shape.of)] = by_word
        for name, hint in self.engine.quantities.items():
            for words in _choices(hint):
                by_word = [set_words.get((name, word)) for word in words]
                found.setdefault(words, {})[Place(name)] = by_word
        return found


class _Telling:
    """Tells a vocabulary on one page."""

    def __init__(self, told: Told, writer: Writer) -> None:
        self.told = told
        self.game, self.kb, self.engine = told.game, told.kb, told.engine
        self.found, self.uses = told.found, told.uses
        self.group_of, self.listed = told.group_of, told.listed
        self.writer = writer

    def lines(self) -> Iterator[str]:
        for place, types in self.found.groups.items():
            yield from ("", f"### {self._heading(place)} {{#{self._anchor(place)}}}", "")
            for of in types:
                yield from self._shape(self.found.shapes[of])
        yield from self._quantities()
        yield from self._words()

    # Headings.

    def _heading(self, place: Place) -> str:
        types = self.found.groups[place]
        if place.owner is None:
            return _ROOTS[place.key]
        if len(types) == 1 and not self.found.shapes[types[0]].name:
            return _spaced(types[0]).capitalize()
        return f"`{place.key}` of {_spaced(place.owner)}"

    def _anchor(self, place: Place) -> str:
        owner = _spaced(place.owner).replace(" ", "-") + "-" if place.owner else ""
        return f"{self.game.name}-{owner}{place.key}"

    def _to(self, of: type) -> str:
        place = self.group_of[of]
        label = self._heading(place).replace("`", "")
        return f"[{label}](#{self._anchor(place)})"

    # Mappings.

    def _shape(self, shape: Shape) -> Iterator[str]:
        name = f"`{shape.name}`" if shape.name else _spaced(shape.of).capitalize()
        told = " ".join(filter(None, (self._where(shape), self._seen(shape))))
        first, *rest = filter(None, (shape.meaning, self._keys(shape), told))
        yield from (name, f":   {first}")
        for paragraph in rest:
            yield from ("", f"    {paragraph}")
        yield ""

    def _keys(self, shape: Shape) -> str:
        needed = [self._key(key) for key in shape.keys if key.required]
        free = [self._key(key) for key in shape.keys if not key.required]
        said = [", ".join(needed)] if needed else []
        perhaps = "perhaps" if said else "Perhaps"
        return "; ".join((*said, f"{perhaps} {', '.join(free)}") if free else said) + "."

    def _key(self, key: Key) -> str:
        more = f"; {key.meaning.rstrip('.')}" if key.meaning else ""
        if not isinstance(key.default, bool) and isinstance(key.default, str | int):
            more += f"; left out, it is `{key.default}`"
        return f"`{key.name}` ({self._takes(key.hint)}{more})"

    def _where(self, shape: Shape) -> str:
        """Tell where a mapping stands, if not only in the place under whose heading it does."""
        told = ""
        if shape.places != (self.group_of[shape.of],):
            told = f"It stands under {_and(list(dict.fromkeys(map(self._path, shape.places))))}."
        if not shape.name:  # what stands in many places goes with whatever stands there
            return told
        beside = [
            f"`{key}: {word}`"
            for (_, key), words in self.uses.beside.get(shape.of, {}).items()
            for word in sorted(words)
        ]
        return f"{told} So far it goes with {_and(beside)}.".strip() if beside else told

    def _path(self, place: Place) -> str:
        if place.owner is None:
            return f"`{place.key}`"
        shape = self.found.shapes[place.owner]
        if shape.name == place.key:
            return f"`{place.key}`"
        owner = f"`{shape.name}`" if shape.name else _spaced(place.owner)
        return f"`{place.key}` of {owner}"

    def _seen(self, shape: Shape) -> str:
        use = self.uses.mappings.get(shape.of)
        if use is None:
            return "**Unused**: no card and no example has it."
        unused = [
            *(f"`{key.name}`" for key in shape.keys if (shape.of, key.name) not in self.uses.keys),
            *(
                f"`{key.name}: {word}`"
                for key in shape.keys
                if (shape.of, key.name) in self.uses.keys
                for word in self._unused(key)
            ),
        ]
        seen = self._example(use)
        return f"{seen} **Unused** as yet: {', '.join(unused)}." if unused else seen

    def _unused(self, key: Key) -> Iterator[str]:
        """Yield the words for this key that are used nowhere; the listed ones have a table."""
        for words in _choices(key.hint):
            if words not in self.listed:
                found = self.told.under[words].values()
                for n, word in enumerate(words):
                    if word != key.default and not any(by_word[n] for by_word in found):
                        yield _plain(word)

    def _example(self, use: Use) -> str:
        often = "once" if use.times == 1 else f"{use.times} times"
        written = f": `{use.written}`" if len(use.written) <= LONGEST else ""
        return f"{self._link(use)} has it{written}; {often} in all."

    def _link(self, use: Use) -> str:
        kind, _, slug = use.address.rpartition(":")
        if kind == "card" and slug in self.kb.cards:
            return str(self.writer.link(addresses.card(slug), self.writer.card_name(slug)))
        return slug if kind else str(self.writer.link(addresses.rule(slug), slug))

    # What may stand in a place.

    def _takes(self, hint: Any) -> str:
        alternatives, _ = unwrapped(hint)
        told = [self._one(each) for each in alternatives]
        return " or ".join(dict.fromkeys(told))

    def _one(self, hint: Any) -> str:
        if reference(hint):
            return _KINDS.get(reference(hint), f"a {reference(hint)}")
        origin, args = get_origin(hint), get_args(hint)
        if origin is Literal:
            return self._choice(args)
        if isinstance(hint, type) and hint in self.group_of:
            return self._to(hint)
        if origin is tuple:
            return f"a list of: {self._takes(args[0])}"
        if origin is not None and issubclass(origin, Mapping):
            return f"a table from {self._takes(args[0])} to {self._takes(args[1])}"
        return self._takes(hint.__origin__) if hasattr(hint, "__metadata__") else _PLAIN[hint]

    def _choice(self, words: tuple[Any, ...]) -> str:
        named = self.listed.get(words)
        if named is not None:
            return f"one of: [{named.name}](#{self._word_anchor(named)})"
        return _or([f"`{_plain(word)}`" for word in words])

    # Words.

    def _words(self) -> Iterator[str]:
        for words, named in self.listed.items():
            yield from ("", f"### {named.name.capitalize()} {{#{self._word_anchor(named)}}}", "")
            under = self.told.under[words]
            places = list(dict.fromkeys(map(self._path, under)))
            yield f"{named.meaning} Under {_and(places)}.".strip()
            yield from ("", "| word | | for example |", "| --- | --- | --- |")
            for n, word in enumerate(words):
                seen = [use for by_word in under.values() if (use := by_word[n]) is not None]
                best = min(seen, key=lambda use: len(use.written), default=None)
                told = "**unused**" if best is None else self._shown(best)
                meaning = (named.meanings or {}).get(word, "")
                yield f"| `{_plain(word)}` | {meaning} | {told} |"

    def _shown(self, use: Use) -> str:
        written = f" `{use.written}`" if len(use.written) <= LONGEST else ""
        return f"{self._link(use)}{written}"

    def _word_anchor(self, named: Words) -> str:
        return f"{self.game.name}-words-{named.name.replace(' ', '-')}"

    # Quantities.

    def _quantities(self) -> Iterator[str]:
        if not self.engine.quantities:
            return
        yield from ("", f"### What a clause `sets` {{#{self.game.name}-sets}}", "")
        for name, hint in self.engine.quantities.items():
            said = inspect.getdoc(self.engine.book.quantities.get(name)) or ""
            takes, use = f"It takes {self._takes(hint)}.", self.uses.quantities.get(name)
            seen = "**Unused**: no clause sets it." if use is None else self._example(use)
            yield from (f"`{name}`", f":   {in_kebab(said)} {takes}", "", f"    {seen}", "")


def _choices(hint: Any) -> list[tuple[Any, ...]]:
    """Return the lists of words that may stand somewhere in the place of a hint."""
    if get_origin(hint) is Literal:
        return [get_args(hint)]
    if isinstance(hint, type) and list(mappings(hint)):
        return []
    return [words for each in get_args(hint) for words in _choices(each)]


def _plain(word: Any) -> str:
    return str(word).lower() if isinstance(word, bool) else str(word)


def _spaced(of: type) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", of.__name__).lower()


def _and(items: Sequence[str]) -> str:
    return _joined(items, "and")


def _or(items: Sequence[str]) -> str:
    return _joined(items, "or")


def _joined(items: Sequence[str], last: str) -> str:
    *first, end = items
    return f"{', '.join(first)} {last} {end}" if first else end
