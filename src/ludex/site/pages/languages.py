"""How far each language is, when it was read, and how it is written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from markupsafe import Markup

from ludex.i18n.catalogues import AREAS, area, path, read, status_of
from ludex.i18n.locales import LOCALES, TRANSLATED, Locale
from ludex.i18n.usage import Usage
from ludex.kb.languages import readings, usages
from ludex.site import addresses
from ludex.site.facts import Facts
from ludex.site.leaf import Leaf, Shown
from ludex.site.reporting import correct
from ludex.site.writer import Writer


def leaves(facts: Facts) -> Iterator[Leaf]:
    """Yield the page of the translations, and that of how the language of the page is written."""
    yield Leaf(addresses.TRANSLATION, _Progress(facts).page)
    yield Leaf(addresses.WRITING, partial(_writing, usages(facts.root / "translations")))


def _writing(written: Mapping[str, Usage], writer: Writer) -> Shown:
    usage = written[writer.locale.code]
    values = {"decisions": usage.decisions, "refused": usage.refused}
    crumbs = [(addresses.TRANSLATION, writer.word("translation.title"))]
    return Shown(writer.word("writing.title"), "writing", values, crumbs)


class _Progress:
    """How far each language is, counted once for the pages of all of them."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.folder = facts.root / "translations"
        self.places: dict[tuple[str, str], str] = {}
        self.statuses = {locale.code: self._statuses(locale) for locale in TRANSLATED}
        self.rounds = {locale.code: readings(self.folder, locale) for locale in LOCALES}

    def _statuses(self, locale: Locale) -> dict[str, str]:
        entries = {each.context: each for each in read(self.folder, locale) if not each.obsolete}
        self.places |= {(locale.code, each.context): each.where for each in entries.values()}
        return {
            each.context: status_of(entries.get(each.context), each.ids, locale)
            for each in self.facts.messages
        }

    def page(self, writer: Writer) -> Shown:
        """Return the page."""
        values = {
            "languages": [self._language(writer, locale) for locale in TRANSLATED],
            "areas": AREAS,
            "total": len(self.facts.messages),
            "writing": writer.link(addresses.WRITING, writer.word("writing.title")),
            "contributing": writer.link(
                addresses.CORRECTING, writer.word("translation.how-to-correct")
            ),
        }
        return Shown(writer.word("translation.title"), "translation", values)

    def _language(self, writer: Writer, locale: Locale) -> dict[str, Any]:
        statuses = self.statuses[locale.code]
        by_area = Counter((area(context), status) for context, status in statuses.items())
        total = Counter(statuses.values())
        lacking = [context for context, status in statuses.items() if status == "missing"]
        missing = Counter(map(_owner, lacking))
        first = {_owner(context): context for context in reversed(lacking)}
        return {
            "name": locale.name,
            "code": locale.code,
            "areas": [
                {"done": by_area[name, "ok"], "of": sum(by_area[name, s] for s in _STATUSES)}
                for name in AREAS
            ],
            "ok": total["ok"],
            "readings": [
                {
                    "day": writer.day(each.date),
                    "texts": each.texts,
                    "slips": each.slips,
                    "clear_ones": each.clear,
                }
                for each in reversed(self.rounds[locale.code])
            ],
            "fuzzy": [
                (self._context(writer, c), self._correct(writer, locale, c))
                for c, s in statuses.items()
                if s == "fuzzy"
            ],
            "missing": [
                (self._context(writer, owner), n, self._correct(writer, locale, first[owner]))
                for owner, n in missing.items()
            ],
        }

    def _correct(self, writer: Writer, locale: Locale, context: str) -> Markup:
        """Return the way to where a text is put right: its line, or the file that it goes into."""
        file = str(path(self.folder, locale, area(context)))
        where = self.places.get((locale.code, context), file)
        href = correct(self.facts, locale, where, context)
        return writer.outside(href, writer.word("translation.mend"))

    def _context(self, writer: Writer, context: str) -> Markup | str:
        to = _address(self.facts, _owner(context))
        return writer.link(to, context) if to else context


_STATUSES = ("ok", "fuzzy", "missing")


def _owner(context: str) -> str:
    """Return what a text belongs to: the article of a clause, a card, the interface."""
    owner = context.partition("#")[0]
    return owner.partition(".")[0] if owner[:1].isupper() else owner


def _address(facts: Facts, owner: str) -> addresses.Address | None:
    kb = facts.project.kb
    kind, _, name = owner.rpartition(":")
    if kind == "term":
        return addresses.term(name)
    if kind == "list":
        return addresses.card_list(name)
    if kind == "source":
        return addresses.source(name)
    if owner in kb.articles or owner in kb.rulebooks:
        return addresses.rule(owner)
    if owner in kb.rulesets:
        return addresses.ruleset(owner)
    return addresses.card(owner) if owner in kb.cards else None
