"""What each kind of fact about battles makes of the board."""

import pytest

from ludex.yugioh import facts as e
from ludex.yugioh.table.board import Battle, Board
from tests.yugioh.made_up import ELF, FIEND, board, card

ATTACK = Battle((0, 1), (1, 2), ((1, 2),))


def _battle(**more) -> Board:
    return board(
        card(0, ELF), card(1, FIEND, player="B"), battle=ATTACK, step="battle-step", **more
    )


def test_an_attack_counts_from_its_declaration_until_the_turn_is_over():
    before = board(card(0, ELF), card(1, FIEND, player="B"))
    after = e.AttackDeclared(0, (0, 1), (1, 2), ((1, 2),)).fold(before)
    assert after.attacked == ((0, 1),)
    assert after.battle == Battle((0, 1), (1, 2), ((1, 2),), 2)
    assert e.AttackStopped(0).fold(after).attacked == ((0, 1),)
    assert e.TurnBegan("B", 4).fold(after).attacked == ()


def test_a_replay_changes_the_target_alone():
    after = e.AttackRedirected(0, None, ()).fold(_battle()).battle
    assert after == Battle((0, 1), None, ())


@pytest.mark.parametrize("face_up", [True, False])
def test_how_the_target_lies_is_remembered_as_the_damage_step_begins(face_up):
    before = board(card(0, ELF), card(1, FIEND, player="B", face_up=face_up), battle=ATTACK)
    after = e.StepBegan("damage-step").fold(before).battle
    assert after is not None
    assert after.face_down is not face_up


def test_a_step_of_its_own_ends_the_battle_but_the_damage_step_goes_on_with_it():
    assert e.StepBegan("damage-step").fold(_battle()).battle == ATTACK
    assert e.StepBegan("battle-step").fold(_battle()).battle is None
    left = e.PhaseBegan("A", "main-2").fold(_battle(battle_phase_ended=True))
    assert (left.step, left.battle, left.battle_phase_ended) == (None, None, False)


def test_a_sub_step_counts_its_chains_anew():
    first = e.SubStepBegan("start", 7, 1).fold(_battle())
    assert first.battle is not None
    assert (first.battle.sub_step, first.battle.began, first.battle.chains) == ("start", 7, 0)


def test_a_monster_destroyed_by_battle_is_marked_where_it_lies_and_forgets_it_when_it_leaves():
    marked = e.DestroyedByBattle(0, 1).fold(_battle())
    assert marked.card(0).marked_by == 1
    assert marked.card(0).zone == "monster-zone"
    gone = e.SentAfterBattle(0, marked.card(0), marked.card(0).places[0]).fold(marked)
    assert gone.card(0).marked_by is None


def test_a_flipped_monster_keeps_its_position_and_a_flip_summoned_one_attacks():
    hidden = card(0, ELF, position="defense", face_up=False)
    flipped = e.FlippedByAttack(0).fold(board(hidden)).card(0)
    assert (flipped.face_up, flipped.position) == (True, "defense")
    summoned = e.FlipSummoned(0).fold(board(hidden)).card(0)
    assert (summoned.face_up, summoned.position, summoned.positioned_on_turn) == (True, "attack", 3)


def test_only_a_change_by_its_player_counts_as_the_change_of_the_turn():
    by_effect = e.PositionChanged(0, "defense").fold(_battle()).card(0)
    by_player = e.PositionChanged(0, "defense", by_player=True).fold(_battle()).card(0)
    assert (by_effect.position, by_effect.positioned_on_turn) == ("defense", None)
    assert by_player.positioned_on_turn == 3
