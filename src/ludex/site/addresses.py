"""Where everything stands on the site: its page below a language, and its anchor there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from urllib.parse import quote

from ludex.kb import ids
from ludex.kb.knowledge_base import KnowledgeBase


@dataclass(frozen=True, slots=True)
class Address:
    """A page, by its folder below the language, and an anchor on it."""

    page: str
    """It ends in a slash; that of the first page is empty."""
    anchor: str = ""

    @property
    def url(self) -> str:
        """The address below the language."""
        path = _quoted(self.page)
        return f"{path}#{self.anchor}" if self.anchor else path


_quoted = cache(quote)


HOME = Address("")
RULES = Address("rules/")
EXAMPLES = Address("examples/")
CARDS = Address("cards/")
RULESETS = Address("rulesets/")
SOURCES = Address("sources/")
GLOSSARY = Address("glossary/")
INTERPRETATIONS = Address("interpretations/")
VERIFICATION = Address("verification/")
TRANSLATION = Address("translation/")
WRITING = Address("writing/")
CORRECTING = Address("about/contributing/", "correct-a-translation-in-three-steps")
CHANGES = Address("changes/")
SEARCH = Address("search/")
COMPARED = Address("rulesets/damage-step-compared/")
WHEN = Address("rulesets/damage-step-cards/")


def differences(one: str, other: str) -> Address:
    """Return where two rulesets stand side by side."""
    return Address(f"rulesets/{one}-and-{other}/")


def rule(id: str) -> Address:
    """Return where a rulebook, an article, a clause or an example stands."""
    parsed = ids.parse(id)
    if parsed is None:
        raise ValueError(f"{id!r} is no ID of a rule")
    if parsed.article is None:
        return Address(f"rules/{id}/")
    return Address(f"rules/{parsed.article_id}/", "" if parsed.number is None else id)


def example(id: str, ruleset: str = "") -> Address:
    """Return the step-through page of an example, or the place there of a ruleset's telling."""
    return Address(f"examples/{id}/", ruleset)


def examples_of(article: str, clause: str = "") -> Address:
    """Return the page of an article's examples, or the place there of those on a clause."""
    return Address(f"rules/{article}/examples/", clause)


def grounds_of(article: str, clause: str = "") -> Address:
    """Return the page of what a long article's clauses rest on, or the place there of one."""
    return Address(f"rules/{article}/grounds/", clause)


def of_id(kb: KnowledgeBase, id: str) -> Address:
    """Return where a rule stands, or where an example is stepped through."""
    shown = kb.examples.get(id)
    return rule(id) if shown is None or shown.retired else example(id)


def former(id: str, ruleset: str) -> Address:
    """Return where an example under another than its own ruleset once had a page of its own."""
    return Address(f"examples/{id}/{ruleset}/")


def card(slug: str) -> Address:
    """Return the page of a card."""
    return Address(f"cards/{slug}/")


def card_list(id: str) -> Address:
    """Return the page of a list of forbidden and limited cards."""
    return Address(f"lists/{id}/")


def ruleset(id: str) -> Address:
    """Return the page of a ruleset."""
    return Address(f"rulesets/{id}/")


def timings(ruleset: str) -> Address:
    """Return the page that shows the Damage Step of a ruleset as a table."""
    return Address(f"rulesets/{ruleset}/damage-step/")


def time_called(ruleset: str) -> Address:
    """Return the page that shows what a ruleset does when time is called."""
    return Address(f"rulesets/{ruleset}/time-is-called/")


def source(id: str) -> Address:
    """Return the page of a source."""
    return Address(f"sources/{id}/")


def term(id: str) -> Address:
    """Return where a term stands in the glossary."""
    return Address(GLOSSARY.page, id)


def written(name: str) -> Address:
    """Return the page of a hand-written text."""
    return Address(f"about/{name}/")


def every_id(kb: KnowledgeBase) -> dict[str, Address]:
    """Return the address of everything that has an ID, aliases included."""
    found: dict[str, Address] = {}
    for table in (kb.rulebooks, kb.articles, kb.clauses):
        found |= {id: rule(id) for id in table}
    found |= {id: of_id(kb, id) for id in kb.examples}
    for clause in kb.clauses.values():
        for each in clause.revisions:
            id = f"{clause.id}@{each.revision}"
            found[id] = Address(rule(clause.id).page, id)
        found[f"{clause.id}@{clause.revision}"] = rule(clause.id)
    found |= {id: ruleset(id) for id in kb.rulesets}
    found |= {id: card_list(id) for id in kb.lists}
    for one in kb.sources.values():
        found |= {claim.id: Address(source(one.id).page, claim.id) for claim in one.claims}
    for clause in kb.clauses.values():
        for alias in clause.aliases:
            found.setdefault(alias, rule(clause.id))
    return found


def link(here: str, to: Address) -> str:
    """Return a link from one page to another."""
    return "../" * here.count("/") + to.url
