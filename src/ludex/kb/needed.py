"""What some examples need to be played, read without the rest of the rules.

That is their files; the rulesets under which they are played, with the articles that these enact;
the cards that they name. Nothing is held against what was not read: only loading everything says
that all of it fits together.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludex.kb import ids, layout, reading, register, yaml_file
from ludex.kb.find import NotFound, find
from ludex.kb.kept_files import KeptFiles
from ludex.kb.part import part
from ludex.kb.yaml_file import Document


@dataclass(frozen=True, slots=True)
class Needed:
    """What was read, and what it leaves out."""

    documents: tuple[Document, ...]
    games: tuple[str, ...]
    """Those of the examples."""
    elsewhere: frozenset[str]
    """Provisions of other games, which were not read."""


def needed(
    root: Path,
    names: Collection[str],
    games: Collection[str],
    ruleset: str | None = None,
    own: tuple[Mapping[str, Any], str] | None = None,
    *,
    kept: KeptFiles | None = None,
) -> Needed:
    """Return what the examples need that some names mean, under one ruleset or all of theirs.

    The names are IDs, `card:` and a slug, or files; `own` is an example of the reader's own, and
    its game. What was read of each file may be `kept`. Raises NotFound for any other name, and
    Problems.
    """
    found = _Reading(root, tuple(games), ruleset, kept)
    for name in names:
        found.named(name)
    if own is not None:
        found.example(own[0], {}, own[1])
    documents = {**found.heads, **found.documents, **found.sheets()}
    return Needed(tuple(documents.values()), found.of_games(), frozenset(found.past))


def words(data: Any) -> Iterator[str]:
    """Yield every string in plain data, keys too: Decks count their cards by them."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list):
        for each in data:
            yield from words(each)
        for each in data.values() if isinstance(data, dict) else ():
            yield from words(each)


class _Reading:
    """What has been read so far."""

    def __init__(
        self, root: Path, games: tuple[str, ...], ruleset: str | None, kept: KeptFiles | None
    ) -> None:
        self.root = root
        self.kept = kept
        self.games = games
        self.ruleset = ruleset
        self.documents: dict[Path, Document] = {}
        self.heads: dict[Path, Document] = {}
        self.past: set[str] = set()
        self.done: set[str] = set()
        self.parts: set[tuple[str, str]] = set()
        self.cards = {path.stem: path for path in root.glob("*/cards/*.yaml")}
        self.registered: dict[Path, set[str]] = {path: set() for path in register.files(root)}
        self.texts: dict[Path, str] = {}

    def of_games(self) -> tuple[str, ...]:
        """Return the games of the examples and of their cards, in their own order."""
        played = {game for _, game in self.parts}
        played |= {
            path.relative_to(self.root).parts[0] for path in (*self.documents, *self.sheets())
        }
        return tuple(game for game in self.games if game in played)

    def named(self, name: str) -> None:
        """Read what the examples need that a name means."""
        path = self._file(name)
        if path is not None and layout.kind_of(path.relative_to(self.root)) == "card":
            name = f"card:{path.stem}"
        elif path is not None:
            self._examples([path], "")
            return
        kind, _, slug = name.rpartition(":")
        if kind == "card" and slug in self.cards:
            self._card(slug)
            self._examples(self._mentioning(slug), slug)
        elif kind or ids.parse(name) is None:
            raise NotFound(f"{name!r} does not name a few examples")
        else:
            self._examples(list(self._bearing(name)), name)

    def _file(self, name: str) -> Path | None:
        """Return the file of the rules that a name means, if it means one."""
        path = Path(name).resolve()
        here = self.root.resolve()
        is_ours = ids.parse(name) is None and path.is_file() and here in path.parents
        return self.root / path.relative_to(here) if is_ours else None

    def _bearing(self, name: str) -> Iterator[Path]:
        """Yield the files of the examples that an ID means."""
        found = find(self.root, name)
        if found.kind == "clause":
            yield from self._mentioning(name)
        elif found.kind == "rulebook":
            book = found.document.path
            yield from (path for path in self._articles() if self._book(path) == book)
        elif found.kind == "article":
            yield from (found.document.path, *layout.parts(found.document.path))
        else:
            yield found.document.path

    def _articles(self) -> Iterator[Path]:
        for path in sorted(self.root.rglob("*.yaml")):
            if layout.kind_of(path.relative_to(self.root)) in ("article", "examples"):
                yield path

    def _mentioning(self, word: str) -> Iterator[Path]:
        """Yield the files of examples in which a word stands."""
        whole = re.compile(rf"(?<![\w.-]){re.escape(word)}(?![\w-]|\.\d)".encode())
        for path in self._articles():
            if whole.search(yaml_file.read_bytes(path)):
                yield path

    def _book(self, path: Path) -> Path:
        owner = path if layout.article_number(path.name) is not None else layout.owner(path)
        return owner.parent / layout.RULEBOOK

    def _examples(self, paths: Collection[Path] | Iterator[Path], name: str) -> None:
        """Read files of examples, and what those need in which a name stands."""
        for path in paths:
            document = self._read(path)
            own = layout.article_number(path.name) is not None
            article = document if own else self._read(layout.owner(path))
            book = self._read(self._book(path))
            game = layout.game_of(path.relative_to(self.root), article.data, self.games)
            listed = document.data.get("examples") if isinstance(document.data, dict) else None
            for example in listed if isinstance(listed, list) else ():
                if isinstance(example, dict) and _concerns(example, name):
                    self.example(example, book.data, game)

    def example(self, example: Mapping[str, Any], book: Mapping[str, Any], game: str) -> None:
        """Read what an example needs."""
        id = str(example.get("id"))
        if id in self.done:
            return
        self.done.add(id)
        own = example.get("ruleset") or book.get("ruleset")
        also = (*(book.get("also-under") or ()), *(example.get("under") or ()))
        for ruleset in {own, *also} if self.ruleset is None else {own, self.ruleset}:
            self._rules(str(ruleset), game)
        for word in words([example.get(key) for key in ("start", "play", "under")]):
            self._card(word)
            if re.fullmatch(ids.EXAMPLE, word):  # a Match is handed the Duel of another example
                self._examples(list(self._bearing(word)), word)

    def _rules(self, ruleset: str, game: str) -> None:
        """Read a ruleset, those that it starts from, and their articles of a game."""
        if (ruleset, game) in self.parts:
            return
        self.parts.add((ruleset, game))
        own = part(self.root, ruleset, game, self.kept)
        self.past |= own.elsewhere
        for document in own.documents.values():
            self.heads[document.path] = document
        for clause in own.clauses.values():
            if "card-list" in clause.sets:
                document = find(self.root, f"list:{clause.sets['card-list']}").document
                self.heads[document.path] = document

    def _card(self, word: str) -> None:
        """Read the card that a word names, if it names one, and those that it names in turn."""
        path = self.cards.get(word)
        if path is None and re.fullmatch(ids.SLUG, word):
            for sheet in self.registered:
                if sheet.stem == word[0] and register.has(self._text(sheet), word):
                    self.registered[sheet].add(word)
        elif path is not None and path not in self.documents:
            for named in words(self._read(path).data):
                self._card(named)

    def sheets(self) -> dict[Path, Document]:
        """Return the registered cards that are named, by the files in which they stand."""
        found = {path: slugs for path, slugs in self.registered.items() if slugs}
        return {path: register.only(path, self._text(path), found[path]) for path in found}

    def _text(self, path: Path) -> str:
        """Return what a file of the register holds."""
        if path not in self.texts:
            self.texts[path] = register.text_of(path)
        return self.texts[path]

    def _read(self, path: Path) -> Document:
        """Read a file whole."""
        if path not in self.documents:
            kind = layout.kind_of(path.relative_to(self.root))
            raw = yaml_file.read_bytes(path)
            self.documents[path] = reading.kept(path, raw, kind, self.kept)
        return self.documents[path]


def _concerns(example: Mapping[str, Any], name: str) -> bool:
    """Whether an example has an ID, is below it or names it; every one has no name."""
    id = str(example.get("id"))
    return not name or id.startswith((f"{name}.", f"{name}-")) or name in words(example)
