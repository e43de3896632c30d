"""What the search box reads before running text: every ID, names in all languages, and cards."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any
from unicodedata import category, normalize

from ludex.i18n.locales import ENGLISH, LOCALES
from ludex.kb import ids
from ludex.site import addresses
from ludex.site.facts import Facts
from ludex.site.tree import Titled
from ludex.site.writer import Writer

Titles = Mapping[str, Mapping[str, Titled]]
"""By language, and then by page."""


def write(site: Path, facts: Facts, titles: Titles, writers: Mapping[str, Writer]) -> None:
    """Write `ids.json` and `names.json`, whose addresses are below a language.

    What everything is called is a file a language, in the order of `names.json`, and so are the
    cards that have no page. Examples have no names there: they are found by their text.
    """
    every = {id: to.url for id, to in addresses.every_id(facts.project.kb).items()}
    _put(site / "ids.json", shortened(every))
    named = entries(facts, titles)
    languages = [locale.code for locale in LOCALES]
    _put(site / "names.json", {"languages": languages, "pages": [lean(one) for one in named]})
    for n, code in enumerate(languages):
        _put(site / f"names-{code}.json", [one["names"][n] for one in named])
    for code, writer in writers.items():
        _put(site / f"cards-{code}.json", without_page(facts, writer, titles[code]))


def shortened(every: Mapping[str, str]) -> dict[str, Any]:
    """Return where IDs lead, by article: of most of them the address follows from the ID.

    `articles` lead to their pages, `clauses` to their places there and `examples` to their own
    pages, each told by what comes after the article; `others` are told whole.
    """
    articles: list[str] = []
    clauses: dict[str, list[str]] = {}
    examples: dict[str, list[str]] = {}
    others: dict[str, str] = {}
    for id, url in every.items():
        article, _, rest = id.partition(".")
        match url:
            case _ if url == f"rules/{id}/":
                articles.append(id)
            case _ if url == f"rules/{article}/#{id}":
                clauses.setdefault(article, []).append(rest)
            case _ if url == f"examples/{id}/":
                examples.setdefault(article, []).append(rest)
            case _:
                others[id] = url
    found = {"articles": articles, "clauses": clauses, "examples": examples, "others": others}
    return {key: some for key, some in found.items() if some}


def entries(facts: Facts, titles: Titles) -> list[dict[str, Any]]:
    """Return everything that has a name: pages, terms, and what others call a clause."""
    kb = facts.project.kb
    first, also = titles[LOCALES[0].code], _also(facts)
    other = LOCALES[-1].code  # what changes from language to language is no ID
    found = [
        {
            "page": addresses.Address(page).url,
            "names": [titles[locale.code][page].title for locale in LOCALES],
            "id": titled.id if titled.id == titles[other][page].id else "",
            **_said_of(also.get(page, ())),
        }
        for page, titled in first.items()
        if ids.parse(titled.id) is None or "." not in titled.id
    ]
    found += [
        {
            "page": addresses.term(term.id).url,
            "names": [term.names[locale.code]["one"] for locale in LOCALES],
            "id": "",
            **_said_of((*([term.original] if term.original else []), *term.aliases)),
        }
        for term in kb.terms.values()
    ]
    found += [
        {"page": addresses.rule(clause.id).url, "names": [alias] * len(LOCALES), "id": clause.id}
        for clause in kb.clauses.values()
        for alias in clause.aliases
    ]
    return found


def lean(entry: Mapping[str, Any]) -> str | list[str]:
    """Return where something is, its ID if it has one, and what else it is called.

    A `~` in the address is its ID or, where it has none, what its English name makes: most follow.
    """
    page, id = entry["page"], entry["id"]
    follows = id or _in_address(entry["names"][0])
    folder, mark, end = page.rpartition(follows)
    if mark and folder.endswith(("/", "#")) and end in ("", "/"):
        page = f"{folder}~{end}"
    also = entry.get("also", ())
    return [page, id, *also] if id or also else page


def _in_address(name: str) -> str:
    """Return a name as addresses have it; the script that reads them does the same."""
    bare = "".join(char for char in normalize("NFKD", name) if category(char)[0] != "M")
    return re.sub("[^a-z0-9]+", "-", re.sub("['’]", "", bare.lower())).strip("-")


def _said_of(aliases: Sequence[str]) -> dict[str, Sequence[str]]:
    return {"also": aliases} if aliases else {}


def _also(facts: Facts) -> dict[str, Sequence[str]]:
    """Return what players call articles and cards, by page."""
    kb = facts.project.kb
    found: dict[str, Sequence[str]] = {
        addresses.rule(it.id).page: it.aliases for it in kb.articles.values()
    }
    return found | {addresses.card(slug).page: card.aliases for slug, card in kb.cards.items()}


def without_page(facts: Facts, writer: Writer, pages: Collection[str]) -> dict[str, Any]:
    """Return the registered cards that have no page: number of the kind, name, English name."""
    kb, code = facts.project.kb, writer.locale.code
    kinds: dict[str, int] = {}
    cards = []
    for slug, card in kb.register.items():
        if addresses.card(slug).page not in pages:
            face = facts.cards_of(kb.game_of(f"card:{slug}"))
            kind = kinds.setdefault(str(face.kind(writer, card.facts).striptags()), len(kinds))
            names = dict.fromkeys((card.names[code], card.names[ENGLISH.code]))
            cards.append([kind, *names])
    return {"note": writer.word("show.registered"), "kinds": [*kinds], "cards": cards}


def _put(path: Path, value: Any) -> None:
    path.write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")), "utf-8")
