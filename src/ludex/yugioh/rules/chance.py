"""TCG-25: what is left to chance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from ludex.yugioh.book import Asked, rule
from ludex.yugioh.decisions import AtRandom, Call, CallCoin, CoinFell, DieShows, Pick, Roll, Toss
from ludex.yugioh.vocabulary import CoinSide


@rule("TCG-25.1", permits=Toss)
def heads_or_tails(g: Asked, ask: Toss) -> Iterator[CoinFell]:
    """A coin falls by chance, on heads or on tails."""
    for side in get_args(CoinSide):
        yield CoinFell(ask.tosses, side)


@rule("TCG-25.2", permits=CallCoin)
def called_before_the_toss(g: Asked, ask: CallCoin) -> Iterator[Call]:
    """A player who is to call a coin calls heads or tails before it is tossed."""
    for side in get_args(CoinSide):
        yield Call(ask.player, side)


@rule("TCG-25.3", permits=Roll)
def one_to_six(g: Asked, ask: Roll) -> Iterator[DieShows]:
    """A die shows by chance a number from 1 to 6."""
    for number in range(1, 7):
        yield DieShows(ask.rolls, number)


@rule("TCG-25.4", permits=AtRandom)
def any_card_of_the_hand(g: Asked, ask: AtRandom) -> Iterator[Pick]:
    """Which card of a hand is picked at random is left to chance, whosever the hand is."""
    for card in g.state.at("hand", ask.whose) if ask.into_it is None else ():
        if card.uid not in ask.before:
            yield Pick(card.uid, ask.whose)


@rule("TCG-25.5", permits=AtRandom)
def anywhere_in_the_deck(g: Asked, ask: AtRandom) -> Iterator[Pick]:
    """Where a card comes to lie in the Deck into which it is shuffled is left to chance."""
    if ask.into_it is not None:
        yield Pick(ask.into_it, ask.whose)
        for card in g.state.at("deck", ask.whose):
            yield Pick(card.uid, ask.whose)
