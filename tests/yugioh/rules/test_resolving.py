"""Resolving: what a Field Spell needs so that its activation has an effect."""

from dataclasses import replace

import pytest

from ludex.kernel import Game, Pass
from ludex.yugioh.facts import LinkResolved
from ludex.yugioh.table.board import Board, Card
from tests.yugioh.scene import Table

ACTIVATED = """
start:
  A: {hand: [mountain]}
  B: {field-zone: umi}
play:
  - {player: A, activate: mountain}
"""


def resolved(hat: Table, *, face_up: bool) -> tuple[Game[Board], Card]:
    """Return the Duel after Mountain's Chain, before which Mountain was turned, and Umi."""
    session = hat.session(ACTIVATED)
    mountain, umi = session.names.card("mountain"), session.names.card("umi")
    saved = session.game.saved
    card = replace(saved.state.card(mountain), face_up=face_up)
    game = Game.resume(hat.ruleset, saved._replace(state=saved.state.with_card(card)))
    while game.state.chain:
        game = game.answer(Pass())
    return game, game.state.card(umi)


@pytest.mark.parametrize("face_up", [True, False])
def test_a_field_spell_that_was_turned_face_down_resolves_without_effect(hat: Table, face_up):
    game, umi = resolved(hat, face_up=face_up)
    carried_out = [e.event.carried_out for e in game.log if isinstance(e.event, LinkResolved)]
    assert carried_out == [face_up]
    assert umi.on_field == (not face_up)
