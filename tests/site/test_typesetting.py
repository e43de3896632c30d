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
