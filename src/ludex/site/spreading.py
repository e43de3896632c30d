"""Work spread over several processes, forked so that none of them reads anything again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_all_start_methods, get_context
from typing import Any, TypeVar

from ludex.kb.uncollected import unvisited

T = TypeVar("T")
R = TypeVar("R")


def spread(
    work: Callable[[T], R], items: Sequence[T], processes: int, at_once: int = 1
) -> Iterator[R]:
    """Yield what becomes of each item in turn; a process takes so many of them at once.

    Where processes cannot be forked, one does everything.
    """
    if processes < 2 or len(items) <= at_once or "fork" not in get_all_start_methods():
        yield from map(work, items)
        return
    _SHARED.append((work, items))
    try:
        with unvisited(), ProcessPoolExecutor(processes, get_context("fork")) as pool:
            yield from pool.map(_nth, range(len(items)), chunksize=at_once)
    finally:
        _SHARED.pop()


_SHARED: list[tuple[Callable[[Any], Any], Sequence[Any]]] = []
"""What forked processes find to do."""


def _nth(n: int) -> Any:
    work, items = _SHARED[-1]
    return work(items[n])
