"""Looking ahead: what an option would lead to if nobody did anything more of their own will."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ludex.kernel.facts import Ask, Option, Pass
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
    own: Callable[[Ask], bool] = lambda ask: False,
) -> bool:
    """Whether an option of the decision now asked leads to a state that `found` recognises.

    The states looked at are those at a decision and at the end. Every optional decision after the
    option is declined; a forced choice between several options, chance or `stop` ends the look
    ahead. Where the choice is one's `own`, it leads there if each of its options does. `without`
    names the clause that asks, switched off meanwhile.
    """

    def decline(game: Game[Any]) -> Pass | None:
        on = game.ask is not None and game.ask.optional and not found(game) and not stop(game)
        return Pass() if on else None

    def leads(game: Game[Any]) -> bool:
        game = game.until(decline)
        ask = game.ask
        if found(game):
            return True
        if ask is None or ask.optional or stop(game) or not own(ask):
            return False
        options = game.choices().legal
        return bool(options) and all(leads(game.answer(one)) for one in options)

    return leads(g.fork(option, without=without))
