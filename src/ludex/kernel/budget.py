"""How long a game may go on by itself: a hang is an error that names the rules going round."""

from __future__ import annotations

from collections.abc import Iterable

from ludex.kernel.errors import Hang

BUDGET = 10_000
"""Acts that a game may take between two decisions, and decisions that a chooser may make."""

DEPTH = 64
"""Rules that may answer one another, each inside the last."""


class Budget:
    """What has been spent so far; the rules that spend the last of it are those going round."""

    __slots__ = ("rules", "spent")

    def __init__(self) -> None:
        self.spent = 0
        self.rules: dict[str, None] = {}

    def spend(self, rule: str) -> None:
        """Count one act of a rule; raises Hang when it is one too many."""
        self.spent += 1
        if self.spent > BUDGET - DEPTH:
            self.rules[rule] = None
            if self.spent > BUDGET:
                raise hang(self.rules)


def hang(rules: Iterable[str]) -> Hang:
    """Return the error of a game that does not come to rest."""
    names = ", ".join(dict.fromkeys(rules))
    return Hang(f"the game does not come to rest; going round: {names}")
