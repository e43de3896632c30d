import gzip
from pathlib import Path

import pytest

from ludex.site.finishing import finish

FILES = {
    "index.html": '<a href="en/">English</a>',
    "en/index.html": '<a href="rules/#A-1.1">a</a><img src="a.svg"><a href="https://x.example/">x</a>',
    "en/a.svg": "<svg/>",
    "en/rules/index.html": '<p id="A-1.1"></p><a href="../">up</a><a href="#A-1.1">here</a>',
}


def broken(site: Path, base_path: str = "/") -> list[str]:
    return finish(site, base_path).broken


def site(folder: Path, **more: str) -> Path:
    for name, text in (FILES | more).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


def test_a_site_whose_links_lead_somewhere(tmp_path: Path):
    assert broken(site(tmp_path)) == []


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ('<a href="rules/x/">a</a>', "a link to rules/x/, where nothing is"),
        ('<img src="b.svg">', "a link to b.svg, where nothing is"),
        ('<a href="rules/#A-1.2">a</a>', "en/rules/index.html has no such place"),
        ('<a href="#gone">a</a>', "en/index.html has no such place"),
        ('<a href="/de/">a</a>', "a link to /de/, where nothing is"),
        ('<a href="../../">a</a>', "a link to ../../, where nothing is"),
    ],
)
def test_a_link_that_leads_nowhere(tmp_path: Path, text: str, wrong: str):
    (found,) = broken(site(tmp_path, **{"en/index.html": text}))
    assert found.startswith("en/index.html: ")
    assert wrong in found


def test_links_from_the_root_begin_at_the_path_of_the_site(tmp_path: Path):
    text = '<a href="/ludex/en/">a</a>'
    assert broken(site(tmp_path, **{"404.html": text}), "/ludex/") == []
    assert len(broken(tmp_path, "/")) == 1


def test_marks_in_an_address_are_read_as_a_browser_does(tmp_path: Path):
    more = {
        "r/A-1.1@1/index.html": "",
        "en/index.html": '<a href="../r/A-1.1%401/">a</a><a href="?a=1&amp;b=2">b</a>',
    }
    assert broken(site(tmp_path, **more)) == []


def test_what_is_worth_it_lies_compressed_beside_itself(tmp_path: Path):
    long = "<p>as long as a page</p>" * 100
    finish(site(tmp_path, **{"en/long/index.html": long}), "/", processes=2)
    assert gzip.decompress((tmp_path / "en/long/index.html.gz").read_bytes()).decode() == long
    assert not (tmp_path / "en/index.html.gz").exists()
