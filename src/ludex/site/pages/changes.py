"""The rules that have changed: what each said before, newest first; and the same as a feed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import groupby
from xml.sax.saxutils import escape

from ludex.kb.knowledge_base import KnowledgeBase
from ludex.kb.model import Clause, Revision
from ludex.site import addresses
from ludex.site.facts import Facts
from ludex.site.leaf import Leaf, Shown
from ludex.site.pages.clauses import old_text
from ludex.site.writer import Writer

FEED = "changes.xml"
"""Where the feed of a language is, below it."""
_ATOM = "http://www.w3.org/2005/Atom"


def leaves(facts: Facts) -> Iterator[Leaf]:
    """Yield the page of changed rules."""
    yield Leaf(addresses.CHANGES, partial(_page, facts))


def changes(kb: KnowledgeBase) -> list[tuple[Clause, Revision]]:
    """Return every change of a meaning with the revision that it ended, newest first."""
    found = [(clause, old) for clause in kb.clauses.values() for old in clause.revisions]
    return sorted(found, key=lambda change: change[1].until, reverse=True)


def _page(facts: Facts, writer: Writer) -> Shown:
    days = groupby(changes(facts.project.kb), key=lambda change: change[1].until)
    return Shown(
        writer.word("changes.title"),
        "changes",
        {
            "feed": f"{writer.href(addresses.HOME)}{FEED}",
            "days": [
                {
                    "day": writer.day(day),
                    "date": day.isoformat(),
                    "changes": [
                        {
                            "id": writer.id(clause.id),
                            "revision": old.revision,
                            "said": old_text(writer, old.text),
                            "says": writer.text(f"{clause.id}#text", clause.text),
                        }
                        for clause, old in several
                    ],
                }
                for day, several in days
            ],
        },
        wide=True,
    )


def feed(facts: Facts, writer: Writer) -> str:
    """Return the changed rules as an Atom feed in a language."""
    code, known = writer.locale.code, changes(facts.project.kb)
    home = f"{facts.base}{code}/"
    latest = known[0][1].until if known else facts.day
    writer.open(addresses.CHANGES.page)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<feed xmlns="{_ATOM}" xml:lang="{code}">',
        f"<title>Ludex: {escape(writer.word('changes.title'))}</title>",
        f"<id>{home}{FEED}</id>",
        f"<updated>{latest.isoformat()}T00:00:00Z</updated>",
        "<author><name>Ludex</name></author>",
        f'<link rel="self" href="{home}{FEED}"/>',
        f'<link rel="alternate" href="{home}{addresses.CHANGES.url}"/>',
    ]
    for clause, old in known:
        says = writer.plain(f"{clause.id}#text", clause.text)
        url = f"{facts.base}r/{clause.id}@{old.revision + 1}/"
        lines += [
            "<entry>",
            f"<title>{escape(f'{clause.id}@{old.revision + 1}')}</title>",
            f"<id>{url}</id>",
            f'<link rel="alternate" href="{url}"/>',
            f"<updated>{old.until.isoformat()}T00:00:00Z</updated>",
            f'<content type="text">{escape(says)}</content>',
            "</entry>",
        ]
    return "\n".join([*lines, "</feed>", ""])
