"""A file is read again once somebody may have written to it, and not before."""

import os
from pathlib import Path
from time import time_ns

import pytest

from ludex.kb import seen
from ludex.kb.seen import TICK, Seen, files


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """A time at which what was written now was written long ago."""
    monkeypatch.setattr(seen, "time_ns", lambda: time_ns() + 2 * TICK)


def _unreadable(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise AssertionError("read again")

    monkeypatch.setattr(seen, "file_digest", fails)


@pytest.mark.usefixtures("later")
def test_what_nobody_has_written_to_is_not_read_again(tmp_path: Path, monkeypatch):
    path = tmp_path / "a"
    path.write_text("one")
    first = Seen(tmp_path)
    digest = first.digest(str(path))
    first.write()
    _unreadable(monkeypatch)
    assert first.digest(str(path)) == Seen(tmp_path).digest(str(path)) == digest


@pytest.mark.usefixtures("later")
def test_what_is_written_is_read_again_though_its_times_are_set_back(tmp_path: Path):
    path = tmp_path / "a"
    path.write_text("one")
    at = path.stat()
    known = Seen(tmp_path)
    digest = known.digest(str(path))
    path.write_text("two")
    os.utime(path, ns=(at.st_atime_ns, at.st_mtime_ns))
    assert known.digest(str(path)) != digest


def test_what_was_written_just_before_is_read_again(tmp_path: Path, monkeypatch):
    path = tmp_path / "a"
    path.write_text("one")
    known = Seen(tmp_path)
    known.digest(str(path))
    _unreadable(monkeypatch)
    with pytest.raises(AssertionError, match="read again"):
        known.digest(str(path))


def test_all_that_lies_below_a_folder_counts(tmp_path: Path):
    folder = tmp_path / "rules"
    (folder / "inner").mkdir(parents=True)
    (folder / "a").write_text("one")
    known = Seen(None)
    met = {known.below(folder)}
    for change in (
        lambda: (folder / "inner" / "b").write_text("two"),
        lambda: (folder / "inner" / "b").rename(folder / "b"),
        lambda: (folder / "b").write_text("six"),
        (folder / "b").unlink,
    ):
        change()
        met.add(known.below(folder))
    assert len(met) == 4  # the last is the first again


@pytest.mark.parametrize("kept", ["", "[]", "{", '{"a": 1}'])
def test_a_record_that_cannot_be_read_is_thrown_away(tmp_path: Path, kept: str):
    (tmp_path / "seen.json").write_text(kept)
    (tmp_path / "a").write_text("one")
    assert Seen(tmp_path).digest(str(tmp_path / "a")) == Seen(None).digest(str(tmp_path / "a"))


def test_what_is_no_regular_file_has_no_digest(tmp_path: Path):
    (tmp_path / "endless").symlink_to("/dev/zero")
    with pytest.raises(OSError, match="no regular file"):
        Seen(None).below(tmp_path)


@pytest.mark.usefixtures("later")
def test_where_nothing_can_be_written_nothing_is(tmp_path: Path):
    (tmp_path / "a").write_text("one")
    known = Seen(tmp_path / "gone")
    known.digest(str(tmp_path / "a"))
    known.write()
    assert list(files(str(tmp_path))) == [str(tmp_path / "a")]
