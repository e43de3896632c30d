"""Resolvers over plain tables of names: the cards' and the termbase's."""

from collections.abc import Callable, Collection, Mapping

from ludex.formats.malformed import did_you_mean

from .locales import ENGLISH, LOCALES, Locale
from .text import Name, Resolver


class NoNameError(LookupError):
    """A name that the table does not hold."""

    def __str__(self) -> str:
        return str(self.args[0])


Forms = str | Mapping[str, str]
"""One name, or the forms of a term: ``one``, ``plural`` and whatever the language needs."""


class Everywhere(dict[str, str]):
    """A name for every language: where none is published, the English one."""

    def __init__(self, names: Mapping[str, str]) -> None:
        super().__init__({**{each.code: names[ENGLISH.code] for each in LOCALES}, **names})
        self.published = frozenset(names)


def published(names: Mapping[str, str]) -> Collection[str]:
    """Return the languages in which a name is published."""
    return names.published if isinstance(names, Everywhere) else names


def no_link(ref: str, locale: Locale) -> str:
    """Link nothing."""
    return ""


def from_table(
    kind: str,
    table: Mapping[str, Mapping[str, Forms]],
    href: Callable[[str, Locale], str] = no_link,
) -> Resolver:
    """Return a resolver over ``{ref: {language code: name or forms}}``."""

    def resolve(ref: str, form: str, locale: Locale) -> Name:
        if ref not in table:
            raise NoNameError(f"no {kind} {ref!r}{did_you_mean(ref, table)}")
        names = table[ref]
        if locale.code not in names:
            raise NoNameError(f"{kind} {ref!r} has no {locale.code} name")
        forms = names[locale.code]
        if isinstance(forms, str):
            forms = {"one": forms}
        if (form or "one") not in forms:
            has = ", ".join(forms)
            raise NoNameError(f"{kind} {ref!r} has no form {form!r} in {locale.code}; it has {has}")
        return Name(forms[form or "one"], href(ref, locale))

    return resolve


def itself(href: Callable[[str, Locale], str] = no_link) -> Resolver:
    """Return a resolver for what is called by its ID in every language, such as a rule."""
    return lambda ref, form, locale: Name(ref, href(ref, locale))
