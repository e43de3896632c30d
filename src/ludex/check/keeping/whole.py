"""What commands found, for as long as nothing at all is another: the code, the rules, the words.

It is known before anything is loaded. Once a file has changed, all of it is thrown away, and what
the change may concern is found anew by way of `store`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

from ludex.formats import text_file
from ludex.kb import own_code
from ludex.kb.seen import seen

MOST = 500
"""Findings: who asks for more of them finds the rest anew."""

_OF = ("rules", "translations")


class Whole:
    """What was found of a checkout, in a file of the folder in which it keeps things.

    Without a folder, nothing is known, and nothing kept.
    """

    def __init__(self, root: Path, folder: Path | None) -> None:
        self._root = root
        self._folder = folder
        self._at = self._state()
        self._found: dict[str, Any] = {}
        if folder is not None and self._at is not None:
            with suppress(OSError, ValueError):
                of, found = (folder / "runs.json").read_text("utf-8").split("\n", 1)
                if of == _seal(self._at, found):
                    self._found = dict(json.loads(found))

    def get(self, *asked: Any) -> Any:
        """Return what was found when the same was asked; None if nothing was."""
        return self._found.get(_key(asked))

    def put(self, found: Any, *asked: Any) -> None:
        """Keep what was found, unless something has been changed in the meantime."""
        if self._folder is None or self._at is None or len(self._found) >= MOST:
            return
        self._found[_key(asked)] = found
        if self._state() == self._at:
            text = json.dumps(self._found, ensure_ascii=False)
            with suppress(OSError):
                text_file.replace_text(
                    self._folder / "runs.json", f"{_seal(self._at, text)}\n{text}"
                )

    def _state(self) -> str | None:
        """Return the digest of everything, or None where something cannot be read."""
        if self._folder is None:
            return None
        known = seen(self._folder)
        whole = sha256(own_code.digest(self._folder, faces=True).encode())
        try:
            for folder in filter(Path.is_dir, (self._root / name for name in _OF)):
                whole.update(f"\0{folder.name}\0{known.below(folder)}".encode())
        except OSError:
            return None
        known.write()
        return whole.hexdigest()


def _seal(at: str, found: str) -> str:
    """Return what shows that findings are whole, and of this state of things."""
    return sha256(f"{at}\0{found}".encode()).hexdigest()


def _key(asked: Sequence[Any]) -> str:
    return json.dumps([str(Path.cwd()), *asked], ensure_ascii=False)
