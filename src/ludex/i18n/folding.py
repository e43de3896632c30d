"""Texts without what readers leave out: accents, case and width."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable


def folded(text: str) -> str:
    """Return a text without accents, case and width."""
    if not text.isascii():
        plain = unicodedata.normalize("NFKD", text)
        text = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return text.casefold()


def key(name: str) -> str:
    """Return a name without accents, case and width, and without marks and spaces."""
    return name.translate(_KEYS).replace("\n", "")


def keys(names: Iterable[str]) -> list[str]:
    """Return the keys of names that have one line each: of thousands at once it takes no time."""
    return "\n".join(names).translate(_KEYS).split("\n")


class _Keys(dict[int, str]):
    """What each letter comes to in a key, found when it is first met; ends of lines stay."""

    def __missing__(self, code: int) -> str:
        self[code] = re.sub(r"[^\w\n]|_", "", folded(chr(code)))
        return self[code]


_KEYS = _Keys()
