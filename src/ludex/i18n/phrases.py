"""Phrases: the sentences of the log and the strings of the interface, said in any language.

A game declares one English sentence for each type of its events, or a singular and a plural, with a
field for each value: ``"Moved": "{card} goes {zone:to}."``, or
``"Drew": ("{player} draws a card.", "{player} draws {count} cards.")``.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ludex.formats.malformed import did_you_mean

from .catalogues import Catalogues, Translated
from .locales import ENGLISH, Locale
from .text import TEXT, Markup, MissingNameError, Renderer, Resolver, TextError, Value, placeholders

Table = Mapping[str, str | tuple[str, str]]
"""English phrases by name; a pair is a singular and a plural, chosen by the field ``count``."""


def fields_of(phrase: str | tuple[str, str]) -> frozenset[str]:
    """Return the fields that a phrase leaves open, in either of its forms."""
    texts = (phrase,) if isinstance(phrase, str) else phrase
    asked = (each for text in texts for each in placeholders(text, fields=True))
    return frozenset(each.ref for each in asked if not each.kind)


@dataclass(frozen=True, slots=True)
class Phrases:
    """The phrases of a table, in every language of the catalogues."""

    prefix: str
    """Their place in the catalogues: ``event`` or ``ui``."""
    table: Table
    catalogues: Catalogues
    resolvers: Mapping[str, Resolver]

    def say(
        self, name: str, values: Mapping[str, Value], locale: Locale, markup: Markup = TEXT
    ) -> str:
        """Return a phrase with its values in a language; in English where it has no translation."""
        if name not in self.table:
            raise TextError(f"no phrase {self.prefix}#{name}{did_you_mean(name, self.table)}")
        found, phrase, spoken = self._phrase(name, values, locale)
        try:
            with found.told_of():
                return Renderer(spoken, self.resolvers).render(phrase, markup, values)
        except TextError as error:
            raise type(error)(f"{self.prefix}#{name}: {error}") from error

    def _phrase(
        self, name: str, values: Mapping[str, Value], locale: Locale
    ) -> tuple[Translated, str, Locale]:
        """Return what was found, its form to fill in, and the language that it is in."""
        english = self.table[name]
        forms = (english,) if isinstance(english, str) else english
        number = values.get("count") if forms[1:] else 1
        if not isinstance(number, int):
            raise MissingNameError(
                f"{self.prefix}#{name}: a plural needs a whole number as {{count}}"
            )
        translated = self.catalogues[locale].text(f"{self.prefix}#{name}", *forms)
        if translated.status == "ok" or (
            translated.status == "fuzzy" and _same_fields(translated.forms, forms)
        ):
            return translated, translated.form(locale.form(number)), locale
        found = Translated(forms, "ok")
        return found, found.form(ENGLISH.form(number)), ENGLISH


def _same_fields(translated: Iterable[str], english: Iterable[str]) -> bool:
    """Whether an outdated phrase can still be filled in."""
    try:
        asked = frozenset[str]().union(*map(fields_of, translated))
    except TextError:
        return False
    return asked <= frozenset[str]().union(*map(fields_of, english))
