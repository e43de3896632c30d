"""TAG: what is different in a Duel of four."""

from __future__ import annotations

from ludex.yugioh.book import Asked, rule
from ludex.yugioh.decisions import Proceed

_FIRST_WITH_ATTACKS = 4


@rule("TAG-2.2", forbids=Proceed)
def no_battle_before_the_fourth_turn(g: Asked, option: Proceed) -> bool:
    """Before the fourth turn of the Duel nobody goes on to the Battle Phase."""
    return option.phase == "battle" and g.state.turn < _FIRST_WITH_ATTACKS
