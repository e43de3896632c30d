"""Catalogues at run time: the translation of a text, and how far it can be trusted.

Ten thousand texts must not slow down a command that shows one of them: a file is read whole, its
contexts are indexed by one regular expression, and an entry is parsed when it is asked for.
"""

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Literal

from ludex.formats.text_file import read_regular

from .extract import one_line
from .locales import ENGLISH, Locale
from .po import CatalogueError, Entry, parse
from .text import TextError

AREAS = ("rules", "cards", "sources", "interface")
"""The files of a language, one for each kind of translator's work."""

Status = Literal["ok", "fuzzy", "missing"]


def area(context: str) -> str:
    """Return which file holds a context."""
    owner, _, name = context.partition("#")
    if owner in ("ui", "event"):
        return "interface"
    if name == "says" or owner.startswith("place:"):
        return "sources"
    return "cards" if re.match(r"u?\d+\.", name) else "rules"


def path(folder: Path, locale: Locale, area: str) -> Path:
    """Return the file of an area, given the ``translations/`` folder."""
    return folder / locale.catalogue / "LC_MESSAGES" / f"{area}.po"


def source(file: Path) -> str:
    """Return the text of a catalogue; one that does not exist yet is empty."""
    try:
        raw = read_regular(file)
    except FileNotFoundError:
        return ""
    try:
        return raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        found = f"the byte 0x{raw[error.start]:02X}, which is no UTF-8"
        raise CatalogueError(f"{file}:{line}: {found}") from error


@dataclass(frozen=True, slots=True)
class Translated:
    """A text in a reader's language: the English itself where nothing is translated."""

    forms: tuple[str, ...]
    status: Status
    previous: str = ""
    """The English that a fuzzy translation was made from, when it has changed since."""
    where: str = field(default="", compare=False)
    """``file:line`` of the translation; empty where the text is the English."""

    @property
    def text(self) -> str:
        """The text, or its singular."""
        return self.forms[0]

    def form(self, number: int) -> str:
        """Return the plural form of that number."""
        return self.forms[min(number, len(self.forms) - 1)]

    @contextmanager
    def told_of(self) -> Iterator[None]:
        """Where a translation cannot be rendered, raise CatalogueError with its place."""
        try:
            yield
        except TextError as error:
            if not self.where:
                raise
            raise CatalogueError(f"{self.where}: {error}") from error


_CONTEXT = re.compile(r'^msgctxt "([^"\\]*)"', re.MULTILINE)


class _Index:
    """Where each context stands in a catalogue."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.source = source(file)
        self.entries: dict[str, Entry | None] = {}

    @cached_property
    def places(self) -> dict[str, int]:
        """The offset of each context."""
        return {found[1]: found.start() for found in _CONTEXT.finditer(self.source)}

    @cached_property
    def line_ends(self) -> list[int]:
        """The offset of the end of each line."""
        return [found.start() for found in re.finditer("\n", self.source)]

    def entry(self, context: str) -> Entry | None:
        if context not in self.entries:
            self.entries[context] = self._parsed(context)
        return self.entries[context]

    def _parsed(self, context: str) -> Entry | None:
        place = self.places.get(context)
        if place is None:
            return None
        start = self.source.rfind("\n\n", 0, place) + 1
        end = self.source.find("\n\n", place)
        block = self.source[start : end if end >= 0 else None]
        line = bisect_left(self.line_ends, start) + 1
        found = parse(block, str(self.file), line)
        return next((each for each in found if each.context == context), None)


def status_of(entry: Entry | None, ids: tuple[str, ...], locale: Locale) -> Status:
    """Return how far an entry is a translation of what the English says now."""
    if entry is None or not entry.translated:
        return "missing"
    if entry.fuzzy or [one_line(each) for each in entry.ids] != [one_line(each) for each in ids]:
        return "fuzzy"
    return "ok" if entry.complete(locale) else "missing"


@dataclass
class Translations:
    """The catalogues of one language."""

    folder: Path
    locale: Locale
    _indexes: dict[str, _Index] = field(default_factory=dict, init=False, repr=False)
    _known: dict[tuple[str, str, str], Translated] = field(
        default_factory=dict, init=False, repr=False
    )

    def text(self, context: str, english: str, plural: str = "") -> Translated:
        """Return the translation of a context, given what its English says now.

        A translation of other English is fuzzy, even before a merge has marked it.
        """
        asked = (context, english, plural)
        if asked not in self._known:
            ids = (english, plural) if plural else (english,)
            self._known[asked] = self._text(context, ids)
        return self._known[asked]

    def _text(self, context: str, ids: tuple[str, ...]) -> Translated:
        if self.locale is ENGLISH:
            return Translated(ids, "ok")
        entry = self._index(area(context)).entry(context)
        status = status_of(entry, ids, self.locale)
        if entry is None or status == "missing":
            return Translated(ids, "missing")
        previous = one_line(entry.origin[0]) if status == "fuzzy" else ""
        return Translated(
            tuple(each or entry.strings[0] for each in entry.strings),
            status,
            previous if previous != one_line(ids[0]) else "",
            entry.where,
        )

    def _index(self, area: str) -> _Index:
        if area not in self._indexes:
            self._indexes[area] = _Index(path(self.folder, self.locale, area))
        return self._indexes[area]


@dataclass
class Catalogues:
    """The ``translations/`` folder: each language's catalogues, read when first asked for."""

    folder: Path
    _by_locale: dict[str, Translations] = field(default_factory=dict, init=False, repr=False)

    def __getitem__(self, locale: Locale) -> Translations:
        if locale.code not in self._by_locale:
            self._by_locale[locale.code] = Translations(self.folder, locale)
        return self._by_locale[locale.code]


def read(folder: Path, locale: Locale, areas: Iterable[str] = AREAS) -> list[Entry]:
    """Return every entry of a language's catalogues, obsolete ones too."""
    files = [path(folder, locale, each) for each in areas]
    return [entry for file in files for entry in parse(source(file), str(file))]
