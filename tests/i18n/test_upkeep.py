"""Updating the catalogues, and counting what is translated."""

import io
from pathlib import Path

import pytest
from babel.messages.mofile import read_mo, write_mo
from babel.messages.pofile import read_po

from ludex.i18n.catalogues import path
from ludex.i18n.extract import Message
from ludex.i18n.locales import TRANSLATED, locale
from ludex.i18n.po import CatalogueError
from ludex.i18n.status import status
from ludex.i18n.update import update

MESSAGES = [
    Message("HAT-2.1#text", "One Field Spell.", "rules/hat/02.yaml:7", "Field Spells"),
    Message("umi#1.says", "{card:umi} stays.", "rules/cards/umi.yaml"),
    Message("event#Drew", "{player} draws a card.", "log.py", plural="{player} draws {count}."),
]
ES, ZH = locale("es"), locale("zh")


def translate(folder: Path, area: str, english: str, spanish: str) -> None:
    file = path(folder, ES, area)
    source = file.read_text("utf-8")
    assert f'{english}"\nmsgstr ""' in source
    file.write_text(source.replace(f'{english}"\nmsgstr ""', f'{english}"\nmsgstr "{spanish}"'))


def test_an_update_makes_the_files_of_every_language(tmp_path: Path):
    report = update(tmp_path, MESSAGES)
    assert sorted(str(each.relative_to(tmp_path)) for each in report.written) == [
        f"{code}/LC_MESSAGES/{area}.po"
        for code in ("es", "pt_BR", "zh_Hans")
        for area in ("cards", "interface", "rules", "sources")
    ]
    assert report.changes["es"].new == ("HAT-2.1#text", "event#Drew", "umi#1.says")
    assert (
        path(tmp_path, ES, "rules")
        .read_text("utf-8")
        .endswith(
            "\n"
            "#. Field Spells\n"
            "#: rules/hat/02.yaml\n"
            'msgctxt "HAT-2.1#text"\n'
            'msgid "One Field Spell."\n'
            'msgstr ""\n'
        )
    )


def test_an_update_without_changes_writes_nothing(tmp_path: Path):
    update(tmp_path, MESSAGES)
    assert update(tmp_path, reversed(MESSAGES)).written == ()


def test_a_translation_lives_through_updates(tmp_path: Path):
    update(tmp_path, MESSAGES)
    translate(tmp_path, "rules", "One Field Spell.", "Una Magia de Campo.")
    changed = [Message("HAT-2.1#text", "One active Field Spell.", "moved.yaml"), *MESSAGES[1:]]
    assert update(tmp_path, changed).changes["es"].fuzzy == ("HAT-2.1#text",)
    assert status(tmp_path, changed)["es"] == {
        "total": 3,
        "translated": 0,
        "fuzzy": 1,
        "missing": 2,
    }
    update(tmp_path, [])
    update(tmp_path, MESSAGES)
    assert status(tmp_path, MESSAGES)["es"]["translated"] == 1


def test_the_status_counts_what_no_update_has_seen(tmp_path: Path):
    assert status(tmp_path, MESSAGES)["zh_Hans"] == {
        "total": 3,
        "translated": 0,
        "fuzzy": 0,
        "missing": 3,
    }
    update(tmp_path, MESSAGES)
    translate(tmp_path, "rules", "One Field Spell.", "Una.")
    changed = [Message("HAT-2.1#text", "Other.", "x.yaml"), *MESSAGES[1:]]
    assert status(tmp_path, changed)["es"]["fuzzy"] == 1


def test_an_entry_in_the_wrong_file_is_moved(tmp_path: Path):
    update(tmp_path, MESSAGES)
    translate(tmp_path, "rules", "One Field Spell.", "Una.")
    path(tmp_path, ES, "rules").rename(path(tmp_path, ES, "cards"))
    update(tmp_path, MESSAGES)
    assert status(tmp_path, MESSAGES)["es"]["translated"] == 1


def test_a_broken_catalogue_stops_the_update_before_it_writes(tmp_path: Path):
    update(tmp_path, MESSAGES)
    before = path(tmp_path, ES, "rules").read_bytes()
    broken = path(tmp_path, ZH, "rules")
    broken.write_text("<<<<<<< HEAD\n", "utf-8")
    with pytest.raises(CatalogueError, match=r"rules\.po:1: expected"):
        update(tmp_path, [Message("HAT-2.1#text", "Other.", "x.yaml")])
    assert path(tmp_path, ES, "rules").read_bytes() == before


def test_nothing_half_written_stays_behind(tmp_path: Path, monkeypatch):
    def fail(self: Path, target: Path) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="disk full"):
        update(tmp_path, MESSAGES)
    assert [each for each in tmp_path.rglob("*") if each.is_file()] == []


@pytest.mark.parametrize("language", TRANSLATED, ids=lambda each: each.code)
def test_babel_compiles_what_an_update_writes(tmp_path: Path, language):
    update(tmp_path, MESSAGES)
    with path(tmp_path, language, "interface").open("rb") as file:
        catalogue = read_po(file, abort_invalid=True)
    assert str(catalogue.locale) == language.catalogue
    drew = catalogue.get(MESSAGES[2].ids, "event#Drew")
    assert drew is not None
    drew.string = ("x",) * language.forms
    compiled = io.BytesIO()
    write_mo(compiled, catalogue)
    compiled.seek(0)
    assert len(read_mo(compiled)) == 1
