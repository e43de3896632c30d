"""The code and the libraries that read, check and play rules: what is kept is theirs alone."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

import ludex
from ludex.kb.seen import files, seen

PACKAGE = Path(ludex.__file__).parent

FACES = ("cli", "site", "soak", "decks", "data")
"""Folders that nothing which reads or plays rules imports."""

LIBRARIES = ("pydantic", "yaml")
"""Those that make values of the rules."""


def texts(package: Path = PACKAGE) -> Iterator[tuple[str, bytes]]:
    """Yield each file of the code with its place."""
    for name, path in _files(package):
        yield name, Path(path).read_bytes()


def environment() -> str:
    """Return which Python there is, and which versions of the libraries."""
    found = [sys.version]
    for name in LIBRARIES:
        spec = find_spec(name)
        folder = Path(spec.origin).parent.parent if spec and spec.origin else None
        found += sorted(path.name for path in folder.glob("*.dist-info")) if folder else []
    return "\0".join(found)


def digest(folder: Path | None = None, package: Path = PACKAGE, *, faces: bool = False) -> str:
    """Return the digest of all of it, with that of the faces if it is asked for.

    What was seen of its files may be known in a folder.
    """
    found, known = sha256(environment().encode()), seen(folder)
    for name, path in _files(package, faces=faces):
        found.update(f"\0{name}\0{known.digest(path)}".encode())
    known.write()
    return found.hexdigest()


def _files(package: Path, *, faces: bool = False) -> Iterator[tuple[str, str]]:
    """Yield the place of each file in the package, and its path."""
    start = len(str(package)) + 1
    for path in files(str(package), ".py"):
        name = path[start:].replace(os.sep, "/")
        if faces or name.partition("/")[0] not in FACES:
            yield name, path
