import gettext

import pytest
from babel.lists import format_list
from babel.messages.plurals import get_plural

from ludex.i18n.locales import ENGLISH, LOCALES, TRANSLATED, Locale, UnknownLocaleError, locale

each_locale = pytest.mark.parametrize("each", LOCALES, ids=lambda each: each.code)


@each_locale
def test_a_language_is_found_by_every_spelling_of_the_table(each: Locale):
    assert locale(each.code) is locale(each.catalogue) is locale(each.short) is each


@pytest.mark.parametrize(
    ("loose", "meant"),
    [("pt-PT", "pt-BR"), ("PT-br", "pt-BR"), ("zh-hans", "zh-Hans"), ("es_MX", "es")],
)
def test_another_region_or_case_means_the_language_all_the_same(loose: str, meant: str):
    assert locale(loose).code == meant


def test_an_unknown_code_is_told_the_nearest_one():
    with pytest.raises(UnknownLocaleError, match=r"no language 'zhh'.*did you mean 'zh'"):
        locale("zhh")


def test_a_code_like_none_is_told_what_there_is():
    with pytest.raises(UnknownLocaleError) as told:
        locale("klingon")
    assert str(told.value) == "no language 'klingon'; there are en, pt-BR, es, zh-Hans"


@pytest.mark.parametrize(
    ("code", "before", "name", "said"),
    [
        ("en", "Player ", "Maria", ""),
        ("en", "can choose player ", "A", "can choose player "),
        ("pt", "O duelista ", "Maria", ""),
        ("pt", "A vitória é do duelista ", "Maria", "A vitória é de "),
        ("pt", "vencida pelo jogador ", "Maria", "vencida por "),
        ("pt", "O duelista ", "2B", "O duelista "),
        ("es", "Comienza; es el turno del jugador ", "Maria", "Comienza; es el turno de "),
        ("es", "Al jugador ", "Maria", "A "),
        ("es", "Jugador ", "Maria", ""),
        ("es", "El jugador ", "A", "El jugador "),
        ("es", "El ayudante del ", "Maria", "El ayudante del "),
        ("zh", "轮到玩家", "罗伯特", "轮到"),
        ("zh", "轮到玩家", "1A", "轮到玩家"),
    ],
)
def test_before_a_name_the_word_for_a_player_goes(code: str, before: str, name: str, said: str):
    assert locale(code).called(before, name) == said


def test_english_is_the_source_and_is_not_translated():
    assert ENGLISH.code == "en"
    assert ENGLISH not in TRANSLATED


@each_locale
def test_plural_rules_are_babels(each: Locale):
    forms, rule = get_plural(each.catalogue)
    assert (each.forms, each.plural_rule) == (forms, rule)
    of_gettext = gettext.c2py(rule)
    assert [each.form(n) for n in range(200)] == [of_gettext(n) for n in range(200)]


@each_locale
@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_lists_are_joined_as_in_the_cldr(each: Locale, count: int):
    items = ["Umi", "Sangan", "Jinzo", "Kuriboh", "Wall"][:count]
    assert each.joined(items) == format_list(items, locale=each.catalogue)


def test_nothing_joined_is_nothing():
    assert ENGLISH.joined([]) == ""


@pytest.mark.parametrize(
    ("last", "and_"),
    [("Isla", "e"), ("“Imán”", "e"), ("Hijo", "e"), ("Hielo", "y"), ("Umi", "y"), ("Ísis", "e")],
)
def test_spanish_and_gives_way_before_its_own_sound(last: str, and_: str):
    assert locale("es").joined(["Sangan", last]) == f"Sangan {and_} {last}"


def test_spanish_and_listens_to_the_name_and_not_to_its_link():
    linked = ['<a href="/">Isla</a>', '<a href="/">Isla</a>']
    assert " e <a" in locale("es").joined(linked, ["Isla", "Isla"])


@pytest.mark.parametrize(
    ("code", "quoted"), [("en", "“Umi”"), ("pt", "“Umi”"), ("es", "“Umi”"), ("zh", "“Umi”")]
)
def test_card_names_are_quoted_as_players_print_them(code: str, quoted: str):
    assert locale(code).quoted("Umi") == quoted
