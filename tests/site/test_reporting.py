"""The ways to say that something is wrong."""

from dataclasses import replace

import pytest

from ludex.i18n.locales import ENGLISH, LOCALES, Locale
from ludex.site.reporting import report
from tests.site.rendered import one_page, writer_of


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


@pytest.mark.parametrize("page", ["rules/HAT-2.md", "examples/HAT-2.E1.md"])
def test_clauses_and_examples_lead_there(facts, page: str):
    assert "mailto:rules@ludex.example" in one_page(facts, writer_of(facts, ENGLISH), page)
