import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludex.formats.deck_file import LARGEST_PASSCODE
from ludex.formats.malformed import Malformed
from ludex.formats.ydke import parse_ydke
from tests.formats.decks import codes, write_ydke

passcodes = st.lists(st.integers(1, LARGEST_PASSCODE), max_size=60)

# 1 is the bytes 01 00 00 00, and 2 is 02 00 00 00.
ONE, TWO, ONE_TWO = "AQAAAA==", "AgAAAA==", "AQAAAAIAAAA="


def parts(url: str) -> list[list[int | None]]:
    deck = parse_ydke(url, "u")
    return [codes(deck.main), codes(deck.extra), codes(deck.side)]


def refused(url: str) -> list[str]:
    with pytest.raises(Malformed) as raised:
        parse_ydke(url, "u")
    return [f"{each.line}: {each.found}" for each in raised.value.problems]


def test_each_part_is_little_endian_numbers():
    assert parts(f"ydke://{ONE_TWO}!{TWO}!{ONE}!") == [[1, 2], [2], [1]]


def test_a_number_has_32_bits():
    assert parts("ydke:///////w==!!!") == [[LARGEST_PASSCODE], [], []]


@pytest.mark.parametrize(
    "url",
    [
        f"ydke://{ONE}!!{TWO}",
        f"YDKE://{ONE}!!{TWO}!",
        f"  ydke://{ONE}!!{TWO}!\r\n",
        f"ydke://{ONE[:4]}\n{ONE[4:]}!!{TWO}!",
        f"ydke://{ONE.rstrip('=')}!!{TWO}!",
    ],
)
def test_what_loses_no_card_is_tolerated(url):
    assert parts(url) == [[1], [], [2]]


def test_the_url_safe_alphabet_is_read():
    assert parts("ydke://_v___w==!!!") == parts("ydke:///v///w==!!!") == [[0xFFFFFFFE], [], []]


def test_an_empty_deck_is_a_deck():
    assert parts("ydke://!!!") == [[], [], []]


@pytest.mark.parametrize(
    ("url", "found"),
    [
        (f"ydke://{ONE}!", "a ydke URL of 2 parts"),
        ("ydke://", "a ydke URL of 1 parts"),
        (f"ydke://{ONE}!!!{ONE}", "a ydke URL of 4 parts"),
        ("ydke://!!!!", "a ydke URL of 5 parts"),
        ("http://!!!", "no ydke URL"),
        (f"ydke://{ONE}!!! ydke://{ONE}!!!", "2 ydke URLs"),
        ("ydke://A!!!", "no base64 in the main part"),
        ("ydke://AQAAAA=!!!", "no base64 in the main part"),
        ("ydke://!@@@@!!", "no base64 in the extra part"),
        ("ydke://!!é!", "no base64 in the side part"),
        ("ydke://!AQAA!!", "3 bytes in the extra part"),
        ("ydke://!!AAAAAA==!", "the passcode 0 in the side part"),
    ],
)
def test_what_is_wrong_is_named_with_its_part(url, found):
    assert refused(url) == [f"0: {found}"]


def test_every_bad_part_is_named():
    assert refused("ydke://A!B!AQAA!") == [
        "0: no base64 in the main part",
        "0: no base64 in the extra part",
        "0: 3 bytes in the side part",
    ]


def test_too_many_cards_are_one_error():
    with pytest.raises(Malformed, match=r"u:2001: found more than 2,000 cards"):
        parse_ydke(write_ydke([1] * 100_000), "u")


@given(passcodes, passcodes, passcodes)
def test_what_was_written_is_read(main, extra, side):
    assert parts(write_ydke(main, extra, side)) == [main, extra, side]
