"""`cards.cdb`, the card database of YGOPro and EDOPro: SQLite, read and never believed."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from ludex.formats.deck_file import LARGEST_PASSCODE
from ludex.formats.malformed import malformed, quoted
from ludex.formats.text_file import read_bytes

if TYPE_CHECKING:
    from sqlite3 import Connection

MAGIC = b"SQLite format 3\0"

MOST_BYTES = 64 << 20
"""A database of every card there is has less than ten million."""

MOST_ROWS = 200_000
"""Of one table; there are some twenty thousand cards."""

_LONGEST_ROW = 1 << 16
_LONGEST_NAME = 1_000
_EXPECTED = "a card database such as the cards.cdb of a simulator"
_COLUMNS = {"datas": ("id", "alias", "type"), "texts": ("id", "name")}
_ART_OFFSET = 10  # by EDOPro's count, nearer passcodes are other pictures of a card

_MONSTER, _LINK, _TOKEN = 0x1, 0x4000000, 0x4000
_FUSION_SYNCHRO_OR_XYZ = 0x40 | 0x2000 | 0x800000


@dataclass(frozen=True, slots=True)
class Row:
    """What a database says of one passcode."""

    passcode: int
    name: str | None
    alias: int | None
    """The passcode that it counts as: another picture of a card, or a card treated as another."""
    type: int
    """Bits."""

    @property
    def extra(self) -> bool:
        """Whether the card belongs in the Extra Deck."""
        link = self.type & _LINK and self.type & _MONSTER  # some Spells have Link arrows
        return bool(self.type & _FUSION_SYNCHRO_OR_XYZ or link)

    @property
    def token(self) -> bool:
        """Whether it is a Token, which goes into no deck."""
        return bool(self.type & _TOKEN)

    def is_art_of(self, card: "Row") -> bool:
        """Whether this is another picture of a card, and no card of its own treated as it."""
        near = abs(self.passcode - card.passcode) < _ART_OFFSET
        return near or (self.name is not None and self.name == card.name)


def read_cdb(path: str) -> dict[int, Row]:
    """Return the rows of a database by passcode. It is opened to be read, and left as it was."""
    import sqlite3

    raw = read_bytes(path, MOST_BYTES, _EXPECTED)
    if not raw.startswith(MAGIC):
        _refuse(path, "no SQLite database", _EXPECTED)
    if _is_cut_short(raw):
        _refuse(path, "a database that ends too early", f"{_EXPECTED}; copy the file again")
    # Immutable: no lock, no journal, and a journal beside it is not played back.
    uri = f"{Path(path).absolute().as_uri()}?mode=ro&immutable=1"
    try:
        with closing(sqlite3.connect(uri, uri=True)) as connection:
            connection.execute("PRAGMA query_only = ON")
            connection.execute("PRAGMA trusted_schema = OFF")
            connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST_ROW)
            return _Database(connection, path).rows()
    except (sqlite3.Error, sqlite3.Warning, UnicodeError) as error:
        _refuse(path, f"a damaged database, {quoted(str(error))}", _EXPECTED)


def _is_cut_short(raw: bytes) -> bool:
    """Whether the header tells of more pages than there are; SQLite itself reads on over zeros."""
    size, pages = int.from_bytes(raw[16:18]), int.from_bytes(raw[28:32])
    counted = raw[24:28] == raw[92:96]  # or a program wrote it that does not count pages
    return counted and len(raw) < pages * (size if size > 1 else 65536)


def _refuse(where: str, found: str, expected: str) -> NoReturn:
    raise malformed(where, 0, found, expected) from None


class _Database:
    def __init__(self, connection: "Connection", where: str) -> None:
        self.connection = connection
        self.where = where

    def rows(self) -> dict[int, Row]:
        names: dict[int, str | None] = {}
        for passcode, name in self._table("texts"):
            if name is not None and not (isinstance(name, str) and len(name) <= _LONGEST_NAME):
                expected = f"text of at most {_LONGEST_NAME:,} characters"
                self._refuse_cell("texts", passcode, "name", name, expected)
            names[self._passcode("texts", passcode)] = name
        found: dict[int, Row] = {}
        for passcode, alias, bits in self._table("datas"):
            id = self._passcode("datas", passcode)
            same = self._number("datas", id, "alias", alias or 0)
            if not 0 <= same <= LARGEST_PASSCODE:
                self._refuse_cell("datas", id, "alias", alias, "a passcode")
            kind = self._number("datas", id, "type", bits)
            found[id] = Row(id, names.get(id), same if same not in (0, id) else None, kind)
        return found

    def _table(self, table: str) -> Iterator[tuple[Any, ...]]:
        """Yield the rows of an ordinary table; a view or a virtual table would be computed."""
        columns = _COLUMNS[table]
        sql = self.connection.execute(
            "SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ? COLLATE NOCASE",
            (table,),
        ).fetchone()
        if sql is None or not str(sql[0]).upper().startswith("CREATE TABLE"):
            _refuse(self.where, f"no table {table!r}", "the tables datas and texts")
        stored = {
            str(name).lower()
            for _, name, _, _, _, _, hidden in self.connection.execute(
                f"PRAGMA table_xinfo({table})"
            )
            if not hidden  # or it is computed
        }
        for column in columns:
            if column not in stored:
                expected = f"the columns {', '.join(columns)}"
                _refuse(self.where, f"no column {column!r} in the table {table!r}", expected)
        rows = self.connection.execute(f"SELECT {', '.join(columns)} FROM {table}")  # noqa: S608 # our own names
        for number, row in enumerate(rows):
            if number == MOST_ROWS:
                expected = f"at most {MOST_ROWS:,}"
                _refuse(
                    self.where, f"more than {MOST_ROWS:,} rows in the table {table!r}", expected
                )
            yield row

    def _passcode(self, table: str, found: object) -> int:
        passcode = self._number(table, found, "id", found)
        if not 0 < passcode <= LARGEST_PASSCODE:
            self._refuse_cell(table, found, "id", found, "a passcode")
        return passcode

    def _number(self, table: str, row: object, column: str, found: object) -> int:
        if not isinstance(found, int):
            self._refuse_cell(table, row, column, found, "a whole number")
        return found

    def _refuse_cell(
        self, table: str, row: object, column: str, found: object, expected: str
    ) -> NoReturn:
        place = f"in the column {column!r} of the row {quoted(str(row))} of {table!r}"
        shown = "nothing" if found is None else quoted(str(found))
        _refuse(self.where, f"{shown} {place}", expected)
