import sqlite3
from contextlib import closing

import pytest

from ludex.formats.malformed import Malformed
from ludex.formats.pool import Pool, PoolCard, read_pool

LISTS = "!HAT\n$whitelist\n1 0\n2 3\n3 -1\n!Goat\n1 1\n3 -1\n"


@pytest.fixture
def lists(tmp_path):
    (tmp_path / "l.cdb").write_text(LISTS)  # the name does not tell
    return str(tmp_path / "l.cdb")


@pytest.fixture
def database(tmp_path):
    path = tmp_path / "c.conf"
    rows = [
        (46986414, 0, 0x11, "Dark Magician"),
        (46986415, 46986414, 0x11, "Dark Magician"),
        (36996508, 46986414, 0x11, "Dark Magician"),
        (22702055, 0, 0x80002, "Umi"),
        (295517, 22702055, 0x80002, "A Legendary Ocean"),
        (295518, 295517, 0x80002, None),
        (23995346, 0, 0x41, "Blue-Eyes Ultimate Dragon"),
        (73915052, 0, 0x4011, "Sheep Token"),
        (900, 901, 0x11, "One"),
        (901, 900, 0x11, "Two"),
        (500, 600, 0x11, "Alias of nothing"),
    ]
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE datas(id integer, alias integer, type integer)")
        connection.execute("CREATE TABLE texts(id integer, name text)")
        for id, alias, bits, name in rows:
            connection.execute("INSERT INTO datas VALUES (?, ?, ?)", (id, alias, bits))
            connection.execute("INSERT INTO texts VALUES (?, ?)", (id, name))
        connection.commit()
    return str(path)


def test_a_whitelist_is_a_pool_of_the_cards_it_names(lists):
    pool = read_pool(lists, "HAT")
    assert pool == Pool(
        lists,
        "HAT",
        {1: PoolCard(1, most=0), 2: PoolCard(2, most=3)},
        whitelist=True,
        removed=frozenset({3}),
    )
    assert [passcode in pool for passcode in (1, 2, 3, 4)] == [True, True, False, False]


def test_another_list_is_a_pool_of_every_card_but_those_it_removes(lists):
    pool = read_pool(lists, "Goat")
    assert [passcode in pool for passcode in (1, 2, 3, 4)] == [True, True, False, True]
    assert pool.card(1) == PoolCard(1, most=1)
    assert pool.card(4) is None


def test_one_of_several_lists_has_to_be_named(lists):
    with pytest.raises(Malformed, match="2 lists, and no name to choose by"):
        read_pool(lists)


def test_a_database_is_a_pool_of_the_cards_there_are(database):
    pool = read_pool(database)
    assert (pool.name, pool.whitelist, pool.removed) == ("", True, frozenset())
    assert pool.card(46986414) == PoolCard(46986414, "Dark Magician", extra=False)
    assert pool.card(23995346) == PoolCard(23995346, "Blue-Eyes Ultimate Dragon", extra=True)
    assert pool.card(73915052) == PoolCard(73915052, "Sheep Token", extra=False, token=True)
    assert 12580477 not in pool


def test_another_picture_is_the_same_card(database):
    pool = read_pool(database)
    assert pool.aliases == {46986415: 46986414, 36996508: 46986414, 295518: 295517}
    assert pool.card(36996508) == pool.card(46986414)
    assert 46986415 in pool
    assert 46986415 not in pool.cards


def test_a_card_treated_as_another_is_a_card_of_its_own(database):
    pool = read_pool(database)
    assert pool.card(295517) == PoolCard(
        295517, "A Legendary Ocean", extra=False, treated_as=22702055
    )
    assert pool.card(295518) == pool.card(295517)


def test_aliases_that_lead_nowhere_or_in_a_circle_lose_no_card(database):
    pool = read_pool(database)
    assert all(passcode in pool.cards for passcode in (500, 900, 901))


def test_a_database_has_no_lists(database):
    with pytest.raises(Malformed, match="a card database, which has no list 'HAT'"):
        read_pool(database, "HAT")


@pytest.mark.parametrize("name", ["missing.conf", "."])
def test_what_cannot_be_read_is_malformed(tmp_path, monkeypatch, name):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Malformed, match=r"expected a card pool: a \.conf list"):
        read_pool(name)
