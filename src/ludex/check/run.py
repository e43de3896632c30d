"""Checking: every example under every ruleset that it names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from ludex.check.play import Outcome, play
from ludex.check.project import Project
from ludex.kb.errors import nearest
from ludex.kb.model import Example


def examples_of(project: Project, wanted: Iterable[str]) -> list[Example]:
    """Return the examples meant by IDs and paths: all of them when nothing is said.

    An ID may be a rulebook's, an article's, an example's, or a clause's (the examples that show
    it). Raises LookupError for a name that means nothing, with the nearest that does.
    """
    live = [e for e in project.kb.examples.values() if e.retired is None]
    wanted = list(wanted)
    if not wanted:
        return live
    chosen: dict[str, Example] = {}
    for name in wanted:
        found = [e for e in live if _meant(project, e, name)]
        if not found:
            raise LookupError(_nothing(project, name))
        chosen.update((e.id, e) for e in found)
    return [e for e in live if e.id in chosen]


def _meant(project: Project, example: Example, name: str) -> bool:
    path = project.kb.where(example.id).path
    inside = example.id == name or example.id.startswith((f"{name}.", f"{name}-"))
    return (
        inside
        or name in example.shows
        or name in example.near_miss
        or Path(name).resolve() in (path.resolve(), *path.resolve().parents)
    )


def _nothing(project: Project, name: str) -> str:
    if name in project.kb.clauses:
        return f"no example shows {name}"
    known = (*project.kb.rulebooks, *project.kb.articles, *project.kb.clauses, *project.kb.examples)
    near = nearest(name, known)
    return f"nothing here is called '{name}'" + (f"; did you mean '{near}'?" if near else "")


def check(
    project: Project, examples: Iterable[Example], ruleset: str | None = None
) -> Iterator[Outcome]:
    """Play examples under each ruleset that they name, or under one of those only."""
    for example in examples:
        for under in project.runs_of(example):
            if ruleset in (None, under):
                yield play(project, example, under)
