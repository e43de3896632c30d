"""What was read of files, and found valid by itself, kept by the digest of each.

It lies in a folder that anybody may have written to. So no more is made of it than plain data and
the values of which rules are made: whatever else it names, nothing of it is taken. It is replaced
whole, counts for one state of the code, and what cannot be read is read from the files again.
"""

from __future__ import annotations

import io
import os
import pickle
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import is_dataclass
from datetime import date
from enum import Enum
from pathlib import Path
from types import MappingProxyType
from typing import Any

from ludex.i18n.names import Everywhere
from ludex.kb import own_code

MISSING: Any = object()
"""Stands for what is not kept."""

NONE: Mapping[str, Any] = MappingProxyType({})

NAME = "rules.bin"

MOST, MOST_OF_THE_WHOLE = 10_000, 500
"""Entries that nobody has asked for and that stay: where a few are read, and where all of them are.

What reading single examples has left is still there when all of the rules have been read.
"""


class KeptFiles:
    """Data and values of files, in one file of the folder where a checkout keeps things."""

    def __init__(self, folder: Path, models: Mapping[str, type[Any]] = NONE) -> None:
        self._path = folder / NAME
        self.made_of(models)
        self._code = own_code.digest(folder)
        self._kept: dict[str, bytes] = {}
        self._used: set[str] = set()
        self._changed = False
        with suppress(Exception):  # whatever it holds, it is no more than what the files say
            whole = self._read(self._path.read_bytes())
            if whole["code"] == self._code:
                self._kept = {str(key): bytes(each) for key, each in whole["files"].items()}

    def made_of(self, models: Mapping[str, type[Any]]) -> None:
        """Say of which classes, which were made of games, the values of files are."""
        self._models = models
        self._names = {model: name for name, model in models.items()}

    def get(self, key: str) -> Any:
        """Return what is kept under a key, or MISSING."""
        self._used.add(key)
        if key in self._kept:
            with suppress(Exception):
                return self._read(self._kept[key])
        return MISSING

    def put(self, key: str, value: Any) -> None:
        """Keep something under a key."""
        written = io.BytesIO()
        _Pickler(written, self._names).dump(value)
        self._kept[key] = written.getvalue()
        self._used.add(key)
        self._changed = True

    def write(self, *, whole: bool) -> None:
        """Write the file anew if there is more than it has; a `whole` one has little else.

        Where there is no folder for it, nothing is kept.
        """
        if not (self._changed and self._path.parent.is_dir()):
            return
        unasked = [key for key in self._kept if key not in self._used]
        for key in unasked[: -(MOST_OF_THE_WHOLE if whole else MOST)]:
            del self._kept[key]
        beside = self._path.with_name(f".{self._path.name}.{os.getpid()}")
        try:
            beside.write_bytes(pickle.dumps({"code": self._code, "files": self._kept}))
            beside.replace(self._path)
        except OSError:  # a folder that is read only: it is read anew the next time
            pass
        finally:
            with suppress(OSError):
                beside.unlink(missing_ok=True)

    def _read(self, raw: bytes) -> Any:
        return _Unpickler(io.BytesIO(raw), self._models).load()


class _Pickler(pickle.Pickler):
    """Writes models by the names that they have here, and tables as what they are made of."""

    def __init__(self, to: io.BytesIO, names: Mapping[type[Any], str]) -> None:
        super().__init__(to, protocol=5)
        self._names = names

    def persistent_id(self, obj: Any) -> str | None:
        return self._names.get(obj) if isinstance(obj, type) else None

    def reducer_override(self, obj: Any) -> Any:
        if isinstance(obj, MappingProxyType):
            return _table, (dict(obj),)
        if isinstance(obj, Everywhere):
            return Everywhere, ({code: obj[code] for code in sorted(obj.published)},)
        return NotImplemented


class _Unpickler(pickle.Unpickler):
    """Makes nothing but plain data, and values of the classes of which rules are made."""

    def __init__(self, of: io.BytesIO, models: Mapping[str, type[Any]]) -> None:
        super().__init__(of)
        self._models = models

    def persistent_load(self, pid: Any) -> type[Any]:
        return self._models[pid]

    def find_class(self, module: str, name: str) -> Any:
        if (module, name) in _PLAIN:
            return _PLAIN[module, name]
        # A module that nobody has loaded is none of a game's, and loading one may do anything.
        if module.startswith("ludex.") and "." not in name and module in sys.modules:
            found = super().find_class(module, name)
            if isinstance(found, type) and (is_dataclass(found) or issubclass(found, Enum)):
                return found
        raise pickle.UnpicklingError(f"{module}.{name} is no value of the rules")


def _table(held: dict[Any, Any]) -> Mapping[Any, Any]:
    return MappingProxyType(held)


_PLAIN = {(each.__module__, each.__qualname__): each for each in (_table, date, Everywhere)}
"""What makes plain data of other plain data."""
