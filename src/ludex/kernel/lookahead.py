"""Looking ahead: what an option would lead to if nobody did anything more of their own will."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ludex.kernel.facts import Option, Pass
from ludex.kernel.game import Game, Run

S = TypeVar("S")


def leads_to(
    g: Run[S],
    option: Option,
    found: Callable[[Game[Any]], bool],
    *,
    without: tuple[str, ...],
    stop: Callable[[Game[Any]], bool] = lambda game: False,  # noqa: ARG005 - never stops by itself
) -> bool:
    """Whether an option of the decision now asked leads to a state that `found` recognises.

    Every optional decision after it is declined; a forced choice between several options, chance
    or `stop` ends the look ahead. `without` names the clause that asks, switched off meanwhile.
    """
    game = g.fork(option, without=without)
    while True:
        if found(game):
            return True
        if game.ask is None or not game.ask.optional or stop(game):
            return False
        game = game.answer(Pass())
