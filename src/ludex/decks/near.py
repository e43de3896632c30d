"""The nearest of many names, by the pairs of letters that two spellings share."""

from __future__ import annotations

from collections.abc import Iterable

_LEAST = 0.6
"""Of all pairs of both; with fewer in common, two names are two names."""

_LETTERS = 0.7
"""Of the letters that one has, those that the other must have; so most need no closer look."""


def nearest(key: str, names: Iterable[tuple[str, str]]) -> str | None:
    """Return the name nearest to a key, of names with their keys; of equals, the first."""
    letters, pairs = set(key), _pairs(key)
    enough = _LETTERS * len(letters)
    best, found = _LEAST, None
    for other, name in names:
        if len(letters.intersection(other)) >= enough:
            others = _pairs(other)
            likeness = 2 * len(pairs & others) / (len(pairs) + len(others))
            if likeness > best or (found is None and likeness == best):
                best, found = likeness, name
    return found


def _pairs(key: str) -> set[str]:
    """Return each pair of neighbours, the ends of the key counting as neighbours too."""
    return set(map(str.__add__, f" {key}", f"{key} "))
