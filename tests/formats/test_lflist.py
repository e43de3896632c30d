import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludex.formats.deck_file import LARGEST_PASSCODE
from ludex.formats.lflist import (
    MOST_BYTES,
    MOST_ENTRIES,
    NOT_IN_POOL,
    LFList,
    named,
    parse_lflist,
    read_lflist,
    write_lflist,
)
from ludex.formats.malformed import Malformed

TWO = """#[2014.04 HAT][Goat]
!2014.04 HAT
$whitelist
#forbidden
44910027 0 --Victory Dragon\t\tMAIN DECK
8131171 0
6560411 1  -- spaced
73468603 2 # a comment
69015963 3--Cyber-Stein
00050755 3 // padded
--Skills
300101003 -1 --not in the pool

!Goat
44910027 0
"""


def refused(text: str) -> list[str]:
    with pytest.raises(Malformed) as raised:
        parse_lflist(text.encode(), "l.conf")
    return [str(problem) for problem in raised.value.problems]


def test_a_file_may_hold_several_lists():
    assert parse_lflist(TWO.encode(), "l") == (
        LFList(
            "2014.04 HAT",
            True,
            {
                44910027: 0,
                8131171: 0,
                6560411: 1,
                73468603: 2,
                69015963: 3,
                50755: 3,
                300101003: NOT_IN_POOL,
            },
        ),
        LFList("Goat", False, {44910027: 0}),
    )


def test_a_file_is_read(tmp_path):
    (tmp_path / "l.conf").write_bytes(b"\xef\xbb\xbf!A\r\n1 1\r\n")
    assert read_lflist(str(tmp_path / "l.conf")) == (LFList("A", False, {1: 1}),)


@pytest.mark.parametrize(
    "line",
    ["Raigeki", "12580477", "12580477,1", "12580477 one", "12580477 1 1", "0 1", "9999999999 1"],
)
def test_what_is_no_entry_is_malformed_with_its_line(line):
    assert refused(f"!A\n{line}\n") == [
        f"l.conf:2: found {line!r}; expected PASSCODE COUNT, and perhaps a -- comment"
    ]


@pytest.mark.parametrize("count", ["4", "33", "-2", "-10", "1000"])
def test_a_count_is_what_a_deck_can_hold(count):
    assert refused(f"!A\n1 {count} --points\n") == [
        (
            f"l.conf:2: found the count '{count}'; "
            "expected 0 to 3, or -1 for a card that is not in the pool"
        )
    ]


def test_all_that_is_wrong_is_told_at_once():
    assert refused("1 1\n$whitelist\n!\n!A\n1 1\n1 1\n1 2\n$genesys\n!A\n") == [
        "l.conf:1: found '1 1'; expected a line !NAME above it, to name the list",
        "l.conf:2: found '$whitelist'; expected a line !NAME above it, to name the list",
        "l.conf:3: found '!' without a name; expected !NAME",
        "l.conf:7: found 1 with 2, and on line 5 with 1; expected one count for a card of a list",
        (
            "l.conf:8: found '$genesys', by which the numbers may be no counts; "
            "expected $whitelist, or no line with a dollar sign"
        ),
        (
            "l.conf:9: found the list 'A' a second time, after line 4; "
            "expected each name once; give this list another name"
        ),
    ]


def test_two_lists_may_differ_on_a_card():
    assert [each.counts for each in parse_lflist(b"!A\n1 1\n!B\n1 2\n", "l")] == [{1: 1}, {1: 2}]


@pytest.mark.parametrize("text", ["", "# comment\n\n"])
def test_a_file_without_a_list_is_malformed(text):
    assert refused(text)[0].startswith("l.conf: found no list; expected a line !NAME")


def test_a_file_has_limits():
    assert refused("!A\n" + "1 1\n" * (MOST_ENTRIES + 1)) == [
        (
            f"l.conf:{MOST_ENTRIES + 2}: found more than 200,000 entries; "
            "expected a file of at most 200,000 entries"
        )
    ]
    assert refused("\n" * (MOST_BYTES + 1)) == [
        "l.conf: found 8,388,609 bytes; expected lists of at most 8,388,608 bytes"
    ]


def test_a_list_is_chosen_by_name():
    lists = parse_lflist(TWO.encode(), "l")
    assert named(lists, "Goat", "l") is lists[1]
    assert named(lists[:1], "", "l") is lists[0]


@pytest.mark.parametrize(
    ("name", "error"),
    [
        (
            "2014.04 hat",
            (
                "l: found no list '2014.04 hat'; "
                "expected one of '2014.04 HAT', 'Goat'; did you mean '2014.04 HAT'?"
            ),
        ),
        ("", "l: found 2 lists, and no name to choose by; expected one of '2014.04 HAT', 'Goat'"),
    ],
)
def test_a_list_that_is_not_there_is_an_error_with_the_names(name, error):
    with pytest.raises(Malformed) as raised:
        named(parse_lflist(TWO.encode(), "l"), name, "l")
    assert str(raised.value) == error


def test_a_list_is_written_as_simulators_have_it():
    written = LFList("HAT", True, {1: 0, 20: -1})
    assert write_lflist(written, {1: "Victory\nDragon"}, ["from Ludex"]) == (
        "#[HAT]\n!HAT\n# from Ludex\n$whitelist\n1 0 --Victory Dragon\n20 -1\n"
    )


@pytest.mark.parametrize("name", ["", " a", "a\nb", "a\0"])
def test_a_name_that_would_not_be_read_again_is_not_written(name):
    with pytest.raises(ValueError, match="cannot be written as the name of a list"):
        write_lflist(LFList(name))


@given(
    st.builds(
        LFList,
        st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r\n\0"), min_size=1)
        .map(str.strip)
        .filter(bool),
        st.booleans(),
        st.dictionaries(st.integers(1, LARGEST_PASSCODE), st.integers(NOT_IN_POOL, 3)),
    ),
    st.dictionaries(
        st.integers(1, LARGEST_PASSCODE), st.text(st.characters(exclude_categories=["Cs"]))
    ),
    st.text(st.characters(exclude_categories=["Cs"])),
)
def test_what_was_written_is_read(written, comments, head):
    comments |= dict.fromkeys(written.counts, head)
    text = write_lflist(written, comments, [head])
    assert parse_lflist(text.encode(), "l") == (written,)


pieces = st.sampled_from(
    ["!", "A", "\n", "$whitelist", "#", "--", "1", "-1", "3", "12580477", " ", "\t", "x", "$", "4"]
)


@settings(max_examples=300)
@given(
    st.one_of(
        st.binary(), st.text().map(str.encode), st.lists(pieces).map(lambda p: "".join(p).encode())
    )
)
def test_any_bytes_are_lists_or_malformed(raw):
    try:
        assert parse_lflist(raw, "l")
    except Malformed as error:
        assert error.problems  # noqa: PT017 # either is well
