from pathlib import Path

import pytest

from ludex.i18n import po
from ludex.i18n.catalogues import Catalogues, Translated, area, path, read
from ludex.i18n.locales import locale
from ludex.i18n.po import CatalogueError, Entry

ES = locale("es")


@pytest.fixture
def es(tmp_path: Path):
    entries = [
        Entry("HAT-2.1#text", ("One Field Spell.",), ("Una Magia de Campo.",)),
        Entry("HAT-2.2#text", ("New words.",), ("Palabras.",), True, ("Old words.",)),
        Entry("HAT-2.3#text", ("Doubtful.",), ("Dudoso.",), True),
        Entry("HAT-2.4#text", ("To do.",), ("",)),
        Entry("HAT-2.5#text", ("Gone.",), ("Se fue.",), obsolete=True),
        Entry("ui#cards", ("{count} card", "{count} cards"), ("{count} carta", "{count} cartas")),
        Entry("ui#turns", ("{count} turn", "{count} turns"), ("{count} turno", "")),
        Entry("ui#steps", ("a step", "{count} steps"), ("un paso", ""), True, ("a step",)),
    ]
    for each in ("rules", "interface"):
        file = path(tmp_path, ES, each)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(po.write(ES, [e for e in entries if area(e.context) == each]), "utf-8")
    return Catalogues(tmp_path)[ES]


@pytest.mark.parametrize(
    ("context", "file"),
    [
        ("HAT-2.1#text", "rules"),
        ("HAT#title", "rules"),
        ("modern#title", "rules"),
        ("term:chain-link#definition", "rules"),
        ("source:hat#describes", "rules"),
        ("umi#1.says", "cards"),
        ("umi#u12.says", "cards"),
        ("hat-c070#says", "sources"),
        ("place:hat#Rule 6, first paragraph", "sources"),
        ("ui#search", "interface"),
        ("event#Drew", "interface"),
    ],
)
def test_each_kind_of_work_has_its_file(context: str, file: str):
    assert area(context) == file


def test_a_translated_text(es):
    translated = es.text("HAT-2.1#text", "One Field Spell.")
    assert translated == Translated(("Una Magia de Campo.",), "ok")
    assert translated.text == "Una Magia de Campo."
    assert es.text("HAT-2.1#text", "One Field Spell.") == translated


def test_how_yaml_folds_the_english_does_not_matter(es):
    assert es.text("HAT-2.1#text", "One\n  Field Spell.\n").status == "ok"


def test_a_fuzzy_text_is_shown_with_what_it_was_made_from(es):
    shown = es.text("HAT-2.2#text", "New words.")
    assert (shown.text, shown.status, shown.previous) == ("Palabras.", "fuzzy", "Old words.")


def test_a_change_that_no_update_has_seen_is_fuzzy_too(es):
    shown = es.text("HAT-2.1#text", "Two Field Spells.")
    assert (shown.status, shown.previous) == ("fuzzy", "One Field Spell.")


def test_a_doubt_without_a_change_has_no_previous_text(es):
    assert es.text("HAT-2.3#text", "Doubtful.") == Translated(("Dudoso.",), "fuzzy")


@pytest.mark.parametrize("context", ["HAT-2.4#text", "HAT-2.5#text", "HAT-9.9#text", "umi#1.says"])
def test_what_is_not_translated_is_shown_in_english(es, context: str):
    assert es.text(context, "English.") == Translated(("English.",), "missing")


def test_english_needs_no_catalogue(tmp_path: Path):
    english = Catalogues(tmp_path)[locale("en")]
    assert english.text("ui#cards", "card", "cards") == Translated(("card", "cards"), "ok")


def test_plural_forms(es):
    cards = es.text("ui#cards", "{count} card", "{count} cards")
    assert [cards.form(ES.form(n)) for n in (1, 2)] == ["{count} carta", "{count} cartas"]


def test_a_form_that_is_not_translated_leaves_the_whole_in_english(es):
    shown = es.text("ui#turns", "{count} turn", "{count} turns")
    assert shown == Translated(("{count} turn", "{count} turns"), "missing")


def test_a_fuzzy_text_lends_the_forms_that_it_lacks(es):
    shown = es.text("ui#steps", "a step", "{count} steps")
    assert (shown.forms, shown.status) == (("un paso", "un paso"), "fuzzy")


def test_a_language_is_read_once(tmp_path: Path):
    catalogues = Catalogues(tmp_path)
    assert catalogues[ES] is catalogues[ES]


@pytest.mark.parametrize(
    ("source", "told"),
    [
        (b'msgctxt "X-1#text"\nmsgid "a\nmsgstr ""\n', ':2: expected "text"'),
        (b'\n\n# note\nmsgctxt "X-1#text"\nmsgid "a"\n<<<<\n', ":6: expected msgctxt"),
        (b"# one\n\xff\xfe", ":2: the byte 0xFF, which is no UTF-8"),
        (b'msgctxt "X-1#text"\nmsgid "a"', ":1: msgid_plural goes with"),
    ],
)
def test_a_broken_catalogue_says_where(tmp_path: Path, source: bytes, told: str):
    file = path(tmp_path, ES, "rules")
    file.parent.mkdir(parents=True)
    file.write_bytes(source)
    with pytest.raises(CatalogueError) as error:
        Catalogues(tmp_path)[ES].text("X-1#text", "a")
    assert str(error.value).startswith(f"{file}{told}")


def test_the_whole_of_a_language_is_read_from_all_its_files(es):
    assert [each.context for each in read(es.folder, ES)][-3:] == [
        "ui#cards",
        "ui#turns",
        "ui#steps",
    ]
