import io

import pytest

from ludex.formats.malformed import Malformed
from ludex.formats.text_file import decoded, lines, read_bytes, within


@pytest.mark.parametrize(
    "raw",
    [
        "Ação\n山".encode(),
        "Ação\n山".encode("utf-8-sig"),
        b"\xff\xfe" + "Ação\n山".encode("utf-16-le"),
        b"\xfe\xff" + "Ação\n山".encode("utf-16-be"),
    ],
)
def test_unicode_is_read_in_its_encodings(raw):
    assert decoded(raw, "a") == "Ação\n山"


@pytest.mark.parametrize(
    ("raw", "error"),
    [
        (b"one\r\nA\xe7\xe3o", "a:2: found the byte 0xE7, which is no UTF-8 there"),
        (b"\xef\xbb\xbf\n\n\xff", "a:3: found the byte 0xFF, which is no UTF-8 there"),
        (b"\xff\xfe1\x00\n\x002", "a:2: found the byte 0x32, which is no UTF-16 there"),
        (b"1\n2\x00", "a:2: found a NUL, as in binary files"),
        (b"\xff\xfe\x00\x001\x00\x00\x00", "a:1: found a NUL, as in binary files"),
    ],
)
def test_other_bytes_are_refused_with_their_line(raw, error):
    with pytest.raises(Malformed) as raised:
        decoded(raw, "a")
    assert str(raised.value) == f"{error}; expected text; save the file as UTF-8"


def test_lines_are_those_of_an_editor():
    assert lines("a\r\nb\rc\nd\x0c\u2028e") == ["a", "b", "c", "d\x0c\u2028e"]


def test_a_file_may_be_as_large_as_the_limit_and_no_larger():
    assert within(io.BytesIO(b"1234"), "a", 4) == b"1234"
    with pytest.raises(Malformed, match="a: found more than 4 bytes; expected a file of at most 4"):
        within(io.BytesIO(b"12345"), "a", 4)


def test_a_file_is_read(tmp_path):
    (tmp_path / "d").write_bytes(b"x")
    assert read_bytes(str(tmp_path / "d"), 9, "a deck") == b"x"


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("missing", "nothing that can be read (No such file or directory)"),
        (".", "a directory"),
        ("a\0b", "a path that no file can have"),
        ("x" * 5000, "nothing that can be read (File name too long)"),
    ],
)
def test_what_cannot_be_opened_is_said_plainly(tmp_path, monkeypatch, path, found):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Malformed) as raised:
        read_bytes(path, 9, "a deck")
    (problem,) = raised.value.problems
    assert (problem.where, problem.line, problem.found, problem.expected) == (
        path,
        0,
        found,
        "a deck",
    )


def test_a_file_that_may_not_be_read_is_an_error_and_no_crash(tmp_path, monkeypatch):
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("pathlib.Path.open", refuse)
    with pytest.raises(Malformed, match="Permission denied"):
        read_bytes(str(tmp_path / "d"), 9, "a deck")
