"""The site as it lies in site/, without a browser."""

import json
import re
from collections.abc import Iterator
from gzip import compress
from pathlib import Path
from typing import Any
from unicodedata import combining, normalize
from urllib.parse import unquote
from xml.etree import ElementTree as ET

import pytest

from ludex.i18n.locales import LOCALES, Locale
from ludex.site.finishing import finish

CODES = [locale.code for locale in LOCALES]
PAGES = ("index.html", "rules/HAT-5/index.html", "examples/HAT-5.E1/index.html")
DESCRIPTION = re.compile(r'<meta name="description" content="([^"]{5,})" property')


def every(site: Path):
    return [path for path in site.rglob("*.html") if "pagefind" not in path.parts]


def test_no_link_is_broken(site: Path):
    assert finish(site, "/").broken == []


def test_nothing_is_fetched_from_elsewhere(site: Path):
    fetched = re.compile(
        r"<(?:script|img|iframe|link rel=\"(?!canonical))[^>]*(?:src|href)=\"(?:https?:)?//"
    )
    assert [path for path in every(site) if fetched.search(path.read_text("utf-8"))] == []
    imported = re.compile(r"url\((?:https?:)?//|@import")
    styles = [*site.rglob("*.css"), *site.rglob("*.svg")]
    assert [path for path in styles if imported.search(path.read_text("utf-8"))] == []


@pytest.mark.parametrize("to", LOCALES, ids=lambda to: to.code)
def test_every_language_has_the_same_pages(site: Path, to: Locale):
    here, english = (
        {path.relative_to(site / code) for path in every(site / code)} for code in (to.code, "en")
    )
    assert here == english
    assert len(here) > 1000


def test_a_page_in_english_has_no_notice(site: Path):
    assert [p for p in every(site / "en") if '<p class="notice"' in p.read_text("utf-8")] == []


@pytest.mark.parametrize("to", LOCALES, ids=lambda to: to.code)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_says_its_language(site: Path, to: Locale, page: str):
    text = (site / to.code / page).read_text("utf-8")
    assert f'<html lang="{to.code}"' in text


def _where_ids_lead(site: Path) -> Iterator[tuple[str, str]]:
    """Yield every ID with its address, as the search reads them."""
    ids = json.loads((site / "ids.json").read_text("utf-8"))
    yield from ((id, f"rules/{id}/") for id in ids["articles"])
    for article, some in ids["clauses"].items():
        yield from ((f"{article}.{one}", f"rules/{article}/#{article}.{one}") for one in some)
    for article, some in ids["examples"].items():
        yield from ((f"{article}.{one}", f"examples/{article}.{one}/") for one in some)
    yield from ids["others"].items()


@pytest.mark.parametrize("to", LOCALES, ids=lambda to: to.code)
def test_every_id_leads_to_a_place(site: Path, to: Locale):
    places: dict[str, set[str]] = {}
    for id, url in _where_ids_lead(site):
        path, _, place = url.partition("#")
        file = site / to.code / unquote(path) / "index.html"
        if path not in places:
            places[path] = set(re.findall(r'\sid="([^"]*)"', file.read_text("utf-8")))
        assert not place or place in places[path], id


def test_names_are_known_in_every_language(site: Path):
    names = json.loads((site / "names.json").read_text("utf-8"))
    assert names["languages"] == [locale.code for locale in LOCALES]
    at = {page: n for n, page in enumerate(_named(site))}
    called = [_read(site, f"names-{code}.json") for code in names["languages"]]
    assert [each[at["cards/mountain/"]] for each in called] == [
        "Mountain",
        "Montanha",
        "Montaña",
        "山",
    ]
    assert called[1][at["cards/snatch-steal/"]] == "Roubo Precipitado"
    assert names["pages"][at["rules/HAT-5/"]][1] == "HAT-5"
    assert names["pages"][at["lists/2014-04-01/"]][1] == "2014-04-01"


def _read(site: Path, name: str) -> Any:
    return json.loads((site / name).read_text("utf-8"))


def test_every_clause_has_a_short_link_and_one_for_each_revision(site: Path, facts):
    for id, clause in facts.project.kb.clauses.items():
        for name in (id, f"{id}@{clause.revision}"):
            text = (site / "r" / name / "index.html").read_text("utf-8")
            for to in LOCALES:
                assert f'href="../../{to.code}/rules/' in text


@pytest.mark.parametrize("to", LOCALES, ids=lambda to: to.code)
def test_where_an_example_under_another_ruleset_had_a_page_its_place_is_told(
    site: Path, facts, to: Locale
):
    for id, ruleset in facts.runs:
        moved = site / to.code / "examples" / id / ruleset / "index.html"
        own = facts.project.kb.ruleset_of(facts.project.kb.examples[id])
        assert moved.exists() == (ruleset != own)
        if moved.exists():
            text = moved.read_text("utf-8")
            assert f'content="0; url=../../../examples/{id}/#{ruleset}"' in text
            assert (
                f'<link rel="canonical" href="https://ludex.example/{to.code}/examples/{id}/">'
                in text
            )


@pytest.mark.parametrize("code", CODES)
def test_the_page_of_a_retired_example_leads_to_where_that_is_said(site: Path, facts, code: str):
    retired = [each.id for each in facts.project.kb.examples.values() if each.retired]
    assert retired
    for id in retired:
        text = (site / code / "examples" / id / "index.html").read_text("utf-8")
        article = id.partition(".")[0]
        assert f'content="0; url=../../rules/{article}/#{id}"' in text
        said = (site / code / "rules" / article / "index.html").read_text("utf-8")
        assert f'<li id="{id}" class="gone">' in said


def test_examples_are_searched_for_by_their_text_alone(site: Path):
    pages = _named(site)
    assert len(pages) == len(set(pages)) + len(_aliases(pages))
    assert not any(page.startswith("examples/") and page != "examples/" for page in pages)
    for code in CODES:
        assert len(_read(site, f"names-{code}.json")) == len(pages)


def _named(site: Path) -> list[str]:
    """Return the page of each name, as the script reads it."""
    found = []
    english = _read(site, "names-en.json")
    for one, name in zip(_read(site, "names.json")["pages"], english, strict=True):
        page, id, *_ = [one, ""] if isinstance(one, str) else one
        bare = "".join(char for char in normalize("NFKD", name) if not combining(char)).lower()
        follows = "-".join(re.findall("[a-z0-9]+", re.sub("['’]", "", bare)))
        found.append(page.replace("~", id or follows))
    return found


def test_every_name_leads_to_a_page(site: Path):
    pages = _named(site)
    assert len(pages) > 700
    for page in pages:
        assert (site / "en" / unquote(page.partition("#")[0]) / "index.html").is_file(), page


def _aliases(pages: list[str]) -> list[str]:
    """Return the further entries of pages that others call otherwise."""
    return [page for n, page in enumerate(pages) if page in pages[:n]]


@pytest.mark.parametrize("code", CODES)
def test_what_is_fetched_to_search_stays_small_with_ten_times_the_content(site: Path, code: str):
    """Names, IDs and the cards without a page; these last do not grow with what is written."""
    growing = ("names.json", "names-en.json", f"names-{code}.json")
    size = {name: len(compress((site / name).read_bytes())) for name in (*growing, "ids.json")}
    cards = len(compress((site / f"cards-{code}.json").read_bytes()))
    assert 10 * sum(size[name] for name in growing) + cards < 300_000
    assert 10 * (sum(size.values())) < 350_000


def test_the_map_names_every_page_in_every_language(site: Path):
    map_ = ET.fromstring((site / "sitemap.xml").read_text("utf-8"))  # noqa: S314 - our own
    space = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
    listed = {url.findtext(f"{space}loc") for url in map_}
    codes = [to.code for to in LOCALES]
    pages = {
        path.relative_to(site).as_posix().removesuffix("index.html")
        for code in codes
        for path in (site / code).rglob("index.html")
        if "data-pagefind-body" in path.read_text("utf-8")
    }
    assert listed == {f"https://ludex.example/{page}" for page in pages}
    assert all(len(url) == 1 + len(codes) + 1 for url in map_)


def test_every_language_has_an_index_of_its_text(site: Path):
    for to in LOCALES:
        (entry,) = json.loads((site / to.code / "pagefind/pagefind-entry.json").read_text())[
            "languages"
        ].items()
        assert entry[0] == to.code.lower()
        assert entry[1]["page_count"] > 100


def test_what_is_missing_is_said_in_every_language(site: Path):
    text = (site / "404.html").read_text("utf-8")
    assert all(f'<section lang="{to.code}">' in text for to in LOCALES)
    assert 'href="/en/"' in text


def test_every_page_says_something_of_itself(site: Path):
    for code in CODES:
        for path in (site / code).rglob("index.html"):
            text = path.read_text("utf-8")
            if 'http-equiv="refresh"' not in text:
                assert re.search(r'<meta name="description" content="[^"]{5,}" property', text), (
                    path
                )


@pytest.mark.parametrize(
    ("page", "said"),
    [
        ("en/index.html", "knowledge base"),
        ("en/rules/HAT-2/index.html", "Only one Field Spell can be active"),
        ("en/examples/HAT-2.E1/index.html", "is destroyed when"),
        ("es/rulesets/hat-2014/index.html", "2014"),
        ("pt-BR/cards/book-of-moon/index.html", "com a face para baixo"),
    ],
)
def test_a_page_says_in_its_head_what_it_is_about(site: Path, page: str, said: str):
    text = (site / page).read_text("utf-8")
    found = re.search(DESCRIPTION, text)
    assert found
    assert said in found[1]


def test_what_is_where_is_told_in_plain_text(site: Path):
    told = (site / "llms.txt").read_text("utf-8")
    assert told.startswith("# Ludex\n")
    for path in re.findall(r"\(https://[^/]+/([^)]*)\)", told):
        assert (site / path).is_file() or (site / path / "index.html").is_file(), path
    assert "HAT-2 One active Field Spell" in told
