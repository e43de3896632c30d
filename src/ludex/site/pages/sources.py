"""The sources: every claim that they make, and what became of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from ludex.check.coverage import SourceCoverage
from ludex.i18n.locales import locale
from ludex.kb.model import Claim, Source
from ludex.site import addresses
from ludex.site.facts import Facts
from ludex.site.leaf import Leaf, Shown
from ludex.site.writer import Writer


def leaves(facts: Facts) -> Iterator[Leaf]:
    """Yield the pages of the sources."""
    yield Leaf(addresses.SOURCES, partial(_index, facts))
    for source in facts.project.kb.sources.values():
        yield Leaf(addresses.source(source.id), partial(_page, facts, source))


def figures(found: SourceCoverage) -> dict[str, int]:
    """Return the figures of a source."""
    return {
        "claims": found.claims,
        "covered": len(found.covered),
        "by_conduct": len(found.by_conduct),
        "open": len(found.open),
    }


def _index(facts: Facts, writer: Writer) -> Shown:
    sources = [
        {
            "link": writer.link(addresses.source(one.id), one.title),
            "describes": writer.text(f"source:{one.id}#describes", one.describes),
            **figures(facts.coverage[one.id]),
        }
        for one in facts.project.kb.sources.values()
    ]
    every = [figures(found) for found in facts.coverage.values()]
    so_far = {key: sum(one[key] for one in every) for key in ("claims", "covered")}
    return Shown(writer.word("sources.title"), "sources", {"sources": sources, **so_far})


def _page(facts: Facts, it: Source, writer: Writer) -> Shown:
    found = facts.coverage[it.id]
    return Shown(
        it.title,
        "source",
        {
            "describes": writer.text(f"source:{it.id}#describes", it.describes),
            "site": writer.website(it.site),
            "language": locale(it.language).name,
            "date": writer.day(it.date) if it.date else "",
            "figures": figures(found),
            "claims": list(_claims(writer, it.claims, found)),
        },
        [(addresses.SOURCES, writer.word("sources.title"))],
        label=it.id,
    )


def _claims(
    writer: Writer, claims: tuple[Claim, ...], found: SourceCoverage
) -> Iterator[dict[str, Any]]:
    for claim in claims:
        yield {
            "id": claim.id,
            "kind": writer.ui(f"claim.{claim.kind}"),
            "where": writer.place(claim),
            "says": writer.text(f"{claim.id}#says", claim.says),
            "by": writer.ids(found.covered.get(claim.id, ())),
            "open": found.open.get(claim.id, ""),
        }
