import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludex.site.typesetting import lines, width

names = st.text(
    st.characters(categories=["L", "N", "P", "Zs"], max_codepoint=0x9FFF), min_size=1, max_size=60
)


@given(names, st.integers(1, 5))
def test_no_line_is_too_wide_and_there_are_not_too_many(name: str, most: int):
    found = lines(name, 10, 60, most)
    assert len(found) <= most
    assert all(width(line, 10) <= 60 for line in found)


@given(names)
def test_a_name_with_room_enough_is_whole(name: str):
    found = lines(name, 10, 60, 1000)
    assert "".join(found).replace(" ", "") == "".join(name.split(" ")) or not name.isprintable()


def test_words_stay_whole_where_they_can():
    assert lines("Caius the Shadow Monarch", 10, 70, 3) == ("Caius the", "Shadow", "Monarch")


def test_chinese_breaks_between_any_two_characters():
    assert lines("三眼怪三眼怪", 10, 31, 3) == ("三眼怪", "三眼怪")


def test_what_does_not_fit_ends_in_an_ellipsis():
    assert lines("Compulsory Evacuation Device", 10, 70, 2) == ("Compulsory", "Evacuation…")


def test_a_word_that_is_too_long_is_cut():
    assert all(width(line, 10) <= 40 for line in lines("Donaudampfschiff", 10, 40, 9))


# What a line may begin with.

CLOSING = "。？！，、；：）」』》】”’"
CHINESE = st.text(st.sampled_from("双方生命值相同" + CLOSING + "“（《A1"), min_size=1, max_size=60)


def _in_order(text: str) -> bool:
    """Whether closing marks come singly or in pairs, as they do in a text."""
    return not re.search(rf"[{CLOSING}]{{4}}|[“（《]{{3}}", text)


@given(CHINESE.filter(_in_order), st.integers(60, 200))
def test_no_line_begins_with_a_mark_that_closes(text: str, room: int):
    found = lines(text, 10, room, 1000)
    assert all(line[:1] not in CLOSING for line in found[1:] if line)
    assert all(width(line, 10) <= room for line in found)
    assert "".join(found) == text


@pytest.mark.parametrize("mark", CLOSING)
def test_a_mark_stays_with_the_character_before_it(mark: str):
    assert lines(f"三眼怪{mark}三", 10, 31, 3) == ("三眼", f"怪{mark}三")
    assert lines(f"三眼怪{mark}", 10, 31, 3) == ("三眼", f"怪{mark}")


def test_two_marks_stay_together():
    assert lines("三眼怪”。三", 10, 40, 3) == ("三眼", "怪”。三")


@pytest.mark.parametrize("mark", "“（《")
def test_a_mark_that_opens_stays_with_the_character_behind_it(mark: str):
    assert lines(f"三眼{mark}怪兽", 10, 31, 3) == ("三眼", f"{mark}怪兽")


def test_a_mark_stays_with_a_word_that_fills_the_line():
    room = width("Donau", 10)
    assert lines("Donau，三", 10, room, 9) == ("Dona", "u，三")


def test_a_quotation_mark_that_stands_alone_is_not_lost():
    assert lines("“ 三”", 10, 60, 1) == ("“ 三”",)
    assert lines("“", 10, 60, 1) == ("“",)


def test_latin_words_break_as_before():
    assert lines("play goes on (until then).", 10, 60, 9) == ("play goes", "on (until", "then).")
