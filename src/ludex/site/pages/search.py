"""The page of all results, which is made by a script from what was typed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from ludex.site import addresses
from ludex.site.facts import Facts
from ludex.site.leaf import Leaf, Shown
from ludex.site.reporting import write_to
from ludex.site.search_words import search_words
from ludex.site.writer import Writer

ELSEWHERE = (
    ("rules.title", addresses.RULES),
    ("rulesets.title", addresses.RULESETS),
    ("cards.title", addresses.CARDS),
    ("glossary.title", addresses.GLOSSARY),
    ("examples.title", addresses.EXAMPLES),
)
"""Where to look for what is not found."""


def leaves(facts: Facts) -> Iterator[Leaf]:
    """Yield the page of results."""
    yield Leaf(addresses.SEARCH, partial(_page, facts))


def _page(facts: Facts, writer: Writer) -> Shown:
    title = writer.word("results.title")
    values: dict[str, Any] = {
        "search": {"lang": writer.locale.code, **search_words(writer)},
        "elsewhere": [(writer.href(to), writer.word(key)) for key, to in ELSEWHERE],
        "lacking": write_to(facts, title),
    }
    return Shown(title, "search", values)
