"""The rulesets: what each puts in force, and what it puts in the place of what."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from ludex.kb.model import Ruleset
from ludex.site import addresses
from ludex.site.card_lists import lists_of
from ludex.site.facts import Facts
from ludex.site.leaf import Leaf, Shown
from ludex.site.pages import differences, lists
from ludex.site.pages.clauses import other_programs, publications
from ludex.site.writer import Writer


def leaves(facts: Facts) -> Iterator[Leaf]:
    """Yield the pages of the rulesets."""
    yield Leaf(addresses.RULESETS, partial(_index, facts))
    for ruleset in facts.project.kb.rulesets.values():
        yield Leaf(addresses.ruleset(ruleset.id), partial(_page, facts, ruleset))


def _index(facts: Facts, writer: Writer) -> Shown:
    rulesets = [
        {
            "link": writer.ruleset(one.id),
            "summary": writer.text(f"{one.id}#summary", one.summary),
            "time": writer.period(one.since, one.until),
            "clauses": len(facts.crossings.clauses_of[one.id]),
        }
        for one in facts.project.kb.rulesets.values()
    ]
    return Shown(writer.word("rulesets.title"), "rulesets", {"rulesets": rulesets})


def _page(facts: Facts, it: Ruleset, writer: Writer) -> Shown:
    return Shown(
        writer.ruleset_name(it.id),
        "ruleset",
        {
            "summary": writer.text(f"{it.id}#summary", it.summary),
            "time": writer.period(it.since, it.until),
            "charts": [
                {
                    "label": writer.ui(f"{chart.words}.label"),
                    "link": writer.link(chart.address, writer.ui(f"{chart.words}.see")),
                }
                for chart in facts.charts
                if it.id in chart.rulesets
            ],
            "lists": lists.links(
                writer, lists_of(facts.project.kb, facts.crossings.clauses_of[it.id])
            ),
            "differences": differences.links(facts, writer, it.id),
            "extends": writer.ruleset(it.extends) if it.extends else "",
            "sources": publications(writer, it.sources),
            "replaced": [
                {"old": _side(facts, writer, old), "new": _side(facts, writer, new)}
                for old, new in it.replace.items()
            ],
            "repealed": writer.ids(it.repeal),
            "other_programs": list(_other_programs(facts, writer, it)),
            "articles": list(_in_force(facts, writer, it)),
            "count": len(facts.crossings.clauses_of[it.id]),
        },
        [(addresses.RULESETS, writer.word("rulesets.title"))],
        description=writer.plain(f"{it.id}#summary", it.summary),
    )


def _other_programs(facts: Facts, writer: Writer, it: Ruleset) -> Iterator[dict[str, Any]]:
    """Yield the articles of its own about which other programs are wrong."""
    kb = facts.project.kb
    for id in (*it.enact, *it.replace.values()):
        article = kb.articles.get(id)
        told = article and other_programs(writer, article)
        if article and told:
            title = writer.plain(f"{article.id}#title", article.title)
            yield {"id": writer.id(article.id), "article": title} | dict(told)


def _side(facts: Facts, writer: Writer, provision: str) -> list[dict[str, Any]]:
    """Return the clauses of a provision, which may be an article."""
    kb = facts.project.kb
    article = kb.articles.get(provision)
    clauses = article.clauses if article else (kb.clauses[provision],)
    return [
        {"id": writer.id(clause.id), "text": writer.text(f"{clause.id}#text", clause.text)}
        for clause in clauses
        if clause.kind == "rule" and clause.retired is None
    ]


def _in_force(facts: Facts, writer: Writer, it: Ruleset) -> Iterator[dict[str, Any]]:
    """Yield the articles with clauses in force, in the order of the files."""
    in_force = facts.crossings.clauses_of[it.id]
    for article in facts.project.kb.articles.values():
        there = [clause.id for clause in article.clauses if clause.retired is None]
        ids = [id for id in there if id in in_force]
        if ids:
            title = writer.plain(f"{article.id}#title", article.title)
            summary = article.summary
            yield {
                "id": writer.id(article.id),
                "link": writer.link(addresses.rule(article.id), title),
                "summary": writer.text(f"{article.id}#summary", summary) if summary else "",
                # Of an article that is in force as it stands no clause need be named.
                "clauses": writer.ids(ids) if ids != there or not summary else "",
            }
