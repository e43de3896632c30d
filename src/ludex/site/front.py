"""What lies above the languages: the choice of one, short links, the map of the site."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote, urlsplit
from xml.sax.saxutils import escape

from ludex.i18n.locales import ENGLISH, LOCALES
from ludex.kb import ids
from ludex.site import addresses
from ludex.site.addresses import Address
from ludex.site.data.published import FOLDER
from ludex.site.facts import Facts
from ludex.site.pages import changes
from ludex.site.templates import Templates
from ludex.site.twins import TWIN
from ludex.site.writer import Writer

_SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9"


def write(
    site: Path,
    facts: Facts,
    pages: Iterable[str],
    writers: Mapping[str, Writer],
    templates: Templates,
) -> None:
    """Write everything that no language has for itself."""
    words = [
        {"code": code, "choose": writer.word("frame.choose-language")}
        for code, writer in writers.items()
    ]
    shutil.copytree(facts.root / "site_src" / "front", site, dirs_exist_ok=True)
    chooser = {"words": words, "title": "Ludex", "canonical": "", "up": ""}
    _put(site / "index.html", templates.html("choose", chooser | {"links": _links("", "")}))
    _put(site / "404.html", templates.html("missing", _missing(facts, writers)))
    _put(site / "sitemap.xml", _sitemap(facts.base, pages))
    _put(site / "llms.txt", _in_short(facts, writers[ENGLISH.code]))
    for code, writer in writers.items():
        _put(site / code / changes.FEED, changes.feed(facts, writer))
    for id, to in addresses.every_id(facts.project.kb).items():
        if ids.parse(id) is not None:
            values = chooser | {
                "title": f"{id} · Ludex",
                "up": "../../",
                "links": _links("../../", to.url),
                "canonical": f"{facts.base}{ENGLISH.code}/{to.url}",
            }
            _put(site / "r" / id / "index.html", templates.html("choose", values))
    for gone in _gone(facts):
        _moved(site, facts.base, gone, templates)


def _in_short(facts: Facts, writer: Writer) -> str:
    """Return what is where, in Markdown, for language models and whoever else reads plain text."""
    kb, home = facts.project.kb, f"{facts.base}{ENGLISH.code}/"
    lines = ["# Ludex", "", f"> {writer.word('home.intro')}"]
    for book in kb.rulebooks.values():
        lines += ["", f"## {writer.plain(f'{book.id}#title', book.title)}", ""]
        for article in kb.articles.values():
            if article.id.startswith(f"{book.id}-"):
                title = writer.plain(f"{article.id}#title", article.title)
                summary = article.summary
                said = writer.plain(f"{article.id}#summary", summary) if summary else ""
                to = f"{home}{addresses.rule(article.id).url}{TWIN}"
                lines.append(f"- [{article.id} {title}]({to}){f': {said}' if said else ''}")
    data = f"{facts.base}{FOLDER}/index.json"
    return "\n".join([*lines, "", "## Data", "", f"- [{FOLDER}/index.json]({data})", ""])


class _Gone(NamedTuple):
    """Where an example once had a page, and where now stands what became of it."""

    id: str
    former: Address
    now: Address


def _gone(facts: Facts) -> Iterator[_Gone]:
    """Yield the pages that there were: under other rulesets than an example's own, and retired."""
    kb = facts.project.kb
    for id, ruleset in facts.runs:
        if ruleset != kb.ruleset_of(kb.examples[id]):
            yield _Gone(id, addresses.former(id, ruleset), addresses.example(id, ruleset))
    for id, example in kb.examples.items():
        if example.retired is not None:
            yield _Gone(id, addresses.example(id), addresses.of_id(kb, id))


def _moved(site: Path, base: str, gone: _Gone, templates: Templates) -> None:
    """Lead from where something was to where it is now."""
    for locale in LOCALES:
        values = {
            "code": locale.code,
            "title": gone.id,
            "href": f"{'../' * gone.former.url.count('/')}{gone.now.url}",
            "canonical": f"{base}{locale.code}/{Address(gone.now.page).url}",
        }
        path = site / locale.code / gone.former.url / "index.html"
        _put(path, templates.html("moved", values))


def _links(up: str, url: str) -> list[dict[str, str]]:
    return [
        {"code": locale.code, "name": locale.name, "href": f"{up}{locale.code}/{url}"}
        for locale in LOCALES
    ]


def _missing(facts: Facts, writers: Mapping[str, Writer]) -> dict[str, object]:
    base = urlsplit(facts.base).path
    return {
        "base": base,
        "texts": [
            {
                "code": code,
                "title": writer.word("frame.not-found"),
                "hint": writer.word("frame.not-found-hint"),
                "home": writer.word("frame.home"),
                "search": writer.word("frame.search"),
                "href": f"{base}{code}/",
            }
            for code, writer in writers.items()
        ],
    }


def _sitemap(base: str, pages: Iterable[str]) -> str:
    """Return the map of the site, which says of each page what it is called in other languages."""
    xmlns = f'xmlns="{_SITEMAP}" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', f"<urlset {xmlns}>"]
    for page in pages:
        urls = {
            locale.code: escape(f"{base}{quote(locale.code)}/{Address(page).url}")
            for locale in LOCALES
        }
        links = "".join(
            f'<xhtml:link rel="alternate" hreflang="{code}" href="{url}"/>'
            for code, url in (*urls.items(), ("x-default", urls[ENGLISH.code]))
        )
        lines += [f"<url><loc>{url}</loc>{links}</url>" for url in urls.values()]
    return "\n".join([*lines, "</urlset>", ""])


def _put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8", newline="\n")
