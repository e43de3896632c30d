"""Problems of the knowledge base: where, which ID, what was found, what was expected."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from ludex.i18n.errors import worded
from ludex.kb.near import alike
from ludex.wording import quoted

MOST = 500
"""How many problems of one file are told; more would help nobody, and take long to find."""

_MANY = 500
"""Of more names than these, only those with most of the letters get a closer look."""


@dataclass(frozen=True, slots=True, order=True)
class Location:
    """A place in a file; lines and columns count from 1."""

    path: Path
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.column}"


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One thing that does not hold, in the words of whoever has to mend it."""

    path: Path
    line: int
    column: int
    id: str
    """Of the clause, example, card… it is in; empty where none is known."""
    found: str
    expected: str = ""
    suggestion: str = ""
    """The nearest valid name."""

    @property
    def said(self) -> str:
        """What is said of it, which another language can say as well."""
        text = ": ".join(filter(None, [str(self.location), self.id]))
        if self.found:
            text = text + ": " + self.found
        if self.expected:
            text = text + worded("expected", expected=self.expected)
        if self.suggestion:
            text = text + worded("near", near=quoted(self.suggestion))
        return text

    def __str__(self) -> str:
        return str(self.said)

    @property
    def location(self) -> Location:
        """Where it is."""
        return Location(self.path, self.line, self.column)


def problem(
    at: Location, whose: str, found: str, expected: str = "", suggestion: str = ""
) -> Problem:
    """Return the problem at a location, with the thing that has this ID."""
    return Problem(at.path, at.line, at.column, whose, found, expected, suggestion)


class Problems(Exception):
    """Everything that was wrong in one run, in the order of the files."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(set(problems)))
        super().__init__("\n".join(map(str, self.problems)))


def did_you_mean(found: str, valid: Iterable[str]) -> str:
    """Return the end of a message that names the nearest valid name, if one is near."""
    near = nearest(found, valid)
    return worded("near", near=quoted(near)) if near else ""


def nearest(found: str, valid: Iterable[str]) -> str:
    """Return the valid name nearest to what was found, or nothing if none is near."""
    return _nearest(found, tuple(valid))


@lru_cache(maxsize=1024)  # one renamed card is misspelt in a hundred places
def _nearest(found: str, valid: tuple[str, ...]) -> str:
    from difflib import get_close_matches  # only errors pay for this import

    by_lower_case = {name.lower(): name for name in valid}
    if len(by_lower_case) > _MANY:
        by_lower_case = dict(alike(found.lower(), by_lower_case.items()))
    near = get_close_matches(found.lower(), by_lower_case, n=5)
    # Of names equally near, one with the same letters is meant: HAT, not TAG, for HTA.
    if found.isalpha():
        near.sort(key=lambda name: sorted(name) != sorted(found.lower()))
    # Of the numbers of one series, near is what stands beside: HAT-5.8, not HAT-5.1, for HAT-5.9.
    series, number = _counted(found.lower())
    beside = [name for name in near if number and _counted(name)[0] == series]
    near = sorted(beside, key=lambda name: abs(_counted(name)[1] - number)) or near
    return by_lower_case[near[0]] if near else ""


def _counted(name: str) -> tuple[str, int]:
    series = name.rstrip("0123456789")
    return series, int(name[len(series) :][:9] or 0)
