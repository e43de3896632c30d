"""Every decision of a run, with what was legal in it and who refused the rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludex.kernel import Ask, Choice, value
from ludex.playing.record import Session


@value
class Decided:
    """A decision: how long the log was, what was asked in which state, and what it offered."""

    after: int
    ask: Ask
    state: Any
    choice: Choice


def decided(session: Session) -> Iterator[Decided]:
    """Yield the decisions of a session from its beginning to where it stands.

    The answers play the same game again: a session itself keeps only where it has come to.
    """
    game = session.begun
    for answer in (*session.game.history, None):
        if game.ask is None:
            return
        yield Decided(len(game.log), game.ask, game.state, game.choices())
        if answer is not None:
            game = game.answer(answer)
