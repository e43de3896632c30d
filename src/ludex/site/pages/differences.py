"""Two rulesets side by side: all that they answer otherwise, and the examples that show it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations, islice
from typing import Any

from markupsafe import Markup

from ludex.site import addresses
from ludex.site.facts import Facts
from ludex.site.leaf import Leaf, Shown
from ludex.site.writer import Writer

MOST = 2
"""Examples that a question names."""

Question = tuple[tuple[str, ...], tuple[str, ...]]
"""The clauses by which each of two rulesets answers it."""


def leaves(facts: Facts) -> Iterator[Leaf]:
    """Yield a page for each two rulesets that can be compared."""
    for pair in pairs(facts):
        yield Leaf(addresses.differences(*pair), partial(_page, facts, pair))


def pairs(facts: Facts) -> list[tuple[str, str]]:
    """Return the rulesets that are played and rest on the same one, two by two."""
    kb = facts.project.kb

    def base(id: str) -> str:
        rests_on = kb.rulesets[id].extends
        return base(rests_on) if rests_on else id

    played = {ruleset for _, ruleset in facts.runs}
    known = [id for id in kb.rulesets if id in played]
    return [(a, b) for a, b in combinations(known, 2) if base(a) == base(b)]


def links(facts: Facts, writer: Writer, ruleset: str) -> Markup:
    """Return links to how a ruleset differs from each other one."""
    others = [
        (one if two == ruleset else two, (one, two))
        for one, two in pairs(facts)
        if ruleset in (one, two)
    ]
    return writer.listed(
        [
            writer.link(addresses.differences(*pair), writer.ruleset_name(other))
            for other, pair in others
        ]
    )


def questions(facts: Facts, one: str, other: str) -> dict[str, list[Question]]:
    """Return what two rulesets answer otherwise, by the article of the first answer.

    Clauses in force under one of them only belong together by their concept; one without any is a
    question of its own.
    """
    kb, of = facts.project.kb, facts.crossings.clauses_of
    found: dict[str, tuple[list[str], list[str]]] = {}
    for side, (mine, theirs) in enumerate(((one, other), (other, one))):
        for id in kb.clauses:
            if id in of[mine] and id not in of[theirs] and kb.clauses[id].kind == "rule":
                answers = found.setdefault(kb.clauses[id].concept or id, ([], []))
                answers[side].append(id)
    by_article: dict[str, list[Question]] = {}
    for first, second in found.values():
        article = kb.article_of((first or second)[0]).id
        by_article.setdefault(article, []).append((tuple(first), tuple(second)))
    return by_article


def _page(facts: Facts, pair: tuple[str, str], writer: Writer) -> Shown:
    names = {"one": writer.ruleset_name(pair[0]), "other": writer.ruleset_name(pair[1])}
    asked = questions(facts, *pair)
    return Shown(
        writer.word("differences.title", **names),
        "differences",
        {
            "count": sum(map(len, asked.values())),
            "rulesets": [writer.ruleset(id) for id in pair],
            "articles": [
                {
                    "title": writer.link(
                        addresses.rule(id),
                        writer.plain(f"{id}#title", facts.project.kb.articles[id].title),
                    ),
                    "questions": [_question(facts, pair, writer, each) for each in several],
                }
                for id, several in asked.items()
            ],
        },
        [(addresses.RULESETS, writer.word("rulesets.title"))],
        wide=True,
    )


def _question(
    facts: Facts, pair: tuple[str, str], writer: Writer, question: Question
) -> dict[str, Any]:
    clauses = facts.project.kb.clauses

    def answer(ids: Sequence[str]) -> list[dict[str, Any]]:
        return [
            {"id": writer.id(id), "text": writer.text(f"{id}#text", clauses[id].text)} for id in ids
        ]

    shown = _deciding(facts, pair, [*question[0], *question[1]])
    return {
        "answers": [answer(ids) for ids in question],
        "examples": [
            writer.link(
                addresses.example(id),
                writer.plain(f"{id}#title", facts.project.kb.examples[id].title),
            )
            for id in islice(shown, MOST)
        ],
    }


def _deciding(facts: Facts, pair: tuple[str, str], clauses: Sequence[str]) -> Iterator[str]:
    """Yield examples of some clauses that go another way under the other ruleset."""
    shown = dict.fromkeys(id for one in clauses for id in facts.crossings.shown_by.get(one, ()))
    for id in shown:
        one, other = (facts.runs.get((id, ruleset)) for ruleset in pair)
        if one and other and one.way != other.way:
            yield id
