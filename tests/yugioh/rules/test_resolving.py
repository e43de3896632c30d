"""Resolving: what a card needs so that its activation, or an effect of it, does anything."""

from dataclasses import replace

import pytest

from ludex.kernel import Game, Pass
from ludex.yugioh.cards import CardData, Effect
from ludex.yugioh.facts import LinkResolved
from ludex.yugioh.table.board import Board, Card
from ludex.yugioh.verbs.gain_life_points import GainLifePoints
from ludex.yugioh.vocabulary import BanishThis, Cost, SendCost
from tests.yugioh.made_up import with_cards
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


USED = """
start: {A: {spells: [made-up]}}
play: [{player: A, activate: made-up}]
"""


def _gained(hat: Table, *cost: Cost, face_up: bool) -> int:
    """Return what a face-up Trap's effect has its player gain, once the Trap has been turned."""
    effect = Effect("It.", "quick", optional=True, cost=cost, does=(GainLifePoints(5, "you"),))
    trap = CardData("made-up", 1, "trap-continuous", effects=(effect,))
    session = with_cards(hat, trap).session(USED)
    saved = session.game.saved
    card = replace(saved.state.card(session.names.card("made-up")), face_up=face_up)
    game = Game.resume(hat.ruleset, saved._replace(state=saved.state.with_card(card)))
    while game.state.chain:
        game = game.answer(Pass())
    return game.state.lp("A") - 8000


@pytest.mark.parametrize(("face_up", "gained"), [(True, 5), (False, 0)])
def test_an_effect_of_a_face_up_trap_needs_it_face_up(hat: Table, face_up: bool, gained: int):
    assert _gained(hat, face_up=face_up) == gained


@pytest.mark.parametrize("cost", [SendCost(True), BanishThis(True)])
def test_a_trap_that_was_given_up_for_its_effect_is_not_needed(hat: Table, cost: Cost):
    assert _gained(hat, cost, face_up=True) == 5
