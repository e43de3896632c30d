"""The languages of Ludex: the one table of their codes and of how each of them writes."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from ludex.formats.malformed import did_you_mean
from ludex.wording import quoted

from .errors import worded


class UnknownLocaleError(ValueError):
    """A code that names none of the languages of Ludex."""


@dataclass(frozen=True, slots=True)
class Locale:
    """One language: its codes, its plural rule, and the marks it puts around and between names."""

    code: str
    """In directories, addresses and ``lang=``."""
    catalogue: str
    """In ``translations/`` and in the headers of its files."""
    short: str
    """What the command line takes besides."""
    name: str
    """What its readers call it."""
    quotes: tuple[str, str]
    """Around the name of a card, as players of the language print it."""
    comma: str
    pair: str
    last: str
    """Between the items of a list: all but the last two; the only two; the last two of more."""
    forms: int
    plural_rule: str
    plural: Callable[[int], int]
    """How many plural forms, the gettext rule that picks one, and the same rule in Python."""
    players: tuple[str, ...]
    """The words for a player that a seat is put after: “player A”."""
    articles: tuple[tuple[str, str], ...]
    """What stands before such a word, each with what is left of it before a name alone."""

    def form(self, number: int) -> int:
        """Return which plural form goes with a number."""
        return self.plural(abs(number))

    def quoted(self, name: str) -> str:
        """Return a card's name in the quotation marks of the language."""
        return f"{self.quotes[0]}{name}{self.quotes[1]}"

    def called(self, before: str, player: str) -> str:
        """Return a text that ends before a player: with a name given, without the word “player”."""
        if _SEAT.fullmatch(player) or not (found := self._player.search(before)):
            return before
        article = found["article"] or ""
        left = dict(self.articles)[article.lower()] if article else ""
        left = left.capitalize() if article[:1].isupper() else left
        return before[: found.start()] + left

    @property
    def _player(self) -> re.Pattern[str]:
        return _player(self.players, tuple(article for article, _ in self.articles))

    def joined(self, items: Sequence[str], bare: Sequence[str] | None = None) -> str:
        """Return the items as a list; ``bare`` are the same items without marks and links."""
        if len(items) < 2:
            return "".join(items)
        and_ = self.pair if len(items) == 2 else self.last
        if self.code == "es" and _SPANISH_I.match((bare or items)[-1]):
            and_ = " e "
        return self.comma.join(items[:-1]) + and_ + items[-1]


_SEAT = re.compile("[12]?[AB]")
"""What a player is called by who sits there, and not by name."""


@cache
def _player(words: tuple[str, ...], articles: tuple[str, ...]) -> re.Pattern[str]:
    article = rf"\b(?P<article>{'|'.join(articles) or '(?!)'})\s"
    return re.compile(rf"(?:{article})?(?:{'|'.join(words)})\s?\Z", re.IGNORECASE)


# Spanish says "e" for "y" before the sound of i, but not before the diphthong of "hielo".
_SPANISH_I = re.compile(r"\W*(?:[ií]|h[ií](?!e))", re.IGNORECASE)

# Quotation marks: Portuguese and Spanish prints of the game use the curly pair of English and not
# the guillemets of books; so do its official prints in Simplified Chinese.
LOCALES = (
    Locale(
        code="en",
        catalogue="en",
        short="en",
        name="English",
        quotes=("“", "”"),
        comma=", ",
        pair=" and ",
        last=", and ",
        forms=2,
        plural_rule="(n != 1)",
        plural=lambda n: int(n != 1),
        players=("player",),
        articles=(),
    ),
    Locale(
        code="pt-BR",
        catalogue="pt_BR",
        short="pt",
        name="Português",
        quotes=("“", "”"),
        comma=", ",
        pair=" e ",
        last=" e ",
        forms=2,
        plural_rule="(n > 1)",
        plural=lambda n: int(n > 1),
        players=("duelista", "jogador"),
        articles=(("o", ""), ("do", "de "), ("ao", "a "), ("pelo", "por "), ("no", "em ")),
    ),
    Locale(
        code="es",
        catalogue="es",
        short="es",
        name="Español",
        quotes=("“", "”"),
        comma=", ",
        pair=" y ",
        last=" y ",
        forms=2,
        plural_rule="(n != 1)",
        plural=lambda n: int(n != 1),
        players=("jugador",),
        articles=(("el", ""), ("del", "de "), ("al", "a ")),
    ),
    Locale(
        code="zh-Hans",
        catalogue="zh_Hans",
        short="zh",
        name="简体中文",
        quotes=("“", "”"),
        comma="、",
        pair="和",
        last="和",
        forms=1,
        plural_rule="0",
        plural=lambda n: 0,
        players=("玩家",),
        articles=(),
    ),
)
ENGLISH = LOCALES[0]
TRANSLATED = LOCALES[1:]

_BY_CODE = {
    spelling: each for each in LOCALES for spelling in (each.code, each.catalogue, each.short)
}
_BY_SPELLING = {code.replace("_", "-").lower(): each for code, each in _BY_CODE.items()}


def locale(code: str) -> Locale:
    """Return the language of a code: in any spelling of the table, or of another region."""
    spelling = code.replace("_", "-").lower()
    try:
        return _BY_SPELLING.get(spelling) or _BY_SPELLING[spelling.partition("-")[0]]
    except KeyError:
        known = ", ".join(each.code for each in LOCALES)
        raise UnknownLocaleError(
            worded("no-language", code=quoted(code), names=known) + did_you_mean(code, _BY_CODE)
        ) from None
