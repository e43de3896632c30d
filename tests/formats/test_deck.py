import io

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludex.formats.deck import parse_deck, read_deck
from ludex.formats.deck_file import MOST_BYTES, DeckFile
from ludex.formats.malformed import Malformed
from tests.formats.decks import codes, write_ydke

NOTHING = io.BytesIO()


@pytest.mark.parametrize("name", ["d.ydk", "d.txt", "d"])
def test_the_content_tells_the_kind_and_the_name_does_not(tmp_path, name):
    path = tmp_path / name
    path.write_text("#main\n12580477\n")
    assert codes(read_deck(str(path), NOTHING).main) == [12580477]
    path.write_text(f"\n {write_ydke([12580477])}\n")
    assert codes(read_deck(str(path), NOTHING).main) == [12580477]
    path.write_text("Main Deck\n1 Raigeki\n")
    assert [entry.name for entry in read_deck(str(path), NOTHING).main] == ["Raigeki"]


def test_numbers_alone_are_a_ydk_without_its_heading(tmp_path):
    path = tmp_path / "d"
    path.write_text("12580477\n12580477\n")
    with pytest.raises(Malformed, match=r"d:1: found the card '12580477' before any heading"):
        read_deck(str(path), NOTHING)


def test_a_url_can_be_the_word_itself():
    deck = read_deck(write_ydke([1], [2], [3]), NOTHING)
    assert (codes(deck.main), codes(deck.extra), codes(deck.side)) == ([1], [2], [3])
    assert deck.where == "ydke URL"


def test_a_dash_is_standard_input():
    deck = read_deck("-", io.BytesIO(b"\xff\xfe" + "#main\r\n1\r\n".encode("utf-16-le")))
    assert codes(deck.main) == [1]
    assert deck.where == "-"


def test_standard_input_has_the_same_limit():
    with pytest.raises(Malformed, match=r"-: found more than 1,048,576 bytes"):
        read_deck("-", io.BytesIO(b"\n" * (MOST_BYTES + 1)))


def test_a_url_has_a_limit_too():
    with pytest.raises(Malformed, match=r"ydke URL: found 1,048,583 characters"):
        read_deck("ydke://" + "A" * MOST_BYTES, NOTHING)


@pytest.mark.parametrize(
    ("raw", "found"),
    [
        (b"", "no card and no heading"),
        (b"\n  \n# only a comment\n", "no card and no heading"),
        (b"#[HAT]\n!2014.04 HAT\n46986414 1\n", "a list of card limits, '!2014.04 HAT'"),
        (b"SQLite format 3\0", "a NUL, as in binary files"),
    ],
)
def test_what_is_no_deck_is_named(raw, found):
    with pytest.raises(Malformed) as raised:
        parse_deck(raw, "d")
    assert [problem.found for problem in raised.value.problems] == [found]


def test_a_missing_file_says_what_could_be_given():
    with pytest.raises(Malformed, match=r"a ydke:// URL, or - for standard input"):
        read_deck("no such deck.ydk", NOTHING)


pieces = st.sampled_from(
    [
        "#main",
        "#extra",
        "!side",
        "1",
        "0",
        "12580477",
        "x",
        "(",
        ")",
        "Side",
        "//",
        "ydke://",
        "!",
        "AQAAAA==",
        "99",
        "100",
        "山",
        "-",
        "=",
        "7",
        " ",
        "\n",
        "\r",
        "\x0c",
        "\u2028",
        "7 Colored Fish",
    ]
)


@settings(max_examples=500)
@given(
    st.one_of(
        st.binary(),
        st.text().map(str.encode),
        st.lists(pieces).map(lambda parts: "".join(parts).encode()),
        st.lists(pieces).map(lambda parts: "".join(parts).encode("utf-16")),
        st.lists(pieces).map(lambda parts: b"ydke://" + "".join(parts).encode()),
    )
)
def test_any_bytes_are_a_deck_or_malformed(raw):
    try:
        assert isinstance(parse_deck(raw, "d"), DeckFile)
    except Malformed as error:
        assert error.problems  # noqa: PT017 # either is well
