"""The grammar of IDs: `HAT`, article `HAT-5`, clause `HAT-5.1`, example `HAT-5.E1`.

`HAT-5.1@2` is the second revision of a clause; `hat-c064` is a claim of a source. Cards, terms,
rulesets, sources and lists are named by slugs, and addressed as `card:umi` where kinds mix.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

NUMBER = "[1-9][0-9]{0,3}"
RULEBOOK = "[A-Z]{2,4}"
ARTICLE = f"{RULEBOOK}-{NUMBER}"
CLAUSE = rf"{ARTICLE}\.{NUMBER}"
EXAMPLE = rf"{ARTICLE}\.E{NUMBER}"
PROVISION = rf"{ARTICLE}(\.{NUMBER})?"
"""A clause, or an article for all its clauses."""
CLAIM = "[a-z]{2,8}-[a-z][0-9]{3}"
SLUG = "[a-z0-9]+(-[a-z0-9]+)*"
DATE = "[0-9]{4}-[0-9]{2}-[0-9]{2}"

Kind = Literal["rulebook", "article", "clause", "example"]

_ID = re.compile(
    rf"(?P<rulebook>{RULEBOOK})"
    rf"(-(?P<article>{NUMBER})(\.(?P<example>E)?(?P<number>{NUMBER})(@(?P<revision>{NUMBER}))?)?)?"
)
_DIGITS = re.compile("([0-9]+)")


@dataclass(frozen=True, slots=True)
class Id:
    """The ID of a rulebook or of something in it, taken apart."""

    rulebook: str
    article: int | None = None
    kind: Kind = "rulebook"
    number: int | None = None
    revision: int | None = None
    """Of a clause, if one was asked for."""

    def __str__(self) -> str:
        """The ID itself, without a revision."""
        if self.article is None:
            return self.rulebook
        if self.number is None:
            return self.article_id
        return f"{self.article_id}.{'E' if self.kind == 'example' else ''}{self.number}"

    @property
    def article_id(self) -> str:
        """The ID of the article it is, or is in."""
        return f"{self.rulebook}-{self.article}"


def parse(text: str) -> Id | None:
    """Return the parts of an ID, or None for what is no ID of a rulebook's."""
    match = _ID.fullmatch(text)
    if not match or (match["revision"] and match["example"]):
        return None
    rulebook, article, number, revision = match.group("rulebook", "article", "number", "revision")
    if not article:
        return Id(rulebook)
    if not number:
        return Id(rulebook, int(article), "article")
    kind: Kind = "example" if match["example"] else "clause"
    return Id(rulebook, int(article), kind, int(number), int(revision) if revision else None)


def spelt(name: str) -> str:
    """Return an ID as it is written, in whatever case it was typed; any other name as it is."""
    upper = name.upper()
    return upper if parse(upper) else name


@lru_cache(maxsize=8192)
def order(name: str) -> tuple[tuple[int, str], ...]:
    """Return the key that sorts `HAT-5.9` before `HAT-5.10`."""
    return tuple((int(part), "") if part.isdecimal() else (0, part) for part in _DIGITS.split(name))
