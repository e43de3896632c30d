"""Parts of a proof done by the workers of a Dask cluster.

Each worker has the checkout at the same place, with the same rules and the same code; that is seen
to before it does anything. What it has loaded and played it keeps for the parts to come.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from threading import Lock

from ludex.check.keeping.code import code
from ludex.check.proof.prove import Did, Executor, Proving
from ludex.project.project import Project

TOGETHER = 8
"""Parts that make one task: each is short, and shares runs with its neighbours."""


class Unlike(Exception):
    """A worker has other rules or other code than whoever asks it."""


def on(address: str) -> Executor:
    """Return what has a cluster do parts of a proof; what comes of them is told in their order."""

    def executor(project: Project, ids: Sequence[str], numbers: Sequence[int]) -> Iterator[Did]:
        from distributed import Client

        given = project.kb.root, tuple(ids), _state(project)
        with Client(address) as client:
            several = (numbers[n : n + TOGETHER] for n in range(0, len(numbers), TOGETHER))
            # Nothing has the same key twice: the rules may have changed since it was done.
            tasks = [client.submit(_do, *given, some, pure=False) for some in several]
            for task in tasks:
                yield from task.result()

    return executor


def _state(project: Project) -> str:
    """Return by which rules and which code a project is proved."""
    found = code()
    return f"{project.kb.digest} {found.rest} {sorted(found.bodies.items())}"


_OWN: list[tuple[tuple[Path, Sequence[str], str], Proving]] = []
"""What a worker has loaded last, and for whom."""

_ONE_AT_A_TIME = Lock()
"""Parts of one worker share their runs, whatever number of threads it has."""


def _do(root: Path, ids: Sequence[str], state: str, numbers: Sequence[int]) -> list[Did]:
    with _ONE_AT_A_TIME:
        asked = root, ids, state
        if not _OWN or _OWN[0][0] != asked:
            project = Project.at(root)
            if _state(project) != state:
                raise Unlike(f"a worker has other rules or other code in {root}")
            _OWN[:] = [(asked, Proving(project, [project.kb.clauses[id] for id in ids]))]
        return [_OWN[0][1].part(number) for number in numbers]
