"""Conditions: what has to be so for an effect to be used, or to apply."""

from __future__ import annotations

from typing import Literal

from ludex.kernel import value
from ludex.yugioh.vocabulary.basics import Filter, Whose


@value
class Battles:
    """This card, or a monster of a filter, battles; `against` looks at the other one.

    `was_face_down`: the target was, when the Damage Step began; `lost`: it has been destroyed by
    this battle; `weaker`: its ATK is lower than that of the other one; `same_column`: they lie in
    one column; `directly`: the attack is a direct one, or none.
    """

    battles: Literal["this"] | Filter
    as_: Literal["attacker", "target"] | None = None
    against: Filter | None = None
    was_face_down: bool = False
    lost: bool = False
    weaker: bool = False
    same_column: bool = False
    directly: bool | None = None


Asked = Literal["throughout", "on-activation"]
"""When something is asked.

`throughout`: on activation and on resolution; `on-activation`: on activation alone.
"""


@value
class YouControlNo:
    """You control no cards, or none of a filter."""

    you_control_no: Literal["cards"] | Filter
    asked: Asked = "throughout"


@value
class YouControl:
    """You control a card of a filter, or at least so many."""

    you_control: Filter
    at_least: int | None = None
    asked: Asked = "throughout"


@value
class OpponentControls:
    """Your opponent controls a card of a filter."""

    opponent_controls: Filter


@value
class ThereIs:
    """A card of a filter is on the field, whoever's; or the monster this card is `bound` to."""

    there_is: Filter | Literal["bound"]
    asked: Asked = "on-activation"


@value
class ThereIsNo:
    """No card of a filter is there, on the field unless the filter says where."""

    there_is_no: Filter


@value
class CardsInHand:
    """A player has so many cards in the hand."""

    cards_in_hand: Whose
    at_least: int | None = None
    at_most: int | None = None


@value
class TurnOf:
    """It is a player's turn."""

    turn_of: Whose


@value
class ThisIs:
    """This card is one of a filter."""

    this_is: Filter
    asked: Asked = "on-activation"


@value
class InPhase:
    """It is a Main Phase, of whichever player."""

    in_phase: Literal["main"]


@value
class YouHaveNot:
    """You have not done this on this turn, of your own, when it is activated."""

    you_have_not: Literal["normal-summoned-or-set"]


@value
class YouLostAll:
    """All monsters that you controlled as this Battle Phase began have fallen to battle.

    They were so many at least, and are in the Graveyard.
    """

    you_lost_all: Literal["in-battle"]
    at_least: int = 1


Condition = (
    Battles
    | YouControlNo
    | YouControl
    | OpponentControls
    | ThereIs
    | ThereIsNo
    | CardsInHand
    | TurnOf
    | ThisIs
    | InPhase
    | YouHaveNot
    | YouLostAll
)
