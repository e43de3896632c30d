"""Which examples show what a clause says of one sub-step of the Damage Step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ludex.site.boards.pieces import Picture
from ludex.site.games.duels.board.picture import Middle
from ludex.site.stories import Story

Showings = Callable[[str, str], tuple[str, ...]]
"""Given a clause and a sub-step: examples."""


def showings(stories: Iterable[Story]) -> Showings:
    """Return what tells the examples of a clause and a sub-step, in runs under one ruleset.

    An example counts where the clause had a part in it; one in which it leaves no trace counts
    everywhere.
    """
    runs = [(story, set(_traces(story))) for story in stories]

    def of(clause: str, sub_step: str) -> tuple[str, ...]:
        return tuple(
            story.example.id
            for story, traces in runs
            if clause in story.example.shows
            if (clause, sub_step) in traces or not any(by == clause for by, _ in traces)
        )

    return of


def _traces(story: Story) -> Iterator[tuple[str, str]]:
    """Yield each clause that had a part in a story, with the sub-step of that moment."""
    for beat, picture in zip(story.beats, story.pictures[1:], strict=True):
        yield from ((clause, _sub_step(picture)) for clause in beat.credits)
    yield from ((clause, _sub_step(story.last)) for clause in story.credits)


def _sub_step(picture: Picture) -> str:
    middle = picture["middle"]
    return middle.sub_step if isinstance(middle, Middle) else ""
