"""A run told step by step: each fact's sentence, its clauses, and how things stood after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludex.check.play import Checked, Outcome, play
from ludex.kb.model import Example
from ludex.kernel import Entry, value
from ludex.playing import Said
from ludex.playing.telling import said
from ludex.project.project import Project


@value
class Line:
    """One step of the telling; `clauses` are rulebook clauses, `data` card texts, in that order."""

    n: int
    said: Said
    clauses: tuple[str, ...]
    data: tuple[str, ...]
    board: Any
    entry: Entry


@value
class Trace:
    """A run from its first board to its last."""

    outcome: Outcome
    first: Any
    last: Any
    lines: tuple[Line, ...]

    @property
    def told(self) -> Iterator[Line | Checked]:
        """The lines, and between and after them what was found to hold there."""
        waiting = list(self.outcome.checked)
        for line in self.lines:
            while waiting and waiting[0].after <= line.n:
                yield waiting.pop(0)
            yield line
        yield from waiting


def trace(project: Project, example: Example, ruleset: str) -> Trace:
    """Play an example under a ruleset and tell it."""
    outcome = play(project, example, ruleset)
    if outcome.session is None:
        raise ValueError(f"{example.id} has no board to start from: {outcome.found}")
    return told(outcome)


def told(outcome: Outcome) -> Trace:
    """Tell a run: the boards are the log folded again from the first one."""
    session = outcome.session
    if session is None:
        return Trace(outcome, None, None, ())
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
