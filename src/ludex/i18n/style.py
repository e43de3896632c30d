"""What is wrong with a text by itself: markup, brackets, spaces, punctuation, articles, lists."""

import re
from collections.abc import Iterator
from itertools import pairwise

from .locales import ENGLISH, Locale
from .text import Part, Placeholder, TextError, parse

HAN = re.compile(r"[\u3400-\u4dbf\u4e00-\u9fff]")
"""A Chinese character."""

_HTML = re.compile(r"</?[A-Za-z][^<>]*>|<!--|&(?:[A-Za-z]+|#\d+|#[xX][0-9A-Fa-f]+);")
_PAIRS = {"“": "”", "«": "»", "「": "」", "『": "』", "(": ")", "（": "）", "[": "]", "【": "】"}
_QUOTED_CARD = re.compile(r"""["“«「『]\{card\b|(?<!\w)['‘]\{card\b|\{card\b[^}]*\}["”»」』]""")

# In running Chinese, next to a Chinese character: what is typed for what is usual.
_FULL_WIDTH = dict(zip(",;:?!().", "，；：？！（）。", strict=True))
_HALF_WIDTH = re.compile(rf"(?<={HAN.pattern})\s*([,;:?!()])|([,;:?!()])(?=\s*{HAN.pattern})")
_HALF_STOP = re.compile(rf"(?<={HAN.pattern})(\.)(?!\w)")
_STRAIGHT = re.compile(rf"""(?<={HAN.pattern})["']|["'](?={HAN.pattern})""")
_APART = re.compile(rf"(?<={HAN.pattern}) (?=[A-Za-z0-9])|(?<=[A-Za-z0-9]) (?={HAN.pattern})")
_NAMED = re.compile(r"“[^“”]*”|`[^`]*`")
"""A name or a command in a Chinese text, which has the spaces that it has."""
_SPACED = re.compile(r"\s[，。；：？！、「」（）]|[，。；：？！、「」（）]\s")

# What takes the names of cards or players, which have either gender, or none.
_NAMES = frozenset(
    {"card", "cards", "monster", "by", "target", "other", "bearer", "digimon", "on", "instead_of"}
    | {"player", "of", "opponent"}
)
_PLAYERS = frozenset({"player", "opponent", "chosen"})
_ARTICLE = {
    "pt-BR": re.compile(r"\b(?:os?|as|[dn][oa]s?|pel[oa]s?|aos?|às?|uma?) \Z", re.IGNORECASE),
    "es": re.compile(r"\b(?:el|l[ao]s?|del|al|una?) \Z", re.IGNORECASE),
}
"""An article at the end of what stands before a name; in Portuguese `a` alone may be none."""

_TWICE = re.compile(r"\b([^\W\d_A-Z][^\W\d_]*(?: [^\W\d_]+)*) \1\b")
_TWICE_IN_CHINESE = re.compile(
    rf"({HAN.pattern}{{2,}})(?<!攻击)\1|([的了在将被从与于])\2|攻击攻击(?![力表])"
)
_CONTRACTED = {
    "pt-BR": re.compile(r"\b(?:em|por) (?:os?|as?)\b|\ba (?:os?|as)\b"),
    "es": re.compile(r"\b(?:de|a) el\b"),
}

_ITEM = r"(?:\{[^{}]+\}|[\w’-]+)"
_SERIAL = {
    "pt-BR": re.compile(rf"{_ITEM}, {_ITEM}, (?:e|ou) {_ITEM}(?=[.,;:)]|$)"),
    "es": re.compile(rf"{_ITEM}, {_ITEM}, (?:[ye]|[ou]) {_ITEM}(?=[.,;:)]|$)"),
    "zh-Hans": re.compile(r"、(?:和(?!平)|与|或(?!许)|以及)"),
}
"""A list as English has it: with a mark before its last item."""


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
    yield from _stumbling("“”".join(re.split("“[^“”]*”", text)), locale)
    yield from _as_in_english(text, parts, locale)
    if locale is not ENGLISH:
        yield from _bare(parts, locale)
    if locale.code == "zh-Hans" and HAN.search(text):
        yield from _half_width("".join("字" if isinstance(p, Placeholder) else p for p in parts))


def _as_in_english(text: str, parts: tuple[Part, ...], locale: Locale) -> Iterator[str]:
    """Yield where a text has an article that cannot agree, or a list with the comma of English."""
    article = _ARTICLE.get(locale.code)
    for before, name in pairwise(parts):
        if not (article and isinstance(before, str) and isinstance(name, Placeholder)):
            continue
        if not name.kind and name.ref in _NAMES and (found := article.search(before)):
            yield f"{found.group()!r} before {name}, which has either gender; put a noun between"
    serial = _SERIAL.get(locale.code)
    if serial and (listed := serial.search(text)):
        yield f"{listed.group()!r} has the comma of an English list; leave it out"


def _bare(parts: tuple[Part, ...], locale: Locale) -> Iterator[str]:
    """Yield where a player may stand as a letter alone; a command in backticks has it so."""
    for before, name in pairwise(("", *parts)):
        if isinstance(name, Placeholder) and not name.kind and name.ref in _PLAYERS:
            ahead = before if isinstance(before, str) else ""
            if not ahead.endswith("`") and locale.called(ahead, "Ana") == ahead:
                words = " / ".join(locale.players)
                yield f"{name} may be a letter; put the word for a player before it: {words}"


def _stumbling(text: str, locale: Locale) -> Iterator[str]:
    """Yield what stands there twice, as it does where a sentence is put together carelessly."""
    twice = _TWICE_IN_CHINESE if locale.code == "zh-Hans" else _TWICE
    if found := twice.search(text):
        yield f"{found.group()!r} says a word twice"
    contracted = _CONTRACTED.get(locale.code)
    if contracted and (found := contracted.search(text)):
        yield f"{found.group()!r} has to be contracted"
    if found := re.search(r"\w\s[,.;:](?=\s|$)|[,;:]\s?[,;:]|[,;]$", text):
        yield f"{found.group()!r} has a mark astray"


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
    if _STRAIGHT.search(text):
        yield "a straight quotation mark in Chinese; use “ ”"
    if _APART.search(_NAMED.sub("“”", text)):
        yield "a space between Chinese and Latin letters or numbers; leave it out"
    if _SPACED.search(text):
        yield "a space beside full-width punctuation; leave it out"
