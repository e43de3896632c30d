"""Every example played once under each of its rulesets, for pages in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ludex.check.play import Outcome, script_of
from ludex.check.trace import Line, Trace, trace
from ludex.kb.model import Example
from ludex.playing import Aside
from ludex.playing.record import GameRecord, Session
from ludex.project.project import Project
from ludex.site.picture import Album, Cell, Picture
from ludex.site.scoreboard import Scoreboards

Expectation = Any
"""One of the expectations of the game's vocabulary."""


@dataclass(frozen=True, slots=True)
class Beat:
    """One item of a telling: what happened, or what was found to hold at that point."""

    line: Line | None
    checked: tuple[Expectation, ...]
    changed: Mapping[str, Cell]
    """The cells of the picture that are other than before."""
    credits: frozenset[str]
    """Whoever had a part in it: clauses, and card texts."""


@dataclass(frozen=True)
class Story:
    """One example under one ruleset, from the first picture to the last."""

    example: Example
    ruleset: str
    outcome: Outcome
    first: Picture
    beats: tuple[Beat, ...]
    expect: tuple[Expectation, ...]
    """What holds in the end."""
    credits: frozenset[str]
    """Whoever has a part in that."""

    @cached_property
    def last(self) -> Picture:
        """The picture at the end."""
        return self.pictures[-1]

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        """Every picture from the first to the last."""
        pictures = [self.first]
        for beat in self.beats:
            pictures.append({**pictures[-1], **beat.changed})
        return tuple(pictures)


def stories(project: Project) -> Iterator[Story]:
    """Play every example that counts, under each ruleset that it names."""
    for example in project.kb.examples.values():
        if example.retired is None:
            for ruleset in project.runs_of(example):
                yield _story(project, trace(project, example, ruleset))


def _story(project: Project, told: Trace) -> Story:
    example = project.kb.examples[told.outcome.example]
    ruleset = told.outcome.ruleset
    game = project.game_of(example)
    album = Scoreboards() if game.name == "tournament" else Album(project.rulesets[ruleset])
    first = before = album.picture(told.first)
    steps, expect, _ = script_of(example, ruleset)
    held = told.outcome.held
    waiting = list(_checkpoints(project, example, ruleset, steps)) if held else []
    beats = []
    for line in told.lines:
        while waiting and waiting[0][0] <= line.n:
            beats.append(waiting.pop(0)[1])
        after = album.picture(line.board)
        changed = {k: v for k, v in after.items() if before[k] != v}
        beats.append(Beat(line, (), changed, frozenset(line.clauses + line.data)))
        before = after
    beats += [beat for _, beat in waiting]
    session = told.outcome.session
    by = _credits(game, session, expect) if held and session else frozenset()
    return Story(example, ruleset, told.outcome, first, tuple(beats), tuple(expect), by)


def _credits(game: GameRecord, session: Session, expect: Iterable[Expectation]) -> frozenset[str]:
    return frozenset(credit for one in expect for credit in game.engine.check(session, one).credits)


def _checkpoints(
    project: Project, example: Example, ruleset: str, steps: Any
) -> Iterator[tuple[int, Beat]]:
    """Yield what the script expects on its way, with the number of the next log entry."""
    if not any(isinstance(step, Aside) for step in steps):
        return
    game = project.game_of(example)
    session = project.session(example, project.rulesets[ruleset])
    for step in steps:
        if isinstance(step, Aside):
            beat = Beat(None, step.expect, {}, _credits(game, session, step.expect))
            yield len(session.game.log), beat
        else:
            session.play(step)
