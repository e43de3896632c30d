"""A language's tree: every page as Markdown, every board as SVG, written into a folder."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
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
    time,
    timings,
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
    timings,
    time,
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
    return list(chain.from_iterable(part.leaves(facts) for part in PARTS))


def write(
    folder: Path, facts: Facts, pages: list[Leaf], writer: Writer, templates: Templates
) -> dict[str, Titled]:
    """Write a language's tree; return what each page is called."""
    titles = {}
    for leaf in pages:
        writer.open(leaf.address.page)
        shown = leaf.show(writer)
        titles[leaf.address.page] = Titled(shown.title, shown.label)
        _put(folder / leaf.address.page, tight(page(shown, writer, templates), writer.locale))
    for path, svg in _boards(facts, writer):
        _put(folder / path, svg)
    return titles


def _put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8", newline="\n")


def page(shown: Shown, writer: Writer, templates: Templates) -> str:
    """Return a page as Markdown, framed by its title, its notices and its settings."""
    body = templates.markdown(shown.template, {"t": writer.ui, **shown.values})
    notices = [writer.word(f"notice.{status}") for status in sorted(writer.lacking)]
    if shown.written and writer.locale is not ENGLISH:
        notices = [writer.word("notice.english-only")]
    frame = {
        "title": shown.title,
        "label": shown.label,
        "crumbs": [(writer.href(to), label) for to, label in shown.crumbs],
        "notices": notices,
        "body": made(body),
    }
    title = f"{shown.title} · {shown.aside}" if shown.aside else shown.title
    meta: dict[str, object] = {"title": title}
    if shown.wide:
        meta["hide"] = ["toc"]
    if not shown.searched:
        meta["unsearched"] = True
    if shown.written:
        meta["lang"] = ENGLISH.code
    # JSON is YAML, and escapes whatever YAML would take for something else.
    front = "\n".join(f"{key}: {json.dumps(value)}" for key, value in meta.items())
    return f"---\n{front}\n---\n\n{templates.markdown('page', frame)}"


def _boards(facts: Facts, writer: Writer) -> Iterator[tuple[str, str]]:
    """Yield the pictures of every example: one start, which its runs share, and an end of each."""
    started = set()
    for (id, ruleset), story in facts.stories.items():
        where = facts.layouts[id]
        title = writer.plain(f"{id}#title", story.example.title)
        if id not in started:
            started.add(id)
            yield addresses.board(id, "start"), writer.drawing.board(story.first, where, title)
        yield addresses.board(id, ruleset), writer.drawing.board(story.last, where, title)
