"""Links to what the games show of rulesets."""

from __future__ import annotations

from typing import Any

from ludex.site.addresses import Address
from ludex.site.face import Chart
from ludex.site.facts import Facts
from ludex.site.writer import Writer


def of_card(facts: Facts, writer: Writer, slug: str) -> list[dict[str, Any]]:
    """Return links to where the charts tell of a card."""
    found = ((chart, chart.cards(facts.runs).get(slug)) for chart in facts.charts)
    return [
        {
            "label": writer.ui(f"{chart.words}.label"),
            "link": writer.link(
                Address(chart.address.page, anchor), writer.ui(f"{chart.words}.card")
            ),
        }
        for chart, anchor in found
        if anchor is not None
    ]


def on_top(facts: Facts) -> list[Chart]:
    """Return the charts to which every page leads, one of each kind."""
    found: dict[str, Chart] = {}
    for chart in facts.charts:
        if chart.on_top:
            found.setdefault(chart.words, chart)
    return list(found.values())


def links(facts: Facts, writer: Writer, article: str) -> list[dict[str, Any]]:
    """Return links to the charts of each kind that rest on a clause of an article."""
    found: dict[str, list[Any]] = {}
    for chart in facts.charts:
        if any(clause.startswith(f"{article}.") for clause in chart.clauses):
            one, *others = chart.rulesets
            name = writer.ui(f"{chart.words}.name") if others else writer.ruleset_name(one)
            found.setdefault(chart.words, []).append(writer.link(chart.address, name))
    return [
        {"said": writer.ui(f"{words}.see"), "links": writer.listed(several)}
        for words, several in found.items()
    ]
