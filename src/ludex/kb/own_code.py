"""The code and the libraries that read, check and play rules: what is kept is theirs alone."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

import ludex

PACKAGE = Path(ludex.__file__).parent

FACES = ("cli", "site", "soak", "decks", "data")
"""Folders that nothing which reads or plays rules imports."""

LIBRARIES = ("pydantic", "yaml")
"""Those that make values of the rules."""


def texts(package: Path = PACKAGE) -> Iterator[tuple[str, bytes]]:
    """Yield each file of the code with its place."""
    for path in sorted(package.rglob("*.py")):
        name = path.relative_to(package)
        if name.parts[0] not in FACES:
            yield name.as_posix(), path.read_bytes()


def environment() -> str:
    """Return which Python there is, and which versions of the libraries."""
    found = [sys.version]
    for name in LIBRARIES:
        spec = find_spec(name)
        folder = Path(spec.origin).parent.parent if spec and spec.origin else None
        found += sorted(path.name for path in folder.glob("*.dist-info")) if folder else []
    return "\0".join(found)


def digest(files: Iterator[tuple[str, bytes]] | None = None) -> str:
    """Return the digest of all of it, or of files that were read already."""
    found = sha256(environment().encode())
    for name, raw in texts() if files is None else files:
        found.update(f"\0{name}\0".encode() + raw)
    return found.hexdigest()
