"""The digests of files, each read again only once somebody may have written to it.

As git has it, a file is the same while its size, its times and its place on the disk are. One that
was written just before it was read may have been written once more without its times telling, and
is read again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from errno import EINVAL
from functools import cache
from hashlib import file_digest, sha256
from pathlib import Path
from stat import S_ISREG
from time import time_ns
from typing import Any

from ludex.formats import text_file

TICK = 2_000_000_000
"""Nanoseconds within which some file systems give two changes the same time."""


class Seen:
    """What was seen of files, in one file of a folder; without a folder it is known here alone."""

    def __init__(self, folder: Path | None) -> None:
        self._path = None if folder is None else folder / "seen.json"
        self._known: dict[str, list[Any]] = {}
        self._changed = False
        if self._path is not None:
            with suppress(OSError, ValueError, AttributeError):
                self._known = dict(json.loads(self._path.read_text("utf-8")).items())

    def digest(self, path: str) -> str:
        """Return the digest of what a regular file holds; raises OSError where there is none."""
        known = self._known.get(path)
        at = os.lstat(path)
        if not S_ISREG(at.st_mode):
            raise OSError(EINVAL, "this is no regular file", path)
        now = [at.st_size, at.st_mtime_ns, at.st_ctime_ns, at.st_ino]
        if known is not None and known[:4] == now:
            return str(known[4])
        begun = time_ns()
        with Path(path).open("rb") as file:
            found = file_digest(file, "sha256").hexdigest()
        if max(at.st_mtime_ns, at.st_ctime_ns) < begun - TICK:
            self._known[path] = [*now, found]
            self._changed = True
        return found

    def below(self, folder: Path) -> str:
        """Return the digest of all that lies below a folder, with the place of each file."""
        whole = sha256()
        for path in files(str(folder)):
            whole.update(f"\0{path[len(str(folder)) :]}\0{self.digest(path)}".encode())
        return whole.hexdigest()

    def write(self) -> None:
        """Write down what was seen; where that cannot be done, it is read again the next time."""
        if self._path is not None and self._changed and self._path.parent.is_dir():
            with suppress(OSError):
                text_file.replace_text(self._path, json.dumps(self._known, separators=(",", ":")))
            self._changed = False


@cache
def seen(folder: Path | None) -> Seen:
    """Return what was seen, as it is known in a folder."""
    return Seen(folder)


def files(folder: str, suffix: str = "") -> Iterator[str]:
    """Yield the files below a folder, in the order of their names."""
    with os.scandir(folder) as found:
        here = sorted(found, key=lambda each: each.name)
    for each in here:
        if each.is_dir(follow_symlinks=False):
            yield from files(each.path, suffix)
        elif each.name.endswith(suffix):
            yield each.path
