"""The built site served while the rules are edited."""

import shutil
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.request import urlopen

import pytest

from ludex.site import serving
from ludex.site.serving import Edited
from tests.tree import ROOT, Tree

HAT_2 = "rules/yugioh/hat/02-field-spell.yaml"
SAID, SAYS = "Only one Field Spell can be active", "Only one Field Spell may be active"


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """The rules of a checkout, with all that their pages are made of."""
    tree = Tree(tmp_path)
    shutil.copytree(ROOT / "translations", tmp_path / "translations")
    shutil.copytree(ROOT / "site_src/templates", tmp_path / "site_src/templates")
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    return tree


@pytest.fixture
def address(tree: Tree, site: Path) -> Iterator[str]:
    """Where the built site is served, with the rules of the copy."""
    with serving.server(tree.folder, site, 0, lambda _: None) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        assert isinstance(server, ThreadingHTTPServer)
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def _read(url: str) -> str:
    with urlopen(url, timeout=60) as answer:  # noqa: S310 - our own server
        told: bytes = answer.read()
    return told.decode()


def test_a_page_shows_what_has_been_edited_and_is_told_of_it(tree: Tree, address: str):
    page = f"{address}/en/rules/HAT-2/"
    before = _read(page)
    assert SAID in before
    assert serving.CHANGES in before
    seen = _read(f"{address}{serving.CHANGES}?")
    tree.edit(HAT_2, (SAID, SAYS))
    assert _read(f"{address}{serving.CHANGES}?{seen}") != seen
    now = _read(page)
    assert now.count("<body") == 1
    _frame, _, body = now.partition("<!--body-->")
    assert SAYS in body
    assert SAID not in body


def test_what_is_not_edited_is_as_it_was_built(address: str, tree: Tree, site: Path):
    assert _read(f"{address}/ids.json") == (site / "ids.json").read_text("utf-8")
    built = (site / "en/rules/HAT-2/index.html").read_text("utf-8")
    tree.edit(HAT_2, (SAID, SAYS))
    edited = Edited(tree.folder, lambda _: None)
    edited._seen = 0
    edited.look()
    assert edited.live is not None
    assert edited.live.page("en", "cards/umi/", "as built") == "as built"
    page = edited.live.page("en", "rules/HAT-2/", built)
    assert page.replace(SAYS, SAID).count(SAID) >= built.count(SAID) - 3
    example = (site / "en/examples/HAT-2.E1/index.html").read_text("utf-8")
    assert edited.live.page("en", "examples/HAT-2.E1/", example) == example


def test_what_is_wrong_is_told_and_the_rules_stay_as_they_were(tree: Tree):
    said: list[str] = []
    edited = Edited(tree.folder, said.append)
    tree.edit(HAT_2, ("clauses:", "claws:"))
    edited.look()
    assert edited.version == 1
    assert "claws" in edited.wrong
    assert said == [edited.wrong]
    edited.look()
    assert edited.version == 1


def test_an_example_that_does_not_hold_is_told_where_it_is_shown(tree: Tree, site: Path):
    edited = Edited(tree.folder, lambda _: None)
    tree.edit(HAT_2, ("from: [hat-x001, hat-c022]}", "face: down, from: [hat-x001, hat-c022]}"))
    edited._seen = 0
    edited.look()
    assert edited.wrong == ""
    built = (site / "en/examples/HAT-2.E1/index.html").read_text("utf-8")
    page, wrong = edited.page("en", "examples/HAT-2.E1/", built)
    assert page == built
    assert "HAT-2.E1" in wrong


def test_what_nobody_foresaw_is_told_too_and_the_server_goes_on(
    tree: Tree, monkeypatch: pytest.MonkeyPatch
):
    def broken(_root: Path) -> None:
        raise ZeroDivisionError("by nothing")

    monkeypatch.setattr(serving, "Live", broken)
    edited = Edited(tree.folder, lambda _: None)
    tree.edit(HAT_2, (SAID, SAYS))
    edited.look()
    assert edited.wrong == "ZeroDivisionError: by nothing"
    assert edited.version == 1
