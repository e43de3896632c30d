"""Every example played once under each of its rulesets, for pages in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ludex.check.play import Outcome, script_of
from ludex.check.trace import Line, Trace, trace
from ludex.kb.model import Example
from ludex.playing import Aside
from ludex.project.project import Project
from ludex.site.boards.pieces import Boards, Cell, Picture, Slot

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
    def slots(self) -> Sequence[Slot]:
        """Where the cells of its boards stand, whatever the ruleset."""
        every = (story for alike in self.tellings for story in alike)
        return self.boards.slots([picture for story in every for picture in story.pictures])


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
    steps, expect, _ = script_of(example, ruleset)
    checked = run.outcome.checked if run.outcome.held else ()
    *meanwhile, (_, in_the_end) = checked or ((0, frozenset()),)
    asides = (step.expect for step in steps if isinstance(step, Aside))
    waiting = [
        (at, Beat(None, said, {}, by)) for said, (at, by) in zip(asides, meanwhile, strict=False)
    ]
    beats = []
    for line in run.lines:
        while waiting and waiting[0][0] <= line.n:
            beats.append(waiting.pop(0)[1])
        after = album.picture(line.board)
        changed = {k: v for k, v in after.items() if before[k] != v}
        beats.append(Beat(line, (), changed, frozenset(line.clauses + line.data)))
        before = after
    beats += [beat for _, beat in waiting]
    return Story(example, ruleset, run.outcome, first, tuple(beats), tuple(expect), in_the_end)
