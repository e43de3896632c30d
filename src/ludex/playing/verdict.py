"""Verdicts: whether an expectation holds."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from typing import Any

from ludex.playing.script import BadPosition


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an expectation held; else what was expected and found; and who had a part.

    `as_is`: the outcome is as expected, and only the reason for it is another; `about` is whom the
    expectation is about besides what it names, None for the game as a whole.
    """

    held: bool
    expected: str = ""
    found: str = ""
    credits: tuple[str, ...] = ()
    as_is: bool = False
    about: tuple[Hashable, ...] = ()


def compare(pairs: Iterator[tuple[str, Any, Any]], of: str = "") -> Verdict:
    """Compare what is expected of something with what is found, as far as it is asked for."""
    asked = [(what, want, have) for what, want, have in pairs if want is not None]
    if not asked:
        raise BadPosition(f"nothing is expected of {of or 'it'}")
    wrong = [(what, want, have) for what, want, have in asked if want != have]
    if not wrong:
        return Verdict(True)
    whose = f"{of}: " if of else ""
    return Verdict(
        False,
        whose + ", ".join(f"{what} {want}" for what, want, _ in wrong),
        whose + ", ".join(f"{what} {have}" for what, _, have in wrong),
    )
