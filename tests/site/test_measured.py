"""What was measured stands on the page of what was verified, and nothing where nothing was."""

import json
from pathlib import Path

import pytest

from ludex.i18n.locales import ENGLISH, LOCALES, Locale
from ludex.site import measured as module
from ludex.site.measured import FILE, measured
from tests.conftest import ROOT
from tests.site.rendered import one_page, writer_of

ROWS = json.loads((ROOT / FILE).read_text("utf-8"))["rows"]


@pytest.mark.parametrize("to", LOCALES, ids=lambda to: to.code)
def test_each_measure_is_said_in_every_language(facts, to: Locale):
    found = measured(ROOT, writer_of(facts, to))
    assert found is not None
    assert len(found["rows"]) == len(ROWS) > 0
    for (what, value, ratio), row in zip(found["rows"], ROWS, strict=True):
        assert what
        assert value.endswith(("\N{NO-BREAK SPACE}s", "\N{NO-BREAK SPACE}GB"))
        assert bool(ratio) == (row["ratio"] is not None)
        assert "untranslated" not in f"{what}{ratio}"


def test_the_page_has_the_day_and_the_machine(facts):
    page = one_page(facts, writer_of(facts, ENGLISH), "verification/")
    assert 'id="measured"' in page
    assert json.loads((ROOT / FILE).read_text("utf-8"))["machine"] in page


def test_where_nothing_was_measured_nothing_is_shown(facts, monkeypatch):
    monkeypatch.setattr(module, "FILE", Path("site_src") / "none.json")
    assert measured(ROOT, writer_of(facts, ENGLISH)) is None
    assert 'id="measured"' not in one_page(facts, writer_of(facts, ENGLISH), "verification/")
