"""Checking: every example under every ruleset that it names."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from ludex.check.keeping.store import Store
from ludex.check.keeping.used import Part, Used
from ludex.check.play import Outcome, play
from ludex.i18n.errors import worded
from ludex.kb import ids
from ludex.kb.errors import did_you_mean
from ludex.kb.knowledge_base import KnowledgeBase
from ludex.kb.model import Example
from ludex.kb.needed import words
from ludex.project.project import Project
from ludex.wording import quoted


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
    return worded("nothing-called", name=quoted(name)) + did_you_mean(name, known)


WORTH_A_PROCESS = 200
"""Runs for which it pays to have another process."""


def check(
    project: Project,
    examples: Iterable[Example],
    ruleset: str | None = None,
    *,
    processes: int = 1,
    store: Store | None = None,
) -> Iterator[Outcome]:
    """Play examples under each ruleset that they name, or under one of those only.

    A run that is known to hold, or that another process has found to, is told to have held and no
    more; any other is played here, so that nothing is missing of it. What holds goes to the store.
    """
    runs = [(e, under) for e in examples for under in project.runs_of(e)]
    runs = [(e, under) for e, under in runs if ruleset in (None, under)]
    known = [store is not None and bool(store.get(_name(run))) for run in runs]
    left = [run for run, holds in zip(runs, known, strict=True) if not holds]
    fresh = _played(project, left, processes, store)
    for (example, under), holds in zip(runs, known, strict=True):
        yield Outcome(example.id, under, "held") if holds else next(fresh)
    if store is not None:
        store.write()


_Run = tuple[Example, str]


def _name(run: _Run) -> str:
    return f"{run[0].id}[{run[1]}]"


def _played(
    project: Project, runs: Sequence[_Run], processes: int, store: Store | None
) -> Iterator[Outcome]:
    """Play runs one after the other, or where it is worth it in several processes."""
    processes = min(processes, 1 + len(runs) // WORTH_A_PROCESS)
    if processes > 1 and hasattr(os, "fork"):
        yield from _shared(project, runs, processes, store)
        return
    for run in runs:
        used = None if store is None else Used()
        outcome = play(project, *run, used=used)
        if store is not None and used is not None and outcome.held:
            store.put(_name(run), used.parts, True)
        yield outcome


_SHARED: list[tuple[Project, Sequence[_Run], bool]] = []
"""What forked processes find to play: none of them has to load the rules again."""

_MET: dict[Part, Part] = {}
"""Parts that a process has told of: one that is the same object is not written twice."""


def _shared(
    project: Project, runs: Sequence[_Run], processes: int, store: Store | None
) -> Iterator[Outcome]:
    from concurrent.futures import ProcessPoolExecutor  # which takes long to load
    from multiprocessing import get_context

    for _, ruleset in runs:
        _ = project.rulesets[ruleset]  # made once for all of them
    _SHARED.append((project, runs, store is not None))
    try:
        with ProcessPoolExecutor(processes, get_context("fork")) as pool:
            found = pool.map(_holds, range(len(runs)), chunksize=16)
            for run, (holds, parts) in zip(runs, found, strict=True):
                if holds and store is not None:
                    store.put(_name(run), parts, True)
                yield Outcome(run[0].id, run[1], "held") if holds else play(project, *run)
    finally:
        _SHARED.pop()


def _holds(number: int) -> tuple[bool, list[Part]]:
    project, runs, noting = _SHARED[-1]
    used = Used() if noting else None
    holds = play(project, *runs[number], used=used).held
    return holds, [_MET.setdefault(part, part) for part in used.parts] if used else []
