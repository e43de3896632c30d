"""A language's tree: every page as Markdown, written into a folder."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path

from ludex.i18n.locales import ENGLISH
from ludex.site import addresses
from ludex.site.facts import Facts
from ludex.site.leaf import Leaf, Shown
from ludex.site.markdown import made
from ludex.site.pages import (
    cards,
    examples,
    glossary,
    home,
    lists,
    reports,
    rules,
    rulesets,
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
    sources,
    glossary,
    reports,
    written,
)


@dataclass(frozen=True, slots=True)
class Titled:
    """What a page is called, and its ID if it is a rule's."""

    title: str
    id: str = ""


def leaves(facts: Facts) -> list[Leaf]:
    """Return every page."""
    charts = [Leaf(chart.address, partial(chart.show, facts)) for chart in facts.charts]
    return [*chain.from_iterable(part.leaves(facts) for part in PARTS), *charts]


def write(
    folder: Path, pages: list[Leaf], writer: Writer, templates: Templates
) -> dict[str, Titled]:
    """Write a language's tree; return what each page is called."""
    titles = {}
    for leaf in pages:
        writer.open(leaf.address.page, raw=leaf.raw)
        shown = leaf.show(writer)
        titles[leaf.address.page] = Titled(shown.title, shown.label)
        _put(folder / leaf.address.page, tight(page(shown, writer, templates), writer.locale))
    return titles


def _put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8", newline="\n")


def page(shown: Shown, writer: Writer, templates: Templates) -> str:
    """Return a page as Markdown, framed by its title, its notices and its settings."""
    values = {"t": writer.ui, **shown.values}
    body = (templates.html if writer.raw else templates.markdown)(shown.template, values)
    notices = [writer.word(f"notice.{status}") for status in sorted(writer.lacking)]
    if shown.written and writer.locale is not ENGLISH:
        notices = [writer.word("notice.english-only")]
    frame = {
        "title": shown.title,
        "label": shown.label,
        "crumbs": [(addresses.link(writer.here, to), label) for to, label in shown.crumbs],
        "notices": notices,
        "body": made(body),
    }
    meta: dict[str, object] = {"title": shown.title}
    if shown.wide:
        meta["hide"] = ["toc"]
    if shown.written:
        meta["lang"] = ENGLISH.code
    # JSON is YAML, and escapes whatever YAML would take for something else.
    front = "\n".join(f"{key}: {json.dumps(value)}" for key, value in meta.items())
    return f"---\n{front}\n---\n\n{templates.markdown('page', frame)}"
