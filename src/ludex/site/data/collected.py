"""The knowledge base as records, and the runs of an example as traces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ludex.i18n.locales import ENGLISH
from ludex.kb.model import Clause
from ludex.site import addresses
from ludex.site.addresses import Address
from ludex.site.data.records import (
    ArticleRecord,
    CardRecord,
    ChangeRecord,
    ClauseRecord,
    ExampleRecord,
    ListRecord,
    RulesetRecord,
    StepRecord,
    TermRecord,
    Texts,
    TraceRecord,
)
from ludex.site.facts import Facts
from ludex.site.stories import Story, Told
from ludex.site.writer import Writer

TRACES = "traces"
"""The folder of the traces."""


class Collected:
    """What is published of a project, with its texts in every language."""

    def __init__(self, facts: Facts, writers: Mapping[str, Writer]) -> None:
        self.facts = facts
        self.kb = facts.project.kb
        self.writers = writers
        self.english = writers[ENGLISH.code]

    def rulesets(self) -> Iterator[RulesetRecord]:
        """Yield the rulesets."""
        for it in self.kb.rulesets.values():
            yield RulesetRecord(
                id=it.id,
                titles=self._texts(f"{it.id}#title", it.title),
                since=it.since,
                until=it.until,
                clauses=self.facts.crossings.clauses_of[it.id],
                url=self._url(addresses.ruleset(it.id)),
            )

    def articles(self) -> Iterator[ArticleRecord]:
        """Yield the articles of all rulebooks."""
        for it in self.kb.articles.values():
            yield ArticleRecord(
                id=it.id,
                rulebook=self.kb.rulebook_of(it.id).id,
                titles=self._texts(f"{it.id}#title", it.title),
                clauses=tuple(each.id for each in it.clauses),
                examples=tuple(each.id for each in it.examples if each.retired is None),
                url=self._url(addresses.rule(it.id)),
            )

    def clauses(self) -> Iterator[ClauseRecord]:
        """Yield the clauses, retired ones too."""
        cross = self.facts.crossings
        for it in self.kb.clauses.values():
            yield ClauseRecord(
                id=it.id,
                article=self.kb.article_of(it.id).id,
                kind=it.kind,
                texts=self._texts(f"{it.id}#text", it.text),
                trust=it.trust,
                revision=it.revision,
                concept=it.concept,
                claims=it.from_,
                rulesets=tuple(cross.in_force[it.id]),
                shown_by=tuple(cross.shown_by.get(it.id, ())),
                retired=it.retired is not None,
                successor=it.retired.successor if it.retired else None,
                url=self._short(it),
            )

    def examples(self) -> Iterator[ExampleRecord]:
        """Yield the examples that count."""
        for id in self.facts.told:
            it = self.kb.examples[id]
            yield ExampleRecord(
                id=id,
                article=self.kb.article_of(id).id,
                titles=self._texts(f"{id}#title", it.title),
                shows=it.shows,
                traces={under: trace_file(id, under) for under in self.facts.project.runs_of(it)},
                url=self._url(addresses.example(id)),
            )

    def cards(self) -> Iterator[CardRecord]:
        """Yield the encoded cards."""
        for slug, card in self.kb.cards.items():
            effects = enumerate(card.facts.effects, 1) if hasattr(card.facts, "effects") else ()
            yield CardRecord(
                id=slug,
                names=dict(card.names),
                effects=tuple(self._texts(f"{slug}#{n}.says", each.says) for n, each in effects),
                examples=tuple(self.facts.crossings.examples_with.get(slug, ())),
                url=self._url(addresses.card(slug)),
            )

    def lists(self) -> Iterator[ListRecord]:
        """Yield the lists of forbidden and limited cards."""
        for it in self.kb.lists.values():
            yield ListRecord(
                id=it.id,
                titles=self._texts(f"list:{it.id}#title", it.title),
                territory=it.territory,
                since=it.since,
                until=it.until,
                forbidden=it.forbidden,
                limited=it.limited,
                semi_limited=it.semi_limited,
                url=self._url(addresses.card_list(it.id)),
            )

    def terms(self) -> Iterator[TermRecord]:
        """Yield the terms of the glossary."""
        for id, term in self.kb.terms.items():
            names = {code: term.names[code]["one"] for code in self.writers}
            yield TermRecord(id=id, names=names, url=self._url(addresses.term(id)))

    def changes(self) -> Iterator[ChangeRecord]:
        """Yield what clauses said before their meaning changed."""
        for it in self.kb.clauses.values():
            for old in it.revisions:
                yield ChangeRecord(
                    id=it.id,
                    revision=old.revision,
                    until=old.until,
                    said=str(self.english.english(old.text).striptags()),
                    url=self._short(it),
                )

    def _texts(self, context: str, english: str) -> Texts:
        return {code: writer.plain(context, english) for code, writer in self.writers.items()}

    def _url(self, to: Address) -> str:
        return f"{self.facts.base}{ENGLISH.code}/{to.url}"

    def _short(self, it: Clause) -> str:
        return f"{self.facts.base}r/{it.id}/"


def traces(told: Told, english: Writer) -> Iterator[TraceRecord]:
    """Yield every run of an example."""
    for alike in told.tellings:
        for story in alike:
            steps = tuple(_steps(story, english))
            yield TraceRecord(example=story.example.id, ruleset=story.ruleset, steps=steps)


def _steps(story: Story, english: Writer) -> Iterator[StepRecord]:
    for beat in story.beats:
        if beat.line is not None:
            said = str(english.said(beat.line.said).striptags())
            yield StepRecord(said=said, clauses=beat.line.clauses, cards=beat.line.data)


def trace_file(example: str, ruleset: str) -> str:
    """Return where the trace of a run is, below the folder of the data."""
    return f"{TRACES}/{example}/{ruleset}.json"
