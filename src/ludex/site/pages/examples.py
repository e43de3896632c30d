"""The index of the examples, and the step-through page of each under each ruleset."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from typing import Any

from markupsafe import Markup

from ludex.check.play import script_of
from ludex.kb.model import Example, Variant
from ludex.site import addresses
from ludex.site.crossings import labels
from ludex.site.expects import Expects
from ludex.site.facts import Facts
from ludex.site.leaf import Leaf, Shown
from ludex.site.markdown import made
from ludex.site.pages.clauses import publications
from ludex.site.stories import Beat, Story
from ludex.site.writer import Writer


def leaves(facts: Facts) -> Iterator[Leaf]:
    """Yield the pages of the examples."""
    kb = facts.project.kb
    yield Leaf(addresses.EXAMPLES, partial(_index, facts))
    for (id, ruleset), story in facts.stories.items():
        own = kb.ruleset_of(kb.examples[id])
        yield Leaf(addresses.example(id, ruleset, own), partial(_page, facts, story))


def _index(facts: Facts, writer: Writer) -> Shown:
    kb = facts.project.kb
    articles = []
    for article in kb.articles.values():
        live = [e for e in article.examples if e.retired is None]
        if live:
            title = writer.plain(f"{article.id}#title", article.title)
            shown = [_of_example(facts, writer, example) for example in live]
            articles.append({"id": article.id, "title": title, "examples": shown})
    return Shown(writer.word("examples.title"), "examples", {"articles": articles})


def _of_example(facts: Facts, writer: Writer, example: Example) -> dict[str, Any]:
    own = facts.project.kb.ruleset_of(example)
    differs = [id for id, variant in example.under.items() if isinstance(variant, Variant)]
    title = writer.plain(f"{example.id}#title", example.title)
    return {
        "id": example.id,
        "link": writer.link(addresses.example(example.id, own, own), title),
        "differs": writer.listed([writer.ruleset(id) for id in differs]),
    }


def _page(facts: Facts, story: Story, writer: Writer) -> Shown:
    it = story.example
    kb = facts.project.kb
    article = kb.article_of(it.id)
    is_own = story.ruleset == kb.ruleset_of(it)
    expects = Expects(writer, labels(it))
    return Shown(
        writer.plain(f"{it.id}#title", it.title),
        "example",
        {
            "id": it.id,
            "ruleset": writer.ruleset_name(story.ruleset),
            "runs": [
                _run(facts, writer, it, id, story.ruleset) for id in facts.project.runs_of(it)
            ],
            "shows": writer.ids(it.shows),
            "missed": writer.ids(list(it.near_miss)),
            "sources": publications(writer, it.sources),
            "note": writer.text(f"{it.id}#note", it.note) if it.note else "",
            "before": _picture(writer, story, "start"),
            "after": _picture(writer, story, story.ruleset),
            "beats": [_beat(writer, expects, beat) for beat in story.beats],
            "holds": _checks(writer, expects, story.expect),
            "others": [
                _other(facts, writer, expects, story, id)
                for id in facts.project.runs_of(it)
                if id != story.ruleset
            ],
            "frames": _frames(facts, writer, story),
        },
        [
            (addresses.RULES, writer.word("rules.title")),
            (addresses.rule(it.id), writer.plain(f"{article.id}#title", article.title)),
        ],
        label=it.id,
        aside="" if is_own else writer.ruleset_name(story.ruleset),
        searched=is_own,
        wide=True,
    )


def _picture(writer: Writer, story: Story, which: str) -> dict[str, str]:
    picture = story.first if which == "start" else story.last
    return {
        "href": writer.href(addresses.Address(addresses.board(story.example.id, which))),
        "alt": writer.drawing.described(picture),
    }


def _run(facts: Facts, writer: Writer, it: Example, id: str, here: str) -> dict[str, Any]:
    to = addresses.example(it.id, id, facts.project.kb.ruleset_of(it))
    return {"name": writer.ruleset_name(id), "href": writer.href(to), "here": id == here}


def _beat(writer: Writer, expects: Expects, beat: Beat) -> dict[str, Any]:
    if beat.line is None:
        return {"said": "", "checks": _checks(writer, expects, beat.checked)}
    by = [writer.credit(one) for one in (*beat.line.clauses, *beat.line.data)]
    return {"said": writer.said(beat.line.said), "by": writer.listed(by), "checks": []}


def _checks(writer: Writer, expects: Expects, several: Any) -> list[dict[str, Any]]:
    return [{"said": expects.sentence(each), "by": expects.because(each)} for each in several]


def _other(facts: Facts, writer: Writer, expects: Expects, story: Story, id: str) -> dict[str, Any]:
    """Return what another ruleset makes of the same position, and by which clauses."""
    it = story.example
    own = facts.project.kb.ruleset_of(it)
    values: dict[str, Any] = {
        "name": writer.ruleset_name(id),
        "link": writer.link(addresses.example(it.id, id, own), writer.ruleset_name(id)),
        "differs": False,
    }
    if script_of(it, id)[:2] == script_of(it, story.ruleset)[:2]:
        return values
    variants = (it.under.get(each) for each in (story.ruleset, id))
    because = {c: None for v in variants if isinstance(v, Variant) for c in v.because}
    there = facts.stories[it.id, id]
    return values | {
        "differs": True,
        "clauses": [_pair(facts, writer, clause, story.ruleset, id) for clause in because],
        "holds_here": _checks(writer, expects, story.expect),
        "holds_there": _checks(writer, expects, there.expect),
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


def _frames(facts: Facts, writer: Writer, story: Story) -> Markup:
    """Return the cells that each step draws anew, as JSON for a script element."""
    where = facts.layouts[story.example.id]
    steps = [
        {
            name: writer.drawing.cell(cell, where.boxes[name])
            for name, cell in beat.changed.items()
            if name in where.boxes
        }
        for beat in story.beats
    ]
    data = json.dumps(steps, ensure_ascii=False, separators=(",", ":"))
    # No `<` at all, so that neither Markdown nor HTML sees an element in it.
    return made(data.replace("<", "\\u003c"))
