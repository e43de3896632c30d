"""What is left of a broken file without what is broken in it: its references are told, too."""

from collections.abc import Set
from typing import Any

from ludex.kb.entries import Entry, original
from ludex.kb.explain import keys_in
from ludex.kb.validate import Validator
from ludex.kb.yaml_file import Document, Keys

_ROUNDS = 20
"""What a broken part leaves behind may be broken without it, but not for ever."""


def salvaged(validator: Validator, document: Document, kind: str) -> Entry | None:
    """Return what is left of a document of a kind, or None if that is nothing."""
    gone: frozenset[Keys] = frozenset()
    for _ in range(_ROUNDS):
        left = _without(document.data, gone)
        value, errors = validator.validate(left)
        if not errors:
            return Entry(document, kind, value, gone=gone)
        ways = {keys_in(left, error["loc"]) for error in errors}
        if () in ways:
            return None
        gone |= {original(document.data, gone, keys) for keys in ways}
    return None


def _without(data: Any, gone: Set[Keys], at: Keys = ()) -> Any:
    """Return data without some parts of it."""
    if isinstance(data, dict):
        names = (key for key in data if (*at, key) not in gone)
        return {key: _without(data[key], gone, (*at, key)) for key in names}
    if isinstance(data, list):
        numbers = (n for n in range(len(data)) if (*at, n) not in gone)
        return [_without(data[n], gone, (*at, n)) for n in numbers]
    return data
