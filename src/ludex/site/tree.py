"""A language's tree: every page, and what becomes of it in a language."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from itertools import chain

from ludex.i18n.locales import ENGLISH
from ludex.site import addresses
from ludex.site.facts import Facts
from ludex.site.frames import Framed
from ludex.site.leaf import Leaf, Shown
from ludex.site.markup import made
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


_EMPTY_LINES = re.compile(r"\n\s*\n")


@dataclass(frozen=True, slots=True)
class Titled:
    """What a page is called, and its ID if it is a rule's."""

    title: str
    id: str = ""


def leaves(facts: Facts) -> list[Leaf]:
    """Return every page."""
    charts = [Leaf(chart.address, partial(chart.show, facts.runs)) for chart in facts.charts]
    return [*chain.from_iterable(part.leaves(facts) for part in PARTS), *charts]


def write(leaf: Leaf, writer: Writer, templates: Templates) -> Framed:
    """Return a page in a language, ready to be framed."""
    writer.open(leaf.address.page)
    shown = leaf.show(writer)
    crumbs = [(writer.href(to), label) for to, label in shown.crumbs]
    values = {"t": writer.ui, **shown.values}
    if shown.own_title:
        values |= {"title": shown.title, "label": shown.label, "crumbs": crumbs}
    inside = templates.html(shown.template, values)
    if not shown.written:  # what stands in code there keeps its empty lines
        inside = _EMPTY_LINES.sub("\n", inside)
    notices = [writer.word(f"notice.{status}") for status in sorted(writer.lacking)]
    if shown.written and writer.locale is not ENGLISH:
        notices = [writer.word("notice.english-only")]
    page = {
        "title": shown.title,
        "label": shown.label,
        "crumbs": crumbs,
        "own_title": shown.own_title,
        "notices": notices,
        "body": made(inside),
    }
    said = shown.description or f"{shown.title} · {writer.word('home.intro')}"
    return Framed(
        url=leaf.address.url,
        title=tight(shown.title, writer.locale),
        label=shown.label,
        description=tight(said, writer.locale),
        structured=structured(shown, writer),
        body=tight(templates.html("page", page), writer.locale),
        wide=shown.wide,
        english=shown.written,
    )


def structured(shown: Shown, writer: Writer) -> dict[str, object]:
    """Return what search engines are told of a page, in the words of schema.org."""
    here = addresses.Address(writer.here).url
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
