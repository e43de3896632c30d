"""A run told step by step: each fact's sentence, its clauses, and how things stood after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludex.check.play import Outcome, play
from ludex.kb.model import Example
from ludex.kernel import Entry
from ludex.playing import Said
from ludex.playing.record import Session
from ludex.playing.telling import said
from ludex.project.project import Project


@dataclass(frozen=True, slots=True)
class Line:
    """One step of the telling; `clauses` are rulebook clauses, `data` card texts, in that order."""

    n: int
    said: Said
    clauses: tuple[str, ...]
    data: tuple[str, ...]
    board: Any
    entry: Entry


@dataclass(frozen=True, slots=True)
class Trace:
    """A run from its first board to its last."""

    outcome: Outcome
    first: Any
    last: Any
    lines: tuple[Line, ...]


def trace(project: Project, example: Example, ruleset: str) -> Trace:
    """Play an example under a ruleset and tell it."""
    outcome = play(project, example, ruleset)
    if outcome.session is None:
        raise ValueError(f"{example.id} has no board to start from: {outcome.found}")
    return told(outcome, outcome.session)


def told(outcome: Outcome, session: Session) -> Trace:
    """Tell a run: the boards are the log folded again from the first one."""
    board = session.first
    lines = []
    untold: tuple[str, ...] = ()
    for entry in session.game.log:
        board = entry.event.fold(board)
        words = said(entry, board)
        part = tuple(dict.fromkeys((*entry.credits, *untold)))
        if words is None:
            # Who offered or ordered a decision has its part in what comes of it.
            untold = part
        else:
            clauses = tuple(c for c in part if "#" not in c)
            data = tuple(c for c in part if "#" in c)
            lines.append(Line(entry.n, words, clauses, data, board, entry))
            untold = ()
    return Trace(outcome, session.first, board, tuple(lines))
