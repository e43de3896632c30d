"""One thing looked up by its ID, without reading the others.

The prefix and the number of an ID give its file, and only that file is read. The data is as the
YAML has it: only loading everything says that it is valid.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Any

from ludex.i18n.errors import worded
from ludex.kb import ids, layout, register, yaml_file
from ludex.kb.errors import Location, did_you_mean
from ludex.kb.yaml_file import Document, Keys
from ludex.wording import quoted

Data = Mapping[str, Any]


class NotFound(LookupError):
    """Nothing has this ID."""


@dataclass(frozen=True, slots=True)
class Found:
    """What has the ID, and what it is in."""

    kind: str
    id: str
    data: Data
    document: Document = field(repr=False)
    keys: Keys = ()
    article: Data | None = field(default=None, repr=False)
    rulebook: Data | None = field(default=None, repr=False)
    revision: int | None = None
    """The one that was asked for, as in `HAT-5.1@1`."""

    @property
    def location(self) -> Location:
        """Where it stands."""
        return self.document.locate(self.keys)

    @property
    def more(self) -> tuple[Document, ...]:
        """The files of an article's further examples, or of a source's further claims."""
        kind = _MORE.get(self.kind)
        found = layout.parts(self.document.path) if kind else ()
        return tuple(yaml_file.read(path, kind or "") for path in found)

    @property
    def examples(self) -> list[Data]:
        """The examples of the article that it is, or is in, by their numbers."""
        found = [*_listed(self.article, "examples")]
        for document in self.more:
            found += _listed(document.data, "examples")
        return sorted(found, key=lambda each: ids.order(str(each.get("id"))))


_MORE = {"article": "examples", "clause": "examples", "source": "claims"}


def find(root: Path, address: str) -> Found:
    """Return what an address names: `HAT`, `HAT-5`, `HAT-5.1`, `HAT-5.E1`, `card:umi`.

    Raises NotFound, which names the nearest ID, or Problems if its file cannot be read.
    """
    kind, _, name = address.rpartition(":")
    if kind:
        return _slug(root, kind, name)
    wanted = ids.parse(address)
    if wanted is None:
        raise NotFound(worded("no-id", name=quoted(address)))
    folder = _folder(root, wanted.rulebook)
    rulebook = yaml_file.read(folder / layout.RULEBOOK, "rulebook")
    book = _mapping(rulebook.data)
    if wanted.article is None:
        return Found("rulebook", str(wanted), book, rulebook, rulebook=book)
    path = _file(folder, wanted)
    document = yaml_file.read(path, "article")
    article = _mapping(document.data)
    if wanted.kind == "example":
        return _example(path, wanted, document, book)
    if wanted.number is None:
        return Found("article", str(wanted), article, document, (), article, book)
    _, data, keys = _part(wanted, [document])
    return Found("clause", str(wanted), data, document, keys, article, book, wanted.revision)


def _example(path: Path, wanted: ids.Id, article: Document, book: Data) -> Found:
    """Return an example; of its article's files of examples, only its own is read as YAML."""
    bears_it = re.compile(rf"\bid: *[\"']?{re.escape(str(wanted))}\b".encode())
    raw = {each: yaml_file.read_bytes(each) for each in layout.parts(path)}
    own = [each for each, text in raw.items() if bears_it.search(text)] or list(raw)
    documents = [article, *(yaml_file.parse(each, raw[each], "examples") for each in own)]
    document, data, keys = _part(wanted, documents)
    return Found("example", str(wanted), data, document, keys, _mapping(article.data), book)


def _part(wanted: ids.Id, documents: Sequence[Document]) -> tuple[Document, Data, Keys]:
    """Return where something with a number stands, or raise NotFound with the nearest."""
    key = f"{wanted.kind}s"
    parts = {
        str(each.get("id")): (document, each, (key, index))
        for document in documents
        for index, each in enumerate(_mapping(document.data).get(key) or ())
        if isinstance(each, Mapping)
    }
    if str(wanted) not in parts:
        raise _missing(f"has-no-{wanted.kind}", str(wanted), parts, owner=wanted.article_id)
    return parts[str(wanted)]


def _listed(data: object, key: str) -> list[Data]:
    return [each for each in _mapping(data).get(key) or () if isinstance(each, Mapping)]


def article_file(root: Path, article: str) -> Path:
    """Return the file of an article, given its ID or that of something in it; or raise NotFound."""
    return articles_of(root)(article)


def articles_of(root: Path) -> Callable[[str], Path]:
    """Return what finds the files of many articles, and looks up each rulebook once."""
    folder = cache(partial(_folder, root))
    known = cache(_articles)

    def file_of(article: str) -> Path:
        wanted = ids.parse(article)
        if wanted is None or wanted.article is None:
            raise NotFound(f"{article!r} is no ID of an article; those look like HAT-5")
        here = folder(wanted.rulebook)
        return known(here).get(wanted.article) or _file(here, wanted)

    return file_of


def _folder(root: Path, prefix: str) -> Path:
    known = {}
    for path in _rulebooks(root):
        text = _text(path)
        match = re.search(rf"^id: *({ids.RULEBOOK})\b", text, re.MULTILINE)
        if match and match[1] == prefix:
            return path.parent
        known[match[1] if match else ""] = path
    raise _missing("no-rulebook", prefix, known)


def _rulebooks(root: Path) -> Iterator[Path]:
    yield from root.glob(f"*/*/{layout.RULEBOOK}")
    yield from root.glob(f"*/{layout.RULEBOOK}")


def _articles(folder: Path) -> dict[int, Path]:
    """Return the files of a rulebook's articles by their numbers."""
    found = ((layout.article_number(path.name), path) for path in folder.iterdir())
    return {number: path for number, path in found if number is not None}


def _file(folder: Path, wanted: ids.Id) -> Path:
    found = _articles(folder)
    if wanted.article not in found:
        articles = {f"{wanted.rulebook}-{number}": path for number, path in found.items()}
        raise _missing("has-no-article", wanted.article_id, articles, owner=wanted.rulebook)
    return found[wanted.article]


def _slug(root: Path, kind: str, name: str) -> Found:
    address = f"{kind}:{name}"
    if not re.fullmatch(ids.SLUG, name):
        raise NotFound(f"{address!r} is no address; those look like card:umi")
    if kind not in (*_FOLDERS, "term"):
        raise _missing("no-kind", kind, [*_FOLDERS, "term"])
    if found := slug(root, kind, name):
        return found
    raise _missing(f"no-{kind}", name, list(_slugs(root, kind)))


_FOLDERS = {of: folder for folder, of in layout.FOLDERS.items()}


def slug(root: Path, kind: str, name: str) -> Found | None:
    """Return what a slug names among the things of its kind, or None."""
    if kind == "term":
        return _term(root, name)
    for folder in root.glob(_where(kind)):
        path = folder / f"{name}.yaml"
        if path.exists():
            document = yaml_file.read(path, kind)
            return Found(kind, name, _mapping(document.data), document)
    for path in register.files(root) if kind == "card" else ():
        if path.stem == name[:1] and register.has(text := register.text_of(path), name):
            sheet = register.only(path, text, {name})
            return Found(kind, name, sheet.data["cards"][0], sheet, ("cards", 0))
    return None


def _where(kind: str) -> str:
    return _FOLDERS[kind] if kind == "source" else f"*/{_FOLDERS[kind]}"


def _slugs(root: Path, kind: str) -> Iterator[str]:
    """Yield the slugs of all things of a kind."""
    if kind == "term":
        for path in sorted(root.glob(f"{layout.TERMS}/*.yaml")):
            named = rf"^ *- *(?:\{{ *)?id: *({ids.SLUG})"
            yield from (each[1] for each in re.finditer(named, _text(path), re.MULTILINE))
        return
    yield from (path.stem for folder in root.glob(_where(kind)) for path in folder.glob("*.yaml"))
    for path in register.files(root) if kind == "card" else ():
        yield from register.ids(register.text_of(path))


def _term(root: Path, name: str) -> Found | None:
    """Return a term; of the termbase, only its own lines are read as YAML."""
    for path in sorted(root.glob(f"{layout.TERMS}/*.yaml")):
        text = _text(path)
        start = re.search(rf"^( *)- *(\{{ *)?id: *{re.escape(name)}\b(?!-)", text, re.MULTILINE)
        if start:
            rest = text[start.end() :]
            end = re.search(rf"^ {{0,{len(start[1])}}}[^ \n#]", rest, re.MULTILINE)
            span = start.start(), start.end() + (end.start() if end else len(rest))
            document = _lines(path, "terms", text, span)
            return Found("term", name, _mapping(document.data[0]), document, (0,))
    return None


def _lines(path: Path, kind: str, text: str, span: tuple[int, int]) -> Document:
    """Return a part of a file that is YAML by itself, in the file's own place."""
    above = "\n" * text.count("\n", 0, span[0])
    return yaml_file.parse(path, (above + text[slice(*span)]).encode(), kind)


def _text(path: Path) -> str:
    """Return the text of a file in which something is looked for before it is read as YAML."""
    text = yaml_file.read_bytes(path).decode("utf-8", "replace")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _mapping(data: object) -> Data:
    return data if isinstance(data, Mapping) else {}


def _missing(what: str, name: str, known: Any, **of: str) -> NotFound:
    return NotFound(worded(what, name=quoted(name), **of) + did_you_mean(name, known))
