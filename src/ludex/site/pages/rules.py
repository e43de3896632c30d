"""The index of the rulebooks, each rulebook, and its articles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any

from ludex.kb.model import Article, Example, Rulebook, Variant
from ludex.site import addresses, charts
from ludex.site.facts import Facts
from ludex.site.leaf import Leaf, Shown
from ludex.site.pages.clauses import Values, clause, other_programs, publications, rulesets
from ludex.site.writer import Writer

_MANY = 24
"""How many examples an article lists itself; more have a page of their own."""


def leaves(facts: Facts) -> Iterator[Leaf]:
    """Yield the pages of the rulebooks."""
    kb = facts.project.kb
    yield Leaf(addresses.RULES, partial(_index, facts))
    for book in kb.rulebooks.values():
        yield Leaf(addresses.rule(book.id), partial(_rulebook, facts, book))
    for article in kb.articles.values():
        yield Leaf(addresses.rule(article.id), partial(_article, facts, article))
        if len(_live(article)) > _MANY:
            to = addresses.examples_of(article.id)
            yield Leaf(to, partial(_examples, facts, article))
            apart = partial(_grounds, facts, article)
            yield Leaf(addresses.grounds_of(article.id), apart, part=True)


def _index(facts: Facts, writer: Writer) -> Shown:
    books = [_of_rulebook(facts, writer, book) for book in facts.project.kb.rulebooks.values()]
    return Shown(writer.word("rules.title"), "rules", {"books": books})


def _rulebook(facts: Facts, book: Rulebook, writer: Writer) -> Shown:
    return Shown(
        writer.plain(f"{book.id}#title", book.title),
        "rulebook",
        _of_rulebook(facts, writer, book),
        [(addresses.RULES, writer.word("rules.title"))],
        label=book.id,
    )


def _of_rulebook(facts: Facts, writer: Writer, book: Rulebook) -> dict[str, Any]:
    articles = [a for a in facts.project.kb.articles.values() if a.id.startswith(f"{book.id}-")]
    return {
        "id": book.id,
        "link": writer.link(addresses.rule(book.id), writer.plain(f"{book.id}#title", book.title)),
        "summary": writer.text(f"{book.id}#summary", book.summary),
        "ruleset": writer.ruleset(book.ruleset),
        "sources": publications(writer, book.sources),
        "articles": [
            {
                "id": article.id,
                "link": writer.link(addresses.rule(article.id), _title(writer, article)),
                "summary": _summary(writer, article),
                "clauses": len(article.clauses),
                "examples": len(article.examples),
            }
            for article in articles
        ],
    }


def _title(writer: Writer, it: Article | Example) -> str:
    return writer.plain(f"{it.id}#title", it.title)


def _summary(writer: Writer, it: Article) -> Any:
    return writer.text(f"{it.id}#summary", it.summary) if it.summary else ""


def _live(it: Article) -> list[Example]:
    return [example for example in it.examples if example.retired is None]


def _article(facts: Facts, it: Article, writer: Writer) -> Shown:
    book = facts.project.kb.rulebook_of(it.id)
    live = _live(it)
    apart = len(live) > _MANY
    usual = _usual(facts, it)
    return Shown(
        _title(writer, it),
        "article",
        {
            "summary": _summary(writer, it),
            "other_programs": other_programs(writer, it),
            "charts": charts.links(facts, writer, it.id),
            "in_force": rulesets(writer, usual),
            "clauses": list(_clauses(facts, writer, it, apart=apart)),
            "examples": [
                _example(facts, writer, each) for each in it.examples if each.retired or not apart
            ],
            "apart": {"count": len(live), "href": _more(writer, it.id)} if apart else None,
            "rulebook": writer.link(
                addresses.rule(book.id), writer.plain(f"{book.id}#title", book.title)
            ),
            "contents": [
                (writer.href(addresses.rule(each.id)), _title(writer, each), each.id == it.id)
                for each in facts.project.kb.articles.values()
                if each.id.startswith(f"{book.id}-")
            ],
        },
        [
            (addresses.RULES, writer.word("rules.title")),
            (addresses.rule(book.id), writer.plain(f"{book.id}#title", book.title)),
        ],
        label=it.id,
        wide=True,
        description=writer.plain(f"{it.id}#summary", it.summary) if it.summary else "",
    )


def _usual(facts: Facts, it: Article) -> Sequence[str]:
    """Return the rulesets in which most of an article's clauses are in force."""
    standing = Counter(tuple(facts.crossings.in_force[each.id]) for each in it.clauses)
    return list(standing.most_common(1)[0][0]) if standing else []


def _clauses(facts: Facts, writer: Writer, it: Article, *, apart: bool) -> Iterator[Values]:
    usual = _usual(facts, it)
    for each in it.clauses:
        yield clause(facts, writer, each, usual, _more(writer, each.id) if apart else "")


def _grounds(facts: Facts, it: Article, writer: Writer) -> Shown:
    to = addresses.rule(it.id)
    return Shown(
        writer.word("clause.more"),
        "article-grounds",
        {
            "clauses": [
                {**each, "href": writer.href(addresses.rule(each["id"]))}
                for each in _clauses(facts, writer, it, apart=True)
            ]
        },
        [(addresses.RULES, writer.word("rules.title")), (to, _title(writer, it))],
        label=it.id,
        wide=True,
    )


def _more(writer: Writer, id: str) -> str:
    """Return the link to all examples of an article, or to those on one of its clauses."""
    article = id.partition(".")[0]
    return writer.href(addresses.examples_of(article, "" if article == id else id))


def _examples(facts: Facts, it: Article, writer: Writer) -> Shown:
    kb, cross = facts.project.kb, facts.crossings
    shown = {id for each in it.clauses for id in cross.shown_by.get(each.id, ())}

    def listed(ids: Iterable[str]) -> list[dict[str, Any]]:
        return [_example(facts, writer, kb.examples[id]) for id in ids]

    return Shown(
        writer.word("article.examples-of", article=_title(writer, it)),
        "article-examples",
        {
            "clauses": [
                {
                    "id": each.id,
                    "href": writer.href(addresses.rule(each.id)),
                    "text": writer.plain(f"{each.id}#text", each.text),
                    "showing": listed(cross.shown_by.get(each.id, ())),
                    "missing": listed(cross.missed_by.get(each.id, ())),
                }
                for each in it.clauses
                if each.retired is None
            ],
            "others": listed(each.id for each in _live(it) if each.id not in shown),
        },
        [
            (addresses.RULES, writer.word("rules.title")),
            (addresses.rule(it.id), _title(writer, it)),
        ],
        label=it.id,
    )


def _example(facts: Facts, writer: Writer, it: Example) -> dict[str, Any]:
    retired = it.retired
    values: dict[str, Any] = {
        "id": it.id,
        "title": writer.text(f"{it.id}#title", it.title),
        "href": writer.href(addresses.example(it.id)),
        "retired": None,
        "runs": [],
    }
    if retired is not None:
        after = writer.id(retired.successor) if retired.successor else ""
        reason = writer.text(f"{it.id}#retired", retired.reason)
        return values | {"retired": {"reason": reason, "successor": after}}
    for id in facts.project.runs_of(it):
        variant = it.under.get(id)
        values["runs"].append(
            {
                "link": writer.link(addresses.example(it.id, id), writer.ruleset_name(id)),
                "differs": isinstance(variant, Variant),
                "because": writer.ids(variant.because) if isinstance(variant, Variant) else "",
            }
        )
    return values
