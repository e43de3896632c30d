"""What the search box reads before running text: every ID, and names in all languages."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludex.i18n.locales import LOCALES
from ludex.site import addresses
from ludex.site.facts import Facts
from ludex.site.tree import Titled

Titles = Mapping[str, Mapping[str, Titled]]
"""By language, and then by page."""


def write(site: Path, facts: Facts, titles: Titles) -> None:
    """Write `ids.json` and `names.json`, whose addresses are below a language."""
    ids = {id: to.url for id, to in addresses.every_id(facts.project.kb).items()}
    _put(site / "ids.json", ids)
    languages = [locale.code for locale in LOCALES]
    _put(site / "names.json", {"languages": languages, "entries": _entries(facts, titles)})


def _entries(facts: Facts, titles: Titles) -> list[dict[str, Any]]:
    kb = facts.project.kb
    first = titles[LOCALES[0].code]
    other = LOCALES[-1].code  # what changes from language to language is no ID
    entries = [
        {
            "page": addresses.Address(page).url,
            "names": [titles[locale.code][page].title for locale in LOCALES],
            "id": titled.id if titled.id == titles[other][page].id else "",
        }
        for page, titled in first.items()
    ]
    entries += [
        {
            "page": addresses.term(term.id).url,
            "names": [term.names[locale.code]["one"] for locale in LOCALES],
            "id": "",
        }
        for term in kb.terms.values()
    ]
    entries += [
        {"page": addresses.rule(clause.id).url, "names": [alias] * len(LOCALES), "id": clause.id}
        for clause in kb.clauses.values()
        for alias in clause.aliases
    ]
    return entries


def _put(path: Path, value: Any) -> None:
    path.write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")), "utf-8")
