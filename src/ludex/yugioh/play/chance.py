"""What a script says of coins, dice and cards at random: it settles what is left to chance."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.kernel import Ask, Option, Pass
from ludex.playing import Stuck, written
from ludex.playing.errors import not_legal
from ludex.yugioh import examples as ex
from ludex.yugioh.decisions import (
    AtRandom,
    Call,
    CallCoin,
    CoinFell,
    Declare,
    DeclareAttribute,
    DieShows,
    OfCard,
    Roll,
    Toss,
)
from ludex.yugioh.play.position import Names
from ludex.yugioh.play.script import Duel, inner

Wanted = tuple[type[Ask], object]
"""What is asked, and the answer: a side, a number, or the cards that a name means."""


def settled(game: Duel, step: ex.LeftToChance, names: Names) -> Duel:
    """Return the game after a coin was called, or chance has come up with what a step says.

    Everybody declines until then. Raises Stuck where nothing of the kind is asked.
    """
    for kind, wanted in _wanted(step, names):
        while game.ask is not None and game.ask.optional and not inner(game.ask):
            game = game.answer(Pass())
        options = game.choices().legal if isinstance(game.ask, kind) else ()
        option = next((one for one in options if _is(one, wanted)), None)
        by = step.player if isinstance(step, ex.CallSide | ex.DeclareAttributes) else game.player
        if option is None or game.player != by:
            raise Stuck(not_legal(written(step), ()), refused=True)
        game = game.answer(option)
    return game


def _wanted(step: ex.LeftToChance, names: Names) -> Iterator[Wanted]:
    match step:
        case ex.CallSide(call=side):
            yield CallCoin, side
        case ex.DeclareAttributes(declare=attributes):
            yield from ((DeclareAttribute, attribute) for attribute in attributes)
        case ex.CoinsFall(coins=sides):
            yield from ((Toss, side) for side in sides)
        case ex.DiceShow(dice=numbers):
            yield from ((Roll, number) for number in numbers)
        case ex.PickedAtRandom(at_random=cards):
            yield from ((AtRandom, names.means(card)) for card in cards)


def _is(option: Option, wanted: object) -> bool:
    match option:
        case Call() | CoinFell():
            return option.side == wanted
        case Declare():
            return option.attribute == wanted
        case DieShows():
            return option.number == wanted
        case OfCard():
            return isinstance(wanted, frozenset) and option.card in wanted
        case _:
            return False
