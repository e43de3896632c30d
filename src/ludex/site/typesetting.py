"""Setting text: names in narrow boxes, and the space that Chinese punctuation brings along."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from ludex.i18n.locales import Locale

# Widths in thousandths of the type size, generous for the fonts that systems come with.
_NARROW = frozenset("iljtfrI.,:;!'’|()[]·-“” ")
_WIDE = frozenset("mwMW@%&")

_OPENING = re.escape("（「『《〈【“‘([{")
_CLOSING = "。？！，、；：…）」』》〉】”’)]}"
"""Before these no line is broken, and none behind an opening bracket or quotation mark."""
_PIECE = (
    rf"[{_OPENING}]*(?:[^\s\u2e80-\uffdc“‘]+|[\u2e80-\uffdc])[{re.escape(_CLOSING)}]*\s*|\s+|\S"
)
_AFTER_WIDE = re.compile(r"(?<=[：。，；！？）、]) (?=\S)")
_HALF_WIDTH = str.maketrans({"(": "（", ")": "）"})


def tight(text: str, locale: Locale) -> str:
    """Return a text whose Chinese punctuation, wide as it is, has no space behind it."""
    return _AFTER_WIDE.sub("", text) if locale.code == "zh-Hans" else text


def full_width(text: str, locale: Locale) -> str:
    """Return a plain text with the punctuation marks of Chinese, in Chinese."""
    if locale.code != "zh-Hans":
        return text
    return tight(text.replace(": ", "：").replace(" (", "(").translate(_HALF_WIDTH), locale)


@cache
def width(text: str, size: float) -> float:
    """Return about how wide a text is, rather too wide than too narrow."""
    return sum(_em(char) for char in text) * size


def _em(char: str) -> float:
    if unicodedata.east_asian_width(char) in "WF":
        return 1.02
    if unicodedata.combining(char):
        return 0
    if char in _NARROW:
        return 0.36
    if char in _WIDE:
        return 0.92
    return 0.7 if char.isupper() else 0.58


@cache
def lines(text: str, size: float, room: float, most: int) -> tuple[str, ...]:
    """Return a text in at most so many lines of some width, with an ellipsis if cut off."""
    found: list[str] = []
    line = ""
    for piece in _pieces(text, size, room):
        if line and width(line + piece.rstrip(), size) > room:
            found.append(line.rstrip())
            line = ""
        line += piece
    found.append(line.rstrip())
    if len(found) <= most:
        return tuple(found)
    return (*found[: most - 1], _cut(found[most - 1], size, room))


def _pieces(text: str, size: float, room: float) -> list[str]:
    """Return what may stand on different lines: words, Chinese characters, parts of long words."""
    pieces: list[str] = []
    for word in re.findall(_PIECE, text):
        rest = word
        while width(rest.rstrip(), size) > room and len(rest) > 1:
            head = _longest(rest, size, room)
            pieces.append(head)
            rest = rest[len(head) :]
        pieces.append(rest)
    return pieces


def _longest(text: str, size: float, room: float) -> str:
    end = 1
    while end < len(text) and width(text[: end + 1], size) <= room:
        end += 1
    while end > 1 and text[end : end + 1] and text[end] in _CLOSING:
        end -= 1
    return text[:end]


def _cut(line: str, size: float, room: float) -> str:
    while line and width(f"{line}…", size) > room:
        line = line[:-1]
    return f"{line.rstrip()}…"


def capital(text: str) -> str:
    """Return a text as a sentence begins."""
    return text[:1].upper() + text[1:]
