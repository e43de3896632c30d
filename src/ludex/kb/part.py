"""The part of the rules that a ruleset needs of one game, read without loading the rest.

Of an article, only what stands above its examples is read. The data is as the YAML has it: only
loading everything says that it is valid.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ludex.i18n.errors import worded
from ludex.kb import reading, yaml_file
from ludex.kb.errors import Location, Problem, Problems, did_you_mean, nearest, problem
from ludex.kb.find import NotFound, articles_of, find
from ludex.kb.kept_files import KeptFiles
from ludex.kb.yaml_file import Document
from ludex.wording import quoted

_BELOW = re.compile(r"^examples:.*", re.MULTILINE | re.DOTALL)
_GAME = re.compile(r"^game: *[\"']?([a-z0-9-]+)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Retired:
    """That a clause no longer counts."""

    successor: str | None


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause, as far as it is needed to play by it."""

    id: str
    kind: str
    retired: Retired | None
    sets: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Article:
    """An article, as far as it is needed to enact it."""

    id: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Ruleset:
    """What a ruleset puts in force."""

    id: str
    extends: str | None
    enact: tuple[str, ...]
    replace: Mapping[str, str]
    repeal: tuple[str, ...]
    order: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class CardList:
    """The slugs of the cards on a Forbidden and Limited List."""

    id: str
    title: str
    territory: str
    forbidden: tuple[str, ...]
    limited: tuple[str, ...]
    semi_limited: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """A ruleset, those that it starts from, and their clauses of one game."""

    rulesets: Mapping[str, Ruleset]
    articles: Mapping[str, Article]
    clauses: Mapping[str, Clause]
    elsewhere: frozenset[str]
    """Provisions of other games, which were not read."""
    documents: Mapping[str, Document] = field(repr=False)
    """Of the rulesets and articles, by their addresses; of articles as far as their examples."""

    def where(self, address: str, *keys: str | int) -> Location:
        """Return where a part of a ruleset stands."""
        return self.documents[address].locate(keys)


def part(root: Path, ruleset: str, game: str, kept: KeptFiles | None = None) -> Part:
    """Return what a ruleset is made of in one game; what was read of each file may be kept.

    Raises NotFound for a ruleset or an article that there is not, Problems for one that is broken.
    """
    found = dict(_line(root, ruleset))
    rulesets = {id: _ruleset(document) for id, document in found.items()}
    named = {id: None for each in rulesets.values() for id in _new(each)}
    documents = {f"ruleset:{id}": document for id, document in found.items()}
    articles = {}
    file_of = articles_of(root)
    for id in dict.fromkeys(each.partition(".")[0] for each in named):
        document = _article_of(root, file_of(id), game, kept)
        if document is not None:
            articles[id] = _article(document)
            documents[id] = document
    clauses = {clause.id: clause for each in articles.values() for clause in each.clauses}
    elsewhere = {
        provision
        for each in rulesets.values()
        for provision in (*_new(each), *_old(each))
        if provision.partition(".")[0] not in articles
    }
    return Part(rulesets, articles, clauses, frozenset(elsewhere), documents)


def card_list(root: Path, id: str) -> CardList:
    """Return the list of an ID; raises NotFound or Problems."""
    document = find(root, f"list:{id}").document
    with _whole(document) as data:
        return CardList(
            id=data["id"],
            title=data["title"],
            territory=data["territory"],
            forbidden=_words(data, "forbidden"),
            limited=_words(data, "limited"),
            semi_limited=_words(data, "semi-limited"),
        )


def card_lists(root: Path) -> tuple[str, ...]:
    """Return the IDs of the lists there are, the oldest first."""
    return tuple(sorted(path.stem for path in root.glob("*/lists/*.yaml")))


def _line(root: Path, ruleset: str) -> Iterator[tuple[str, Document]]:
    """Yield a ruleset, the one that it extends, and so on."""
    known = sorted(path.stem for path in root.glob("*/rulesets/*.yaml"))
    name: str | None = ruleset
    done: set[str] = set()
    while name is not None and name not in done:
        if name not in known:
            there_are = worded("there-are", names=", ".join(known))
            near = did_you_mean(name, known) or there_are
            raise NotFound(worded("no-ruleset", name=quoted(name)) + near)
        done.add(name)
        document = find(root, f"ruleset:{name}").document
        yield name, document
        extends = document.data.get("extends") if isinstance(document.data, dict) else None
        name = None if extends is None else str(extends)


OF_A_RULESET = (
    *("id", "title", "summary", "since", "until", "extends", "enact", "replace", "repeal"),
    *("order", "sources"),
)
"""The keys of a ruleset: with another one, something of it would be left out in silence."""


def _ruleset(document: Document) -> Ruleset:
    with _whole(document) as data:
        if unknown := [key for key in data if key not in OF_A_RULESET]:
            raise Problems(_unknown(document, key) for key in unknown)
        return Ruleset(
            id=data["id"],
            extends=data.get("extends"),
            enact=_words(data, "enact"),
            replace={old: str(new) for old, new in (data.get("replace") or {}).items()},
            repeal=_words(data, "repeal"),
            order=tuple(tuple(map(str, each)) for each in data.get("order") or ()),
        )


def _unknown(document: Document, key: str) -> Problem:
    found, near = worded("unknown-key", key=quoted(key)), nearest(str(key), OF_A_RULESET)
    expected = worded("one-of", names=", ".join(OF_A_RULESET))
    return problem(document.locate((key,)), "", found, expected, near)


def _new(ruleset: Ruleset) -> Iterator[str]:
    yield from ruleset.enact
    yield from ruleset.replace.values()


def _old(ruleset: Ruleset) -> Iterator[str]:
    yield from ruleset.replace
    yield from ruleset.repeal
    for order in ruleset.order:
        yield from order


def _article_of(root: Path, path: Path, game: str, kept: KeptFiles | None) -> Document | None:
    """Return an article as far as its examples, if it is of a game."""
    raw = yaml_file.read_bytes(path)
    head = _BELOW.sub("", raw.decode("utf-8", "surrogateescape"))
    named = _GAME.search(head)
    if (named[1] if named else path.relative_to(root).parts[0]) != game:
        return None
    above = head.encode("utf-8", "surrogateescape")
    document = reading.kept(path, above, "article", kept)
    whole = isinstance(document.data, dict) and "clauses" in document.data
    return document if whole else reading.kept(path, raw, "article", kept)


def _article(document: Document) -> Article:
    with _whole(document) as data:
        return Article(data["id"], tuple(_clause(each) for each in data["clauses"]))


@contextmanager
def _whole(document: Document) -> Iterator[Any]:
    """Hand out a document's data; what turns out to be missing or of another kind is a problem."""
    try:
        yield document.data
    except (AttributeError, KeyError, TypeError, ValueError):
        found = f"a file that is no whole {document.kind}"
        expected = "one that is valid; `ludex check` tells what is wrong"
        raise Problems([problem(document.locate(()), "", found, expected)]) from None


def _words(data: Mapping[str, Any], key: str) -> tuple[str, ...]:
    return tuple(map(str, data.get(key) or ()))


def _clause(data: Mapping[str, Any]) -> Clause:
    retired = data.get("retired")
    gone = Retired(retired.get("successor")) if retired else None
    return Clause(data["id"], data.get("kind", "rule"), gone, dict(data.get("sets") or {}))
