"""Steps and events."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ludex.kernel import Event, Step, value

if TYPE_CHECKING:
    from tests.check.code.tiny.table import Table


@value
class Deal(Step):
    """Cards are dealt."""


@value
class Score(Step):
    """Hands are counted."""


@value
class Changed(Event):
    """A hand changed by an amount."""

    amount: int

    def fold(self, state: Table) -> Table:
        """Change the hand."""
        return state.changed(*self.change())

    def change(self) -> tuple[int, int]:
        """Return by how many cards, and by what score."""
        return self.amount, 0


@value
class Dealt(Changed):
    """Cards were dealt."""

    told: ClassVar[str] = "Cards are dealt."


@value
class Counted(Changed):
    """A score was made."""

    def change(self) -> tuple[int, int]:
        """Return the score."""
        return 0, self.amount
