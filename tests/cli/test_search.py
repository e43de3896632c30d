"""`ludex search`: what is found in four languages, and in which order."""

import json

import pytest

from tests.cli.conftest import Ludex


def _found(ludex: Ludex, *words: str) -> list[str]:
    rows = json.loads(ludex("search", *words, "--json", "--limit", "500").out)
    return [row["address"] for row in rows]


@pytest.mark.parametrize(
    ("words", "first"),
    [
        (["umi"], "card:umi"),
        (["livro", "lua"], "card:book-of-moon"),
        (["月之书"], "card:book-of-moon"),
        (["Field", "Spell"], "term:field-spell"),
        (["magia de campo"], "term:field-spell"),
        (["magica de campo"], "term:field-spell"),
        (["HAT-2.1"], "HAT-2.1"),
        (["hat-2.e1"], "HAT-2.E1"),
    ],
)
def test_what_is_called_so_comes_first(ludex: Ludex, words, first):
    assert _found(ludex, *words)[0] == first


def test_accents_and_case_do_not_matter(ludex: Ludex):
    assert _found(ludex, "calculo", "de", "daño") == _found(ludex, "CÁLCULO", "DE", "DANO")


def test_all_words_have_to_stand_in_one_text(ludex: Ludex):
    assert "HAT-2.1" in _found(ludex, "active", "counting")
    assert "HAT-2.1" not in _found(ludex, "active", "counting", "banished")


def test_a_word_is_found_by_its_beginning_and_chinese_anywhere(ludex: Ludex):
    assert "card:umi" not in _found(ludex, "mi")
    assert "term:damage-step" in _found(ludex, "害步")


def test_what_is_found_is_told_in_the_readers_language(ludex: Ludex):
    said = ludex("search", "umi", "--lang", "zh")
    assert said.code == 0
    assert said.out.startswith("card:umi  “海”\n")


def test_no_more_is_shown_than_was_asked_for(ludex: Ludex):
    said = ludex("search", "corrente", "--limit", "2").out.splitlines()
    assert len(said) == 4
    assert said[-1].endswith("more were found; --limit sets how many are shown.")


def test_nothing_found_is_said_and_ends_with_1(ludex: Ludex):
    said = ludex("search", "zzzz")
    assert (said.code, said.out) == (1, "Nothing was found. Try fewer words.\n")


NEAR = [
    ("en", ["monster", "rebron"], "Nothing was found. Did you mean “Monster Reborn”?\n"),
    ("zh", ["死者苏牲"], "没有找到结果。您要找的是“死者苏生”吗？\n"),
]


@pytest.mark.parametrize(("to", "words", "answer"), NEAR)
def test_a_misspelt_name_is_answered_with_the_nearest(ludex: Ludex, to, words, answer):
    said = ludex("search", *words, "--lang", to)
    assert (said.code, said.out) == (1, answer)
