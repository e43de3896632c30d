"""Every reference resolved: a name is somebody's, and a retired clause is referred to no more."""

import json
from collections.abc import Collection, Iterable, Iterator, Mapping
from hashlib import sha256
from itertools import islice

from ludex.kb.entries import Entry
from ludex.kb.errors import MOST, Problem, nearest
from ludex.kb.knowledge_base import KnowledgeBase
from ludex.kb.model import Clause, Example, Retired, RetiredExample
from ludex.kb.references import BadText, Reference, Way, references

Names = Mapping[str, Collection[str]]
"""What there is of each kind."""

_WHAT = {
    "any-card": "the name of a card's file, or of a card in the register",
    "any-clause": "a clause's ID",
    "card": "the name of a card's file",
    "claim": "a claim of a source",
    "clause": "a clause's ID",
    "example": "an example's ID",
    "list": "a list of forbidden and limited cards",
    "rule": "the ID of an article, clause or example",
    "ruleset": "a ruleset",
    "source": "a source",
    "term": "a term of the termbase",
}


def problems(
    kb: KnowledgeBase, entries: Iterable[Entry], elsewhere: Collection[str]
) -> Iterator[Problem]:
    """Yield the references to nothing; `elsewhere` are the names in files that cannot be read."""
    known: Names = {
        "any-card": kb.known_cards,
        "any-clause": kb.clauses,
        "card": kb.cards,
        "claim": kb.claims,
        "clause": kb.clauses,
        "example": kb.examples,
        "list": kb.lists,
        "rule": kb.articles.keys() | kb.clauses.keys() | kb.examples.keys(),
        "ruleset": kb.rulesets,
        "source": kb.sources,
        "term": kb.terms,
    }
    for entry in entries:
        yield from islice(_problems(kb, entry, known, elsewhere), MOST)


def names(kb: KnowledgeBase) -> str:
    """Return the digest of all that references are held against."""
    said = {
        "cards": [*kb.cards],
        "registered": [*kb.register],
        "articles": [*kb.articles],
        "numbered": [
            (id, each.retired and (each.retired.successor or True))
            for table in (kb.clauses, kb.examples)
            for id, each in table.items()
        ],
        "claims": [*kb.claims],
        "lists": [*kb.lists],
        "rulesets": [*kb.rulesets],
        "sources": [*kb.sources],
        "terms": {id: [*term.names["en"]] for id, term in kb.terms.items()},
    }
    return sha256(json.dumps(said).encode()).hexdigest()


def _problems(
    kb: KnowledgeBase, entry: Entry, names: Names, elsewhere: Collection[str]
) -> Iterator[Problem]:
    for found in references(entry.value):
        if isinstance(found, BadText):
            yield entry.problem(found.keys, found.says)
        elif found.name not in names[found.kind]:
            if found.name not in elsewhere:
                yield _unknown(kb, entry, found, names[found.kind])
        elif found.kind in {"clause", "rule", "example"}:
            yield from _retired(kb, entry, found)
        elif found.form:
            yield from _form(kb, entry, found)


def _unknown(kb: KnowledgeBase, entry: Entry, found: Reference, names: Collection[str]) -> Problem:
    expected = _WHAT[found.kind]
    if found.kind == "card" and found.name in kb.register:
        said = f"{found.name!r} is known but not encoded"
        return entry.problem(found.keys, said, expected, in_key=found.in_key)
    suggestion = nearest(found.name, [name for name in names if not _retirement(kb, name)])
    said = f"the unknown {found.kind.removeprefix('any-')} {found.name!r}"
    return entry.problem(found.keys, said, expected, suggestion, in_key=found.in_key)


def _retired(kb: KnowledgeBase, entry: Entry, found: Reference) -> Iterator[Problem]:
    retired = _retirement(kb, found.name)
    if retired is None or _of_the_past(entry, found.keys):
        return
    successor = retired.successor
    expected = f"its successor {successor!r}" if successor else "one that still counts"
    said = f"the retired {found.name!r}"
    yield entry.problem(found.keys, said, expected, in_key=found.in_key)


def _retirement(kb: KnowledgeBase, name: str) -> Retired | RetiredExample | None:
    target = kb.clauses.get(name) or kb.examples.get(name)
    return target.retired if target else None


def _of_the_past(entry: Entry, keys: Way) -> bool:
    """Tell whether a reference stands in something retired, or in what a clause once said."""
    value, inside = entry.value, keys
    if entry.kind in {"article", "examples"} and keys[0] in {"clauses", "examples"}:
        value, inside = getattr(value, str(keys[0]))[keys[1]], keys[2:]
    if not isinstance(value, Clause | Example):
        return False
    return value.retired is not None or inside[0] == "revisions"


def _form(kb: KnowledgeBase, entry: Entry, found: Reference) -> Iterator[Problem]:
    forms = kb.terms[found.name].names["en"]
    if found.form not in forms:
        said = f"the unknown form {found.form!r} of the term {found.name!r}"
        expected = f"one of its English forms {', '.join(forms)}"
        yield entry.problem(found.keys, said, expected, nearest(found.form, forms))
