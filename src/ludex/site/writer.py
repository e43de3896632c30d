"""One language's writer: texts, names and strings as HTML, linked from their page.

What is not translated is shown in English and marked so; what is out of date is shown with what
changed. The page is told of both, for a notice at its top.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from datetime import date
from functools import cached_property

from babel.dates import format_date
from markupsafe import Markup

from ludex.i18n.catalogues import Catalogues, Translated
from ludex.i18n.extract import place_of
from ludex.i18n.locales import ENGLISH, Locale
from ludex.i18n.names import NoNameError
from ludex.i18n.phrases import Phrases, Table
from ludex.i18n.text import HTML, TEXT, Name, Placeholder, Renderer, Value
from ludex.i18n.text import Markup as Output
from ludex.kb.model import Claim
from ludex.playing import Said
from ludex.project.project import Project
from ludex.project.values import values
from ludex.project.voice import resolvers
from ludex.site import addresses
from ludex.site.addresses import Address
from ludex.site.boards.packed import Packing
from ludex.site.card_lists import standings
from ludex.site.collation import sort_key
from ludex.site.markup import made


class Writer:
    """Writes in one language; `here` is the page being written."""

    def __init__(self, project: Project, catalogues: Catalogues, locale: Locale) -> None:
        self.project = project
        self.kb = project.kb
        self.locale = locale
        self.here = addresses.HOME.page
        self.lacking: set[str] = set()
        """What the page has shown so far that is `missing` or `fuzzy`."""
        self._catalogue = catalogues[locale]
        paged = self.kb.cards.keys() | standings(self.kb).keys()
        names = resolvers(
            project,
            {
                "card": lambda ref, _: self.href(addresses.card(ref)) if ref in paged else "",
                "term": lambda ref, _: self.href(addresses.term(ref)),
                "rule": lambda ref, _: self.href(addresses.of_id(self.kb, ref)),
            },
        )
        names["ruleset"] = self._ruleset_name
        self._renderers = {to: Renderer(to, names) for to in (locale, ENGLISH)}
        self._ui = Phrases("ui", project.ui, catalogues, names)
        self._events = Phrases("event", project.sentences, catalogues, names)
        self._statuses: dict[tuple[str, str], str] = {}
        self._words: dict[Hashable, str] = {}
        self._at_depth: dict[int, dict[Hashable, Markup]] = {}
        self._shown: dict[Hashable, Markup] = self._at_depth.setdefault(0, {})
        """What has been said on pages so deep below the language: their links are the same."""

    def open(self, page: str) -> None:
        """Begin a page."""
        self.here = page
        self.lacking = set()
        self._shown = self._at_depth.setdefault(page.count("/"), {})

    @cached_property
    def boards(self) -> Packing:
        """Packs boards in the language."""
        return Packing(self, self.locale)

    def href(self, to: Address) -> str:
        """Return the link to a page from the one being written."""
        return addresses.link(self.here, to)

    def link(self, to: Address, label: str | Markup) -> Markup:
        """Return a label as a link."""
        return self._link(label, self.href(to))

    def _link(self, label: str | Markup, href: str) -> Markup:
        shown = label if isinstance(label, Markup) else HTML.escape(label)
        return made(HTML.link(shown, href))

    def outside(self, href: str, label: str) -> Markup:
        """Return a label as a link to an address that is none of the site's."""
        return self._link(label, href)

    def website(self, site: str) -> Markup:
        """Return a site elsewhere, linked if we know its address."""
        if site.startswith("https://"):
            return self._link(site, site)
        return made(HTML.escape(site))

    def id(self, id: str) -> Markup:
        """Return the ID of a rule, or of an example, linked."""
        if ("id", id) not in self._shown:
            href = self.href(addresses.of_id(self.kb, id))
            self._shown["id", id] = Markup('<a class="id" href="{}">{}</a>').format(href, id)
        return self._shown["id", id]

    def credit(self, by: str) -> Markup:
        """Return the ID of a rule, or the card whose text is meant and the number of its effect."""
        if ("credit", by) not in self._shown:
            slug, _, effect = by.partition("#")
            card = slug in self.kb.cards
            to = addresses.card(slug) if card else addresses.rule(slug)
            label = self._card_text(slug, effect) if card else slug
            self._shown["credit", by] = self.link(to, label)
        return self._shown["credit", by]

    def credited(self, by: str) -> tuple[str, str, str]:
        """Return the label of a clause or a card's text, its address, and what the clause says."""
        slug, _, effect = by.partition("#")
        if slug in self.kb.cards:
            return self._card_text(slug, effect), self.href(addresses.card(slug)), ""
        says = self.plain(f"{slug}#text", self.kb.clauses[slug].text)
        return slug, self.href(addresses.rule(slug)), says

    def _card_text(self, slug: str, effect: str) -> str:
        number, name = effect.partition(".")[0], self.card_name(slug)
        return f"{name} #{number}" if number else name

    def ids(self, several: Sequence[str]) -> Markup:
        """Return IDs of rules as a list, linked."""
        return self.listed([self.id(id) for id in several])

    def listed(self, items: Sequence[Markup]) -> Markup:
        """Return items with the comma of the language between them."""
        return made(self.locale.comma.join(items))

    # Texts of the knowledge base.

    def translated_at(self, context: str, english: str) -> str:
        """Return `file:line` of a translation, or nothing where the text is the English."""
        return self._catalogue.text(context, english).where

    def text(self, context: str, english: str) -> Markup:
        """Return a text, with a notice beside it where it is not up to date."""
        found = self._found(context, english)
        if found.status == "missing":
            shown = self._render(found.text, ENGLISH, HTML)
            return made(f'<span class="untranslated" lang="en">{shown}</span>')
        if found.status == "fuzzy":
            with found.told_of():
                shown = self._render(found.text, self.locale, HTML, strict=False)
            return made(f"{shown} {self._outdated(found, english)}")
        asked = ("text", context, english)
        if asked not in self._shown:
            with found.told_of():
                self._shown[asked] = made(self._render(found.text, self.locale, HTML))
        return self._shown[asked]

    def plain(self, context: str, english: str) -> str:
        """Return a text without markup, for titles and labels."""
        found = self._found(context, english)
        asked = (context, english)
        if asked not in self._words:
            spoken = ENGLISH if found.status == "missing" else self.locale
            with found.told_of():
                strict = found.status == "ok"
                self._words[asked] = self._render(found.text, spoken, TEXT, strict=strict)
        return self._words[asked]

    def place(self, claim: Claim) -> Markup:
        """Return where in its source a claim stands."""
        return self.text(place_of(claim.id, claim.where), claim.where)

    def english(self, text: str) -> Markup:
        """Return an English text, whatever the language of the page."""
        return made(self._render(text, ENGLISH, HTML, strict=False))

    def _found(self, context: str, english: str) -> Translated:
        found = self._catalogue.text(context, english)
        if found.status != "ok":
            self.lacking.add(found.status)
        return found

    def _render(self, text: str, to: Locale, output: Output, *, strict: bool = True) -> str:
        return self._renderers[to].render(text, output, strict=strict)

    def _outdated(self, found: Translated, english: str) -> Markup:
        was = self._render(found.previous or english, ENGLISH, HTML, strict=False)
        now = self._render(english, ENGLISH, HTML)
        parts = [self.ui("notice.outdated")]
        if found.previous:
            parts.append(self.ui("notice.it-said"))
            parts.append(made(f'<q lang="en">{was}</q>'))
        parts.append(self.ui("notice.it-says"))
        parts.append(made(f'<q lang="en">{now}</q>'))
        return Markup('<span class="outdated">{}</span>').format(Markup(" ").join(parts))

    # Strings of the interface, and sentences of the log.

    def ui(self, key: str, **values: Value) -> Markup:
        """Return a string of the interface."""
        self._note("ui", key, self.project.ui)
        asked = _asked(key, values)
        if asked not in self._shown:
            self._shown[asked] = made(self._ui.say(key, values, self.locale, HTML))
        return self._shown[asked]

    def word(self, key: str, **values: Value) -> str:
        """Return a string of the interface without markup."""
        self._note("ui", key, self.project.ui)
        asked = _asked(key, values)
        found = self._words.get(asked)
        if found is None:
            found = self._words[asked] = self._ui.say(key, values, self.locale, TEXT)
        return found

    def counted(self, key: str) -> tuple[str, str]:
        """Return what a script says of one thing, and of several, whose `{count}` it fills in."""
        count = 2 if self.locale.forms > 1 else 0
        several = self.word(key, count=count).replace(str(count), "{count}")
        return self.word(key, count=1), several

    def said(self, said: Said) -> Markup:
        """Return a sentence of the log."""
        self._note("event", said.name, self.project.sentences)
        told = values(said)
        asked = ("said", _asked(said.name, told))
        found = self._shown.get(asked)
        if found is None:
            found = made(self._events.say(said.name, told, self.locale, HTML))
            self._shown[asked] = found
        return found

    def _note(self, prefix: str, key: str, table: Table) -> None:
        """Tell the page how far a phrase is translated."""
        status = self._statuses.get((prefix, key))
        if status is None:
            english = table[key]
            forms = (english,) if isinstance(english, str) else english
            status = self._catalogue.text(f"{prefix}#{key}", *forms).status
            self._statuses[prefix, key] = status
        if status != "ok":
            self.lacking.add(status)

    # Names.

    def card(self, slug: str) -> Markup:
        """Return the name of a card, linked and in the quotation marks of the language."""
        return made(self._render(str(Placeholder("card", slug)), self.locale, HTML))

    def term(self, id: str) -> Markup:
        """Return the name of a term, linked."""
        return self.link(addresses.term(id), self.term_name(id))

    def kind(self, slug: str) -> str:
        """Return the kind of a card."""
        return str(self.kb.known_cards[slug].facts.kind)

    def card_name(self, slug: str) -> str:
        """Return the bare name of a card."""
        return self.kb.known_cards[slug].names[self.locale.code]

    def term_name(self, id: str) -> str:
        """Return the bare name of a term."""
        return self.kb.terms[id].names[self.locale.code]["one"]

    def ruleset_name(self, id: str) -> str:
        """Return the title of a ruleset."""
        return self.plain(f"{id}#title", self.kb.rulesets[id].title)

    def ruleset(self, id: str) -> Markup:
        """Return the title of a ruleset, linked."""
        return self.link(addresses.ruleset(id), self.ruleset_name(id))

    def list_name(self, id: str) -> str:
        """Return the title of a list of forbidden and limited cards."""
        return self.plain(f"list:{id}#title", self.kb.lists[id].title)

    def card_list(self, id: str) -> Markup:
        """Return the title of a list of forbidden and limited cards, linked."""
        return self.link(addresses.card_list(id), self.list_name(id))

    def sort_key(self, name: str) -> tuple[str | bytes, ...]:
        """Return what a name is sorted by in the language."""
        return sort_key(name, self.locale)

    def _ruleset_name(self, ref: str, _form: str, _to: Locale) -> Name:
        if ref not in self.kb.rulesets:
            raise NoNameError(f"no ruleset {ref!r}")
        return Name(self.ruleset_name(ref), self.href(addresses.ruleset(ref)))

    def day(self, day: date) -> str:
        """Return a date as the language writes it."""
        return format_date(day, "long", locale=self.locale.catalogue)

    def period(self, since: date, until: date | None) -> str:
        """Return from when to when something is in force."""
        if until is None:
            return self.word("ruleset.since", since=self.day(since))
        return self.word("ruleset.time", since=self.day(since), until=self.day(until))


def _asked(key: str, values: Mapping[str, Value]) -> Hashable:
    """Return what tells a phrase and its values from others."""
    if not values:
        return key
    parts = [tuple(each) if isinstance(each, list) else each for each in values.values()]
    return (key, *values, *parts)
