"""The knowledge base speaking a language: its texts and the sentences of its logs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from ludex.i18n.catalogues import Catalogues, Translated
from ludex.i18n.extract import Message, messages_of, phrases
from ludex.i18n.locales import Locale
from ludex.i18n.names import from_table, itself, no_link
from ludex.i18n.phrases import Phrases
from ludex.i18n.text import TEXT, Markup, Renderer, Resolver
from ludex.playing import Said
from ludex.project.project import Project
from ludex.project.values import values

Href = Callable[[str, Locale], str]
"""The address of a card, term, rule or ruleset in a language; empty for no link."""


def resolvers(project: Project, hrefs: dict[str, Href] | None = None) -> dict[str, Resolver]:
    """Return what puts the names of cards, terms, rules and rulesets into texts."""
    kb, href = project.kb, hrefs or {}
    cards = {slug: dict(card.names) for slug, card in kb.known_cards.items()}
    terms = {slug: {k: dict(v) for k, v in term.names.items()} for slug, term in kb.terms.items()}
    return {
        "card": from_table("card", cards, href.get("card", no_link)),
        "term": from_table("term", terms, href.get("term", no_link)),
        "rule": itself(href.get("rule", no_link)),
        "ruleset": itself(href.get("ruleset", no_link)),
    }


class Voice:
    """One language of a project: every text that it shows goes through here."""

    def __init__(
        self,
        project: Project,
        translations: Path,
        locale: Locale,
        hrefs: dict[str, Href] | None = None,
    ) -> None:
        self.locale = locale
        self.catalogues = Catalogues(translations)
        self._resolvers = resolvers(project, hrefs)
        self._renderer = Renderer(locale, self._resolvers)
        self._sentences = Phrases("event", project.sentences, self.catalogues, self._resolvers)

    def translated(self, context: str, english: str) -> Translated:
        """Return the translation of a text, unrendered, and how far it can be trusted."""
        return self.catalogues[self.locale].text(context, english)

    def text(self, context: str, english: str, markup: Markup = TEXT) -> str:
        """Return a text in the language, its names put in; a fuzzy one may name what is gone."""
        found = self.translated(context, english)
        with found.told_of():
            return self._renderer.render(found.text, markup, strict=found.status != "fuzzy")

    def say(self, said: Said, markup: Markup = TEXT) -> str:
        """Return a sentence of the log in the language."""
        return self._sentences.say(said.name, values(said), self.locale, markup)


def messages(project: Project) -> Iterator[Message]:
    """Yield everything that is to be translated: the rules, the log's sentences, the interface."""
    kb = project.kb
    for document in kb.documents:
        data = document.data
        where = document.path.relative_to(kb.root.parent).as_posix()
        if document.kind == "examples" and data["examples"]:
            data = {**data, "title": kb.article_of(data["examples"][0]["id"]).title}
        yield from messages_of(document.kind, data, where)
    for kind in (kind for game in project.games for kind in game.engine.tells):
        where = f"src/{kind.__module__.replace('.', '/')}.py"
        yield from phrases("event", kind.sentences(), where)
    for where, table in project.interface.items():
        yield from phrases("ui", table, where)
