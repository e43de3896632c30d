"""What the commands take that keep what they found: first, again, and after an edit."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from tests.bench.rows import Row
from tests.bench.timing import cpu, ludex

CLAUSE = "rules/yugioh/hat/07-life-point-costs.yaml"
EDITS = (
    ("A player cannot pay a cost", "No player can pay a cost"),
    ("A: {set: [dust-tornado]}", "A: {set: [dust-tornado], life-points: 7000}"),
)
"""Of one clause the text, and the examples that show it or just miss it: they are played again."""


def keeping(root: Path) -> Iterator[Row]:
    """Yield the rows of `check` and `prove`, and of one example checked and explained."""
    start = Row(
        "start of Python",
        cpu(lambda: subprocess.run([sys.executable, "-c", ""], check=True), runs=9),
    )
    yield start
    with TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        for name in ("rules", "translations"):
            shutil.copytree(root / name, tree / name)
        (tree / "build").mkdir()
        for command, what in (("check", "every example"), ("prove", "every clause")):
            yield from _whole(tree, command, what)
        for command in ("check", "explain"):
            work = ludex(command, "HAT-2.E1", root=tree)
            row = Row(f"ludex {command} HAT-2.E1", cpu(work, runs=7), key=f"{command}-one")
            yield row.over(start)
        yield _first(tree).over(start)


def _first(tree: Path) -> Row:
    """Return the row of examples that nobody has asked for since the code or the rules changed."""
    taken = [cpu(ludex("explain", f"HAT-2.E{n}", root=tree), runs=1) for n in range(2, 9)]
    return Row("ludex explain, each of them for the first time", median(taken), key="first-one")


def _whole(tree: Path, command: str, what: str) -> Iterator[Row]:
    words = f"ludex {command}"
    fresh = Row(
        f"{words} --fresh ({what})",
        cpu(ludex(command, "--fresh", root=tree), runs=1),
        key=f"{command}-fresh",
    )
    yield fresh
    again = cpu(ludex(command, root=tree), runs=3)
    yield Row(f"{words}, nothing changed", again, key=f"{command}-kept").over(fresh)
    path = tree / CLAUSE
    text = path.read_text("utf-8")
    edited = text
    for old, new in EDITS:
        if old not in text:
            raise LookupError(f"{CLAUSE} has no {old!r}")
        edited = edited.replace(old, new)
    turns = cycle((edited, text))
    after = cpu(ludex(command, root=tree), lambda: path.write_text(next(turns), "utf-8"), runs=3)
    path.write_text(text, "utf-8")
    yield Row(f"{words}, one clause edited", after, key=f"{command}-edited").over(fresh)
