"""What a test process has read of a file it does not read again where the same bytes lie there.

Tests change copies of the rules, a file or two of each, and load all of them. How a file is read,
and held against its shape, depends on nothing but what is in it; so that is kept. What has problems
is read anew each time, and so is whatever the files say of each other.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pydantic_core import ErrorDetails

from ludex.i18n import catalogues, po
from ludex.kb import reading
from ludex.kb.validate import Validator
from ludex.kb.yaml_file import Document

Judged = tuple[Any, Sequence[ErrorDetails]]


class _Kept:
    """What has been read so far; data and values are only ever looked at."""

    def __init__(self) -> None:
        self.parse, self.validate, self.entries = reading.parse, Validator.validate, po.parse
        self.documents: dict[tuple[str, str, bytes], Document] = {}
        self.data: set[int] = set()
        self.judged: dict[tuple[Validator, int], Judged] = {}
        self.catalogues: dict[tuple[str, str, int], list[po.Entry]] = {}

    def document(self, path: Path, raw: bytes, kind: str) -> Document:
        key = (path.name, kind, raw)
        if key not in self.documents:
            self.documents[key] = found = self.parse(path, raw, kind)
            self.data.add(id(found.data))
        return replace(self.documents[key], path=path)

    def value(self, validator: Validator, data: object) -> Judged:
        if id(data) not in self.data:
            return self.validate(validator, data)
        key = (validator, id(data))
        if key not in self.judged:
            self.judged[key] = self.validate(validator, data)
        return self.judged[key]

    def translations(self, text: str, file: str = "", first_line: int = 1) -> Iterator[po.Entry]:
        key = (text, file, first_line)
        if key not in self.catalogues:
            self.catalogues[key] = list(self.entries(text, file, first_line))
        return iter(self.catalogues[key])


@contextmanager
def reading_once() -> Iterator[None]:
    """Read each file once for as long as it is the same."""
    kept = _Kept()

    def validate(validator: Validator, data: object) -> Judged:
        return kept.value(validator, data)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reading, "parse", kept.document)
        patch.setattr(Validator, "validate", validate)
        patch.setattr(catalogues, "parse", kept.translations)
        yield
