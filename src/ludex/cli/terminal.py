"""Lines as a terminal takes them: wrapped to its width there, and as they are elsewhere."""

from __future__ import annotations

import re
import shutil
import sys
import unicodedata

_WIDE = "\u2e80-\u9fff\uff00-\uffef"
_WORD = re.compile(rf"\s+|[{_WIDE}][，。：；！？、”）]*|[^\s{_WIDE}]+")
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
    for word in _WORD.findall(text):
        if line.strip() and width_of(line + word.rstrip()) > columns:
            lines.append(line.rstrip())
            line = " " * indent + word.lstrip()
        else:
            line += word
    return "\n".join([*lines, line.rstrip()])
