"""What refers to what, worked out once: examples of clauses, uses of cards, questions in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ludex.i18n.text import placeholders
from ludex.kb.model import Clause, Example
from ludex.kb.rulesets import resolve
from ludex.project.project import Project

Table = Mapping[str, Sequence[str]]


@dataclass(frozen=True, slots=True)
class Crossings:
    """IDs by ID, each list in the order of the files."""

    shown_by: Table
    """Examples that show a clause."""
    missed_by: Table
    """Examples that are a near miss of a clause."""
    in_force: Table
    """Rulesets in which a clause is in force."""
    neighbours: Table
    """Clauses that answer the question of a clause elsewhere."""
    examples_with: Table
    """Examples in which a card is played."""
    clauses_with: Table
    """Clauses that name a card."""
    clauses_of: Mapping[str, tuple[str, ...]]
    """Clauses that a ruleset puts in force."""


Labels = Callable[[Example], Mapping[str, str]]
"""The card that each name in an example means."""


def crossings(project: Project, labels: Labels) -> Crossings:
    """Return what refers to what."""
    kb = project.kb
    live = [e for e in kb.examples.values() if e.retired is None]
    clauses = [c for c in kb.clauses.values() if c.retired is None]
    of = {id: resolve(kb, id).clauses for id in kb.rulesets}
    concepts = _by(clauses, lambda clause: [clause.concept] if clause.concept else [])
    return Crossings(
        shown_by=_by(live, lambda e: e.shows),
        missed_by=_by(live, lambda e: e.near_miss),
        in_force={c.id: [r for r, ids in of.items() if c.id in ids] for c in kb.clauses.values()},
        neighbours={
            clause.id: [id for id in concepts.get(clause.concept or "", ()) if id != clause.id]
            for clause in clauses
        },
        examples_with=_by(live, lambda e: dict.fromkeys(labels(e).values())),
        clauses_with=_by(clauses, _cards_named),
        clauses_of=of,
    )


def _by(things: Iterable[Any], keys: Callable[[Any], Iterable[str]]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for thing in things:
        for key in keys(thing):
            found.setdefault(key, []).append(thing.id)
    return found


def _cards_named(clause: Clause) -> Iterable[str]:
    return dict.fromkeys(each.ref for each in placeholders(clause.text) if each.kind == "card")
