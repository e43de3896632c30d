"""A clause as it is shown, wherever it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from markupsafe import Markup

from ludex.kb.model import Article, Clause, Publication, Sources
from ludex.site import addresses
from ludex.site.addresses import Address
from ludex.site.card_lists import list_of
from ludex.site.facts import Facts
from ludex.site.reporting import report
from ludex.site.writer import Writer

Values = Mapping[str, Any]


_FEW = 6
"""How many examples a clause names itself, where a page has them all."""


def clause(facts: Facts, writer: Writer, it: Clause, usual: Sequence[str], more: str) -> Values:
    """Return what the template of a clause shows.

    Where it is in force is said unless that is the `usual`; `more` leads to all of its examples
    where its article has them apart, and what it rests on.
    """
    cross = facts.crossings
    in_force = cross.in_force[it.id]
    return {
        "id": it.id,
        "text": writer.text(f"{it.id}#text", it.text),
        "kind": it.kind,
        "trust": it.trust,
        "revision": it.revision,
        "retired": _retired(writer, it),
        "interpretation": interpretation(writer, it),
        "claims": list(_claims(facts, writer, it)),
        "publications": publications(writer, it.sources),
        "first": list(_first(facts, writer, it)),
        "neighbours": [neighbour(facts, writer, id) for id in cross.neighbours.get(it.id, ())],
        "shown_by": _few(writer, cross.shown_by.get(it.id, ()), more),
        "missed_by": _few(writer, cross.missed_by.get(it.id, ()), more),
        "always": writer.text(f"{it.id}#always", it.always) if it.always else "",
        "witness": writer.text(f"{it.id}#witness", it.witness.reason) if it.witness else "",
        "explains": writer.id(it.explains) if it.explains else "",
        "equivalent": [
            Markup("<code>{}</code> {}").format(at, writer.text(f"{it.id}#equivalent.{at}", why))
            for at, why in it.equivalent.items()
        ],
        "in_force": "" if in_force == usual else rulesets(writer, in_force),
        "card_list": _card_list(writer, it),
        "aliases": it.aliases,
        "apart": f"grounds/#{it.id}" if more else "",
        "history": [
            {"id": f"{it.id}@{old.revision}", "revision": old.revision}
            | {"until": writer.day(old.until), "text": old_text(writer, old.text)}
            for old in reversed(it.revisions)
        ],
        "short": f"{facts.base}r/{it.id}/",
        "citation": citation(facts, writer, it),
        "wrong": report(facts, writer, it.id, f"{it.id}@{it.revision}"),
    }


def rulesets(writer: Writer, ids: Sequence[str]) -> Markup:
    """Return the titles of rulesets, linked."""
    return writer.listed([writer.ruleset(id) for id in ids])


def _few(writer: Writer, ids: Sequence[str], more: str) -> Markup:
    """Return the IDs of examples, or the first of them and where the others are."""
    if not more or len(ids) <= _FEW:
        return writer.ids(ids)
    others = writer.ui("clause.more-examples", count=len(ids) - _FEW)
    link = Markup('<a href="{}">{}</a>').format(more, others)
    return writer.listed([*map(writer.id, ids[:_FEW]), link])


def _first(facts: Facts, writer: Writer, it: Clause) -> Iterator[Values]:
    """Yield the first example that shows a clause, to be stepped through in place."""
    showing = facts.crossings.shown_by.get(it.id, ())
    book = it.id.partition("-")[0]
    # One of its own rulebook is soonest about it.
    for id in sorted(showing, key=lambda id: not id.startswith(f"{book}-"))[:1]:
        yield in_place(facts, writer, id, it.id)


def in_place(facts: Facts, writer: Writer, id: str, clause: str) -> Values:
    """Return an example that another page steps through, from where a clause has acted."""
    example = facts.project.kb.examples[id]
    steps = (moment for moment in facts.run(id).moments if moment.step)
    acted = (n for n, moment in enumerate(steps, 1) if clause in moment.credits)
    return {
        "id": id,
        "title": writer.text(f"{id}#title", example.title),
        "href": writer.href(addresses.example(id)),
        "at": next(acted, 0),
    }


def old_text(writer: Writer, text: str) -> Markup:
    """Return a superseded text; it is kept in English only."""
    return Markup('<span lang="en">{}</span>').format(writer.english(text))


def citation(facts: Facts, writer: Writer, it: Clause) -> str:
    """Return how to cite a clause, with a gap for its text, which a script fills in."""
    article = facts.project.kb.article_of(it.id)
    return writer.word(
        "cite.clause",
        id=it.id,
        article=writer.plain(f"{article.id}#title", article.title),
        revision=it.revision,
        text="…",
        address=f"{facts.base}r/{it.id}@{it.revision}/",
        date=facts.day.isoformat(),
    )


def interpretation(writer: Writer, it: Clause) -> Values | None:
    """Return how a clause reads what its sources leave open."""
    reading = it.interpretation
    if reading is None:
        return None
    return {
        "text": writer.text(f"{it.id}#interpretation", reading.text),
        "grounds": writer.text(f"{it.id}#grounds", reading.grounds),
        "trust": reading.trust,
    }


def neighbour(facts: Facts, writer: Writer, id: str) -> Values:
    """Return a clause that answers the same question elsewhere."""
    other = facts.project.kb.clauses[id]
    return {
        "id": writer.id(id),
        "text": writer.text(f"{id}#text", other.text),
        "rulebook": rulebook_title(facts, writer, id),
    }


def rulebook_title(facts: Facts, writer: Writer, id: str) -> str:
    """Return the title of the rulebook that something is in."""
    book = facts.project.kb.rulebook_of(id)
    return writer.plain(f"{book.id}#title", book.title)


def publications(writer: Writer, sources: Sources) -> list[Values]:
    """Return published pages: our source documents, and others."""
    shown: list[Values] = []
    for each in sources:
        if isinstance(each, Publication):
            date = writer.day(each.date) if each.date else ""
            site, where = writer.website(each.site), each.where or ""
            shown.append({"title": each.title, "site": site, "date": date, "where": where})
        else:
            title = writer.kb.sources[each].title
            link = writer.link(addresses.source(each), title)
            shown.append({"title": link, "site": "", "date": "", "where": ""})
    return shown


def other_programs(writer: Writer, it: Article) -> Values | None:
    """Return what other programs do instead of what an article says, if it tells that."""
    told = it.other_programs
    if told is None:
        return None
    return {
        "text": writer.text(f"{it.id}#other-programs", told.text),
        "example": writer.id(told.example),
        "title": writer.plain(f"{told.example}#title", writer.kb.examples[told.example].title),
        "sources": publications(writer, told.sources),
    }


def _claims(facts: Facts, writer: Writer, it: Clause) -> Iterator[Values]:
    for id in it.from_:
        to = Address(addresses.source(facts.project.kb.source_of(id).id).page, id)
        yield {"id": writer.link(to, id), "where": writer.place(writer.kb.claims[id])}


def _card_list(writer: Writer, it: Clause) -> Markup | str:
    followed = list_of(writer.kb, it.id)
    return writer.card_list(followed) if followed else ""


def _retired(writer: Writer, it: Clause) -> Values | None:
    if it.retired is None:
        return None
    after = it.retired.successor
    return {
        "reason": writer.text(f"{it.id}#retired", it.retired.reason),
        "successor": writer.id(after) if after else "",
    }
