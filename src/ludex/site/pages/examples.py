"""The index of the examples, and the page of each, told under all its rulesets."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from ludex.kb.model import Example, Variant
from ludex.kb.scripts import script_of
from ludex.site import addresses
from ludex.site.expects import Expects
from ludex.site.facts import Facts
from ludex.site.leaf import Leaf, Shown
from ludex.site.markup import made
from ludex.site.pages.clauses import publications
from ludex.site.reporting import report
from ludex.site.stories import Beat, Story, Told
from ludex.site.writer import Writer

_TERM = re.compile(rf'<a href="[./]*{addresses.GLOSSARY.url}#(?P<term>[^"]*)">(?P<name>[^<]*)</a>')
"""A link to a term in a sentence of the log."""


def leaves(facts: Facts) -> Iterator[Leaf]:
    """Yield the pages of the examples."""
    yield Leaf(addresses.EXAMPLES, partial(_index, facts))
    ids = list(facts.told)
    for n, id in enumerate(ids):
        near = {"prev": ids[n - 1] if n else "", "next": ids[n + 1] if n + 1 < len(ids) else ""}
        yield Leaf(addresses.example(id), partial(_page, facts, id, near), example=id)


def _index(facts: Facts, writer: Writer) -> Shown:
    kb = facts.project.kb
    articles = []
    for article in kb.articles.values():
        live = [e for e in article.examples if e.retired is None]
        if live:
            title = writer.plain(f"{article.id}#title", article.title)
            shown = [_of_example(writer, example) for example in live]
            articles.append({"id": article.id, "title": title, "examples": shown})
    return Shown(writer.word("examples.title"), "examples", {"articles": articles})


def _of_example(writer: Writer, example: Example) -> dict[str, Any]:
    differs = [id for id, variant in example.under.items() if isinstance(variant, Variant)]
    title = writer.plain(f"{example.id}#title", example.title)
    return {
        "id": example.id,
        "link": writer.link(addresses.example(example.id), title),
        "differs": writer.listed([writer.ruleset(id) for id in differs]),
    }


def _page(facts: Facts, id: str, near: Mapping[str, str], writer: Writer) -> Shown:
    told = facts.told[id]
    it = told.example
    article = facts.project.kb.article_of(it.id)
    face = facts.face_of(it)
    expects = Expects(writer, face.expects, face.labels(it.start))
    own, *others = told.tellings
    return Shown(
        writer.plain(f"{it.id}#title", it.title),
        "example",
        {
            "shows": writer.ids(it.shows),
            "missed": writer.ids(list(it.near_miss)),
            "sources": publications(writer, it.sources),
            "note": writer.text(f"{it.id}#note", it.note) if it.note else "",
            "before": writer.boards.described(told.boards, own[0].first),
            "tellings": [_telling(writer, expects, told, alike) for alike in told.tellings],
            "differences": [
                _difference(facts, writer, expects, own[0], other)
                for alike in others
                for other in alike
            ],
            "wrong": report(facts, writer, it.id, it.id),
            "boards": made(writer.boards.packed(told)),
            "neighbours": [
                (writer.href(addresses.example(id)), id, rel) for rel, id in near.items() if id
            ],
        },
        [
            (addresses.RULES, writer.word("rules.title")),
            (addresses.rule(article.id), writer.plain(f"{article.id}#title", article.title)),
        ],
        label=it.id,
        wide=True,
        description=_answered(writer, it),
        own_title=True,
    )


def _answered(writer: Writer, it: Example) -> str:
    """Return what players ask that an example answers, and the answer, or else what it shows."""
    if it.asked is None:
        clauses = (writer.kb.clauses[id] for id in it.shows)
        return " ".join(writer.plain(f"{one.id}#text", one.text) for one in clauses)
    question = writer.plain(f"{it.id}#question", it.asked.question)
    return f"{question} {writer.plain(f'{it.id}#answer', it.asked.answer)}"


def _telling(
    writer: Writer, expects: Expects, told: Told, alike: Sequence[Story]
) -> dict[str, Any]:
    """Return what a run tells, in the name of every ruleset under which it goes that way."""
    story = alike[0]
    names = writer.locale.comma.join(writer.ruleset_name(each.ruleset) for each in alike)
    return {
        "rulesets": [each.ruleset for each in alike],
        "name": names,
        "beats": _linking_once(_beat(writer, expects, beat) for beat in story.beats),
        "holds": _checks(writer, expects, story.expect),
        "after": writer.boards.described(told.boards, story.last),
    }


def _beat(writer: Writer, expects: Expects, beat: Beat) -> dict[str, Any]:
    if beat.line is None:
        return {"said": "", "checks": _checks(writer, expects, beat.checked)}
    by = [writer.credit(one) for one in (*beat.line.clauses, *beat.line.data)]
    return {"said": writer.said(beat.line.said), "by": writer.listed(by), "checks": []}


def _linking_once(beats: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return beats in which a term is linked only where it is first said: a log says it often."""
    met = set[str]()

    def link(found: re.Match[str]) -> str:
        again = found["term"] in met
        met.add(found["term"])
        return found["name"] if again else found[0]

    return [beat | {"said": made(_TERM.sub(link, beat["said"]))} for beat in beats]


def _checks(writer: Writer, expects: Expects, several: Any) -> list[dict[str, Any]]:
    return [{"said": expects.sentence(each), "by": expects.because(each)} for each in several]


def _difference(
    facts: Facts, writer: Writer, expects: Expects, own: Story, other: Story
) -> dict[str, Any]:
    """Return what another ruleset makes of the same position, and by which clauses."""
    it = own.example
    values: dict[str, Any] = {
        "here": writer.ruleset_name(own.ruleset),
        "there": writer.ruleset_name(other.ruleset),
        "ruleset": other.ruleset,
        "differs": script_of(it, own.ruleset)[:2] != script_of(it, other.ruleset)[:2],
    }
    variant = it.under.get(other.ruleset)
    if not values["differs"] or not isinstance(variant, Variant):
        return values
    return values | {
        "clauses": [_pair(facts, writer, id, own.ruleset, other.ruleset) for id in variant.because],
        "holds_here": _checks(writer, expects, own.expect),
        "holds_there": _checks(writer, expects, other.expect),
    }


def _pair(facts: Facts, writer: Writer, id: str, here: str, there: str) -> dict[str, Any]:
    """Return a clause that makes the difference, beside the one that it stands against."""
    cross = facts.crossings
    answers = (id, *cross.neighbours.get(id, ()))

    def in_force(ruleset: str) -> list[dict[str, Any]]:
        ids = [each for each in answers if ruleset in cross.in_force[each]]
        texts = facts.project.kb.clauses
        return [
            {"id": writer.id(each), "text": writer.text(f"{each}#text", texts[each].text)}
            for each in ids
        ]

    return {"here": in_force(here), "there": in_force(there)}
