"""The register: known cards that have no file of their own, one a line, parted by tabs.

The first line names the columns: the ID, the facts that the game asks for, then the languages of
the names. A cell is as it reads, without quotation marks or escapes; an empty one says nothing, and
a fact of digits alone is a number. So a tool can read single lines, and thousands take no longer
than a few dozen card files.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludex.i18n.locales import LOCALES
from ludex.kb import layout, yaml_file
from ludex.kb.errors import MOST, Location, Problem, Problems
from ludex.kb.yaml_file import MARKUP, Document, Keys

_LANGUAGES = frozenset(locale.code for locale in LOCALES)
_COLUMNS = "the columns, each once, with tabs between them: id, facts, and the languages at the end"


Row = Sequence[str]
"""The cells of a card, in the order of the columns."""


@dataclass(frozen=True, slots=True)
class Sheet(Document):
    """A file of the register, or a part of it; its data is `{"cards": [{"id", "names"}]}`."""

    def locate(self, keys: Keys, *, value: bool = False) -> Location:
        """Return where a card stands or one of its cells, or its line where it has none."""
        lines = [(n, line) for n, line in enumerate(self.text.split("\n"), 1) if line]
        index = keys[1] + 1 if len(keys) > 1 and isinstance(keys[1], int) else 0
        number, line = lines[index]
        columns = lines[0][1].split("\t")
        at = columns.index(str(keys[-1])) if index and keys[-1] in columns else 0
        return Location(self.path, number, len("\t".join([*line.split("\t")[:at], ""])) + 1)


def files(folder: Path) -> list[Path]:
    """Return the files of the register of the game in a folder, or of all games below `rules/`."""
    names = f"{layout.REGISTER}/*{layout.SHEET}"
    return sorted((*folder.glob(names), *folder.glob(f"*/{names}")))


def file_of(folder: Path, slug: str) -> Path:
    """Return the file in which a card of the game in a folder stands, if it is registered."""
    return folder / layout.REGISTER / f"{slug[:1]}{layout.SHEET}"


def text_of(path: Path) -> str:
    """Return what a file holds, or raise its problems."""
    return _decoded(path, yaml_file.read_bytes(path))


def parse(path: Path, raw: bytes) -> Sheet:
    """Return a file of the register out of its bytes, or raise its problems."""
    return _sheet(path, _decoded(path, raw))


def _decoded(path: Path, raw: bytes) -> str:
    return yaml_file.decoded(path, raw).replace("\r\n", "\n")


def rows(path: Path) -> tuple[Row, list[Row]]:
    """Return the columns of a file and the cells of each line, or raise its problems."""
    return _rows(path, text_of(path))


def location(path: Path, slug: str) -> Location:
    """Return where a card stands in a file."""
    return only(path, text_of(path), {slug}).locate(("cards", 0))


def _rows(path: Path, text: str) -> tuple[Row, list[Row]]:
    columns, *lines = [line.split("\t") for line in text.split("\n")]
    if problems := [*_problems(path, text, columns, lines)][:MOST]:
        raise Problems(problems)
    return columns, [cells for cells in lines if cells[0]]


def value(cell: str) -> int | str:
    """Return what a cell of a fact says."""
    return int(cell) if cell.isdecimal() else cell


def names_from(columns: Row) -> int:
    """Return the number of the first column of names."""
    return sum(name not in _LANGUAGES for name in columns)


def data(columns: Row, cells: Row) -> dict[str, Any]:
    """Return what a line says."""
    end = names_from(columns)
    said: dict[str, Any] = {
        name: value(cell) for name, cell in zip(columns[:end], cells, strict=False) if cell
    }
    named = zip(columns[end:], cells[end:], strict=True)
    return {**said, "id": cells[0], "names": {code: name for code, name in named if name}}


def has(text: str, slug: str) -> bool:
    """Whether a card stands in the text of a file."""
    return f"\n{slug}\t" in text


def only(path: Path, text: str, slugs: Collection[str]) -> Sheet:
    """Return some cards out of the text of a file, each in its place there."""
    columns, *lines = text.split("\n")
    kept = (line if line.partition("\t")[0] in slugs else "" for line in lines)
    return _sheet(path, "\n".join([columns, *kept]))


def without(text: str, slug: str) -> str:
    """Return the text of a file without the line of a card."""
    return "".join(
        line for line in text.splitlines(keepends=True) if not line.startswith(f"{slug}\t")
    )


def ids(text: str) -> list[str]:
    """Return the IDs of the cards in the text of a file."""
    return [line.partition("\t")[0] for line in text.split("\n")[1:] if line]


def _sheet(path: Path, text: str) -> Sheet:
    columns, lines = _rows(path, text)
    cards = [data(columns, cells) for cells in lines]
    return Sheet(path, "register", text, {"cards": cards})


def _problems(path: Path, text: str, columns: Row, lines: Sequence[Row]) -> Iterator[Problem]:
    """Yield what keeps a text from being a table of cards."""
    called = [name in _LANGUAGES for name in columns]
    if columns[0] != "id" or len(set(columns)) < len(columns) or called != sorted(called):
        yield Problem(path, 1, 1, "", f"the first line {' '.join(columns)!r}", _COLUMNS)
    for number, cells in enumerate(lines, 2):
        if len(cells) != len(columns) and cells != [""]:
            expected = f"{len(columns)}, one for each column"
            yield Problem(path, number, 1, cells[0], f"{len(cells)} cells", expected)
    for match in MARKUP.finditer(text):
        at = match.start()
        line, column = text.count("\n", 0, at), at - text.rfind("\n", 0, at)
        found = repr(re.split(r"[\t\n]", text[at : at + 20])[0])
        expected = "text without markup, and a space after '<'"
        yield Problem(path, line + 1, column, ([columns, *lines])[line][0], found, expected)
