"""The first page."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from ludex.i18n.locales import LOCALES
from ludex.site import addresses, charts
from ludex.site.facts import Facts
from ludex.site.leaf import Leaf, Shown
from ludex.site.pages.clauses import in_place
from ludex.site.search_words import search_words
from ludex.site.writer import Writer

MOST_ASKED = 4
"""Questions of players that are shown."""


def leaves(facts: Facts) -> Iterator[Leaf]:
    """Yield the first page."""
    yield Leaf(addresses.HOME, partial(_page, facts))


def _page(facts: Facts, writer: Writer) -> Shown:
    kb = facts.project.kb
    asked = [id for id in facts.told if kb.examples[id].asked]
    # What is stepped through goes another way under other rules, and is soon seen.
    asked.sort(key=lambda id: (not kb.examples[id].under, _length(facts, id)))
    played = {ruleset for _, ruleset in facts.runs}
    proofs = (
        ("sources", addresses.SOURCES),
        ("interpretations", addresses.INTERPRETATIONS),
        ("verification", addresses.VERIFICATION),
        ("translation", addresses.TRANSLATION),
        ("changes", addresses.CHANGES),
    )
    return Shown(
        writer.word("home.title"),
        "home",
        {
            "search": {"lang": writer.locale.code, **search_words(writer)},
            "demo": in_place(facts, writer, asked[0], kb.examples[asked[0]].shows[0])
            if asked
            else None,
            "questions": [_question(facts, writer, id) for id in asked[:MOST_ASKED]],
            "doors": list(_doors(facts, writer)),
            "rulesets": [
                {
                    "href": writer.href(addresses.ruleset(one.id)),
                    "name": writer.ruleset_name(one.id),
                    "summary": writer.plain(f"{one.id}#summary", one.summary),
                    "time": writer.period(one.since, one.until),
                }
                for one in kb.rulesets.values()
                if one.id in played
            ],
            "figures": [
                (len(kb.clauses), writer.ui("home.clauses")),
                (len(facts.told), writer.ui("home.examples")),
                (len(kb.cards), writer.ui("home.cards")),
                (len(LOCALES), writer.ui("home.languages")),
            ],
            "proofs": [
                (writer.link(to, writer.word(f"{key}.title")), writer.ui(f"home.{key}"))
                for key, to in proofs
            ],
        },
        wide=True,
        description=writer.word("home.intro"),
        own_title=True,
    )


def _length(facts: Facts, id: str) -> int:
    """Return how many items an example's own telling has."""
    return len(facts.run(id).moments)


def _question(facts: Facts, writer: Writer, id: str) -> dict[str, Any]:
    """Return a question, its answer in a sentence, and the clause that gives it."""
    example = facts.project.kb.examples[id]
    asked = example.asked
    return {
        "href": writer.href(addresses.example(id)),
        "question": writer.plain(f"{id}#question", asked.question) if asked else "",
        "answer": writer.plain(f"{id}#answer", asked.answer) if asked else "",
        "id": next(iter(example.shows), id),
    }


def _doors(facts: Facts, writer: Writer) -> Iterator[dict[str, Any]]:
    """Yield the ways into what the games show of rulesets."""
    for chart in charts.on_top(facts):
        yield {
            "href": writer.href(chart.address),
            "name": writer.word(f"{chart.words}.top"),
            "said": writer.word(f"{chart.words}.within"),
        }
