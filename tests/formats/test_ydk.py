import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludex.formats.deck_file import LARGEST_PASSCODE, MOST_CARDS, DeckFile, Entry
from ludex.formats.ydk import looks_like_ydk, parse_ydk
from tests.formats.decks import codes, write_ydk
from tests.formats.decks import refused as refused_by

passcodes = st.lists(st.integers(1, LARGEST_PASSCODE), max_size=60)

DECK = """#created by Danny
#main
46986414
05318639

#a comment
 46986414\t
#extra
23995346
!side
12580477"""


def refused(text: str) -> list[str]:
    return refused_by(parse_ydk, text, "d.ydk")


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
def test_each_passcode_is_in_the_part_above_it(ends):
    deck = parse_ydk(DECK.replace("\n", ends), "d.ydk")
    assert codes(deck.main) == [46986414, 5318639, 46986414]
    assert codes(deck.extra) == [23995346]
    assert codes(deck.side) == [12580477]
    assert deck.unsorted == ()
    assert deck.where == "d.ydk"


def test_a_card_knows_its_line_and_how_it_was_written():
    assert parse_ydk(DECK, "d").main[1] == Entry(4, ((1, "05318639"),), 5318639)


@pytest.mark.parametrize("heading", ["#Extra", "# extra", "#extra deck", "#EXTRA:"])
def test_a_heading_that_simulators_take_for_a_comment_loses_no_card(heading):
    assert codes(parse_ydk(f"#main\n1\n{heading}\n2\n", "d").extra) == [2]


@pytest.mark.parametrize("heading", ["!side", "#side", "!Side"])
def test_the_side_deck_may_have_either_sign(heading):
    assert codes(parse_ydk(f"#main\n{heading}\n2\n", "d").side) == [2]


def test_parts_may_be_missing_and_in_any_order():
    assert parse_ydk("!side\n#main\n", "d") == DeckFile("d")


def test_what_yields_no_passcode_is_malformed_with_its_line():
    expected = "expected one passcode, in digits; a line for each copy"
    bad = ["Raigeki", "12345678901", "0", "4294967296", "-1", "3 46986414", "1.5", "٣"]
    assert refused("#main\n" + "\n".join(bad)) == [
        f"d.ydk:{line}: found {text!r}; {expected}" for line, text in enumerate(bad, 2)
    ]


def test_the_largest_passcode_fits_in_32_bits():
    assert codes(parse_ydk("#main\n4294967295\n", "d").main) == [4294967295]


def test_a_heading_comes_once():
    assert refused("#main\n1\n#extra\n#Main\n2\n") == [
        (
            "d.ydk:4: found '#Main' a second time, after line 1; "
            "expected each heading once; put the cards of a part together"
        )
    ]


@pytest.mark.parametrize("heading", ["!main", "!deck", "!"])
def test_an_exclamation_mark_stands_before_side_only(heading):
    assert refused(f"#main\n1\n{heading}\n2\n") == [
        f"d.ydk:3: found {heading!r}; expected !side, the only heading with an exclamation mark"
    ]


def test_cards_before_any_heading_are_one_error():
    assert refused("#created by me\n1\n2\n3\n#main\n4\n") == [
        (
            "d.ydk:2: found the card '1' before any heading; "
            "expected #main, #extra or !side above it, to say which part it is in"
        )
    ]


def test_a_deck_of_ten_thousand_lines_is_one_error():
    assert refused("#main\n" + "1\n" * 10_000) == [
        (
            f"d.ydk:{MOST_CARDS + 2}: found more than 2,000 cards; "
            "expected a deck of at most 2,000 cards"
        )
    ]


def test_as_many_cards_as_the_limit_are_read():
    assert len(parse_ydk("#main\n" + "1\n" * MOST_CARDS, "d").main) == MOST_CARDS


@pytest.mark.parametrize(
    ("text", "is_ydk"),
    [
        ("#main\nRaigeki", True),
        ("x\n!side", True),
        ("1\n\n#c\n2", True),
        ("# Main Deck\n3 Raigeki", False),
        ("3 Raigeki", False),
        ("#created by me", False),
        ("", False),
        ("١", False),
    ],
)
def test_headings_or_numbers_alone_tell_a_ydk(text, is_ydk):
    assert looks_like_ydk(text) is is_ydk


@given(passcodes, passcodes, passcodes)
def test_what_was_written_is_read(main, extra, side):
    deck = parse_ydk(write_ydk(main, extra, side), "d")
    assert [codes(part) for part in (deck.main, deck.extra, deck.side)] == [main, extra, side]
