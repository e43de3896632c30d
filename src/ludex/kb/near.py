"""The nearest of many names, by the pairs of letters that two spellings share."""

from __future__ import annotations

from collections.abc import Iterable

_LEAST = 0.6
"""Of all pairs of both; with fewer in common, two names are two names."""

_LETTERS = 0.7
"""Of the letters that one has, those that the other must have; so most need no closer look."""


def nearest(key: str, names: Iterable[tuple[str, str]]) -> str | None:
    """Return the name nearest to a key, of names with their keys; of equals, the first."""
    pairs = _pairs(key)
    best, found = _LEAST, None
    for other, name in alike(key, names):
        others = _pairs(other)
        likeness = 2 * len(pairs & others) / (len(pairs) + len(others))
        if likeness > best or (found is None and likeness == best):
            best, found = likeness, name
    return found


def alike(key: str, names: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return the names, with their keys, that have most of the letters of a key."""
    letters = set(key)
    enough, common = _LETTERS * len(letters), letters.intersection
    return [each for each in names if len(common(each[0])) >= enough]


def _pairs(key: str) -> set[str]:
    """Return each pair of neighbours, the ends of the key counting as neighbours too."""
    return set(map(str.__add__, f" {key}", f"{key} "))
