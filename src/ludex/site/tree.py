"""A language's tree: every page as Markdown, written into a folder."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path

from ludex.i18n.locales import ENGLISH
from ludex.site import addresses
from ludex.site.addresses import Address
from ludex.site.bodies import Body
from ludex.site.facts import Facts
from ludex.site.leaf import Leaf, Shown
from ludex.site.markdown import made
from ludex.site.pages import (
    cards,
    changes,
    differences,
    examples,
    glossary,
    home,
    languages,
    lists,
    reports,
    rules,
    rulesets,
    search,
    sources,
    written,
)
from ludex.site.templates import Templates
from ludex.site.typesetting import tight
from ludex.site.writer import Writer

PARTS = (
    home,
    rules,
    examples,
    cards,
    lists,
    rulesets,
    differences,
    sources,
    glossary,
    reports,
    languages,
    changes,
    written,
    search,
)


@dataclass(frozen=True, slots=True)
class Titled:
    """What a page is called, and its ID if it is a rule's."""

    title: str
    id: str = ""


def leaves(facts: Facts) -> list[Leaf]:
    """Return every page."""
    charts = [
        Leaf(chart.address, partial(chart.show, facts.stories), chart.raw) for chart in facts.charts
    ]
    return [*chain.from_iterable(part.leaves(facts) for part in PARTS), *charts]


@dataclass(frozen=True, slots=True)
class Written:
    """What was written, by page: what it is called, and what it gets once it is rendered."""

    titles: dict[str, Titled]
    bodies: dict[str, Body]


def write(folder: Path, pages: list[Leaf], writer: Writer, templates: Templates) -> Written:
    """Write a language's tree."""
    written = Written({}, {})
    for leaf in pages:
        name = leaf.address.page
        writer.open(name, raw=leaf.raw)
        shown = leaf.show(writer)
        inside = body(shown, writer, templates)
        if leaf.raw:
            written.bodies[name] = Body(tight(inside, writer.locale))
            inside = written.bodies[name].stand_in
        written.titles[name] = Titled(shown.title, shown.label)
        _put(folder / name, tight(page(shown, inside, writer, templates), writer.locale))
    return written


def _put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8", newline="\n")


def _crumbs(shown: Shown, writer: Writer) -> list[tuple[str, str]]:
    return [(writer.built(to), label) for to, label in shown.crumbs]


def body(shown: Shown, writer: Writer, templates: Templates) -> str:
    """Return what is on a page, as Markdown or as HTML."""
    values = {"t": writer.ui, **shown.values}
    if shown.own_title:
        values |= {"title": shown.title, "label": shown.label, "crumbs": _crumbs(shown, writer)}
    return (templates.html if writer.raw else templates.markdown)(shown.template, values)


def page(shown: Shown, inside: str, writer: Writer, templates: Templates) -> str:
    """Return a page as Markdown, framed by its title, its notices and its settings."""
    notices = [writer.word(f"notice.{status}") for status in sorted(writer.lacking)]
    if shown.written and writer.locale is not ENGLISH:
        notices = [writer.word("notice.english-only")]
    frame = {
        "title": shown.title,
        "label": shown.label,
        "crumbs": _crumbs(shown, writer),
        "own_title": shown.own_title,
        "notices": notices,
        "body": made(inside),
    }
    said = shown.description or f"{shown.title} · {writer.word('home.intro')}"
    meta: dict[str, object] = {"title": shown.title, "description": said}
    meta["ld"] = structured(shown, writer)
    if shown.wide:
        meta["hide"] = ["toc"]
    if shown.written:
        meta["lang"] = ENGLISH.code
    # JSON is YAML, and escapes whatever YAML would take for something else.
    front = "\n".join(f"{key}: {json.dumps(value)}" for key, value in meta.items())
    return f"---\n{front}\n---\n\n{templates.markdown('page', frame)}"


def structured(shown: Shown, writer: Writer) -> dict[str, object]:
    """Return what search engines are told of a page, in the words of schema.org."""
    here = Address(writer.here).url
    if not here:
        words = "search_term_string"
        target = f"{{base}}{addresses.SEARCH.url}?q={{{words}}}"
        return {
            "@type": "WebSite",
            "name": "Ludex",
            "inLanguage": writer.locale.code,
            "potentialAction": {
                "@type": "SearchAction",
                "target": target,
                "query-input": f"required name={words}",
            },
        }
    way = [*((to.url, label) for to, label in shown.crumbs), (here, shown.title)]
    items = [
        {"@type": "ListItem", "position": n, "name": name, "item": f"{{base}}{url}"}
        for n, (url, name) in enumerate(way, 1)
    ]
    return {"@type": "BreadcrumbList", "itemListElement": items}
