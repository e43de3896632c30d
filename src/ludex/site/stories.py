"""Every example played once under each of its rulesets, for pages in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ludex.check.play import Checked, Outcome
from ludex.check.trace import Line, Trace, trace
from ludex.kb.model import Example
from ludex.kb.scripts import script_of
from ludex.project.project import Project
from ludex.site.boards.pieces import Boards, Cell, Picture, Row

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

    def goes_as(self, other: Story) -> bool:
        """Whether another run of the example is told in the same words, by the same clauses."""
        return (self.first, self.expect, self._told) == (other.first, other.expect, other._told)

    @cached_property
    def _told(self) -> Sequence[Any]:
        return [
            (beat.checked, beat.changed)
            if beat.line is None
            else (beat.line.said, beat.line.clauses, beat.line.data, beat.changed)
            for beat in self.beats
        ]


@dataclass(frozen=True)
class Told:
    """An example under all its rulesets, its own first."""

    example: Example
    boards: Boards
    tellings: tuple[tuple[Story, ...], ...]
    """Runs that go the same way are told once."""

    @cached_property
    def rows(self) -> Sequence[Row]:
        """Where the cells of its boards stand, whatever the ruleset."""
        every = (story for alike in self.tellings for story in alike)
        return self.boards.rows([picture for story in every for picture in story.pictures])


ByGame = Mapping[str, Boards]
"""The boards of each game, by its name."""


def told(project: Project, boards: ByGame, stories: Iterable[Story]) -> dict[str, Told]:
    """Return what is told of each example, by its ID."""
    tellings: dict[str, list[list[Story]]] = {}
    for story in stories:
        several = tellings.setdefault(story.example.id, [])
        alike = next((each for each in several if each[0].goes_as(story)), None)
        if alike is None:
            several.append([story])
        else:
            alike.append(story)
    return {
        id: Told(
            several[0][0].example,
            boards[project.game_of(several[0][0].example).name],
            tuple(map(tuple, several)),
        )
        for id, several in tellings.items()
    }


def stories(project: Project, boards: ByGame) -> Iterator[Story]:
    """Play every example that counts, under each ruleset that it names."""
    for example in project.kb.examples.values():
        if example.retired is None:
            for ruleset in project.runs_of(example):
                yield _story(project, boards, trace(project, example, ruleset))


def _story(project: Project, boards: ByGame, run: Trace) -> Story:
    example = project.kb.examples[run.outcome.example]
    ruleset = run.outcome.ruleset
    album = boards[project.game_of(example).name].album(project.rulesets[ruleset])
    first = before = album.picture(run.first)
    _, expect, _ = script_of(example, ruleset)
    beats = []
    told = list(run.told)
    end = told.pop() if run.outcome.held else None
    for line in told:
        if isinstance(line, Checked):
            beats.append(Beat(None, tuple(said for said, _ in line.found), {}, line.credits))
            continue
        after = album.picture(line.board)
        changed = {k: v for k, v in after.items() if before[k] != v}
        beats.append(Beat(line, (), changed, frozenset(line.clauses + line.data)))
        before = after
    by = end.credits if isinstance(end, Checked) else frozenset()
    return Story(example, ruleset, run.outcome, first, tuple(beats), tuple(expect), by)
