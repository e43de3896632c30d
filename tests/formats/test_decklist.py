import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludex.formats.deck_file import DeckFile, Entry
from ludex.formats.decklist import LONGEST_NAME, MOST_COPIES, parse_decklist, readings
from tests.formats.decks import refused as refused_by

DECK = """// Chaos, by Michelle
Monsters (2)
3 Sangan
1x Cyber Jar

Spells: 2
- 2 Raigeki
=====
Fusion Deck
Thousand-Eyes Restrict x3
Side Deck (1)
12580477
"""


def counted(entries: tuple[Entry, ...]) -> list[tuple[int, str | None]]:
    return [(entry.count, entry.name) for entry in entries]


def refused(text: str) -> list[str]:
    return refused_by(parse_decklist, text, "d.txt")


def test_headings_sort_the_cards():
    deck = parse_decklist(DECK, "d.txt")
    assert counted(deck.main) == [(3, "Sangan"), (1, "Cyber Jar"), (2, "Raigeki")]
    assert counted(deck.extra) == [(3, "Thousand-Eyes Restrict")]
    assert deck.side == (Entry(12, ((1, "12580477"),), 12580477),)
    assert deck.unsorted == ()
    assert deck.main[2].line == 7


def test_without_headings_the_part_is_unsaid():
    deck = parse_decklist("3 Sangan\nSide\nRaigeki", "d")
    assert counted(deck.unsorted) == [(3, "Sangan")]
    assert counted(deck.side) == [(1, "Raigeki")]
    assert deck.main == ()


@pytest.mark.parametrize(
    "line",
    [
        "3 Raigeki",
        "3x Raigeki",
        "3X Raigeki",
        "3 x Raigeki",
        "3×Raigeki",
        "3 * Raigeki",
        "x3 Raigeki",
        "Raigeki x3",
        "Raigeki ×3",
        "Raigeki*3",
        "Raigeki (3)",
        "Raigeki (x3)",
    ],
)
def test_a_count_stands_before_or_after_the_name(line):
    assert readings(line)[0] == (3, "Raigeki")


@pytest.mark.parametrize(
    ("line", "likely", "other"),
    [
        ("7 Colored Fish", (1, "7 Colored Fish"), (7, "Colored Fish")),
        ("3 Raigeki", (3, "Raigeki"), (1, "3 Raigeki")),
        ("3 7 Colored Fish", (3, "7 Colored Fish"), (1, "3 7 Colored Fish")),
        ("7 Colored Fish (2)", (2, "7 Colored Fish"), (1, "7 Colored Fish (2)")),
        ("Harpie Lady 1", (1, "Harpie Lady 1"), (1, "Harpie Lady")),
        ("Raigeki 3", (1, "Raigeki 3"), (3, "Raigeki")),
        ("2 Cyber Ogre 2", (2, "Cyber Ogre 2"), (1, "2 Cyber Ogre 2")),
        ("3 7", (3, "7"), (1, "3 7")),
        ("3 X Head Cannon", (3, "Head Cannon"), (3, "X Head Cannon")),
    ],
)
def test_a_number_may_be_a_count_or_belong_to_the_name(line, likely, other):
    assert readings(line) == (likely, other)


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("Raigeki", (1, "Raigeki")),
        ("7", (1, "7")),
        ("4-Starred Ladybug of Doom", (1, "4-Starred Ladybug of Doom")),
        ("3x 7 Colored Fish", (3, "7 Colored Fish")),
        ("Jinzo 2000", (1, "Jinzo 2000")),
    ],
)
def test_where_only_one_reading_is_sensible_there_is_one(line, meant):
    assert readings(line) == (meant,)


def test_whoever_knows_the_cards_chooses_the_reading():
    (entry,) = parse_decklist("7 Colored Fish", "d").unsorted
    assert entry.reading({"7 Colored Fish"}.__contains__) == (1, "7 Colored Fish")
    assert entry.reading({"Colored Fish"}.__contains__) == (7, "Colored Fish")
    assert entry.reading({"Sangan"}.__contains__) is None


def test_a_passcode_may_have_a_count():
    assert parse_decklist("3x 05318639", "d").unsorted == (Entry(1, ((3, "05318639"),), 5318639),)


@pytest.mark.parametrize(
    "line",
    ["0 Raigeki", "100 Raigeki", "0x Raigeki", "Raigeki x100", "Raigeki (0)", "9" * 50 + " A"],
)
def test_a_count_is_from_1_to_99(line):
    assert refused(f"1 Sangan\n{line}") == [
        f"d.txt:2: found {line!r}; expected a count from 1 to 99 before or after the name"
    ]


def test_the_largest_count_is_read():
    assert parse_decklist(f"{MOST_COPIES} Raigeki", "d").unsorted[0].readings[1] == (99, "Raigeki")


def test_a_line_has_the_length_of_a_name():
    assert refused("a" * (LONGEST_NAME + 1)) == [
        "d.txt:1: found a line of 201 characters; expected a count and a card's name"
    ]


def test_comments_rules_and_blanks_are_passed_over():
    assert parse_decklist("// a\n# b\n\n-----\n=*=\n", "d") == DeckFile("d")


def test_too_many_cards_are_one_error():
    assert refused("99x A\n" * 10_000) == [
        "d.txt:21: found more than 2,000 cards; expected a deck of at most 2,000 cards"
    ]


names = st.from_regex(r"[A-Za-z山][A-Za-z '!-]{0,20}[A-Za-z山]", fullmatch=True).filter(
    lambda name: " x" not in name.lower()
)


@given(names, st.integers(1, MOST_COPIES))
def test_a_count_and_a_name_are_always_among_the_readings(name, count):
    for line in (f"{count} {name}", f"{count}x {name}", f"{name} x{count}", f"{name} ({count})"):
        assert (count, name) in readings(line)
