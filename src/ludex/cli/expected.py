"""Expectations in words on the command line, as the site says them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from ludex.cli.languages import QuickVoice
from ludex.i18n.text import TEXT, Placeholder, Value
from ludex.kb.find import find
from ludex.kb.model import Example, Variant
from ludex.playing import Aside
from ludex.playing.record import GameRecord
from ludex.site.expects import Expects
from ludex.site.games import expectations
from ludex.site.markup import made
from ludex.site.typesetting import tight


class Spoken:
    """Words and names as a terminal shows them: without links, nothing escaped."""

    def __init__(self, voice: QuickVoice) -> None:
        self.locale = voice.locale
        self._voice = voice

    def ui(self, key: str, **values: Value) -> Markup:
        """Return a string of the interface."""
        return made(self._voice.word(key, values, TEXT))

    def card(self, slug: str) -> Markup:
        """Return the name of a card, in quotation marks."""
        return self._named("card", slug)

    def kind(self, slug: str) -> str:
        """Return the kind of a card."""
        return str(find(self._voice.rules, f"card:{slug}").data["kind"])

    def term(self, id: str) -> Markup:
        """Return the name of a term."""
        return self._named("term", id)

    def credit(self, by: str) -> Markup:
        """Return the ID of a rule, or of an effect."""
        return made(by)

    def listed(self, items: Sequence[Markup]) -> Markup:
        """Return items with the comma of the language between them."""
        return made(self.locale.comma).join(items)

    def _named(self, kind: str, ref: str) -> Markup:
        return made(self._voice.text("", str(Placeholder(kind, ref)), TEXT))


def in_words(voice: QuickVoice, game: GameRecord, example: Example, expectation: Any) -> str:
    """Return an expectation of an example as a sentence."""
    said, labels = expectations(game.name)
    sentence = Expects(Spoken(voice), said, labels(example.start)).sentence(expectation)
    return tight(str(sentence), voice.locale)


def at(example: Example, keys: Sequence[str | int]) -> Any:
    """Return what stands in an example where some keys lead."""
    here: Any = example
    for key in keys:
        here = getattr(here, str(key)) if isinstance(here, Example | Variant | Aside) else here[key]
    return here
