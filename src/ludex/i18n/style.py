"""What is wrong with a text by itself: markup, brackets, spaces and punctuation."""

import re
from collections.abc import Iterator

from .locales import Locale
from .text import Placeholder, TextError, parse

HAN = re.compile(r"[\u3400-\u4dbf\u4e00-\u9fff]")
"""A Chinese character."""

_HTML = re.compile(r"</?[A-Za-z][^<>]*>|<!--|&(?:[A-Za-z]+|#\d+|#[xX][0-9A-Fa-f]+);")
_PAIRS = {"“": "”", "«": "»", "「": "」", "『": "』", "(": ")", "（": "）", "[": "]", "【": "】"}
_QUOTED_CARD = re.compile(r"""["“«「『]\{card\b|(?<!\w)['‘]\{card\b|\{card\b[^}]*\}["”»」』]""")

# In running Chinese, next to a Chinese character: what is typed for what is usual.
_FULL_WIDTH = dict(zip(",;:?!().", "，；：？！（）。", strict=True))
_HALF_WIDTH = re.compile(rf"(?<={HAN.pattern})\s*([,;:?!()])|([,;:?!()])(?=\s*{HAN.pattern})")
_HALF_STOP = re.compile(rf"(?<={HAN.pattern})(\.)(?!\w)")
_SPACED = re.compile(r"\s[，。；：？！、「」（）]|[，。；：？！、「」（）]\s")


def problems(text: str, locale: Locale, *, fields: bool) -> Iterator[str]:
    """Yield what to mend in a text of a language; ``fields`` for phrases."""
    try:
        parts = parse(text, fields=fields)
    except TextError as error:
        yield str(error)
        return
    markup = _HTML.search(text)
    if markup:
        yield f"{markup.group()!r} is HTML; texts are plain, with placeholders"
    if re.search(r"\s\s|[^\S ]", text.strip().replace("\u00a0", " ")):
        yield "a double space, tab or line break; use one space"
    if _QUOTED_CARD.search(text):
        yield "quotation marks at {card:…}; leave them out, each language adds its own"
    yield from _unbalanced(text)
    if locale.code == "zh-Hans" and HAN.search(text):
        yield from _half_width("".join("字" if isinstance(p, Placeholder) else p for p in parts))


def _unbalanced(text: str) -> Iterator[str]:
    open_: list[str] = []
    for mark in text:
        if mark in _PAIRS:
            open_.append(mark)
        elif mark in _PAIRS.values() and (not open_ or _PAIRS[open_.pop()] != mark):
            yield f"{mark!r} closes nothing"
            return
    if open_:
        yield f"{open_[-1]!r} is not closed by {_PAIRS[open_[-1]]!r}"
    if text.count('"') % 2:
        yield "an odd number of straight quotes"


def _half_width(text: str) -> Iterator[str]:
    for found in (*_HALF_WIDTH.finditer(text), *_HALF_STOP.finditer(text)):
        mark = found[1] or found[2]
        yield f"{mark!r} in Chinese; use {_FULL_WIDTH[mark]!r}"
    if _SPACED.search(text):
        yield "a space beside full-width punctuation; leave it out"
