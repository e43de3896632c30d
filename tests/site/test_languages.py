"""The page of the translations, how each language is written, and what the glossary claims."""

import re
import shutil
from dataclasses import replace
from html import unescape

import pytest

from ludex.i18n.locales import ENGLISH, LOCALES, Locale, locale
from ludex.kb.languages import usages
from tests.site.rendered import ROOT, links, one_page, writer_of

SPANISH = locale("es")


def text(page: str) -> str:
    """Return what a reader sees."""
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", page)).split())


@pytest.mark.parametrize("to", LOCALES, ids=lambda to: to.code)
def test_each_language_tells_how_it_is_written(facts, to: Locale):
    usage = usages(ROOT / "translations")[to.code]
    page = one_page(facts, writer_of(facts, to), "writing/")
    assert page.count("<h2") == len(usage.decisions) + bool(usage.refused)
    assert page.count("<tr>") == len(usage.refused) + 1
    shown = text(page)
    for refused in usage.refused:
        for example in (refused.wrong, refused.right):
            assert " ".join(example.split()) in shown


def test_the_page_of_the_translations_leads_to_it_and_to_the_three_steps(facts):
    found = links(one_page(facts, writer_of(facts, ENGLISH), "translation/"))
    assert "../writing/" in found
    assert "../about/contributing/#correct-a-translation-in-three-steps" in found
    page = one_page(facts, writer_of(facts, ENGLISH), "about/contributing/")
    assert 'id="correct-a-translation-in-three-steps"' in page


@pytest.fixture
def elsewhere(facts, tmp_path):
    """The same facts in another checkout, whose translations may be changed."""
    shutil.copytree(ROOT / "translations", tmp_path / "translations")
    return replace(facts, root=tmp_path, reports_to="https://code.example/ludex")


def test_a_round_of_reading_is_told_by_its_day_without_a_name(elsewhere):
    file = elsewhere.root / "translations/es/readings.yaml"
    file.write_text("readings:\n  - {date: 2026-11-25, texts: 150, slips: 4, clear: 1}\n", "utf-8")
    page = one_page(elsewhere, writer_of(elsewhere, ENGLISH), "translation/")
    of_spanish = text(page[page.index('id="readings-es"') : page.index('id="zh-Hans"')])
    assert "November 25, 2026 150 4 (1)" in of_spanish


def test_what_has_changed_and_what_is_new_lead_to_where_they_are_put_right(elsewhere):
    file = elsewhere.root / "translations/es/LC_MESSAGES/rules.po"
    text = file.read_text("utf-8").replace('msgid "The first draw"', 'msgid "The old English"')
    block = re.search(r'#: [^\n]*\nmsgctxt "HAT-2#title"\n[^\n]*\n[^\n]*\n', text)
    assert block
    text = text.replace(block.group(), "")
    file.write_text(text, "utf-8")
    changed = text[: text.index("The old English")].count("\n") + 2
    page = one_page(elsewhere, writer_of(elsewhere, ENGLISH), "translation/")
    of_spanish = page[page.index('id="es"') : page.index('id="zh-Hans"')]
    begun = "https://code.example/ludex/edit/main/translations/es/LC_MESSAGES/rules.po"
    assert {begun, f"{begun}#L{changed}"} <= set(links(of_spanish))


def test_the_glossary_marks_the_names_of_which_no_official_text_is_known(facts):
    page = one_page(facts, writer_of(facts, SPANISH), "glossary/")
    places = {id: page.index(f'id="{id}"') for id in ("training-box", "graveyard")}
    for id, place in places.items():
        term = page[place : page.index("</div>", place)]
        own = facts.project.kb.terms[id].own
        assert term.count("†") == len(own), id
    assert facts.project.kb.terms["training-box"].own == tuple(each.code for each in LOCALES)
    assert facts.project.kb.terms["graveyard"].own == ()
