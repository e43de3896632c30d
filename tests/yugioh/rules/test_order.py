"""Which of two clauses acts first on the same occasion is said, unless they never meet on one."""

from collections import defaultdict
from graphlib import TopologicalSorter
from itertools import combinations, pairwise

import pytest

from ludex.kernel import Rule
from ludex.project.project import Project

NEVER_MEET = {
    "each phase has its own": [
        {"TCG-2.3"},
        {"TCG-7.6"},
        {"TCG-9.1"},
        {"TCG-12.6", "TCG-21.8", "TCG-23.4"},
    ],
    "a phase is the last of its turn, or it is not": [{"TCG-2.9"}, {"TCG-2.10"}],
    "a card that leaves the field does not come to it": [
        {"TCG-3.6", "TCG-3.8", "TCG-17.6"},
        {"TCG-17.2", "TCG-19.4", "HAT-4.4", "MOD-2.2", "MOD-4.3"},
    ],
}
"""Groups of clauses that act on the same kind of occasion, and why no two groups act on one."""


@pytest.mark.parametrize("name", ["damage-step-2011", "hat-2014", "modern"])
def test_clauses_that_act_on_the_same_occasion_are_in_order(project: Project, name: str) -> None:
    ruleset = project.rulesets[name]
    later = _later(ruleset.order)
    apart = {
        frozenset((one, other))
        for groups in NEVER_MEET.values()
        for some, others in combinations(groups, 2)
        for one in some
        for other in others
    }
    unsaid = {
        (one, other)
        for together in _together(ruleset.rules)
        for one, other in combinations(sorted(together), 2)
        if other not in later[one] and one not in later[other]
        if frozenset((one, other)) not in apart
    }
    assert unsaid == set()


def _together(rules: tuple[Rule, ...]) -> list[set[str]]:
    """Return the clauses that act on each kind of occasion, or on one that it is a case of."""
    acting: dict[tuple[str, type], set[str]] = defaultdict(set)
    for rule in rules:
        if rule.kind in ("does", "instead"):
            for on in rule.on:
                acting[rule.kind, on].add(rule.id)
    return [
        {
            clause
            for (other, wider), clauses in acting.items()
            if other == kind and issubclass(on, wider)
            for clause in clauses
        }
        for kind, on in acting
    ]


def _later(orders: tuple[tuple[str, ...], ...]) -> dict[str, set[str]]:
    """Return the clauses that come after each, at once or by others in between."""
    follows: dict[str, set[str]] = defaultdict(set)
    for order in orders:
        for first, second in pairwise(order):
            follows[first].add(second)
    later: dict[str, set[str]] = defaultdict(set)
    for clause in TopologicalSorter(follows).static_order():
        for each in follows[clause]:
            later[clause] |= {each} | later[each]
    return later
