"""Where a build works, and how its site takes the place of the old one: one build at a time.

A build that is killed leaves nothing that the next one does not put right.
"""

from __future__ import annotations

import fcntl
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

PREFIX = "site-"
"""How the folders begin in which builds work."""


class Busy(Exception):
    """Another build is at work there."""


@contextmanager
def taken(out: Path) -> Iterator[None]:
    """Take a folder that is to be replaced, and mend what a killed build has left of it.

    Raises Busy while another build has it.
    """
    out.parent.mkdir(parents=True, exist_ok=True)
    beside = out.with_name(f".{out.name}.lock")
    with _locked(beside, os.O_RDWR | os.O_CREAT) as held:
        if not held:
            raise Busy(f"another build is replacing {out}")
        _mend(out)
        try:
            yield
        finally:
            beside.unlink()


@contextmanager
def workplace(root: Path) -> Iterator[Path]:
    """Make a folder to build in; those of builds that were killed are cleared away."""
    build = root / "build"
    build.mkdir(exist_ok=True)
    for stale in sorted(build.glob(f"{PREFIX}*")):
        with _locked(stale, os.O_RDONLY) as free:
            if free:
                shutil.rmtree(stale, ignore_errors=True)
    folder = Path(mkdtemp(prefix=PREFIX, dir=build))
    with _locked(folder, os.O_RDONLY):
        try:
            yield folder
        finally:
            shutil.rmtree(folder, ignore_errors=True)


def put_in_place(site: Path, out: Path) -> None:
    """Move the new site to where the old one was; nobody sees half of either."""
    new, old = _beside(out)
    try:
        shutil.move(site, new)
        if out.exists():
            out.rename(old)
        new.rename(out)
    finally:
        _mend(out)


def _beside(out: Path) -> tuple[Path, Path]:
    """Return where the new site waits, and where the old one goes until the new one is there."""
    return out.with_name(f".{out.name}.new"), out.with_name(f".{out.name}.old")


def _mend(out: Path) -> None:
    """Bring the old site back where no new one has taken its place, and clear away the rest."""
    new, old = _beside(out)
    if old.exists() and not out.exists():
        old.rename(out)
    for path in (new, old):
        shutil.rmtree(path, ignore_errors=True)


@contextmanager
def _locked(path: Path, flags: int) -> Iterator[bool]:
    """Lock a file or a folder while it is used; False where somebody else has, or it is gone."""
    try:
        handle = os.open(path, flags, 0o644)
    except FileNotFoundError:
        yield False
        return
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        # Whoever had it may have removed it meanwhile.
        held = path.exists() and os.path.samestat(os.fstat(handle), path.stat())
    except BlockingIOError:
        held = False
    try:
        yield held
    finally:
        os.close(handle)
