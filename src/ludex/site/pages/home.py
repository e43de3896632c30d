"""The first page."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from ludex.kb.model import Variant
from ludex.site import addresses, charts
from ludex.site.facts import Facts
from ludex.site.leaf import Leaf, Shown
from ludex.site.writer import Writer


def leaves(facts: Facts) -> Iterator[Leaf]:
    """Yield the first page."""
    yield Leaf(addresses.HOME, partial(_page, facts))


def _page(facts: Facts, writer: Writer) -> Shown:
    kb = facts.project.kb
    return Shown(
        writer.word("home.title"),
        "home",
        {
            "books": [
                {
                    "link": writer.link(
                        addresses.rule(book.id), writer.plain(f"{book.id}#title", book.title)
                    ),
                    "id": book.id,
                    "summary": writer.text(f"{book.id}#summary", book.summary),
                }
                for book in kb.rulebooks.values()
            ],
            "rulesets": [
                {
                    "link": writer.ruleset(one.id),
                    "summary": writer.text(f"{one.id}#summary", one.summary),
                }
                for one in kb.rulesets.values()
            ],
            "charts": charts.links(facts, writer, "at-a-glance"),
            "figures": {
                "clauses": len(kb.clauses),
                "examples": len({id for id, _ in facts.stories}),
                "cards": len(kb.cards),
            },
            "ruling": _ruling(facts, writer),
            "proofs": [
                (writer.link(to, writer.word(f"{key}.title")), writer.ui(f"home.{key}"))
                for key, to in (
                    ("sources", addresses.SOURCES),
                    ("interpretations", addresses.INTERPRETATIONS),
                    ("verification", addresses.VERIFICATION),
                    ("translation", addresses.TRANSLATION),
                )
            ],
        },
    )


def _ruling(facts: Facts, writer: Writer) -> dict[str, Any] | None:
    """Return a rule whose example goes another way under another ruleset: what Ludex is for."""
    kb = facts.project.kb
    for example in kb.examples.values():
        differs = any(isinstance(variant, Variant) for variant in example.under.values())
        shown = [id for id in example.shows if facts.crossings.neighbours[id]]
        if differs and shown and example.retired is None:
            clause = kb.clauses[shown[0]]
            title = writer.plain(f"{example.id}#title", example.title)
            return {
                "id": writer.id(clause.id),
                "text": writer.text(f"{clause.id}#text", clause.text),
                "example": writer.link(addresses.example(example.id), title),
            }
    return None
