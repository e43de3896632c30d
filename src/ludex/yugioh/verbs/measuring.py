"""The numbers of a card text that the board tells."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludex.yugioh.book import Asked
from ludex.yugioh.readings.battle import battled_by
from ludex.yugioh.readings.stats import attack, printed_atk_def
from ludex.yugioh.table.board import Card
from ludex.yugioh.verbs.carrying import Carrying, about, destroyed
from ludex.yugioh.vocabulary import Measure


def measured(g: Asked, amount: int | Measure, on: Carrying, card: Card | None = None) -> int:
    """Return a number of a card text, as the board tells it; `its` is of this card."""
    if isinstance(amount, int):
        return amount
    of_occasion = _OF_OCCASION.get(amount)
    if of_occasion is not None:
        return of_occasion(g, on)
    if card is None:
        return 0
    return 2 * attack(g, card) if amount == "twice-its-atk" else -(-_printed_atk(g, card) // 2)


def _printed_atk(g: Asked, card: Card) -> int:
    return printed_atk_def(g.state, card)[0]


def _damage_taken(_g: Asked, on: Carrying) -> int:
    return on.link.about.damage


def _own_original_atk(g: Asked, on: Carrying) -> int:
    return _printed_atk(g, on.card)


def _atk_of_destroyed(g: Asked, on: Carrying) -> int:
    return sum(_printed_atk(g, one) for one in destroyed(g, on))


def _atk_of_target(_g: Asked, on: Carrying) -> int:
    return on.atk_of_target


def _atk_it_had(_g: Asked, on: Carrying) -> int:
    return on.atk_it_had


def _half_the_atk_it_had(_g: Asked, on: Carrying) -> int:
    return -(-on.atk_it_had // 2)


def _half_the_atk_of_equipped(g: Asked, on: Carrying) -> int:
    return -(-sum(attack(g, one) for one in about(g, "equipped", on)) // 2)


def _atk_of_battled(g: Asked, on: Carrying) -> int:
    battled = battled_by(g.state, g.state.card(on.card.uid), on.you)
    return 0 if battled is None else attack(g, battled)


_OF_OCCASION: Mapping[Measure, Callable[[Asked, Carrying], int]] = {
    "damage-taken": _damage_taken,
    "original-atk": _own_original_atk,
    "atk-of-battled": _atk_of_battled,
    "atk-of-destroyed": _atk_of_destroyed,
    "atk-of-target": _atk_of_target,
    "atk-it-had": _atk_it_had,
    "half-the-atk-it-had": _half_the_atk_it_had,
    "half-the-atk-of-equipped": _half_the_atk_of_equipped,
}
