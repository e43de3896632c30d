"""Decklists in plain text, as players write them: counts, names, and perhaps headings."""

import re

from ludex.formats.deck_file import DeckFile, Entry, Part, Sorting, by_passcode, passcode_of
from ludex.formats.headings import part_below
from ludex.formats.malformed import Problems, quoted
from ludex.formats.text_file import lines

MOST_COPIES = 99
"""Of one line."""

LONGEST_NAME = 200
"""Characters; the longest name of a card has about eighty."""

SHORTEST_PASSCODE = 4
"""Digits; `7` is the name of a card."""

_USUAL_COPIES = 3
"""More than a deck may hold of one card: then the number probably belongs to the name."""

_COMMENT = ("//", "#")
_RULE = re.compile(r"[-=_*~.\s]+")
_BULLET = re.compile(r"[-*•·–—]\s+")
_MARKED = (
    re.compile(r"(?P<n>\d+)\s*[×✕*＊]\s*(?P<name>.+)"),
    re.compile(r"(?P<n>\d+)[xX]\s+(?P<name>.+)"),
    re.compile(r"[xX×✕*＊](?P<n>\d+)\s+(?P<name>.+)"),
    re.compile(r"(?P<name>.+?)\s*[×✕*＊]\s*(?P<n>\d+)"),
    re.compile(r"(?P<name>.+?)\s+[xX]\s*(?P<n>\d+)"),
    re.compile(r"(?P<name>.+?)\s*(?P<n>\d+)\s*[枚张張]"),
    re.compile(r"(?P<n>\d+)\s*[枚张張]\s*(?P<name>.+)"),
)
_IN_BRACKETS = re.compile(r"(?P<name>.+?)\s*\(\s*[xX×]?\s*(?P<n>\d+)\s*[xX×]?\s*\)")
_SPACED = re.compile(r"(?P<n>\d+)\s+(?P<x>[xX])\s+(?P<name>.+)")
_BEFORE = re.compile(r"(?P<n>\d+)\s+(?P<name>.+)")
_AFTER = re.compile(r"(?P<name>.+?)\s+(?P<n>\d+)")


class _NoCount(Exception):
    """A number stands where a count does, and is none."""


def parse_decklist(text: str, where: str) -> DeckFile:
    """Return the deck of a list of names; what stands below no heading is unsorted."""
    problems, sorting = Problems(where), Sorting(where)
    part: Part = "unsorted"
    for number, written in enumerate(lines(text), 1):
        line = " ".join(written.split())
        if not line or _RULE.fullmatch(line):
            continue
        if len(line) > LONGEST_NAME:
            problems.add(number, f"a line of {len(line):,} characters", "a count and a card's name")
            continue
        below = part_below(line, part)
        if below:
            part = below
        elif not line.startswith(_COMMENT):
            try:
                sorting.add(part, _entry(number, _BULLET.sub("", line, count=1)))
            except _NoCount:
                expected = f"a count from 1 to {MOST_COPIES} before or after the name"
                problems.add(number, quoted(line), expected)
    problems.end()
    return sorting.deck()


def _entry(number: int, line: str) -> Entry:
    found = readings(line)
    count, name = found[0]
    passcode = passcode_of(name) if len(name) >= SHORTEST_PASSCODE else None
    if passcode is not None:
        return by_passcode(number, passcode, name, count)
    return Entry(number, found)


def readings(line: str) -> tuple[tuple[int, str], ...]:
    """Return what a line can mean, the likeliest first: counts, each with a name."""
    return _marked(line) or _bare(line)


def _marked(line: str) -> tuple[tuple[int, str], ...]:
    for form in _MARKED:
        if marked := form.fullmatch(line):
            return ((_count(marked["n"]), marked["name"]),)
    if spaced := _SPACED.fullmatch(line):
        count, name = _count(spaced["n"]), spaced["name"]
        return (count, name), (count, f"{spaced['x']} {name}")
    return ()


def _bare(line: str) -> tuple[tuple[int, str], ...]:
    if passcode_of(line) is not None:
        return ((1, line),)
    bracketed = _IN_BRACKETS.fullmatch(line)
    if bracketed and _is_count(bracketed["n"]):
        return (int(bracketed["n"]), bracketed["name"]), (1, line)
    if before := _BEFORE.fullmatch(line):
        both = (_count(before["n"]), before["name"]), (1, line)
        return both if both[0][0] <= _USUAL_COPIES else both[::-1]
    if bracketed:
        raise _NoCount
    if (after := _AFTER.fullmatch(line)) and _is_count(after["n"]):
        return (1, line), (int(after["n"]), after["name"])
    return ((1, line),)


def _is_count(digits: str) -> bool:
    return len(digits) <= 3 and 1 <= int(digits) <= MOST_COPIES


def _count(digits: str) -> int:
    if not _is_count(digits):
        raise _NoCount
    return int(digits)
