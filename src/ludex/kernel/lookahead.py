"""Looking ahead: what an option would lead to if nobody did anything more of their own will."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ludex.kernel.facts import Option, Pass
from ludex.kernel.game import Game
from ludex.kernel.inquiry import Inquiry

S = TypeVar("S")


def leads_to(
    g: Inquiry[S],
    option: Option,
    found: Callable[[Game[Any]], bool],
    *,
    without: tuple[str, ...],
    stop: Callable[[Game[Any]], bool] = lambda game: False,
) -> bool:
    """Whether an option of the decision now asked leads to a state that `found` recognises.

    The states looked at are those at a decision and at the end. Every optional decision after the
    option is declined; a forced choice between several options, chance or `stop` ends the look
    ahead. `without` names the clause that asks, switched off meanwhile.
    """

    def decline(game: Game[Any]) -> Pass | None:
        on = game.ask is not None and game.ask.optional and not found(game) and not stop(game)
        return Pass() if on else None

    return found(g.fork(option, without=without).until(decline))
