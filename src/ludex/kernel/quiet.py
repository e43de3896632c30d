"""Quiet items: what is not carried out again while nothing that it goes by has changed."""

from __future__ import annotations

from dataclasses import dataclass, field
from operator import is_
from typing import Any

from ludex.kernel.facts import Ask, Option, Step


@dataclass(slots=True)
class Quiet:
    """What is known of an item for as long as the `parts` that its one rule goes by are the same.

    Of a decision `left` has the options that are not refused for as long, and `then` are the steps
    that the item comes to where none is left, since nothing else happens in it.
    """

    parts: tuple[Any, ...]
    left: dict[Ask, list[Option]] = field(default_factory=dict)
    then: tuple[Step, ...] | None = None

    def holds(self, parts: tuple[object, ...]) -> bool:
        """Whether the parts are the very same; an equal one may have been made anew."""
        return len(parts) == len(self.parts) and all(map(is_, self.parts, parts))

    def comes_to(self, scheduled: list[Step]) -> None:
        """Note the steps that the item came to, if it has to come to them again."""
        if not any(self.left.values()):
            self.then = tuple(scheduled)
