"""Texts that would be something else, if pages took them for what they are."""

import json
import re
from dataclasses import replace
from itertools import chain
from pathlib import Path

import pytest

from ludex.i18n import po
from ludex.i18n.catalogues import AREAS, Catalogues, area
from ludex.i18n.locales import locale
from ludex.i18n.po import Entry
from ludex.project.project import Project
from ludex.site import rendering
from ludex.site.frames import Frames
from ludex.site.writer import Writer
from tests.site.rendered import Elements, Written, writer_of

HOSTILE = (
    "<script>alert(1)</script> <img src=x onerror=alert(1)> [x](javascript:alert(1)) "
    "![x](data:,) `code` *star* _under_ | pipe | <b>bold</b> &lt; &#60; \\\\ # 1. ~~gone~~ $x$"
)


@pytest.fixture(scope="module")
def hostile(facts):
    """The facts with a hostile name for every card, term and source."""
    kb = facts.project.kb
    names = dict.fromkeys(("en", "pt-BR", "es", "zh-Hans"), HOSTILE)
    forms = {code: dict.fromkeys(("one", "plural", "past"), HOSTILE) for code in names}
    wild = replace(
        kb,
        cards={id: card.model_copy(update={"names": names}) for id, card in kb.cards.items()},
        register={id: card.model_copy(update={"names": names}) for id, card in kb.register.items()},
        terms={id: term.model_copy(update={"names": forms}) for id, term in kb.terms.items()},
        sources={
            id: source.model_copy(update={"title": HOSTILE, "site": f"https://x.example/{HOSTILE}"})
            for id, source in kb.sources.items()
        },
    )
    return replace(facts, project=Project(wild))


@pytest.fixture(scope="module")
def wild(hostile, tmp_path_factory) -> Writer:
    """Writes in a language in which every single text is hostile."""
    translations = tmp_path_factory.mktemp("translations")
    folder = translations / "es" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    entries = [
        Entry(each.context, each.ids, (HOSTILE,) * len(each.ids)) for each in hostile.messages
    ]
    for name in AREAS:
        inside = [entry for entry in entries if area(entry.context) == name]
        (folder / f"{name}.po").write_text(po.write(locale("es"), inside), "utf-8")
    return writer_of(hostile, locale("es"), Catalogues(translations))


@pytest.fixture(scope="module")
def docs(hostile, wild: Writer) -> Written:
    """The pages of that language."""
    return Written(hostile, wild)


def test_no_text_reaches_a_page_as_live_html(docs: Written):
    seen = 0
    for path in _of_each_template(docs):
        page = docs[path]
        for tag, attrs in Elements(page).found:
            assert tag not in {"b", "iframe", "del"}
            assert {"onerror", "onclick"}.isdisjoint(attrs)
            assert tag != "script" or attrs == {"type": "application/json", "class": "board-data"}
            assert tag != "img"
            assert not str(attrs.get("href", "")).startswith(("javascript:", "data:"))
        seen += "alert(1)" in page
    assert seen > 200


def _of_each_template(docs: Written) -> list[str]:
    """Return the pages to look at: examples, cards and articles come of one template each."""
    alike = {"examples/": 10, "cards/": 4, "rules/": 4}
    others = [path for path in docs if not path.startswith(("about/", *alike))]
    some = ([path for path in docs if path.startswith(of)][::each] for of, each in alike.items())
    return [*others, *chain.from_iterable(some)]


def test_no_text_breaks_the_frame(hostile, docs: Written, wild: Writer, tmp_path: Path):
    rendering.render(rendering.configure(tmp_path, hostile, wild))
    frames = Frames(rendering.made_in(tmp_path, wild), "https://x.example/es/", [])
    page = docs.framed("rules/HAT-2/")
    frame = frames.around(replace(page, body=""))
    assert frame.count("alert(1)") > 10
    scripts = 0
    for tag, attrs in Elements(frame).found:
        assert tag not in {"b", "iframe", "del", "img"}
        assert {"onerror", "onclick"}.isdisjoint(attrs)
        scripts += tag == "script"
    told = re.search(r'<script type="application/ld\+json">(.*?)</script>', frame)
    assert told is not None
    assert json.loads(told[1])["itemListElement"][-1]["name"] == HOSTILE
    assert scripts == frame.count("</script>")
