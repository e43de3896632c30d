"""The rules of the game."""

from __future__ import annotations

from functools import cache

from ludex.kernel import Acts, Quantity, Rulebook, Run
from tests.check.code.tiny.facts import Deal, Dealt, Score
from tests.check.code.tiny.table import AboutAll, Hand, Table, by_rank
from tests.check.code.tiny.verbs import VERBS
from tests.check.code.tiny.words import Draw, Gain, Verb


class Limit(AboutAll, Quantity):
    """How many cards a hand may hold."""

    name = "limit"
    neutral = 3


book = Rulebook([Limit])
rule = book.rule

DECK: tuple[Verb, ...] = (Draw(2), Gain(5))


@rule("T-1.1", does=Deal)
def dealing(g: Run[Table], step: Deal) -> Acts:
    """Hands are filled."""
    best = max(g.state.hands, key=by_rank)
    for _ in range(missing(best, g.value(Limit()))):
        yield Dealt(1)


@cache
def missing(hand: Hand, limit: int) -> int:
    """Return how many cards a hand lacks."""
    return max(0, limit - hand.cards)


@rule("T-1.2", does=Score)
def scoring(g: Run[Table], step: Score) -> Acts:
    """Cards do what they say."""
    for verb in DECK:
        yield from VERBS[type(verb)](verb)


@rule("T-1.3", does=Score)
def nothing_else(g: Run[Table], step: Score) -> Acts:
    """Who holds a card keeps it."""
    match g.state.hands[0]:
        case Hand(cards=held) if held > sum(missing for missing in (0, 1)):
            yield Dealt(0)
