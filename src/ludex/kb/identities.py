"""Which cards there are, without loading the rest: the identity of each, encoded or registered.

Of a card file, only what stands above its effects is read; of a line of the register, only what is
asked for. The data is as it is written: only loading everything says that it is valid.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from ludex.kb import register, yaml_file
from ludex.kb.errors import Location, Problems, problem
from ludex.kb.register import Row
from ludex.kb.yaml_file import Document

_ALWAYS = {"id": str, "names": dict}
_BELOW = re.compile(r"^(effects|unencoded):.*", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Identity:
    """A known card."""

    slug: str
    names: Mapping[str, str]
    """By the code of the language."""
    facts: Mapping[str, Any]
    """What else its file says of it above its effects, or its line of the register."""
    encoded: bool
    """Whether it has a file of its own, and not only a line of the register."""


Wanted = Mapping[str, type]
"""Facts that every card has, and what they are."""


class _Lines(NamedTuple):
    """A file of the register."""

    path: Path
    columns: Row
    rows: Sequence[Row]


@dataclass(frozen=True, eq=False)
class Identities(Mapping[str, Identity]):
    """The known cards of a game by slug; one that is only registered is made when it is asked for.

    Whoever asks for one that is not whole is told so by Problems.
    """

    read: Mapping[str, Identity]
    """Those that are made already, the encoded ones."""
    sheets: Sequence[_Lines] = ()
    wanted: Wanted = field(default_factory=dict)

    @cached_property
    def _registered(self) -> Mapping[str, tuple[_Lines, Row]]:
        return {cells[0]: (sheet, cells) for sheet in self.sheets for cells in sheet.rows}

    def __getitem__(self, slug: str) -> Identity:
        """Return the card of a slug."""
        if slug in self._registered:
            return _registered(*self._registered[slug], self.wanted)
        return self.read[slug]

    def __iter__(self) -> Iterator[str]:
        """Yield the slugs, those of the encoded cards first."""
        yield from self.read
        yield from self._registered

    def __len__(self) -> int:
        """Return how many cards are known."""
        return len(self.read) + len(self._registered)

    def said(self, fact: str) -> Iterator[tuple[str, Any]]:
        """Yield the slug of each card of which a fact is said, and what is said."""
        for slug, card in self.read.items():
            if fact in card.facts:
                yield slug, card.facts[fact]
        for sheet in self.sheets:
            at = sheet.columns.index(fact) if fact in sheet.columns else None
            for cells in sheet.rows:
                if at is not None and cells[at]:
                    yield cells[0], register.value(cells[at])
                elif fact in self.wanted:
                    yield cells[0], self[cells[0]].facts[fact]  # which tells that it is missing

    def names(self) -> list[tuple[str, str, str]]:
        """Return every name there is, after the slug of its card and the language."""
        found = [
            (slug, language, str(name))
            for slug, card in self.read.items()
            for language, name in card.names.items()
        ]
        for sheet in self.sheets:
            for at in range(register.names_from(sheet.columns), len(sheet.columns)):
                language = sheet.columns[at]
                found += [(cells[0], language, cells[at]) for cells in sheet.rows if cells[at]]
        return found


def identities(root: Path, game: str, wanted: Wanted) -> Identities:
    """Return every known card of a game, or raise the problems of what cannot be read."""
    folder, wanted = root / game, {**_ALWAYS, **wanted}
    encoded = (_encoded(path, wanted) for path in sorted(folder.glob("cards/*.yaml")))
    read = {each.slug: each for each in encoded}
    sheets = [_Lines(each, *register.rows(each)) for each in register.files(folder)]
    return Identities(read, sheets, wanted)


def _encoded(path: Path, wanted: Wanted) -> Identity:
    document = _head(path, wanted)
    if not _is_whole(document.data, wanted):
        raise Problems([_not_whole(document.locate(()), wanted)])
    return _identity(document.data, encoded=True)


def _registered(sheet: _Lines, cells: Row, wanted: Wanted) -> Identity:
    data = register.data(sheet.columns, cells)
    if not _is_whole(data, wanted):
        raise Problems([_not_whole(register.location(sheet.path, cells[0]), wanted)])
    return _identity(data, encoded=False)


def _head(path: Path, wanted: Wanted) -> Document:
    """Return a card file as far as its effects, or all of it where something else is below."""
    raw = yaml_file.read_bytes(path)
    head = _BELOW.sub("", raw.decode("utf-8", "surrogateescape"))
    document = yaml_file.parse(path, head.encode("utf-8", "surrogateescape"), "card")
    return document if _is_whole(document.data, wanted) else yaml_file.parse(path, raw, "card")


def _is_whole(data: object, wanted: Wanted) -> bool:
    return isinstance(data, dict) and all(isinstance(data.get(k), of) for k, of in wanted.items())


def _not_whole(at: Location, wanted: Wanted) -> Any:
    expected = f"{', '.join(wanted)}; `ludex check` tells what is wrong"
    return problem(at, "", "a card that is not whole", expected)


def _identity(data: Mapping[str, Any], *, encoded: bool) -> Identity:
    facts = {key: value for key, value in data.items() if key not in _ALWAYS}
    return Identity(data["id"], data["names"], facts, encoded)
