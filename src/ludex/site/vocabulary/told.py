"""What there is to tell of a game's vocabulary, and where on the page each thing is told."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Literal, get_args, get_origin

from ludex.kb.shapes import Place, Words, mappings, shapes
from ludex.playing.record import GameRecord
from ludex.project.project import Project
from ludex.project.uses import Use, uses

MOST_WORDS = 4
"""How many words are told on the spot; longer lists that have a name get a table."""

_ROOTS = {
    "start": "Where an example starts",
    "play": "Steps of `play`",
    "expect": "Expectations",
    "card": "A card file",
    "register": "A line of the register",
}


class Told:
    """A game's vocabulary, told to readers of any language."""

    def __init__(self, project: Project, game: GameRecord) -> None:
        self.game = game
        self.kb = project.kb
        self.engine = game.engine
        self.found = shapes(game.engine)
        self.uses = uses(project, game)
        self.group_of = {of: place for place, types in self.found.groups.items() for of in types}
        self.read = game.engine.cards.read if game.engine.cards else {}
        self.under = self._by_words()
        self.listed = {
            words: named
            for words, named in self.found.words.items()
            if (len(words) > MOST_WORDS or named.meanings) and words in self.under
        }

    def _by_words(self) -> dict[tuple[Any, ...], dict[Place, Sequence[Use | None]]]:
        """Return the keys under which one of some words may stand, and the use of each there."""
        found: dict[tuple[Any, ...], dict[Place, Sequence[Use | None]]] = {}
        used, set_words = self.uses.words, self.uses.set_words
        for shape in self.found.shapes.values():
            for key in shape.keys:
                for words in choices(key.hint):
                    by_word = [used.get((shape.of, key.name, word)) for word in words]
                    found.setdefault(words, {})[Place(key.name, shape.of)] = by_word
        for name, hint in self.engine.quantities.items():
            for words in choices(hint):
                by_word = [set_words.get((name, word)) for word in words]
                found.setdefault(words, {})[Place(name)] = by_word
        return found

    def heading(self, place: Place) -> str:
        """Return what the mappings that are met in a place are told under."""
        types = self.found.groups[place]
        if place.owner is None:
            return _ROOTS[place.key]
        if len(types) == 1 and not self.found.shapes[types[0]].name:
            return spaced(types[0]).capitalize()
        return f"`{place.key}` of {spaced(place.owner)}"

    def anchor(self, place: Place) -> str:
        """Return the anchor of such a heading."""
        owner = spaced(place.owner).replace(" ", "-") + "-" if place.owner else ""
        return f"{self.game.name}-{owner}{place.key}"

    def words_anchor(self, named: Words) -> str:
        """Return the anchor of a list of words."""
        return f"{self.game.name}-words-{named.name.replace(' ', '-')}"

    def path(self, place: Place) -> str:
        """Return a place by its key, and whose key that is."""
        if place.owner is None:
            return f"`{place.key}`"
        shape = self.found.shapes[place.owner]
        if shape.name == place.key:
            return f"`{place.key}`"
        owner = f"`{shape.name}`" if shape.name else spaced(place.owner)
        return f"`{place.key}` of {owner}"


def choices(hint: Any) -> list[tuple[Any, ...]]:
    """Return the lists of words that may stand somewhere in the place of a hint."""
    if get_origin(hint) is Literal:
        return [get_args(hint)]
    if isinstance(hint, type) and list(mappings(hint)):
        return []
    return [words for each in get_args(hint) for words in choices(each)]


def plain(word: Any) -> str:
    """Return a word as files have it."""
    return str(word).lower() if isinstance(word, bool) else str(word)


def spaced(of: type) -> str:
    """Return the name of a class as words."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", of.__name__).lower()


def all_of(items: Sequence[str]) -> str:
    """Return some things with `and` before the last."""
    return _joined(items, "and")


def one_of(items: Sequence[str]) -> str:
    """Return some things with `or` before the last."""
    return _joined(items, "or")


def _joined(items: Sequence[str], last: str) -> str:
    *first, end = items
    return f"{', '.join(first)} {last} {end}" if first else end
