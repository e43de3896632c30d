"""Where everything stands on the site: its page in a language's tree, and its anchor there."""

from __future__ import annotations

import posixpath
from dataclasses import dataclass
from functools import cache
from urllib.parse import quote

from ludex.kb import ids
from ludex.kb.knowledge_base import KnowledgeBase


@dataclass(frozen=True, slots=True)
class Address:
    """A page, by the path of its Markdown below the language, and an anchor on it."""

    page: str
    anchor: str = ""

    @property
    def url(self) -> str:
        """The address below the language, as the built site has it."""
        folder = self.page.removesuffix(".md")
        if posixpath.basename(folder) == "index":
            folder = posixpath.dirname(folder)
        path = quote(f"{folder}/") if folder else ""
        return f"{path}#{self.anchor}" if self.anchor else path


HOME = Address("index.md")
RULES = Address("rules/index.md")
EXAMPLES = Address("examples/index.md")
CARDS = Address("cards/index.md")
RULESETS = Address("rulesets/index.md")
SOURCES = Address("sources/index.md")
GLOSSARY = Address("glossary.md")
INTERPRETATIONS = Address("interpretations.md")
VERIFICATION = Address("verification.md")
TRANSLATION = Address("translation.md")
WRITING = Address("writing.md")
CORRECTING = Address("about/contributing.md", "correct-a-translation-in-three-steps")
CHANGES = Address("changes.md")
SEARCH = Address("search.md")
COMPARED = Address("rulesets/damage-step-compared.md")
WHEN = Address("rulesets/damage-step-cards.md")


def differences(one: str, other: str) -> Address:
    """Return where two rulesets stand side by side."""
    return Address(f"rulesets/{one}-and-{other}.md")


def rule(id: str) -> Address:
    """Return where a rulebook, an article, a clause or an example stands."""
    parsed = ids.parse(id)
    if parsed is None:
        raise ValueError(f"{id!r} is no ID of a rule")
    if parsed.article is None:
        return Address(f"rules/{id}.md")
    return Address(f"rules/{parsed.article_id}.md", "" if parsed.number is None else id)


def example(id: str, ruleset: str = "") -> Address:
    """Return the step-through page of an example, or the place there of a ruleset's telling."""
    return Address(f"examples/{id}.md", ruleset)


def examples_of(article: str, clause: str = "") -> Address:
    """Return the page of an article's examples, or the place there of those on a clause."""
    return Address(f"rules/{article}/examples.md", clause)


def of_id(kb: KnowledgeBase, id: str) -> Address:
    """Return where a rule stands, or where an example is stepped through."""
    shown = kb.examples.get(id)
    return rule(id) if shown is None or shown.retired else example(id)


def former(id: str, ruleset: str) -> Address:
    """Return where an example under another than its own ruleset once had a page of its own."""
    return Address(f"examples/{id}/{ruleset}.md")


def card(slug: str) -> Address:
    """Return the page of a card."""
    return Address(f"cards/{slug}.md")


def card_list(id: str) -> Address:
    """Return the page of a list of forbidden and limited cards."""
    return Address(f"lists/{id}.md")


def ruleset(id: str) -> Address:
    """Return the page of a ruleset."""
    return Address(f"rulesets/{id}.md")


def timings(ruleset: str) -> Address:
    """Return the page that shows the Damage Step of a ruleset as a table."""
    return Address(f"rulesets/{ruleset}/damage-step.md")


def time_called(ruleset: str) -> Address:
    """Return the page that shows what a ruleset does when time is called."""
    return Address(f"rulesets/{ruleset}/time-is-called.md")


def source(id: str) -> Address:
    """Return the page of a source."""
    return Address(f"sources/{id}.md")


def term(id: str) -> Address:
    """Return where a term stands in the glossary."""
    return Address(GLOSSARY.page, id)


def written(name: str) -> Address:
    """Return the page of a hand-written text."""
    return Address(f"about/{name}.md")


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


@cache
def link(here: str, to: Address) -> str:
    """Return a link from one Markdown file to another, or within one."""
    anchor = f"#{to.anchor}" if to.anchor else ""
    if here == to.page and anchor:
        return anchor
    return posixpath.relpath(to.page, posixpath.dirname(here) or ".") + anchor
