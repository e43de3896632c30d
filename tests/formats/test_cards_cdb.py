import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludex.formats import cards_cdb
from ludex.formats.cards_cdb import Row, read_cdb
from ludex.formats.malformed import Malformed

DATAS = (
    "CREATE TABLE datas(id integer primary key,ot integer,alias integer,setcode integer,"
    "type integer,atk integer,def integer,level integer,race integer,attribute integer,"
    "category integer)"
)
TEXTS = "CREATE TABLE texts(id integer primary key,name text,desc text,str1 text)"
MAGICIAN = "INSERT INTO datas(id, alias, type) VALUES (46986414, 0, 17)"
NAME = "INSERT INTO texts(id, name, desc) VALUES (46986414, 'Dark Magician', '')"


def database(path: Path, *statements: str) -> str:
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()
    return str(path)


def refused(path: str) -> str:
    with pytest.raises(Malformed) as raised:
        read_cdb(path)
    (problem,) = raised.value.problems
    assert (problem.where, problem.line) == (path, 0)
    return problem.found


def test_a_row_has_its_name_alias_and_type(tmp_path):
    path = database(
        tmp_path / "cards.cdb",
        DATAS,
        TEXTS,
        MAGICIAN,
        NAME,
        "INSERT INTO datas(id, alias, type) VALUES (46986415, 46986414, 17)",
    )
    assert read_cdb(path) == {
        46986414: Row(46986414, "Dark Magician", None, 17),
        46986415: Row(46986415, None, 46986414, 17),
    }


@pytest.mark.parametrize(
    ("bits", "extra"),
    [
        (0x11, False),  # a Normal Monster
        (0x2, False),
        (0x4, False),
        (0x81, False),  # a Ritual Monster
        (0x41, True),
        (0x2021, True),
        (0x800021, True),
        (0x4000021, True),
        (0x4000002, False),  # a Spell with Link arrows
    ],
)
def test_the_type_tells_what_belongs_in_the_extra_deck(bits, extra):
    assert Row(1, None, None, bits).extra is extra


def test_the_type_tells_a_token():
    assert Row(1, None, None, 0x4011).token
    assert not Row(1, None, None, 0x11).token


@pytest.mark.parametrize("name", ["a ?mode=rwc#.cdb", "50%20.cdb", "á山.cdb"])
def test_a_path_may_have_any_letters(tmp_path, name):
    assert 46986414 in read_cdb(database(tmp_path / name, DATAS, TEXTS, MAGICIAN, NAME))


@pytest.mark.parametrize("mode", ["delete", "wal"])
def test_reading_leaves_no_trace(tmp_path, mode):
    path = database(tmp_path / "c.cdb", f"PRAGMA journal_mode={mode}", DATAS, TEXTS, MAGICIAN, NAME)
    before = Path(path).read_bytes()
    stamp = Path(path).stat().st_mtime_ns
    assert 46986414 in read_cdb(path)
    assert Path(path).read_bytes() == before
    assert Path(path).stat().st_mtime_ns == stamp
    assert [each.name for each in tmp_path.iterdir()] == ["c.cdb"]


def test_a_journal_beside_it_is_not_played_back(tmp_path):
    path = database(tmp_path / "c.cdb", DATAS, TEXTS, MAGICIAN, NAME)
    journal = tmp_path / "c.cdb-journal"
    journal.write_bytes(b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" + bytes(504))
    before = Path(path).read_bytes()
    assert 46986414 in read_cdb(path)
    assert (Path(path).read_bytes(), journal.exists()) == (before, True)


@pytest.mark.parametrize(
    ("statements", "found"),
    [
        ((), "no SQLite database"),
        ((TEXTS,), "no table 'datas'"),
        ((DATAS,), "no table 'texts'"),
        ((DATAS, "CREATE TABLE texts(id integer)"), "no column 'name' in the table 'texts'"),
        (
            ("CREATE TABLE datas(id integer, alias integer)", TEXTS),
            "no column 'type' in the table 'datas'",
        ),
        (
            ("CREATE VIEW datas AS SELECT 1 AS id, 0 AS alias, 1 AS type", TEXTS),
            "no table 'datas'",
        ),
        (
            ("CREATE TABLE datas(id, alias, type AS (id + 1))", TEXTS),
            "no column 'type' in the table 'datas'",
        ),
        (
            ("CREATE VIRTUAL TABLE texts USING fts5(id, name)", DATAS),
            "no table 'texts'",
        ),
        (
            (DATAS, TEXTS, MAGICIAN, "UPDATE datas SET type = 'monster'"),
            "'monster' in the column 'type' of the row '46986414' of 'datas'",
        ),
        (
            (DATAS, TEXTS, MAGICIAN, "UPDATE datas SET type = NULL"),
            "nothing in the column 'type' of the row '46986414' of 'datas'",
        ),
        (
            (DATAS, TEXTS, MAGICIAN, "UPDATE datas SET alias = 1.5"),
            "'1.5' in the column 'alias' of the row '46986414' of 'datas'",
        ),
        (
            (DATAS, TEXTS, MAGICIAN, "UPDATE datas SET alias = -1"),
            "'-1' in the column 'alias' of the row '46986414' of 'datas'",
        ),
        (
            (DATAS, TEXTS, MAGICIAN, "UPDATE datas SET id = -1"),
            "'-1' in the column 'id' of the row '-1' of 'datas'",
        ),
        (
            (DATAS, TEXTS, NAME, "UPDATE texts SET name = x'00'"),
            r"'b\'\\x00\'' in the column 'name' of the row '46986414' of 'texts'",
        ),
    ],
)
def test_what_is_no_card_database_is_malformed_with_the_reason(tmp_path, statements, found):
    path = tmp_path / "c.cdb"
    path.touch()
    told = refused(database(path, *statements))
    assert told.replace('"', "'").replace("\\'", "'") == found.replace('"', "'").replace("\\'", "'")


def test_a_name_has_the_length_of_a_name(tmp_path):
    insert = "INSERT INTO texts(id, name) VALUES (1, hex(zeroblob({})))"
    longest = database(tmp_path / "a", DATAS, TEXTS, MAGICIAN, insert.format(500))
    assert 46986414 in read_cdb(longest)
    assert refused(database(tmp_path / "b", DATAS, TEXTS, insert.format(501))).startswith("'000")
    assert "too big" in refused(database(tmp_path / "c", DATAS, TEXTS, insert.format(40_000)))


def test_text_that_is_no_unicode_is_malformed(tmp_path):
    bad = "INSERT INTO texts(id, name) VALUES (1, CAST(x'ff' AS TEXT))"
    assert "damaged" in refused(database(tmp_path / "c", DATAS, TEXTS, bad))


def test_a_truncated_database_is_malformed(tmp_path):
    path = Path(database(tmp_path / "c", DATAS, TEXTS, MAGICIAN, NAME))
    whole = path.read_bytes()
    path.write_bytes(whole[:16])
    assert "damaged" in refused(str(path))
    for size in (100, 4096, len(whole) - 1):
        path.write_bytes(whole[:size])
        assert refused(str(path)) == "a database that ends too early"


def test_a_file_and_a_table_have_limits(tmp_path, monkeypatch):
    path = database(tmp_path / "c", DATAS, TEXTS, MAGICIAN, NAME)
    monkeypatch.setattr(cards_cdb, "MOST_ROWS", 1)
    assert len(read_cdb(path)) == 1
    monkeypatch.setattr(cards_cdb, "MOST_ROWS", 0)
    assert refused(path) == "more than 0 rows in the table 'texts'"
    monkeypatch.setattr(cards_cdb, "MOST_BYTES", 100)
    assert refused(path) == "more than 100 bytes"


@pytest.mark.parametrize("name", ["missing", ".", "a\0b"])
def test_what_cannot_be_opened_is_malformed(tmp_path, monkeypatch, name):
    monkeypatch.chdir(tmp_path)
    assert refused(name)


@settings(
    max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.lists(st.tuples(st.integers(16, 12287), st.integers(0, 255)), min_size=1, max_size=12))
def test_a_damaged_database_is_rows_or_malformed(tmp_path, damages):
    path = tmp_path / "c"
    path.unlink(missing_ok=True)
    database(path, DATAS, TEXTS, MAGICIAN, NAME)
    raw = bytearray(path.read_bytes())
    for place, byte in damages:
        raw[place % len(raw)] = byte
    path.write_bytes(raw)
    try:
        read_cdb(str(path))
    except Malformed as error:
        assert error.problems  # noqa: PT017 # either is well
    assert path.read_bytes() == raw
