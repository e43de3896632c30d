"""Facts about the Chain: what resolving leaves on a card."""

import pytest

from ludex.yugioh.facts import LinkResolved
from ludex.yugioh.table.board import Link
from tests.yugioh.made_up import STORM, WALL, board, card


def _resolved(*, activates_card: bool, carried_out: bool, zone: str = "spell-trap-zone") -> int:
    link = Link("A", 0, 0, 2, activates_card=activates_card)
    before = board(card(0, WALL, zone), card(1, STORM, "hand"), chain=(link,))
    return LinkResolved(1, 0, carried_out=carried_out).fold(before).card(0).resolved


def test_a_card_that_stays_knows_what_had_come_when_its_activation_resolved():
    assert _resolved(activates_card=True, carried_out=True) == 2


@pytest.mark.parametrize(
    ("activates_card", "carried_out", "zone"),
    [
        (False, True, "spell-trap-zone"),
        (True, False, "spell-trap-zone"),
        (True, True, "graveyard"),
    ],
)
def test_nothing_else_that_resolves_is_noted(activates_card: bool, carried_out: bool, zone: str):
    assert _resolved(activates_card=activates_card, carried_out=carried_out, zone=zone) == 0
