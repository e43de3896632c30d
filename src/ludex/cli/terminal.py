"""Lines as a terminal takes them: wrapped to its width and coloured; elsewhere as they are."""

from __future__ import annotations

import os
import re
import shutil
import sys
import unicodedata

from ludex.kb import ids

_WIDE = "\u2e80-\u9fff\uff00-\uffef"
_WORD = rf"\s+|[{_WIDE}][，。：；！？、”）]*|[^\s{_WIDE}]+"
"""What a line may end after: a word, or a Chinese character with the marks that follow it."""


def width_of(text: str) -> int:
    """Return how many columns a text takes; a Chinese character takes two."""
    return sum(2 if unicodedata.east_asian_width(each) in "FW" else 1 for each in text)


def wrapped(text: str, indent: int = 0) -> str:
    """Return a line wrapped to the terminal, with what follows indented; elsewhere as it is."""
    if not sys.stdout.isatty():
        return text
    columns = max(shutil.get_terminal_size().columns, indent + 20)
    lines, line = [], ""
    for word in re.findall(_WORD, text):
        if line.strip() and width_of(line + word.rstrip()) > columns:
            lines.append(line.rstrip())
            line = " " * indent + word.lstrip()
        else:
            line += word
    return "\n".join([*lines, line.rstrip()])


_AN_ID = rf"\b({ids.ARTICLE}(?:\.E?{ids.NUMBER})?)\b"
_CYAN, _GREEN, _RED, _PLAIN = "\x1b[36m", "\x1b[32m", "\x1b[31m", "\x1b[0m"


def takes_colour() -> bool:
    """Whether there is a terminal that shows colours, and nobody has asked for none."""
    asked_for_none = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return sys.stdout.isatty() and not asked_for_none


def shown(text: str, indent: int = 0) -> str:
    """Return a line wrapped, with its IDs in colour."""
    lines = wrapped(text, indent)
    return re.sub(_AN_ID, rf"{_CYAN}\1{_PLAIN}", lines) if takes_colour() else lines


def verdict(text: str, *, good: bool) -> str:
    """Return a line that says how something came out: green where it is good, else red."""
    return f"{_GREEN if good else _RED}{text}{_PLAIN}" if takes_colour() else text
