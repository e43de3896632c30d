import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludex.kb import ids
from ludex.kb.ids import Id, order, parse


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("HAT", Id("HAT")),
        ("HAT-5", Id("HAT", 5, "article")),
        ("HAT-5.1", Id("HAT", 5, "clause", 1)),
        ("HAT-5.12@3", Id("HAT", 5, "clause", 12, 3)),
        ("UB-10.E2", Id("UB", 10, "example", 2)),
    ],
)
def test_an_id_has_parts(text: str, parts: Id) -> None:
    assert parse(text) == parts
    assert str(parts) == text.partition("@")[0]


@pytest.mark.parametrize(
    "text",
    ["", "H", "HATTER", "hat-5", "HAT-", "HAT-05", "HAT-5.", "HAT-5.0", "HAT-5.E", "HAT-5.E1@2",
     "HAT-5@1", "HAT 5", "HAT-5.1 ", "HAT-5.1\n", "HAT-5.E1.2", "HAT-٥"],
)  # fmt: skip
def test_what_is_no_id_has_none(text: str) -> None:
    assert parse(text) is None


@given(st.from_regex(rf"\A({ids.RULEBOOK}|{ids.ARTICLE}|{ids.CLAUSE}|{ids.EXAMPLE})\Z"))
def test_what_is_parsed_is_said_again(text: str) -> None:
    assert str(parse(text)) == text


@given(st.text())
def test_any_text_is_an_id_or_none(text: str) -> None:
    parts = parse(text)
    assert parts is None or re.fullmatch(rf"{re.escape(str(parts))}(@\d+)?", text)


def test_numbers_are_in_their_order() -> None:
    names = ["HAT-10", "HAT-2.10", "HAT-2.9", "HAT-2", "HAT-2.E1", "hat-c010", "hat-c009"]
    assert sorted(names, key=order) == [
        "HAT-2", "HAT-2.9", "HAT-2.10", "HAT-2.E1", "HAT-10", "hat-c009", "hat-c010",
    ]  # fmt: skip
