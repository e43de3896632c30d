"""What was read of each file, before it is known whether all of it fits together."""

from dataclasses import dataclass
from typing import Any

from ludex.kb.errors import Problem, problem
from ludex.kb.explain import id_at
from ludex.kb.yaml_file import Document, Keys


@dataclass(frozen=True, slots=True)
class Entry:
    """A value that is valid by itself: a whole file's, or a clause or example of a broken one."""

    document: Document
    kind: str
    value: Any
    keys: Keys = ()

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
        way = (*self.keys, *keys)
        at = self.document.locate(way, value=not in_key)
        return problem(at, id_at(self.document.data, way), found, expected, suggestion)
