"""Checking: every example under every ruleset that it names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from ludex.check.play import Outcome, play
from ludex.check.project import Project
from ludex.kb.errors import did_you_mean
from ludex.kb.model import Example


def examples_of(project: Project, wanted: Iterable[str]) -> list[Example]:
    """Return the examples meant by IDs and paths: all of them when nothing is said.

    An ID may be a rulebook's, an article's or an example's; that of a clause means the examples
    that show it or just miss it, that of a card (`card:umi`, or its file) those that use it.
    Raises LookupError for a name that means nothing, with the nearest that does.
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
    if example.id == name or example.id.startswith((f"{name}.", f"{name}-")):
        return True
    if name in example.shows or name in example.near_miss:
        return True
    card = _card(project, name)
    if card is not None:
        return card in _words(project.kb.raw(example.id))
    path = project.kb.where(example.id).path.resolve()
    return Path(name).resolve() in (path, *path.parents)


def _card(project: Project, name: str) -> str | None:
    """Return the slug of the card that a name means: `card:umi`, or the path of its file."""
    slug = name.removeprefix("card:")
    if slug != name:
        return slug
    path = Path(name).resolve()
    known = project.kb.cards.get(path.stem)
    here = known is not None and project.kb.where(f"card:{path.stem}").path.resolve() == path
    return path.stem if here else None


def _words(data: Any) -> Iterator[str]:
    """Yield every string in plain data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list):
        for each in data.values() if isinstance(data, dict) else data:
            yield from _words(each)


def _nothing(project: Project, name: str) -> str:
    if name in project.kb.clauses:
        return f"no example shows {name}"
    kb = project.kb
    if _card(project, name) in kb.known_cards:
        return f"no example uses {name}"
    cards = [f"card:{slug}" for slug in kb.cards]
    known = (*kb.rulebooks, *kb.articles, *kb.clauses, *kb.examples, *cards)
    return f"nothing here is called '{name}'{did_you_mean(name, known)}"


def check(
    project: Project, examples: Iterable[Example], ruleset: str | None = None
) -> Iterator[Outcome]:
    """Play examples under each ruleset that they name, or under one of those only."""
    for example in examples:
        for under in project.runs_of(example):
            if ruleset in (None, under):
                yield play(project, example, under)
