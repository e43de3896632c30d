"""What was read of each file, before it is known whether all of it fits together."""

from collections.abc import Set
from dataclasses import dataclass
from typing import Any

from ludex.kb.errors import Problem, problem
from ludex.kb.explain import id_at
from ludex.kb.yaml_file import Document, Keys


@dataclass(frozen=True, slots=True)
class Entry:
    """A value that is valid by itself: a whole file's, or a part of a broken one."""

    document: Document
    kind: str
    value: Any
    keys: Keys = ()
    gone: frozenset[Keys] = frozenset()
    """What had to be left out of the document for it to be valid."""

    def problem(
        self,
        keys: Keys,
        found: str,
        expected: str = "",
        suggestion: str = "",
        *,
        in_key: bool = False,
    ) -> Problem:
        """Return a problem with a part of the value."""
        way = original(self.document.data, self.gone, (*self.keys, *keys))
        at = self.document.locate(way, value=not in_key)
        return problem(at, id_at(self.document.data, way), found, expected, suggestion)


def original(data: Any, gone: Set[Keys], keys: Keys) -> Keys:
    """Return the way to something in data, by the way that leads there without some parts."""
    way: Keys = ()
    for key in keys if gone else ():
        if isinstance(data, list) and isinstance(key, int):
            number = [n for n in range(len(data)) if (*way, n) not in gone][key]
            way, data = (*way, number), data[number]
        else:
            way, data = (*way, key), data.get(key)
    return way or keys
