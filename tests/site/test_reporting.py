"""The ways to say that something is wrong."""

from dataclasses import replace

import pytest

from ludex.i18n.locales import ENGLISH, LOCALES, Locale, locale
from ludex.site.reporting import correct, report
from tests.site.rendered import ROOT, one_page, writer_of


@pytest.mark.parametrize("to", LOCALES, ids=lambda to: to.code)
def test_a_letter_says_what_it_is_about_and_in_which_language(facts, to: Locale):
    found = report(facts, writer_of(facts, to), "HAT-2.1", "HAT-2.1@1")
    assert found["report"].startswith("mailto:rules@ludex.example?subject=HAT-2.1%401%20")
    assert found["edit"] == ""


def test_with_a_repository_there_are_a_report_and_the_place_to_edit(facts):
    here = replace(facts, reports_to="https://code.example/ludex")
    found = report(here, writer_of(here, ENGLISH), "HAT-2.E1", "HAT-2.E1")
    where = facts.project.kb.where("HAT-2.E1")
    file = where.path.relative_to(facts.root).as_posix()
    begun = "https://code.example/ludex"
    assert found["report"] == f"{begun}/issues/new?title=HAT-2.E1%20%C2%B7%20English"
    assert found["edit"] == f"{begun}/edit/main/{file}#L{where.line}"


def test_on_a_translated_page_what_is_edited_is_the_translation(facts):
    here = replace(facts, reports_to="https://code.example/ludex")
    found = report(here, writer_of(here, locale("es")), "HAT-2.1", "HAT-2.1@1")
    file, _, line = (
        found["edit"].removeprefix("https://code.example/ludex/edit/main/").partition("#L")
    )
    assert file == "translations/es/LC_MESSAGES/rules.po"
    lines = (ROOT / file).read_text("utf-8").split("\n")
    assert lines[int(line) - 1].startswith("msgstr ")
    assert 'msgctxt "HAT-2.1#text"' in lines[int(line) - 3 : int(line)]


def test_what_is_not_translated_yet_is_put_right_in_its_file(facts):
    here = replace(facts, reports_to="https://code.example/ludex")
    file = str(ROOT / "translations/es/LC_MESSAGES/rules.po")
    begun = "https://code.example/ludex/edit/main/translations/es/LC_MESSAGES/rules.po"
    assert correct(here, locale("es"), file, "HAT-2.1#text") == begun
    assert correct(here, locale("es"), f"{file}:12", "HAT-2.1#text") == f"{begun}#L12"
    letter = correct(facts, locale("es"), file, "HAT-2.1#text")
    assert letter.startswith("mailto:rules@ludex.example?subject=HAT-2.1%23text%20")


@pytest.mark.parametrize("page", ["rules/HAT-2/", "examples/HAT-2.E1/"])
def test_clauses_and_examples_lead_there(facts, page: str):
    assert "mailto:rules@ludex.example" in one_page(facts, writer_of(facts, ENGLISH), page)
