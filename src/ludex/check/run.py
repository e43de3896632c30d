"""Checking: every example under every ruleset that it names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_all_start_methods, get_context
from pathlib import Path

from ludex.check.play import Outcome, play
from ludex.i18n.errors import worded
from ludex.kb import ids
from ludex.kb.errors import did_you_mean
from ludex.kb.knowledge_base import KnowledgeBase
from ludex.kb.model import Example
from ludex.kb.needed import words
from ludex.project.project import Project


def examples_of(project: Project, wanted: Iterable[str]) -> list[Example]:
    """Return the examples meant by IDs and paths: all of them when nothing is said.

    An ID may be a rulebook's, an article's or an example's; that of a clause means the examples
    that show it or just miss it, that of a card (`card:umi`) those that use it. A file or folder
    means the examples in it, and those that use a card in it.
    Raises LookupError for a name that means nothing, with the nearest that does.
    """
    live = [e for e in project.kb.examples.values() if e.retired is None]
    wanted = list(wanted)
    if not wanted:
        return live
    chosen: set[str] = set()
    for name in wanted:
        means = _meaning(project, name)
        found = {e.id for e in live if means(e)}
        if not found:
            raise LookupError(_nothing(project, name))
        chosen |= found
    return [e for e in live if e.id in chosen]


def _meaning(project: Project, name: str) -> Callable[[Example], bool]:
    """Return what tells of an example whether a name means it."""
    kb = project.kb
    kind, _, slug = name.rpartition(":")
    if kind == "card":
        return lambda example: slug in words(kb.raw(example.id))
    if ids.parse(name) is None and Path(name).exists():
        return _in_path(kb, Path(name).resolve())

    def by_id(example: Example) -> bool:
        own = example.id == name or example.id.startswith((f"{name}.", f"{name}-"))
        return own or name in example.shows or name in example.near_miss

    return by_id


def _in_path(kb: KnowledgeBase, path: Path) -> Callable[[Example], bool]:
    below = {
        address
        for address, (document, _) in kb.places.items()
        if path in (here := document.path.resolve(), *here.parents)
    }
    cards = {slug for slug in kb.known_cards if f"card:{slug}" in below}

    def has_it(example: Example) -> bool:
        return example.id in below or not cards.isdisjoint(words(kb.raw(example.id)))

    return has_it


def _nothing(project: Project, name: str) -> str:
    kb = project.kb
    if name in kb.clauses:
        return f"no example shows {name}"
    if name.removeprefix("card:") in kb.known_cards and name.startswith("card:"):
        return f"no example uses {name}"
    if Path(name).exists():
        return f"no example is in {name}, or uses a card that is"
    cards = [f"card:{slug}" for slug in kb.cards]
    known = (*kb.rulebooks, *kb.articles, *kb.clauses, *kb.examples, *cards)
    return worded("nothing-called", name=f"'{name}'") + did_you_mean(name, known)


def check(
    project: Project,
    examples: Iterable[Example],
    ruleset: str | None = None,
    *,
    processes: int = 1,
) -> Iterator[Outcome]:
    """Play examples under each ruleset that they name, or under one of those only.

    Of what several processes share, a run that holds is told to have held and no more; any other is
    played again here, so that nothing is missing of it.
    """
    runs = [(e, under) for e in examples for under in project.runs_of(e)]
    runs = [(e, under) for e, under in runs if ruleset in (None, under)]
    if processes > 1 and "fork" in get_all_start_methods():
        yield from _shared(project, runs, processes)
    else:
        yield from (play(project, example, under) for example, under in runs)


_Run = tuple[Example, str]

_SHARED: list[tuple[Project, Sequence[_Run]]] = []
"""What forked processes find to play: none of them has to load the rules again."""


def _shared(project: Project, runs: Sequence[_Run], processes: int) -> Iterator[Outcome]:
    _SHARED.append((project, runs))
    try:
        with ProcessPoolExecutor(processes, get_context("fork")) as pool:
            holding = pool.map(_holds, range(len(runs)), chunksize=16)
            for (example, under), holds in zip(runs, holding, strict=True):
                held = Outcome(example.id, under, "held")
                yield held if holds else play(project, example, under)
    finally:
        _SHARED.pop()


def _holds(number: int) -> bool:
    project, runs = _SHARED[-1]
    return play(project, *runs[number]).held
