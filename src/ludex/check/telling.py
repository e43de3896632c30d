"""Failures told to whoever mends rules: terse, in English, with the clauses that acted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from ludex.check.play import Outcome
from ludex.kernel import Entry
from ludex.project.project import Project
from ludex.yugioh.table.board import Board


def failure(project: Project, outcome: Outcome) -> str:
    """Return where an outcome parts from what was expected, and the last lines of the log."""
    where = project.kb.where(outcome.example, *outcome.keys)
    log = log_lines(outcome)
    lines = [
        f"{where}: {outcome.example}[{outcome.ruleset}] {outcome.status}",
        f"  expected  {outcome.expected}",
        f"  found     {outcome.found}",
        *(["  the log ends"] if log else []),
        *(f"    {line}" for line in log),
    ]
    return "\n".join(lines)


def log_lines(outcome: Outcome, count: int = 6) -> list[str]:
    """Return the last lines of an outcome's log."""
    if outcome.session is None:
        return []
    board = outcome.session.game.state
    return [log_line(board, entry) for entry in outcome.last_lines(count)]


def log_line(board: Board, entry: Entry) -> str:
    """Return one entry of a log: its number, what happened, and who is credited."""
    event: Any = entry.event
    told = " ".join(_parts(board, event))
    return f"{entry.n:>3} {type(event).__name__} {told} [{', '.join(entry.credits)}]"


def _parts(board: Board, event: Any) -> Iterator[str]:
    for each in fields(event):
        value = getattr(event, each.name)
        if each.name == "card":
            yield board.card(value).data.id
        elif each.name == "option":
            yield type(value).__name__
            if hasattr(value, "card"):
                yield board.card(value.card).data.id
        elif each.name in ("link", "waiting", "what"):
            yield board.card(value.card).data.id
        elif each.name in ("player", "amount", "phase", "number"):
            yield f"{each.name} {value}"
