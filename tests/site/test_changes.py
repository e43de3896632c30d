"""Translations that lag behind, and what no longer counts."""

from dataclasses import replace
from pathlib import Path

import pytest

from ludex.i18n.catalogues import Catalogues
from ludex.i18n.locales import locale
from ludex.kb.model import Retired, RetiredExample, Revision
from ludex.project.project import Project
from ludex.site import addresses
from tests.site.rendered import one_page, writer_of

# Translations that are missing or out of date.


@pytest.fixture
def stale(tmp_path: Path) -> Path:
    """Catalogues in which one clause is out of date, and everything else is missing."""
    folder = tmp_path / "es" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "rules.po").write_text(
        '#, fuzzy\n#| msgid "It was other."\nmsgctxt "HAT-2.1#text"\n'
        'msgid "Whatever."\nmsgstr "Texto antiguo."\n',
        "utf-8",
    )
    return tmp_path


def test_an_outdated_text_is_shown_with_what_changed(facts, stale: Path):
    page = one_page(facts, writer_of(facts, locale("es"), Catalogues(stale)), "rules/HAT-2/")
    assert "Texto antiguo." in page
    assert '<q lang="en">It was other.</q>' in page
    assert "Only 1" in page
    assert "has changed since it was translated" in page


def test_a_missing_text_is_shown_in_english_and_marked(facts, stale: Path):
    page = one_page(facts, writer_of(facts, locale("es"), Catalogues(stale)), "rules/HAT-5/")
    assert '<span class="untranslated" lang="en">Of the effects' in page
    assert "not translated yet" in page


# What no longer counts.


@pytest.fixture(scope="module")
def changed(facts):
    """The facts with a clause withdrawn, a clause reworded and an example withdrawn."""
    kb = facts.project.kb
    article = kb.articles["HAT-2"]
    first, second, *_ = article.clauses
    gone = Retired(reason="It was wrong.", successor="HAT-2.2")
    said = {"revision": 1, "text": "It said something else.", "until": "2025-01-01"}
    before = Revision.model_validate(said)
    clauses = (
        first.model_copy(update={"retired": gone}),
        second.model_copy(update={"revision": 2, "revisions": (before,)}),
    )
    lost = RetiredExample(reason="It showed nothing.", successor="HAT-2.E2")
    examples = (article.examples[0].model_copy(update={"retired": lost}), *article.examples[1:])
    later = article.model_copy(update={"clauses": clauses, "examples": examples})
    articles = {**kb.articles, "HAT-2": later}
    known = {**kb.clauses, **{clause.id: clause for clause in clauses}}
    return replace(facts, project=Project(replace(kb, articles=articles, clauses=known)))


def test_a_withdrawn_clause_says_why_and_what_stands_in_its_place(changed):
    page = one_page(changed, writer_of(changed, locale("en")), "rules/HAT-2/")
    assert 'id="HAT-2.1"' in page
    assert "It was wrong." in page
    assert page.index("It was wrong.") < page.index(">HAT-2.2</a>")


def test_a_withdrawn_example_says_why(changed):
    page = one_page(changed, writer_of(changed, locale("en")), "rules/HAT-2/")
    assert "It showed nothing." in page
    assert '<li id="HAT-2.E1" class="gone">' in page


def test_what_a_clause_said_before_has_a_place(changed):
    page = one_page(changed, writer_of(changed, locale("es")), "rules/HAT-2/")
    assert 'id="HAT-2.2@1"' in page
    assert '<span lang="en">It said something else.</span>' in page
    known = addresses.every_id(changed.project.kb)
    assert known["HAT-2.2@1"].anchor == "HAT-2.2@1"
    assert known["HAT-2.2@2"].anchor == "HAT-2.2"
