"""Texts without what readers leave out: accents, case and width."""

from __future__ import annotations

import re
import unicodedata

_MARKS = re.compile(r"[\W_]+")


def folded(text: str) -> str:
    """Return a text without accents, case and width."""
    if not text.isascii():
        plain = unicodedata.normalize("NFKD", text)
        text = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return text.casefold()


def key(name: str) -> str:
    """Return a name without accents, case and width, and without marks and spaces."""
    return _MARKS.sub("", folded(name))
