"""The board: readings of it, and what each kind of fact makes of it."""

from dataclasses import fields

import pytest

from ludex.yugioh import facts as e
from ludex.yugioh.table.board import Board, Card, Held, Link, Place, Waiting
from ludex.yugioh.table.seats import DUEL_OF_FOUR
from ludex.yugioh.vocabulary import Cannot, MayTribute
from tests.yugioh.made_up import ELF, FIEND, STORM, WALL
from tests.yugioh.made_up import board as _board
from tests.yugioh.made_up import card as _card

# Readings.


def test_cards_of_a_zone_come_in_the_order_of_their_arrival():
    board = _board(_card(0, ELF, since=9), _card(1, FIEND), _card(2, ELF, player="B"))
    assert [card.uid for card in board.at("monster-zone", "A")] == [1, 0]
    assert [card.uid for card in board.at("monster-zone", "B")] == [2]
    assert board.at("hand", "A") == ()


def test_the_card_that_is_face_up_for_longest_comes_first_on_the_field():
    turned_last = _card(0, WALL, "spell-trap-zone", turned=7)
    board = _board(turned_last, _card(1, ELF), _card(2, FIEND, "graveyard"))
    assert [card.uid for card in board.on_field()] == [1, 0]


def test_a_card_in_two_zones_is_in_both_and_lies_in_the_first():
    both = (Place("spell-trap-zone", "A"), Place("monster-zone", "A"))
    trap_monster = Card(0, WALL, "A", both)
    board = _board(trap_monster)
    assert board.at("spell-trap-zone", "A") == board.at("monster-zone", "A") == (trap_monster,)
    assert trap_monster.zone == "spell-trap-zone"


def test_who_has_not_lost_has_won_and_two_losers_draw():
    assert _board().winner is None
    assert _board(lost=("A",)).winner == "B"
    assert _board(lost=("A", "B")).winner is None


def test_life_points_are_those_of_a_side():
    seats = DUEL_OF_FOUR
    board = e.Damaged("2", 300).fold(_board(seats=seats, life_points=(("1", 8000), ("2", 8000))))
    assert [board.lp(player) for player in seats.players] == [8000, 7700, 8000, 7700]
    assert [e.Lost("2").fold(board).has_lost(player) for player in ("2A", "1B")] == [True, False]


# Facts.


def _moved(kind: type[e.Moved], zone, **more) -> Card:
    card = _card(0, ELF, "hand")
    to = Place(zone, "B")
    return kind(0, card, to, **more).fold(_board(card)).card(0)


@pytest.mark.parametrize(
    ("kind", "zone"),
    [
        (e.Drew, "hand"),
        (e.AddedToHand, "hand"),
        (e.ReturnedToHand, "hand"),
        (e.Banished, "banished"),
        (e.SentToGraveyard, "graveyard"),
        (e.SentByRule, "graveyard"),
        (e.Discarded, "graveyard"),
        (e.UsedUp, "graveyard"),
        (e.Placed, "field-zone"),
    ],
)
def test_a_card_that_moves_lies_face_up_in_its_new_place_as_the_latest_arrival(kind, zone):
    came = None if zone == "field-zone" else 3
    there = (Place(zone, "B"),)
    assert _moved(kind, zone) == Card(0, ELF, "A", there, since=2, came_on_turn=came)


def test_a_summoned_monster_is_face_up_in_the_position_of_its_summon():
    for kind in (e.NormalSummoned, e.SpecialSummoned):
        assert _moved(kind, "monster-zone").position == "attack"
        assert _moved(kind, "monster-zone", position="defense").position == "defense"
        assert _moved(kind, "monster-zone").face_up


def test_a_set_card_is_face_down_and_was_set_this_turn():
    for kind, position in ((e.MonsterSet, "defense"), (e.CardSet, None)):
        card = _moved(kind, "monster-zone")
        assert (card.face_up, card.position, card.set_on_turn) == (False, position, 3)


def test_tributes_count_until_the_summon_that_they_are_made_for():
    card = _card(0, ELF)
    board = e.Tributed(0, card, Place("graveyard", "A")).fold(_board(card))
    assert (board.tributes, board.normal_summons) == (1, 0)
    for kind in (e.NormalSummoned, e.MonsterSet):
        after = kind(0, card, Place("monster-zone", "A")).fold(board)
        assert (after.tributes, after.normal_summons) == (0, 1)


def test_a_set_card_turned_face_up_is_the_latest_to_be_active():
    board = _board(_card(0, WALL, "spell-trap-zone", face_up=False), _card(1, ELF))
    after = e.TurnedFaceUp(0).fold(board)
    assert after.card(0).face_up
    assert after.card(0).active_since > after.card(1).active_since
    assert after.card(0).since == board.card(0).since


@pytest.mark.parametrize(
    ("event", "life_points"),
    [
        (e.Damaged("B", 300), 7700),
        (e.Damaged("B", 9000), 0),
        (e.PaidLifePoints("B", 8000), 0),
        (e.GainedLifePoints("B", 500), 8500),
        (e.LifePointsSet("B", 4000), 4000),
    ],
)
def test_life_points_change_and_never_fall_below_zero(event, life_points):
    board = event.fold(_board())
    assert (board.lp("A"), board.lp("B")) == (8000, life_points)


def test_with_a_new_turn_what_is_counted_by_turns_begins_anew():
    after = e.TurnBegan("B", 4).fold(_board(normal_summons=1, attacked=((0, 1),)))
    assert (after.turn, after.turn_player, after.phase) == (4, "B", "")
    assert (after.normal_summons, after.attacked) == (0, ())
    assert e.PhaseBegan("B", "draw").fold(after).phase == "draw"


def test_a_chain_link_goes_through_its_states():
    link = Link("A", 0, 1, 2, activates_card=True)
    board = e.LinkAdded(link, 1).fold(_board(_card(0, STORM, "hand")))
    assert board.chain == (link,)
    board = e.Targeted(1, 0, (0,), (1,)).fold(board)
    assert (board.chain[0].targets, board.chain[0].arrivals) == ((0,), (1,))
    board = e.LinkBegan(1, 0).fold(e.ActivationNegated(1, 0).fold(board))
    assert (board.chain[0].negated, board.chain[0].begun, board.chain[0].done) == (
        "activation",
        True,
        False,
    )
    board = e.LinkResolved(1, 0).fold(board)
    assert board.chain[0].done
    assert e.ChainEnded(board.chain).fold(board).chain == ()


def test_a_change_of_one_link_leaves_the_others_alone():
    links = tuple(Link("A", n, 1, 2, activates_card=True) for n in range(3))
    after = e.LinkBegan(2, 1).fold(_board(chain=links)).chain
    assert (after[0], after[2]) == (links[0], links[2])
    assert after[1].begun


def test_an_effect_waits_until_it_is_put_on_the_chain():
    one, two = Waiting("A", 0, 1, 5, optional=False), Waiting("B", 1, 1, 5, optional=True)
    board = e.Triggered(two).fold(e.Triggered(one).fold(_board()))
    assert board.waiting == (one, two)
    assert e.NoLongerWaiting((one,)).fold(board).waiting == (two,)


def test_what_is_held_lasts_until_it_ends_and_is_the_latest_arrival():
    tribute = Held(MayTribute("targets"), "card#1", 0, "A", "end-of-turn", 5, card=(0, 1))
    battle = Held(Cannot("conduct-battle-phase", "you"), "card#1", 0, "A", None, 6, player="A")
    board = e.NowHolds(battle).fold(e.NowHolds(tribute).fold(_board()))
    assert (board.held, board.arrivals) == ((tribute, battle), 6)
    assert e.NoLongerHolds((battle,), "negated").fold(board).held == (tribute,)
    assert e.NoLongerHolds((), "damage-step").fold(board).held == (tribute, battle)


def test_a_player_loses_once():
    board = e.Lost("A").fold(e.Lost("A").fold(_board()))
    assert board.lost == ("A",)
    assert e.DuelEnded().fold(board).over


def test_what_is_only_told_leaves_the_board_as_it_is():
    board = _board(_card(0, ELF))
    assert e.Destroyed(0).fold(board) is board
    assert e.DrawFailed("A").fold(board) is board


def test_a_changed_board_differs_in_nothing_else():
    board = _board(_card(0, ELF))
    changed = board.but(turn=9)
    same = [f.name for f in fields(Board) if getattr(board, f.name) == getattr(changed, f.name)]
    assert same == [f.name for f in fields(Board) if f.name != "turn"]
