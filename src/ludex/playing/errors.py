"""What is wrong with the script of an example, whatever the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ludex.wording import Worded, Wording

ERRORS: Mapping[str, str] = {
    "error.refused": "{what} is refused by {by}",
    "error.not-offered": "{what} is not offered",
    "error.not-offered-why": "{what} is not offered: {why}",
    "error.nothing-expected": "nothing is expected of {of}",
    "error.it": "it",
    "error.legal": "it is legal",
    "error.refused-by": "refused by {by}",
    "error.not-offered-at-all": "not offered at all",
}
"""In English, by key."""

worded = Wording(ERRORS)
"""Makes a text of the table, its fields filled in."""


def not_legal(what: str, by: Iterable[str]) -> Worded:
    """Return that something is refused by some clauses, or not offered."""
    clauses = ", ".join(by)
    return worded("refused", what=what, by=clauses) if clauses else worded("not-offered", what=what)


def not_offered(what: str, why: str) -> Worded:
    """Return that something is not offered, and why."""
    return worded("not-offered-why", what=what, why=why)
