"""What Forbidden and Limited Lists make of cards, and which rulesets follow a list."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ludex.kb.knowledge_base import KnowledgeBase
from ludex.project.lists import statuses

STATUSES = ("forbidden", "limited", "semi-limited")
"""What a list says of the cards on it, the strictest first."""
InForce = Mapping[str, Sequence[str]]
"""The clauses that each ruleset puts in force."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What a list makes of a card."""

    card_list: str
    status: str


@dataclass(frozen=True, slots=True)
class Follower:
    """A ruleset that follows a list, and the clause by which it does."""

    ruleset: str
    by: str
    meanings: Mapping[str, str]
    """The clause that says how many copies of a card of each status there may be."""


def standings(kb: KnowledgeBase) -> dict[str, list[Standing]]:
    """Return what the lists make of each card on one of them."""
    found: dict[str, list[Standing]] = {}
    for each in kb.lists.values():
        for slug, status in statuses(each).items():
            found.setdefault(slug, []).append(Standing(each.id, status))
    return found


def list_of(kb: KnowledgeBase, clause: str) -> str:
    """Return the list that a clause puts in force, or nothing."""
    followed: str = (kb.clauses[clause].sets or {}).get("card-list", "")
    return followed


def lists_of(kb: KnowledgeBase, clauses: Sequence[str]) -> list[str]:
    """Return the lists that some clauses put in force."""
    return list(dict.fromkeys(filter(None, (list_of(kb, clause) for clause in clauses))))


def followers(kb: KnowledgeBase, in_force: InForce, card_list: str) -> Iterator[Follower]:
    """Yield the rulesets that follow a list."""
    for ruleset, clauses in in_force.items():
        by = [clause for clause in clauses if list_of(kb, clause) == card_list]
        if by:
            yield Follower(ruleset, by[0], _meanings(kb, clauses))


def _meanings(kb: KnowledgeBase, clauses: Sequence[str]) -> dict[str, str]:
    return {
        status: clause
        for clause in clauses
        for status in (kb.clauses[clause].sets or {}).get("most-copies", {})
    }
