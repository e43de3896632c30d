"""Verdicts: whether an expectation holds."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import fields, replace
from typing import Any

from ludex.kernel import value
from ludex.playing.errors import worded
from ludex.playing.script import BadPosition


@value
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
    instead: Any = None
    """The expectation that would have held, where one can tell what was found."""


def compare(pairs: Iterator[tuple[str, Any, Any]], of: str = "", *, asking: Any = None) -> Verdict:
    """Compare what is expected of something with what is found, as far as it is asked for.

    Each pair is called as its key of the expectation that is `asking`.
    """
    asked = [(what, want, have) for what, want, have in pairs if want is not None]
    if not asked:
        raise BadPosition(worded("nothing-expected", of=of or worded("it")))
    wrong = [(what, want, have) for what, want, have in asked if want != have]
    if not wrong:
        return Verdict(True)
    whose = f"{of}: " if of else ""
    return Verdict(
        False,
        whose + ", ".join(f"{what} {want}" for what, want, _ in wrong),
        whose + ", ".join(f"{what} {have}" for what, _, have in wrong),
        instead=_instead(asking, {_key(what): have for what, _, have in wrong}),
    )


def _instead(asking: Any, found: Mapping[str, Any]) -> Any:
    """Return an expectation with what was found in it; None where that is not all there is."""
    if asking is None or any(have is None for have in found.values()):
        return None
    names = {_key(field.name.rstrip("_")): field.name for field in fields(asking)}
    return replace(asking, **{names[key]: have for key, have in found.items()})


def _key(what: str) -> str:
    return what.lower().replace(" ", "-").replace("_", "-")
