"""A game as plain data: what was decided, and how far it has gone."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from ludex.kernel.facts import Option, Step
from ludex.kernel.log import Log

S = TypeVar("S")


class Answer(NamedTuple):
    """What a decision came to, None when nothing was legal, and the clauses that it stands on."""

    option: Option | None
    by: tuple[str, ...] = ()


class Saved(NamedTuple, Generic[S]):
    """A game without its ruleset: plain data, from which `Game.resume` goes on.

    `state` and `log` are those before the item of the agenda that is being carried out, `answers`
    what its decisions came to, and `history` all that was ever answered.
    """

    state: S
    agenda: tuple[Step, ...]
    log: Log = Log()
    moment: int = 0
    answers: tuple[Answer, ...] = ()
    history: tuple[Option, ...] = ()

    def answered(self, answers: tuple[Answer, ...], *given: Option) -> Saved[S]:
        """Return the game with these answers in the present item, of which some were given now."""
        history = (*self.history, *given) if given else self.history
        return Saved(self.state, self.agenda, self.log, self.moment, answers, history)
