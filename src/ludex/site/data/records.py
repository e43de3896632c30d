"""The shapes of the published data: each file is a list of one of these, or one trace.

Texts are by language code; IDs are those of the knowledge base; dates are ISO 8601; addresses are
absolute.
"""

from __future__ import annotations

from datetime import date

from pydantic import BaseModel, ConfigDict

Texts = dict[str, str]
"""A text in every language, by language code."""


class Record(BaseModel):
    """One thing as it is published."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class RulesetRecord(Record):
    """A ruleset, and every clause that it puts in force."""

    id: str
    titles: Texts
    since: date
    until: date | None
    clauses: tuple[str, ...]
    url: str


class ArticleRecord(Record):
    """An article of a rulebook, and its clauses and examples."""

    id: str
    rulebook: str
    titles: Texts
    clauses: tuple[str, ...]
    examples: tuple[str, ...]
    url: str


class ClauseRecord(Record):
    """A clause: its text, what it rests on, and where it is in force.

    `kind` is `rule`, `term` (a definition) or `conduct`, which only persons can check. `concept` is
    the question that it answers, in common with clauses of other rulebooks. A retired
    one counts no more; `successor` is what stands in its place.
    """

    id: str
    article: str
    kind: str
    texts: Texts
    trust: str
    revision: int
    concept: str | None
    claims: tuple[str, ...]
    rulesets: tuple[str, ...]
    shown_by: tuple[str, ...]
    retired: bool
    successor: str | None
    url: str


class ExampleRecord(Record):
    """An example, the clauses that it shows, and its trace under each ruleset."""

    id: str
    article: str
    titles: Texts
    shows: tuple[str, ...]
    traces: dict[str, str]
    url: str


class CardRecord(Record):
    """An encoded card, and what its effects do, in words of our own."""

    id: str
    names: Texts
    effects: tuple[Texts, ...]
    examples: tuple[str, ...]
    url: str


class ListRecord(Record):
    """A list of forbidden and limited cards, by their slugs; any other card is unlimited."""

    id: str
    titles: Texts
    territory: str
    since: date
    until: date | None
    forbidden: tuple[str, ...]
    limited: tuple[str, ...]
    semi_limited: tuple[str, ...]
    url: str


class TermRecord(Record):
    """A term of the glossary."""

    id: str
    names: Texts
    url: str


class ChangeRecord(Record):
    """A clause whose meaning has changed: what it said before, in English, and until when."""

    id: str
    revision: int
    until: date
    said: str
    url: str


class StepRecord(Record):
    """A step of a run, in English, and whoever brought it about: clauses, and texts of cards."""

    said: str
    clauses: tuple[str, ...]
    cards: tuple[str, ...]


class TraceRecord(Record):
    """A run of an example under a ruleset, step by step."""

    example: str
    ruleset: str
    steps: tuple[StepRecord, ...]


class FileRecord(Record):
    """A published file: where it and its JSON Schema are, and the SHA-256 of its bytes."""

    name: str
    file: str
    schema_file: str
    count: int
    sha256: str


class IndexRecord(Record):
    """Every published file; `digest` is another one as soon as anything in the rules is."""

    version: int
    date: date
    digest: str
    files: tuple[FileRecord, ...]
