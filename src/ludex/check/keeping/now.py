"""What each part that a run may have used is at present, by its digest."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from functools import cached_property
from hashlib import sha256
from typing import Any

from ludex.check.keeping.code import Code
from ludex.check.keeping.used import Part
from ludex.kb import layout
from ludex.kb.lock import plain
from ludex.kb.yaml_file import Document
from ludex.kernel import KernelError, value
from ludex.project.project import Project

OF_AN_EXAMPLE = ("start", "play", "expect", "under", "near-miss")
"""What is played of an example; the rest of it is told."""


def digest(said: Any) -> str:
    """Return the digest of data; what is not plain in it is made so."""
    text = json.dumps(
        said, ensure_ascii=False, sort_keys=True, separators=(",", ":"), default=plain
    )
    return sha256(text.encode()).hexdigest()[:16]


@value
class _Row:
    """Stands for a quantity of which a clause's data is asked for one row."""

    key: tuple[str, ...]


class Now:
    """The digests of parts as a project and the code have them; what is not there has one, too."""

    def __init__(self, project: Project, code: Code) -> None:
        self._project = project
        self._code = code
        self._found: dict[Part, str] = {}
        self._ways: Mapping[str, Callable[..., Any]] = {
            "example": self._example,
            "on": self._on,
            "row": self._row,
            "clauses": self._clauses,
            "answers": self._answers,
            "card": self._card,
            "home": lambda *slug: self._known(project.homes, *slug),
            "treated-as": lambda *slug: self._known(project.treated_as, *slug),
            "released": lambda *slug: self._known(project.released, *slug),
            "ruleset": self._ruleset,
            "file": self._file,
            "known-cards": self._known_cards,
        }

    def whole(self, part: Part) -> Part | None:
        """Return what a part cannot change without, if that is told at once of many of them."""
        kind, *keys = part
        if kind in {"on", "row", "clauses"}:
            return "ruleset", keys[0]
        if kind in {"card", "home", "treated-as", "released"}:
            return ("known-cards",)
        if kind == "example" and keys[0] in self._project.kb.places:
            document, _ = self._project.kb.place(keys[0])
            return "file", self._place(document)
        return None

    def is_as_it_was(self, part: Part, was: str) -> None:
        """Take it that a part has the digest that it had, since what it is of is the same."""
        self._found[part] = was

    def of(self, part: Part) -> str:
        """Return the digest of a part."""
        if part not in self._found:
            kind, *keys = part
            try:
                self._found[part] = digest(self._ways[kind](*keys))
            except (LookupError, AttributeError):
                self._found[part] = "not there"
        return self._found[part]

    def _example(self, id: str) -> Any:
        kb = self._project.kb
        raw = kb.raw(id)
        return kb.ruleset_of(kb.examples[id]), [raw.get(key) for key in OF_AN_EXAMPLE]

    def _on(self, ruleset: str, kind: Any, of: str) -> Any:
        rules = self._project.rulesets[ruleset].of[kind][_type(of)]
        return [[rule.id, self._code.bodies.get(rule.id, "")] for rule in rules]

    def _row(self, ruleset: str, of: str, *key: str) -> Any:
        """Return what each clause's data says; one that has a function is asked in each run."""
        row, found = _Row(key), []
        for rule in self._project.rulesets[ruleset].of["sets"][_type(of)]:
            try:
                found.append((rule.id, rule.body(None, row) if rule.data else "by a function"))
            except KernelError as wrong:
                found.append((rule.id, str(wrong)))
        return found

    def _clauses(self, ruleset: str) -> Any:
        return self._project.rulesets[ruleset].ids

    def _ruleset(self, name: str) -> Any:
        data, resolved = self._project.data, self._project.resolved(name)
        clauses = [[id, self._code.bodies.get(id), data.get(id)] for id in resolved.clauses]
        return clauses, resolved.order

    def _file(self, place: str) -> Any:
        """Return what a file says, and under which rulesets the examples of rulebooks run."""
        under = {id: book.ruleset for id, book in self._project.kb.rulebooks.items()}
        return self._documents[place].text, under

    def _known_cards(self) -> Any:
        return {
            place: document.text
            for place, document in self._documents.items()
            if document.kind in {"card", "register"}
        }

    @cached_property
    def _documents(self) -> Mapping[str, Document]:
        return {self._place(each): each for each in self._project.kb.documents}

    def _place(self, document: Document) -> str:
        return layout.below(self._project.kb.root, document.path).as_posix()

    def _answers(self) -> Any:
        clauses = self._project.kb.clauses.values()
        return {clause.id: clause.concept for clause in clauses if clause.concept}

    def _card(self, game: str, slug: str | None = None) -> Any:
        cards = self._project.cards_of(game)
        if slug is not None:
            return self._project.kb.raw(f"card:{slug}") if slug in cards else None
        return {each: self.of(("card", game, each)) for each in cards}

    def _known(self, table: Mapping[str, Any], slug: str | None = None) -> Any:
        return dict(table) if slug is None else table.get(slug)


def _type(name: str) -> type[Any]:
    """Return the class of a name; raises LookupError if its module is not loaded."""
    module, _, qualname = name.partition(":")
    found: Any = sys.modules[module]
    for each in qualname.split("."):
        found = getattr(found, each)
    of: type[Any] = found
    return of
