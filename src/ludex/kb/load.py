"""The whole of `rules/` loaded and validated: all of it holds, or all its problems are raised."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import islice
from pathlib import Path, PurePath
from types import MappingProxyType
from typing import Any

from ludex.kb import (
    check,
    explain,
    implementations,
    layout,
    links,
    reading,
    register,
    rulesets,
    yaml_file,
)
from ludex.kb.entries import Entry
from ludex.kb.errors import MOST, Problem, Problems
from ludex.kb.ids import order
from ludex.kb.kept_files import MISSING, KeptFiles
from ludex.kb.knowledge_base import KnowledgeBase
from ludex.kb.needed import Needed
from ludex.kb.salvage import salvaged
from ludex.kb.uncollected import uncollected
from ludex.kb.validate import Validator, models, validators
from ludex.kb.vocabulary import Vocabulary
from ludex.kb.yaml_file import Document, Keys

_FILES = {".yaml", ".yml", layout.SHEET}
_ID = re.compile(r"\bid:\s*[\"']?([A-Za-z0-9][A-Za-z0-9.-]*)")


def load(root: Path, *games: Vocabulary, folder: Path | None = None) -> KnowledgeBase:
    """Return the knowledge base below `root`, or raise every one of its problems.

    It is about these games, the main one first. What is read of each file is kept in a folder.
    """
    kept = None if folder is None else KeptFiles(folder)
    loading = _Loading(root, games, kept)
    paths = files(root, loading.games)
    if not paths:
        raise Problems([Problem(root, 1, 1, "", "no rules here", "a folder with YAML files")])
    with uncollected():
        for path in paths:
            loading.read(path)
        found = loading.knowledge_base()
    loading.keep(whole=True)
    return found


def load_needed(
    root: Path, needed: Needed, *games: Vocabulary, kept: KeptFiles | None = None
) -> KnowledgeBase:
    """Return what was read for some examples, valid by itself; raises Problems of those files.

    The games are those that it is about. Nothing is held against what was not read.
    """
    loading = _Loading(root, games, kept)
    place = _placed(root, loading.games)
    for document in sorted(needed.documents, key=lambda each: place(each.path)):
        loading.take(document)
    if loading.problems:
        raise Problems(loading.problems)
    loading.keep(whole=False)
    return loading.put_together(needed.elsewhere)


def files(root: Path, games: Sequence[str] = ()) -> list[Path]:
    """Return the files below `root` in their order: by folder, and articles by number.

    What is in the folder of a file comes after it; the folders of games last, in their own order.
    """
    found = (path for path in root.rglob("*") if path.suffix in _FILES)
    return sorted(found, key=_placed(root, games))


def _placed(root: Path, games: Sequence[str]) -> Callable[[Path], tuple[int, list[Any]]]:
    """Return what gives each file its place."""

    def place(path: Path) -> tuple[int, list[Any]]:
        parts = layout.below(root, path).with_suffix("").parts
        game = games.index(parts[0]) if parts[0] in games else -1
        return game, [order(part) for part in parts]

    return place


class _Loading:
    """What has been read so far, and what was wrong with it."""

    def __init__(
        self, root: Path, games: tuple[Vocabulary, ...], kept: KeptFiles | None = None
    ) -> None:
        self.kept = kept
        if kept is not None:
            kept.made_of(models(*games))
        self.root = root
        self.games = tuple(game.name for game in games)
        self.validators = validators(*games)
        self.implemented = _implemented(games)
        self.cards = {game.name: game.cards for game in games if game.cards}
        self.identities = {game.name: game.cards.identities for game in games if game.cards}
        self.problems: list[Problem] = []
        self.entries: list[Entry] = []
        self.left: list[Entry] = []
        self.documents: list[Document] = []
        self.elsewhere: set[str] = set()
        self.of_articles: dict[PurePath, str] = {}
        self.owners: dict[PurePath, tuple[str, str]] = {}
        self.tables: dict[str, dict[str, Any]] = {name: {} for name in _TABLES}
        self.places: dict[str, tuple[Document, Keys]] = {}

    def read(self, path: Path) -> None:
        """Read one file."""
        kind = layout.kind_of(layout.below(self.root, path))
        if not kind:
            found, expected = "a file of no known kind", layout.PLACES
            self.problems.append(Problem(path, 1, 1, "", found, expected))
            return
        try:
            document = self._document(path, kind)
        except Problems as problems:
            self.problems += problems.problems
            self._is_elsewhere(path, _text(path))
            return
        self.take(document)

    def take(self, document: Document) -> None:
        """Take in a file that has been read."""
        path, kind = document.path, document.kind
        self.documents.append(document)
        game = self._game_of(document)
        validator = self.validators.get(layout.shape(kind, game, self.games))
        if validator is None:
            expected = f"none: the game {game!r} has no cards"
            self.problems.append(Problem(path, 1, 1, "", f"a {kind} file", expected))
            return
        value, errors = self._valid(validator, document, layout.shape(kind, game, self.games))
        if errors:
            told = explain.problems(document, errors, validator.json_schema)
            self.problems += islice(told, MOST)
            self._is_elsewhere(path, document.text)
            self._salvage(document, game)
            if (left := salvaged(validator, document, kind)) is not None:
                self.left.append(left)
        else:
            self.entries.append(Entry(document, kind, value))
            self._place(document, kind, value)

    def _document(self, path: Path, kind: str) -> Document:
        """Return the document of a file, whose data may be known."""
        return reading.kept(path, yaml_file.read_bytes(path), kind, self.kept)

    def _valid(self, validator: Validator, document: Document, shape: str) -> Any:
        """Return the value of a document, which may be known, and what is wrong with it."""
        if self.kept is None:
            return validator.validate(document.data)
        key = f"{shape} as a value {sha256(document.text.encode()).hexdigest()}"
        if (value := self.kept.get(key)) is not MISSING:
            return value, ()
        value, errors = validator.validate(document.data)
        if not errors:
            self.kept.put(key, value)
        return value, errors

    def keep(self, *, whole: bool) -> None:
        """Keep what was read: no more than that if it was the `whole` of the rules."""
        if self.kept is not None:
            self.kept.write(whole=whole)

    def _game_of(self, document: Document) -> str:
        """Return the game of a file; examples are of the game of their article."""
        path = layout.below(self.root, document.path)
        if document.kind == "examples":
            return self.of_articles.get(layout.owner(path), self.games[0])
        game = layout.game_of(path, document.data, self.games)
        if document.kind == "article":
            self.of_articles[path] = game
        return game

    def put_together(self, elsewhere: frozenset[str] = frozenset()) -> KnowledgeBase:
        """Return what was read as one value; `elsewhere` are provisions that were not."""
        for kind, owner in layout.OWNERS.items():
            owners = self.tables[f"{owner}s"].values()
            ordered = {each.id: each for whole in owners for each in getattr(whole, kind)}
            self.tables[kind] = ordered | self.tables[kind]
        digest = sha256()
        for document in self.documents:
            place = layout.below(self.root, document.path).as_posix()
            digest.update(f"{place}\0{document.text}\0".encode())
        return KnowledgeBase(
            root=self.root,
            games=self.games,
            **{name: MappingProxyType(table) for name, table in self.tables.items()},
            documents=tuple(self.documents),
            digest=digest.hexdigest(),
            places=MappingProxyType(self.places),
            elsewhere=elsewhere,
        )

    def knowledge_base(self) -> KnowledgeBase:
        """Return what was read, once all of it is known to fit together."""
        kb = self.put_together()
        fits = f"all of it fits together {kb.digest}"
        if not self.problems and self._known(fits):
            return kb
        self.problems += check.problems(kb, self.entries, self.identities, self.implemented)
        self.problems += implementations.problems(kb, self.implemented or {}, self.elsewhere)
        self.problems += self._faults(kb)
        self.problems += self._links(kb)
        self.problems += rulesets.problems(kb, self.elsewhere)
        if self.problems:
            raise Problems(self.problems)
        self._keep(fits)
        return kb

    def _links(self, kb: KnowledgeBase) -> Iterator[Problem]:
        """Yield the references to nothing; a file that had none has none among the same names."""
        if self.problems or self.kept is None:
            yield from links.problems(kb, [*self.entries, *self.left], self.elsewhere)
            return
        among = f"linked among {self.games} {links.names(kb)}"
        sound = self.kept.get(among)
        known = frozenset() if sound is MISSING else sound
        of = {self._linked(entry): entry for entry in self.entries}
        new = [entry for key, entry in of.items() if key not in known]
        wrong = [*links.problems(kb, new, self.elsewhere)]
        if not wrong:
            self.kept.put(among, frozenset(of))
        yield from wrong

    def _linked(self, entry: Entry) -> str:
        """Return what tells the value of a file from that of any other."""
        document = entry.document
        place = layout.below(self.root, document.path).as_posix()
        return f"{place} {sha256(document.text.encode()).hexdigest()}"

    def _known(self, said: str) -> bool:
        """Whether something is known to be so."""
        return self.kept is not None and self.kept.get(said) is True

    def _keep(self, said: str) -> None:
        if self.kept is not None:
            self.kept.put(said, value=True)

    def _faults(self, kb: KnowledgeBase) -> Iterator[Problem]:
        """Yield what in the data of cards their games would not carry out."""
        of = {entry.value.id: entry for entry in self.entries if entry.kind == "card"}
        text = sha256("\0".join(entry.document.text for entry in of.values()).encode()).hexdigest()
        sound = f"cards of {self.games} without fault {len(of)} {text}"
        if len(of) == len(kb.cards) and self._known(sound):
            return
        faulty = False
        for game, cards in self.cards.items():
            facts = {
                slug: card.facts
                for slug, card in kb.cards.items()
                if slug in of and kb.game_of(f"card:{slug}") == game
            }
            for each in islice(cards.faults(facts), MOST):
                faulty = True
                entry = of[each.card]
                yield entry.problem(each.keys, each.found, each.possible, in_key=True)
        if not faulty:
            self._keep(sound)

    def _salvage(self, document: Document, game: str) -> None:
        """Take the clauses and examples of a broken file that are whole, to check them too."""
        data = document.data if document.kind in {"article", "examples"} else None
        for kind, key in (("clause", "clauses"), ("example", "examples")):
            parts = data.get(key) if isinstance(data, dict) else None
            for index, each in enumerate(parts if isinstance(parts, list) else ()):
                shape = layout.shape(kind, game, self.games)
                value, errors = self.validators[shape].validate(each)
                if not errors:
                    self.entries.append(Entry(document, kind, value, (key, index)))

    def _is_elsewhere(self, path: Path, text: str) -> None:
        is_sheet = path.suffix == layout.SHEET
        self.elsewhere |= {path.stem, *(register.ids(text) if is_sheet else _ID.findall(text))}

    def _place(self, document: Document, kind: str, value: Any) -> None:
        """Enter a file's value, and what is in it, under its ID."""
        for table, prefix, part, keys in _parts(kind, value):
            address = prefix + part.id
            if address in self.places:
                first = self.places[address]
                where = first[0].locate((*first[1], "id"))
                found = f"the ID {part.id!r} a second time"
                entry = Entry(document, kind, value)
                expected = f"{_OWN.get(kind, 'a number of its own')}; the first is at {where}"
                self.problems.append(entry.problem((*keys, "id"), found, expected))
            else:
                self.places[address] = document, keys
                self.tables[table][part.id] = part
        if kind in layout.OWNERS.values():
            self.owners[document.path] = f"{kind}s", value.id
        elif kind in layout.OWNERS and layout.owner(document.path) in self.owners:
            table, id = self.owners[layout.owner(document.path)]
            whole = self.tables[table][id]
            more = sorted((*getattr(whole, kind), *getattr(value, kind)), key=_number)
            self.tables[table][id] = whole.model_copy(update={kind: tuple(more)})


_TABLES = (
    "rulebooks",
    "articles",
    "clauses",
    "examples",
    "cards",
    "register",
    "lists",
    "rulesets",
    "sources",
    "claims",
    "terms",
)
_PREFIXES = {"rulebook": "", "article": "", "list": "list:", "card": "card:"} | {
    "ruleset": "ruleset:",
    "source": "source:",
}
_INNER = {
    "article": (("clauses", "clauses", ""), ("examples", "examples", "")),
    "examples": (("examples", "examples", ""),),
    "register": (("cards", "register", "card:"),),
    "source": (("claims", "claims", ""),),
    "claims": (("claims", "claims", ""),),
    "terms": (("terms", "terms", "term:"),),
}
"""The fields that hold what has an ID, the table of each, and the prefix of the addresses."""
_OWN = {"register": "a card that neither a file nor another line has"}


def _parts(kind: str, value: Any) -> Iterator[tuple[str, str, Any, Keys]]:
    """Yield the table, the prefix of the address, the value and the way of all that has an ID."""
    if kind in _PREFIXES:
        yield f"{kind}s", _PREFIXES[kind], value, ()
    for name, table, prefix in _INNER.get(kind, ()):
        for index, part in enumerate(getattr(value, name)):
            yield table, prefix, part, (name, index)


def _implemented(games: Iterable[Vocabulary]) -> implementations.Places | None:
    """Return the clauses that have code in some game, and where, if every game tells."""
    told = [game.implemented for game in games]
    return None if None in told else {id: at for of in told if of for id, at in of.items()}


def _number(part: Any) -> Any:
    return order(part.id)


def _text(path: Path) -> str:
    """Return what can be read of a file that is none as it should be."""
    if path.is_symlink() or not path.is_file():
        return ""
    try:
        with path.open("rb") as file:
            return file.read(yaml_file.MAX_FILE).decode("utf-8", "replace")
    except OSError:
        return ""
