"""A third game with cards on the site: no line of it is changed for it."""

import json
import re
import shutil
from datetime import date
from html import unescape

import pytest

from ludex.i18n.locales import LOCALES, locale
from ludex.site import tree
from ludex.site.facts import Facts
from ludex.site.facts import facts as facts_of
from tests.conftest import ROOT
from tests.ladder.face import FACE
from tests.ladder.game import GAME
from tests.site.rendered import TEMPLATES, links, one_page, played, writer_of


@pytest.fixture(scope="module")
def ladder(tmp_path_factory: pytest.TempPathFactory) -> Facts:
    root = tmp_path_factory.mktemp("ladder")
    shutil.copytree(ROOT / "tests" / "ladder" / "rules", root / "rules")
    return played(facts_of(root, "https://x.example/", date(2026, 1, 2), {"ladder": FACE}, (GAME,)))


def _page(ladder: Facts, path: str, code: str = "en") -> str:
    return one_page(ladder, writer_of(ladder, locale(code)), path)


def _plain(page: str) -> str:
    return unescape(re.sub(r"<[^>]*>", "", page))


def test_its_example_is_told_with_its_own_board(ladder: Facts):
    page = _page(ladder, "examples/LAD-1.E1/")
    said = _plain(page)
    assert "A climbs to “Ground”." in said
    assert "“Roof” is on top. B has won." in said
    assert "A’s hand: Ground, Cloud." in said
    boards = json.loads(re.search(r"<script[^>]*json[^>]*>(.*?)</script>", page, re.DOTALL)[1])  # type: ignore[index]
    assert [row[4][0] for row in boards["rows"]] == ["B-hand", "ladder", "A-hand"]
    assert {"Ground", "Roof", "Cloud", "The ladder"} <= set(boards["texts"])


def test_what_is_refused_is_told_with_its_clause(ladder: Facts):
    page = _page(ladder, "examples/LAD-1.E2/")
    assert "A cannot climb to “Cloud”." in _plain(page)
    assert any(link.endswith("#LAD-1.3") for link in links(page))


def test_its_cards_have_pages_with_the_facts_that_it_names(ladder: Facts):
    assert re.findall(r"(Code|Rank)\s+(\S+)", _plain(_page(ladder, "cards/cloud/"))) == [
        ("Code", "LA-4"),
        ("Rank", "6"),
    ]
    index = _page(ladder, "cards/", "pt-BR")
    assert "Nuvem" in index
    assert "Ground" in index


def test_every_page_can_be_shown_in_every_language(ladder: Facts):
    pages = [leaf for leaf in tree.leaves(ladder) if not leaf.address.page.startswith("about/")]
    assert len(pages) > 15
    for to in LOCALES:
        writer = writer_of(ladder, to)
        for leaf in pages:
            assert tree.write(leaf, writer, TEMPLATES).body
