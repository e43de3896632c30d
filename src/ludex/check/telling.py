"""Failures told to whoever mends rules: terse, in English, with the clauses that acted."""

from __future__ import annotations

from ludex.check.play import Outcome
from ludex.kb.errors import Location
from ludex.project.project import Project


def failure(project: Project, outcome: Outcome) -> str:
    """Return where an outcome parts from what was expected, and the last lines of the log."""
    if outcome.wrong:
        return "\n".join(
            f"{where}: {outcome.example}[{outcome.ruleset}] {outcome.status}\n"
            f"  expected  {outcome.expected}\n"
            f"  found     {found}"
            for where, found in wrong_in(project, outcome)
        )
    where = project.kb.where(outcome.example, *outcome.keys)
    log = log_lines(project, outcome)
    lines = [
        f"{where}: {outcome.example}[{outcome.ruleset}] {outcome.status}",
        f"  expected  {outcome.expected}",
        f"  found     {outcome.found}",
        *(["  the log ends"] if log else []),
        *(f"    {line}" for line in log),
    ]
    return "\n".join(lines)


def wrong_in(project: Project, outcome: Outcome) -> list[tuple[Location, str]]:
    """Return all that is wrong in a broken example, in the order of its lines."""
    found = [(project.kb.where(outcome.example, *keys), said) for keys, said in outcome.wrong]
    return sorted(found)


def log_lines(project: Project, outcome: Outcome, count: int = 6) -> list[str]:
    """Return the last lines of an outcome's log."""
    if outcome.session is None:
        return []
    logged = project.game_of(project.kb.examples[outcome.example]).engine.logged
    state = outcome.session.game.state
    return [
        f"{entry.n:>3} {type(entry.event).__name__} {logged(entry, state)} [{by}]"
        for entry in outcome.last_lines(count)
        for by in [", ".join(entry.credits)]
    ]
