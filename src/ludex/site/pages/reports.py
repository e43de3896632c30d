"""What was checked and proved, how far the translations are, and what we had to interpret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

from markupsafe import Markup

from ludex.i18n.catalogues import AREAS, area, read, status_of
from ludex.i18n.locales import TRANSLATED, Locale
from ludex.site import addresses
from ludex.site.facts import Facts
from ludex.site.leaf import Leaf, Shown
from ludex.site.pages.clauses import interpretation, rulebook_title
from ludex.site.pages.sources import figures
from ludex.site.writer import Writer


def leaves(facts: Facts) -> Iterator[Leaf]:
    """Yield the reports."""
    yield Leaf(addresses.INTERPRETATIONS, partial(_interpretations, facts))
    yield Leaf(addresses.VERIFICATION, partial(_verification, facts))
    progress = _Progress(facts)
    yield Leaf(addresses.TRANSLATION, progress.page)


def _interpretations(facts: Facts, writer: Writer) -> Shown:
    shown = [
        {
            "id": writer.id(clause.id),
            "anchor": clause.id,
            "rulebook": rulebook_title(facts, writer, clause.id),
            "clause": writer.text(f"{clause.id}#text", clause.text),
            "reading": interpretation(writer, clause),
        }
        for clause in facts.project.kb.clauses.values()
        if clause.interpretation is not None and clause.retired is None
    ]
    return Shown(writer.word("interpretations.title"), "interpretations", {"readings": shown})


def _verification(facts: Facts, writer: Writer) -> Shown:
    kb, proof = facts.project.kb, facts.proof
    runs = Counter(ruleset for _, ruleset in facts.stories)
    kinds = Counter(clause.kind for clause in kb.clauses.values() if clause.retired is None)
    problems = [each for rows in proof.short.values() for each in rows.items()]
    return Shown(
        writer.word("verification.title"),
        "verification",
        {
            "examples": len({id for id, _ in facts.stories}),
            "runs": [(writer.ruleset(id), count) for id, count in runs.items()],
            "held": len(facts.stories),
            "clauses": proof.clauses,
            "terms": kinds["term"],
            "conduct": kinds["conduct"],
            "witnessed": len(proof.witnessed),
            "near_misses": proof.near_misses,
            "swaps": proof.swaps,
            "explains": len(proof.explains),
            "noticed": proof.swaps - len(proof.swap_blind),
            "shifted": proof.shifted,
            "cards": proof.cards,
            "citations": proof.citations,
            "problems": [(_problem_id(facts, writer, id), why) for id, why in problems],
            "sources": [
                {"link": writer.link(addresses.source(one.id), one.title)}
                | figures(facts.coverage[one.id])
                for one in kb.sources.values()
            ],
            "digest": kb.digest,
        },
    )


def _problem_id(facts: Facts, writer: Writer, id: str) -> Markup | str:
    kb = facts.project.kb
    id, *more = id.split(" ", 1)
    link = writer.id(id) if id in kb.clauses or id in kb.examples else id
    return Markup(" ").join((link, *more))


class _Progress:
    """How far each language is, counted once for the pages of all of them."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        folder = facts.root / "translations"
        self.statuses = {locale.code: self._statuses(folder, locale) for locale in TRANSLATED}

    def _statuses(self, folder: Any, locale: Locale) -> dict[str, str]:
        entries = {each.context: each for each in read(folder, locale) if not each.obsolete}
        return {
            each.context: status_of(entries.get(each.context), each.ids, locale)
            for each in self.facts.messages
        }

    def page(self, writer: Writer) -> Shown:
        """Return the page."""
        languages = [self._language(writer, locale) for locale in TRANSLATED]
        values = {"languages": languages, "areas": AREAS, "total": len(self.facts.messages)}
        return Shown(writer.word("translation.title"), "translation", values)

    def _language(self, writer: Writer, locale: Locale) -> dict[str, Any]:
        statuses = self.statuses[locale.code]
        by_area = Counter((area(context), status) for context, status in statuses.items())
        total = Counter(statuses.values())
        missing = Counter(_owner(c) for c, status in statuses.items() if status == "missing")
        return {
            "name": locale.name,
            "code": locale.code,
            "areas": [
                {"done": by_area[name, "ok"], "of": sum(by_area[name, s] for s in _STATUSES)}
                for name in AREAS
            ],
            "ok": total["ok"],
            "fuzzy": [self._context(writer, c) for c, s in statuses.items() if s == "fuzzy"],
            "missing": [(self._context(writer, owner), n) for owner, n in missing.items()],
        }

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
