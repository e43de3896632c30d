import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from ludex.kb.errors import MOST, Problem, Problems
from ludex.kb.yaml_file import MAX_DEPTH, MAX_FILE, MAX_SCALAR, parse, read
from tests.kb.tree import FILES

PATH = Path("x.yaml")


def data(text: str) -> Any:
    return parse(PATH, text.encode()).data


def refused(raw: bytes) -> list[tuple[int, int, str]]:
    with pytest.raises(Problems) as raised:
        parse(PATH, raw)
    return [(each.line, each.column, each.found) for each in raised.value.problems]


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("no", "no"),
        ("on", "on"),
        ("True", "True"),
        ("true", True),
        ("false", False),
        ("null", None),
        ("~", None),
        ("", None),
        ("'null'", "null"),
        ("2014-04-01", "2014-04-01"),
        ("7", 7),
        ("-7", -7),
        ("+7", 7),
        ("0012", 12),
        ("0x1F", "0x1F"),
        ("1_000", "1_000"),
        ("1:30", "1:30"),
        ("1.5", 1.5),
        ("1.10.2", "1.10.2"),
        ("-x", "-x"),
        ("'7'", "7"),
        ("9" * 18, int("9" * 18)),
        ("9" * 5000, "9" * 5000),
        ("[a, 1]", ["a", 1]),
        (">-\n  folded\n  text", "folded text"),
        ("ATK < DEF & 1 * 2!", "ATK < DEF & 1 * 2!"),
    ],
)
def test_a_value_is_what_it_looks_like(written: str, value: object) -> None:
    found = data(f"a: {written}")["a"]
    assert found == value
    assert type(found) is type(value)


def test_a_key_is_a_text() -> None:
    assert data("{on: 1, no: 2, 7: 3, 2014-04-01: 4, true: 5, null: 6, '<<': 7}") == {
        "on": 1,
        "no": 2,
        "7": 3,
        "2014-04-01": 4,
        "true": 5,
        "null": 6,
        "<<": 7,
    }


@pytest.mark.parametrize("name", [name for name in FILES if name.endswith(".yaml")])
def test_plain_data_is_read_like_anywhere_else(name: str) -> None:
    dates = re.compile(r"(\d{4}-\d\d-\d\d)")
    assert data(FILES[name]) == yaml.safe_load(dates.sub(r"'\1'", FILES[name]))


@pytest.mark.parametrize(
    ("raw", "found"),
    [
        (b"a: &x 1", [(1, 4, "an anchor")]),
        (b"a: &x [1]", [(1, 4, "an anchor or alias")]),
        (b"&x a: 1", [(1, 1, "an anchor")]),
        (b"a: &x b\nc: *x", [(1, 4, "an anchor"), (2, 4, "an anchor or alias")]),
        (b"a: !!str 1", [(1, 4, "the tag 'tag:yaml.org,2002:str'")]),
        (
            b"a: !!python/object/apply:os.system [ls]",
            [(1, 4, "the tag 'tag:yaml.org,2002:python/object/apply:os.system'")],
        ),
        (b"!x a: 1", [(1, 1, "the tag '!x'")]),
        (b"a: 1\nb: 2\na: 3", [(3, 1, "the key 'a' a second time")]),
        (b"a: {b: 1, b: 2}", [(1, 11, "the key 'b' a second time")]),
        (b"a: {<<: {b: 1}}", [(1, 5, "a merge key")]),
        (b"[a, b]: 1", [(1, 1, "a key that is not text")]),
        (b"{a: 1}: 1", [(1, 1, "a key that is not text")]),
        (b"a: 1\n---\nb: 2", [(2, 1, "a second document")]),
        (b"", [(1, 1, "an empty file")]),
        (b"# nothing\n", [(2, 1, "an empty file")]),
        (b"a: 'b", [(1, 6, "while scanning a quoted scalar found unexpected end of stream")]),
        (b"%YAML 9.9\n---\na", [(1, 1, "found incompatible YAML document")]),
        (b"a: 1\nb: \xe9", [(2, 4, "the byte 0xE9, which is not UTF-8")]),
        ("a: b".encode("utf-16"), [(1, 1, "the byte 0xFF, which is not UTF-8")]),
        (b"\xef\xbb\xbfa: 1", [(1, 1, "the character U+FEFF, which cannot be seen")]),
        (b"a: x\0", [(1, 5, "the character U+0000, which cannot be seen")]),
        (b"a: x\x1b[31m", [(1, 5, "the character U+001B, which cannot be seen")]),
        ("a: x\u202ey".encode(), [(1, 5, "the character U+202E, which cannot be seen")]),
        ("a: 火\u200b".encode(), [(1, 5, "the character U+200B, which cannot be seen")]),
        (b'a: "\\0"', [(1, 4, "the character U+0000, which cannot be seen")]),
        (b'a: "\\u202e"', [(1, 4, "the character U+202E, which cannot be seen")]),
        (b"a: x <b>bold</b>", [(1, 4, "'<b>bold</b>'")]),
        (b"a: </div>", [(1, 4, "'</div>'")]),
        (b"a: <!-- x", [(1, 4, "'<!-- x'")]),
        (b"a: ATK<DEF", [(1, 4, "'<DEF'")]),
        (b"<b>: 1", [(1, 1, "'<b>'")]),
        (b'a: "\\x3cscript>alert(1)"', [(1, 4, "'<script>alert(1)'")]),
        (b'a: "<\\\n script>"', [(1, 4, "'<script>'")]),
    ],
)  # fmt: skip
def test_what_the_rules_do_not_need_is_refused(
    raw: bytes, found: list[tuple[int, int, str]]
) -> None:
    assert refused(raw) == found


def test_an_address_in_a_comment_is_no_markup() -> None:
    assert data("# see <https://example.org>\na: 1 < 2") == {"a": "1 < 2"}


def test_a_bomb_of_aliases_does_not_go_off() -> None:
    bomb = "a0: &a0 x\n" + "".join(
        f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 9)
    )
    assert len(refused(bomb.encode())) == 9 * 8 + 9


@pytest.mark.parametrize("opening", ["[", "{a: ", "- ", "? "])
def test_depth_has_a_limit(opening: str) -> None:
    assert (
        refused(opening.encode() * 200_000)[-1][2]
        == f"more than {MAX_DEPTH} values inside one another"
    )


def test_depth_up_to_the_limit_is_fine() -> None:
    assert data("[" * MAX_DEPTH + "]" * MAX_DEPTH)


def test_size_has_a_limit() -> None:
    assert refused(b"a: " + b"x" * 10_000_000) == [(1, 1, "a file that is too large")]
    assert refused(b"a: " + b"x" * (MAX_SCALAR + 1)) == [
        (1, 4, f"a text of {MAX_SCALAR + 1} characters")
    ]
    assert refused(b"x" * (MAX_SCALAR + 1) + b": 1")
    assert data("a: " + "x" * MAX_SCALAR)


def test_the_problems_of_a_file_have_a_limit() -> None:
    assert len(refused(b"a: 1\n" * 10_000)) == MOST


def test_a_large_file_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "large.yaml"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(Problems, match="a file that is too large"):
        read(path)


def test_a_file_that_is_not_there_is_a_problem(tmp_path: Path) -> None:
    with pytest.raises(Problems) as raised:
        read(tmp_path / "no.yaml")
    assert raised.value.problems == (
        Problem(tmp_path / "no.yaml", 1, 1, "", "it cannot be read: No such file or directory"),
    )


def test_a_place_is_a_key_s_or_its_value_s() -> None:
    document = parse(PATH, b"# comment\na:\n  - b: c\n    d: >-\n      e\n")
    assert str(document.locate(())) == "x.yaml:2:1"
    assert str(document.locate(("a",))) == "x.yaml:2:1"
    assert str(document.locate(("a", 0))) == "x.yaml:3:5"
    assert str(document.locate(("a", 0, "d"))) == "x.yaml:4:5"
    assert str(document.locate(("a", 0, "d"), value=True)) == "x.yaml:4:8"
    assert str(document.locate(("a", 1, "d"), value=True)) == "x.yaml:2:1"
    assert str(document.locate(("a", 0, "d", "x"))) == "x.yaml:4:5"


def outcome(raw: bytes) -> None:
    """A document, or problems that say where; nothing else ever comes of bytes."""
    try:
        parse(PATH, raw).locate(("a", 0))
    except Problems as problems:
        found = problems.problems
    else:
        return
    last = raw.count(b"\n") + raw.count(b"\r") + 2
    assert found
    assert all(1 <= each.line <= last and each.column >= 1 for each in found)


@given(st.binary(max_size=200))
def test_any_bytes_are_a_document_or_problems(raw: bytes) -> None:
    outcome(raw)


@given(st.text(alphabet="ab \n\t-?:,[]{}#&*!|>'\"%@`<\\0x~\u2028\u4e00.", max_size=60))
@settings(max_examples=300)
def test_any_marks_are_a_document_or_problems(text: str) -> None:
    outcome(text.encode())


@given(st.data())
def test_any_damage_to_a_file_leaves_a_document_or_problems(drawn: st.DataObject) -> None:
    raw = FILES[drawn.draw(st.sampled_from(sorted(FILES)))].encode()
    start = drawn.draw(st.integers(0, len(raw)))
    end = drawn.draw(st.integers(start, min(len(raw), start + 20)))
    outcome(raw[:start] + drawn.draw(st.binary(max_size=10)) + raw[end:])


def test_the_limit_of_a_file_is_larger_than_that_of_a_text() -> None:
    assert MAX_FILE > 10 * MAX_SCALAR
