"""Costs: what is paid on activation."""

from __future__ import annotations

from typing import Literal

from ludex.kernel import value
from ludex.yugioh.vocabulary.basics import Filter


@value
class PayLifePoints:
    """Pay Life Points: a number, or half of those that you have, rounded down."""

    pay_life_points: int | Literal["half"]


@value
class DiscardCost:
    """Discard cards from the hand to the Graveyard, of a filter if there is one."""

    discard: int
    of: Filter | None = None


@value
class SendCost:
    """Send this very card to the Graveyard, and with it another card of a filter from the hand."""

    send_this: Literal[True]
    and_from_hand: Filter | None = None


@value
class DiscardThis:
    """Discard this very card from the hand."""

    discard_this: Literal[True]


@value
class TributeThis:
    """Tribute this very card."""

    tribute_this: Literal[True]


@value
class TributeCost:
    """Tribute monsters that you control, of a filter if there is one."""

    tribute: int
    of: Filter | None = None


@value
class BanishThis:
    """Banish this very card."""

    banish_this: Literal[True]


@value
class BanishCost:
    """Banish cards from your Graveyard, of a filter if there is one."""

    banish: int
    of: Filter | None = None


@value
class SendMonsters:
    """Send monsters that you control to the Graveyard, of a filter if there is one."""

    send_monsters: int
    of: Filter | None = None


@value
class RemoveCounters:
    """Remove Spell Counters from this very card."""

    remove_counters: int


Cost = (
    PayLifePoints
    | DiscardCost
    | SendCost
    | DiscardThis
    | TributeThis
    | TributeCost
    | BanishThis
    | BanishCost
    | SendMonsters
    | RemoveCounters
)
