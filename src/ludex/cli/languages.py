"""Languages for the commands: which one is meant, and texts without loading everything."""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludex.cli.helping import default_language
from ludex.cli.main import CouldNotRun
from ludex.i18n.catalogues import Catalogues
from ludex.i18n.errors import worded
from ludex.i18n.locales import Locale, UnknownLocaleError, locale
from ludex.i18n.names import Everywhere, from_table
from ludex.i18n.phrases import Phrases, Table
from ludex.i18n.text import TEXT, Markup, Name, Renderer, Resolver, Value
from ludex.i18n.words import COMMANDS
from ludex.kb.find import Found, NotFound, find, slug
from ludex.kb.ids import parse, spelt
from ludex.kb.named import Called
from ludex.wording import told

if TYPE_CHECKING:
    from ludex.playing import Said


def add_language(parser: argparse.ArgumentParser) -> None:
    """Declare `--lang`."""
    parser.add_argument("--lang", default=default_language(), metavar="L")


def language(code: str) -> Locale:
    """Return the language meant; CouldNotRun names the nearest."""
    try:
        return locale(code)
    except UnknownLocaleError as unknown:
        raise CouldNotRun(*unknown.args) from None


def looked_up(root: Path, address: str) -> Found:
    """Return what an ID names, a slug, or the name of a card or term in any language.

    An earlier revision comes with its own text, which is English. CouldNotRun for what is unknown.
    """
    try:
        return _revised(find(root / "rules", address))
    except NotFound as missing:
        name = re.sub(r"[^a-z0-9]+", "-", re.sub("['’]", "", address.lower())).strip("-")
        for other in {spelt(address), address.lower()} - {address}:
            with suppress(NotFound):
                return _revised(find(root / "rules", other))
        for kind in _SLUGS if name else ():
            if found := slug(root / "rules", kind, name):
                return _revised(found)
        if ":" in address or parse(spelt(address)) is not None:
            raise CouldNotRun(missing.args[0]) from None
        called = Called(root / "rules")
        for other in called.addresses(address):
            return _revised(find(root / "rules", other))
        raise CouldNotRun(missing.args[0] + called.nearest(address)) from None


def _revised(found: Found) -> Found:
    current = int(found.data.get("revision", 1))
    if found.revision in (None, current):
        return found
    for old in found.data.get("revisions") or ():
        if int(old["revision"]) == found.revision:
            id = f"{found.id}@{found.revision}"
            return replace(found, id=id, data={**found.data, **old})
    number = str(found.revision)
    said = worded("no-revision", name=found.id, number=number, current=str(current))
    raise CouldNotRun(said)


_SLUGS = ("card", "term", "ruleset", "source")


class QuickVoice:
    """One language, its names looked up one by one as texts ask for them."""

    def __init__(self, root: Path, to: Locale, cards: Resolver | None = None) -> None:
        """Speak a language; whoever knows the cards already may say what each is called."""
        self.locale = to
        self.catalogues = Catalogues(root / "translations")
        self.rules = rules = root / "rules"

        @cache
        def names(kind: str, ref: str) -> Mapping[str, Any]:
            found: Mapping[str, Any] = find(rules, f"{kind}:{ref}").data["names"]
            return found

        def named(kind: str) -> Resolver:
            def resolve(ref: str, form: str, to: Locale) -> Name:
                called = names(kind, ref)
                if kind == "card":
                    called = Everywhere(called)
                return from_table(kind, {ref: called})(ref, form, to)

            return resolve

        def by_id(ref: str, _form: str, _to: Locale) -> Name:
            return Name(ref)

        self.resolvers: dict[str, Resolver] = {
            "card": cards or named("card"),
            "term": named("term"),
            "rule": by_id,
            "ruleset": by_id,
        }

    def text(self, context: str, english: str, markup: Markup) -> str:
        """Return a text in the language, with its names put in."""
        found = self.catalogues[self.locale].text(context, english)
        renderer = Renderer(self.locale, self.resolvers)
        with found.told_of():
            return renderer.render(found.text, markup, strict=found.status != "fuzzy")

    def title(self, address: str) -> str:
        """Return what something is called that has a title: `ruleset:modern`, `HAT-5`."""
        found = find(self.rules, address)
        return self.text(f"{found.id}#title", str(found.data["title"]), TEXT)

    def say(self, said: Said, sentences: Table, markup: Markup) -> str:
        """Return a sentence of a log in the language."""
        from ludex.project.values import values

        told = Phrases("event", sentences, self.catalogues, self.resolvers)
        return told.say(said.name, values(said), self.locale, markup)

    def word(self, key: str, values: dict[str, Value], markup: Markup) -> str:
        """Return a string of the interface in the language; of commands' own, without the games."""
        table = COMMANDS if key in COMMANDS else self.words
        words = Phrases("ui", table, self.catalogues, self.resolvers)
        return words.say(key, values, self.locale, markup)

    def told(self, error: str) -> str:
        """Return what is said of an error in the language."""
        catalogue = self.catalogues[self.locale]
        return told(error, lambda key, english: catalogue.text(f"ui#{key}", english).text)

    @cached_property
    def words(self) -> Table:
        """Every string of the interface in English."""
        from ludex.project.words import interface, together

        return together(interface())
