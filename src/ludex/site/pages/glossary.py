"""The glossary: every term in every language, with its definition."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ludex.i18n.locales import LOCALES
from ludex.kb.model import Term
from ludex.site import addresses
from ludex.site.facts import Facts
from ludex.site.leaf import Leaf, Shown
from ludex.site.writer import Writer


def leaves(facts: Facts) -> Iterator[Leaf]:
    """Yield the glossary."""
    yield Leaf(addresses.GLOSSARY, partial(_page, facts))


ORIGINALLY = "ja"
"""The language of the names that a game had first."""


def _others(term: Term, writer: Writer) -> Iterator[dict[str, object]]:
    """Yield what a term is called in the other languages, and was called first."""
    for locale in LOCALES:
        if locale is not writer.locale:
            own = locale.code in term.own
            yield {"code": locale.code, "name": term.names[locale.code]["one"], "own": own}
    if term.original:
        yield {"code": ORIGINALLY, "name": term.original, "own": False}


def _page(facts: Facts, writer: Writer) -> Shown:
    terms = [
        {
            "id": term.id,
            "name": writer.term_name(term.id),
            "own": writer.locale.code in term.own,
            "others": [*_others(term, writer)],
            "definition": writer.text(f"term:{term.id}#definition", term.definition)
            if term.definition
            else "",
        }
        for term in sorted(
            facts.project.kb.terms.values(),
            key=lambda term: writer.sort_key(writer.term_name(term.id)),
        )
    ]
    return Shown(writer.word("glossary.title"), "glossary", {"terms": terms})
