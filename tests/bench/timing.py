"""Timing: several runs after a warm-up, and the median of them."""

from __future__ import annotations

import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter


def seconds(work: Callable[[], object], runs: int = 5) -> float:
    """Return the median time of a piece of work, after one run that does not count."""
    work()
    taken = []
    for _ in range(runs):
        start = perf_counter()
        work()
        taken.append(perf_counter() - start)
    return median(taken)


def in_turn(
    one: Callable[[], object], other: Callable[[], object], runs: int = 7
) -> tuple[float, float]:
    """Return the medians of two pieces of work done in turn, so that both meet the same machine."""
    pairs = []
    for n in range(runs + 1):
        times = []
        for work in (one, other):
            start = perf_counter()
            work()
            times.append(perf_counter() - start)
        if n:
            pairs.append(times)
    return median(p[0] for p in pairs), median(p[1] for p in pairs)


def ludex(*words: str, root: Path) -> Callable[[], object]:
    """Return a run of the command in a process of its own."""
    command = [str(Path(sys.executable).with_name("ludex")), "--root", str(root), *words]
    return lambda: subprocess.run(command, check=True, capture_output=True)


def cpu(
    work: Callable[[], object], before: Callable[[], object] | None = None, runs: int = 3
) -> float:
    """Return the median of the processor's seconds that a command takes, in all its processes.

    Something may be done `before` each run. Unlike the time that passes it hardly depends on what
    else a machine does.
    """
    taken = []
    for _ in range(runs):
        if before is not None:
            before()
        start = _of_children()
        work()
        taken.append(_of_children() - start)
    return median(taken)


def _of_children() -> float:
    now = resource.getrusage(resource.RUSAGE_CHILDREN)
    return now.ru_utime + now.ru_stime
