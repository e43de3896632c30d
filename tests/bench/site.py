"""The build of the site: what it takes as it is, and with several times the content."""

from __future__ import annotations

import re
import resource
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from string import ascii_uppercase
from tempfile import TemporaryDirectory
from threading import Event, Thread
from typing import Any

import yaml

from tests.bench.rows import Row

BOOKS = ("core", "hat", "modern")
"""The rulebooks that are written again under other letters."""


MORE = 7
"""How often they are there then: in all, more than 10,000 clauses and examples."""


def rows(root: Path) -> Iterator[Row]:
    """Yield what building the site takes, proofs and all: as it is, and with more content."""
    with TemporaryDirectory() as folder:
        now, more = (
            built(again(root, Path(folder) / str(times), times), Path(folder) / f"site-{times}")
            for times in (1, MORE)
        )
    today = "ludex site build"
    yield Row(f"{today} ({now['pages']:.0f} addresses)", now["wall_seconds"], key="site-now")
    yield Row(
        f"{today} ({more['pages']:.0f} addresses)",
        more["wall_seconds"],
        ratio=more["wall_seconds"] / more["pages"] * now["pages"] / now["wall_seconds"],
        to=f"{today}, per address",
        key="site-more",
    )
    yield Row(f"{today}: seconds of all processors", now["cpu_seconds"])
    yield Row(f"{today}, more content: seconds of all processors", more["cpu_seconds"])
    yield Row(f"{today}: memory at its peak", now["peak_gigabytes"], "GB")
    peak = more["peak_gigabytes"]
    yield Row(f"{today}, more content: memory at its peak", peak, "GB", key="site-memory")


def built(root: Path, out: Path) -> dict[str, float]:
    """Build a site in a process of its own; return its pages, seconds, and memory at its peak."""
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    command = [str(Path(sys.executable).with_name("ludex")), "--root", str(root), "site", "build"]
    process = subprocess.Popen([*command, "--out", str(out)], stdout=subprocess.DEVNULL)
    peak, ended = [0.0], Event()
    watching = Thread(target=_watch, args=(process.pid, peak, ended))
    watching.start()
    code = process.wait()
    ended.set()
    watching.join()
    if code:
        raise RuntimeError(f"the site of {root} could not be built")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return {
        "pages": sum(1 for _ in out.rglob("index.html")),
        "wall_seconds": time.perf_counter() - began,
        "cpu_seconds": after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime,
        "peak_gigabytes": peak[0] / 1e6,
    }


def _watch(process: int, peak: list[float], ended: Event) -> None:
    """Note the most memory that a process and its own have at a time, what they share once."""
    while not ended.wait(1):
        peak[0] = max(peak[0], sum(map(_kilobytes, _family(process))))


def _family(process: int) -> list[int]:
    found = [process]
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        try:
            children = task.read_text().split()
        except OSError:
            continue  # it has ended meanwhile
        found += [each for child in children for each in _family(int(child))]
    return found


def _kilobytes(process: int) -> float:
    try:
        rollup = Path(f"/proc/{process}/smaps_rollup").read_text()
    except OSError:
        return 0
    return float(re.search(r"^Pss: +(\d+)", rollup, re.MULTILINE)[1])  # type: ignore[index]


def again(root: Path, to: Path, times: int) -> Path:
    """Write a copy of a checkout with some rulebooks `times` over, and return its folder.

    The further ones have the same examples, which play by the same clauses, and clauses with the
    same texts, which only persons could check: so nothing is there twice to be implemented.
    """
    for folder in ("rules", "translations", "site_src"):
        shutil.copytree(root / folder, to / folder)
    for file in ("mkdocs.yml", "CONTRIBUTING.md"):
        shutil.copy(root / file, to)
    (to / "build").mkdir()
    for letter in ascii_uppercase[1:times]:
        for book in BOOKS:
            here, there = (
                to / "rules/yugioh" / book,
                to / "rules/yugioh" / f"{book}-{letter.lower()}",
            )
            for path in here.rglob("*.yaml"):
                copy = there / path.relative_to(here)
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_text(_copy(path.read_text("utf-8"), letter), "utf-8")
        for path in (root / "translations").glob("*/LC_MESSAGES/rules.po"):
            _, _, entries = path.read_text("utf-8").partition("\n\n")
            mine = [each for each in entries.split("\n\n") if _CONTEXT.search(each)]
            with (to / path.relative_to(root)).open("a", encoding="utf-8") as catalogue:
                catalogue.writelines(f"\n\n{_under(letter, each)}" for each in mine)
    return to


def _under(letter: str, entry: str) -> str:
    return _CONTEXT.sub(lambda found: _renamed(found[0], letter), entry)


_CONTEXT = re.compile(r'^msgctxt "(?:TCG|HAT|MOD)\b[^"]*"', re.MULTILINE)


def _renamed(id: str, letter: str) -> str:
    return re.sub(r"\b(TCG|HAT|MOD)\b", lambda found: f"{found[1][:2]}Z{letter}", id)


def _copy(text: str, letter: str) -> str:
    schema, _, rest = text.partition("\n")
    data = _copied(yaml.load(rest, yaml.CSafeLoader), letter)
    return f"{schema}\n{yaml.safe_dump(data, allow_unicode=True, sort_keys=False)}"


def _copied(data: Any, letter: str) -> Any:
    """Return a rulebook, an article or a file of examples under another ID."""
    if isinstance(data, list):
        return [_example(each, letter) for each in data]
    told = {key: data[key] for key in data if key not in ("aliases", "other-programs")}
    if "id" in told:
        told["id"] = _renamed(told["id"], letter)
    if "clauses" in told:
        told["clauses"] = [
            {"id": _renamed(each["id"], letter), "kind": "conduct", "sources": ["hat"]}
            | {key: each[key] for key in ("text", "trust")}
            for each in told["clauses"]
        ]
    if "examples" in told:
        told["examples"] = [_example(each, letter) for each in told["examples"]]
    return told


def _example(data: dict[str, Any], letter: str) -> dict[str, Any]:
    return {**data, "id": _renamed(data["id"], letter)}
