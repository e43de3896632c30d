"""The file of what was found, each finding with the parts that it used.

A finding counts for as long as no part that it used is another one. What is kept is plain JSON, and
whatever cannot be read of it is found anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, NamedTuple

from ludex.check.keeping.code import code
from ludex.check.keeping.now import Now, digest
from ludex.check.keeping.used import Part
from ludex.formats import text_file
from ludex.project.project import Project

PROOF = "proof"
VERDICTS = "verdicts"
"""The files in which proofs and verdicts are kept."""


class _Found(NamedTuple):
    """A finding: the digest of what it is about, the parts that it used as bits, and itself."""

    about: str
    used: int
    value: Any


class Store:
    """What was found of a project, in a file of a folder; a `fresh` one takes nothing from it."""

    def __init__(self, project: Project, folder: Path, name: str, *, fresh: bool = False) -> None:
        self._path = folder / f"{name}.json"
        self._code = code(folder)
        self._now = Now(project, self._code)
        self._parts: dict[Part, int] = {}
        self._found: dict[str, _Found] = {}
        self._changed = False
        if not fresh:
            self._read()

    def get(self, name: str, about: Any = None) -> Any:
        """Return what was found under a name, about what is still the same; None if nothing was."""
        found = self._found.get(name)
        return None if found is None or found.about != digest(about) else found.value

    def put(self, name: str, parts: Iterable[Part], value: Any, about: Any = None) -> None:
        """Keep what was found by some parts under a name."""
        used = reduce(or_, (1 << self._number(part) for part in parts), 0)
        self._found[name] = _Found(digest(about), used, value)
        self._changed = True

    def write(self) -> None:
        """Write the file anew, if anything is to be kept that it does not have.

        Where that cannot be done, it is found anew the next time.
        """
        if not self._changed:
            return
        used = reduce(or_, (each.used for each in self._found.values()), 0)
        whole = {
            "code": self._code.rest,
            "parts": [
                [self._now.of(part), *part] if used >> number & 1 else []
                for part, number in self._parts.items()
            ],
            "wholes": [[self._now.of(whole), *whole] for whole in self._wholes(used)],
            "found": {
                name: [each.about, hex(each.used), each.value] for name, each in self._found.items()
            },
        }
        with suppress(OSError):
            text_file.replace_text(self._path, json.dumps(whole, separators=(",", ":")))
        self._changed = False

    def _wholes(self, used: int) -> Iterable[Part]:
        """Return what the parts that were used are of, where one look tells of many."""
        parts = (part for part, number in self._parts.items() if used >> number & 1)
        return dict.fromkeys(whole for part in parts if (whole := self._now.whole(part)))

    def _number(self, part: Part) -> int:
        return self._parts.setdefault(part, len(self._parts))

    def _read(self) -> None:
        """Take in a file as far as nothing has changed that its findings used."""
        try:
            whole = json.loads(self._path.read_text("utf-8"))
            if whole["code"] == self._code.rest:
                self._take(whole["parts"], whole["wholes"], whole["found"])
        except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
            self._parts.clear()
            self._found.clear()

    def _take(
        self,
        parts: Iterable[list[str]],
        wholes: Iterable[list[str]],
        found: Mapping[str, list[Any]],
    ) -> None:
        same = {tuple(keys) for was, *keys in wholes if self._now.of(tuple(keys)) == was}
        others = 0
        for number, (was, *keys) in enumerate(each or ["", str(n)] for n, each in enumerate(parts)):
            part = tuple(map(str, keys))
            self._parts[part] = number
            if was == "":
                continue
            if self._now.whole(part) in same:
                self._now.is_as_it_was(part, was)
            elif self._now.of(part) != was:
                others |= 1 << number
        for name, (about, used, value) in found.items():
            bits = int(used, 16)
            if not bits & others and bits >> len(self._parts) == 0:
                self._found[name] = _Found(str(about), bits, value)
            else:
                self._changed = True
