"""Names as they are compared: without what readers leave out."""

from hypothesis import given
from hypothesis import strategies as st

from ludex.i18n.folding import folded, key, keys


def test_accents_case_and_width_do_not_matter():
    assert folded("Ｃａｆé") == "cafe"
    assert folded("STRASSE") == folded("Straße")


def test_a_key_has_neither_marks_nor_spaces():
    assert key("Ｃａｆé-au_lait, “nº 1”!") == "cafeaulaitno1"
    assert key("黑・洞") == "黑洞"
    assert key("-_ !") == ""


@given(st.lists(st.text(st.characters(exclude_characters="\n")), min_size=1))
def test_the_keys_of_many_names_are_those_of_each(names: list[str]):
    assert keys(names) == [key(name) for name in names]


@given(st.text())
def test_a_key_is_a_key_of_itself(name: str):
    assert key(key(name)) == key(name) == key(folded(name))
