"""Expectations in words: what an example checks, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from markupsafe import Markup

from ludex.i18n.locales import Locale
from ludex.i18n.text import Placeholder, Value
from ludex.site.markup import made

Say = Callable[["Expects", Any], Markup]
"""Puts an expectation of one kind into words."""


class Writing(Protocol):
    """What expectations ask of whoever writes them down."""

    @property
    def locale(self) -> Locale:
        """The language."""

    def ui(self, key: str, **values: Value) -> Markup:
        """Return a string of the interface."""

    def card(self, slug: str) -> Markup:
        """Return the name of a card."""

    def kind(self, slug: str) -> str:
        """Return the kind of a card as its game's vocabulary has it."""

    def term(self, id: str) -> Markup:
        """Return the name of a term."""

    def credit(self, by: str) -> Markup:
        """Return the ID of a rule, or the card whose text is meant."""

    def listed(self, items: Sequence[Markup]) -> Markup:
        """Return items with the comma of the language between them."""


class Expects:
    """Puts the expectations of one example into words, as its game says them.

    `labels` say what its names mean.
    """

    writer: Writing

    def __init__(
        self, writer: Writing, said: Mapping[type, Say], labels: Mapping[str, str]
    ) -> None:
        self.writer = writer
        self.said = said
        self.labels = labels

    def sentence(self, expectation: Any) -> Markup:
        """Return an expectation as a sentence."""
        return self.said[type(expectation)](self, expectation)

    def because(self, expectation: Any) -> Markup:
        """Return what an expectation names as refusing or offering."""
        by = getattr(expectation, "because", None) or getattr(expectation, "by", None)
        return Markup() if by in (None, "nothing") else self.writer.credit(by)

    def card(self, name: str) -> Placeholder:
        """Return the card that a name means."""
        return Placeholder("card", self.labels.get(name, name))

    def objections(self, count: int) -> Markup:
        """Return how many objections there are to a Deck."""
        ui = self.writer.ui
        return ui("match.objections", count=count) if count else ui("match.no-objections")

    def kind(self, name: str) -> str:
        """Return the kind of the card that a name means."""
        return self.writer.kind(self.card(name).ref)

    def of(self, subject: Markup, facts: Iterator[Markup]) -> Markup:
        """Return a subject with the facts that are expected of it."""
        # The phrase would escape what is Markdown already, so that it is filled here.
        said = self.writer.ui("expect.of", subject="\0", facts="\1")
        return made(said.replace("\0", subject).replace("\1", self.writer.listed(list(facts))))
