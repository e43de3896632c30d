"""Regular expressions that stand in data: whether they can be read, and never run away."""

import re
from collections.abc import Iterator
from re import _parser  # type: ignore[attr-defined]  # the one place where a pattern has parts
from typing import Any

_REPEATS = ("MAX_REPEAT", "MIN_REPEAT")
_MANY = 100
"""A repetition that may go further than this has no end, as far as time is concerned."""


def flaw(pattern: str) -> str:
    """Return what is wrong with a pattern, or nothing.

    A repetition without end of what may itself be longer or shorter, or is one of several, may take
    longer than anybody waits.
    """
    try:
        re.compile(pattern)
        parsed = _parser.parse(pattern)
    except (re.error, OverflowError, RecursionError) as error:
        return f"no regular expression: {error}"
    if any(_endless(op, args) and any(_open(args[2])) for op, args in _all(parsed)):
        return "an endless repetition of what may be longer or shorter, or is one of several"
    return ""


def _open(parsed: Any) -> Iterator[bool]:
    for op, args in _all(parsed):
        if str(op) == "BRANCH" or (str(op) in _REPEATS and args[0] != args[1]):
            yield True


def _endless(op: Any, args: Any) -> bool:
    return str(op) in _REPEATS and int(args[1]) > _MANY


def _all(parsed: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every part of a pattern, and of what is in it."""
    for op, args in parsed:
        yield op, args
        for inner in _inside(args):
            yield from _all(inner)


def _inside(args: Any) -> Iterator[Any]:
    if isinstance(args, _parser.SubPattern):
        yield args
    elif isinstance(args, tuple | list):
        for each in args:
            yield from _inside(each)
