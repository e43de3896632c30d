"""An example played once under each of its rulesets, for pages in every language."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from ludex.check.decided import Decided, decided
from ludex.check.play import Checked, Outcome
from ludex.check.trace import Line, Trace, trace
from ludex.kb.model import Example
from ludex.kb.scripts import script_of
from ludex.kernel import Ask, Option
from ludex.project.project import Project
from ludex.site.boards.film import Film, film
from ludex.site.boards.pieces import Boards, Cell, Picture, Row, Way

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


@dataclass(frozen=True, slots=True)
class Decision:
    """What somebody decides after so many steps of a telling: each way, and who refuses it."""

    after: int
    ask: Ask
    ways: tuple[tuple[Way, tuple[str, ...]], ...]


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
    decisions: tuple[Decision, ...] = ()
    """What could be decided on the way, in order."""

    @cached_property
    def last(self) -> Picture:
        """The picture at the end."""
        return self.pictures[-1]

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        """Every picture from the first to the last: one more than there are items."""
        pictures = [self.first]
        for beat in self.beats:
            pictures.append({**pictures[-1], **beat.changed})
        return tuple(pictures)

    @cached_property
    def stepped(self) -> tuple[Picture, ...]:
        """The first picture, and that of each step: what is found to hold meanwhile is none."""
        after = zip(self.beats, self.pictures[1:], strict=True)
        return (self.first, *(picture for beat, picture in after if beat.line is not None))

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


@dataclass(frozen=True, slots=True)
class Moment:
    """An item of a telling, or its end: whoever had a part in it, and when in the game it was."""

    credits: frozenset[str]
    at: str
    """As the boards name it."""
    step: bool
    """Whether something happened, and is not only found to hold."""


@dataclass(frozen=True, slots=True)
class Run:
    """What is kept of an example under a ruleset once its page is written."""

    example: str
    ruleset: str
    way: int
    """Runs of an example that go the same way have the same number."""
    moments: tuple[Moment, ...]
    """The items of its telling, and its end."""


Runs = Mapping[tuple[str, str], Run]
"""By example and ruleset."""


class Gathered(dict[tuple[str, str], Run]):
    """Runs, one after the other; what is the same in many of them is there once."""

    def __init__(self) -> None:
        super().__init__()
        self._met: dict[Any, Any] = {}

    def add(self, run: Run) -> None:
        """Take in a run."""
        moments = tuple(map(self._moment, run.moments))
        self[run.example, run.ruleset] = replace(run, moments=moments)

    def _moment(self, one: Moment) -> Moment:
        if one not in self._met:
            by = frozenset(self._met.setdefault(each, each) for each in one.credits)
            self._met[one] = replace(one, credits=self._met.setdefault(by, by))
        moment: Moment = self._met[one]
        return moment


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

    @cached_property
    def film(self) -> Film:
        """Its boards, as far as they have a place in the layout."""
        return film(
            self.rows,
            (
                (story.first, [beat.changed for beat in story.beats if beat.line])
                for story, *_ in self.tellings
            ),
        )

    @cached_property
    def deciding(self) -> Sequence[Mapping[tuple[Decision, ...], Sequence[str]]]:
        """Of each telling what could be decided, and under which of its rulesets."""
        found: list[dict[tuple[Decision, ...], list[str]]] = []
        for alike in self.tellings:
            found.append({})
            for story in alike:
                found[-1].setdefault(story.decisions, []).append(story.ruleset)
        return found

    def runs(self) -> Iterator[Run]:
        """Yield what is kept of it."""
        for way, alike in enumerate(self.tellings):
            for story in alike:
                yield Run(story.example.id, story.ruleset, way, tuple(self._moments(story)))

    def _moments(self, story: Story) -> Iterator[Moment]:
        for beat, picture in zip(story.beats, story.pictures[1:], strict=True):
            yield Moment(beat.credits, self.boards.moment(picture), beat.line is not None)
        yield Moment(story.credits, self.boards.moment(story.last), False)


def told(boards: Boards, stories: Iterable[Story]) -> Told:
    """Return what is told of an example, of its runs."""
    several: list[list[Story]] = []
    for story in stories:
        alike = next((each for each in several if each[0].goes_as(story)), None)
        if alike is None:
            several.append([story])
        else:
            alike.append(story)
    return Told(several[0][0].example, boards, tuple(map(tuple, several)))


def of_example(project: Project, boards: Boards, example: Example) -> Iterator[Story]:
    """Play an example under each of its rulesets."""
    for ruleset in project.runs_of(example):
        yield _story(project, boards, example, trace(project, example, ruleset))


def _story(project: Project, boards: Boards, example: Example, run: Trace) -> Story:
    ruleset = run.outcome.ruleset
    album = boards.album(project.rulesets[ruleset])
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
        changed = {k: v for k, v in after.items() if v is not before[k] and v != before[k]}
        beats.append(Beat(line, (), changed, frozenset(line.clauses + line.data)))
        before = after
    by = end.credits if isinstance(end, Checked) else frozenset()
    decisions = tuple(_decisions(run, beats, boards))
    return Story(example, ruleset, run.outcome, first, tuple(beats), tuple(expect), by, decisions)


def _decisions(run: Trace, beats: Sequence[Beat], boards: Boards) -> Iterator[Decision]:
    """Yield what was decided on the way, each after the last step that had happened by then."""
    if boards.way is None or run.outcome.session is None:
        return
    lines = [beat.line.n for beat in beats if beat.line is not None]
    for one in decided(run.outcome.session):
        if ways := tuple(_ways(one, boards.way)):
            yield Decision(bisect_left(lines, one.after), one.ask, ways)


def _ways(
    one: Decided, way: Callable[[Any, Option], Way | None]
) -> Iterator[tuple[Way, tuple[str, ...]]]:
    legal = ((option, ()) for option in one.choice.legal)
    refused = ((refusal.option, refusal.by) for refusal in one.choice.refused)
    for option, by in (*legal, *refused):
        found = way(one.state, option)
        if found is not None:
            yield found, by
