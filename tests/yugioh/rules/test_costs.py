"""Costs: what is paid on activation or in the Standby Phase, and what cannot be."""

import pytest

from ludex.playing import Stuck
from ludex.yugioh.play.session import Session
from ludex.yugioh.verbs.gain_life_points import GainLifePoints
from ludex.yugioh.vocabulary import DiscardCost, PayLifePoints
from tests.yugioh.made_up import spell, with_cards
from tests.yugioh.scene import Table, step

ACTIVATE = "play: [{player: A, activate: made-up}]"


def _refused(table: Table, text: str) -> tuple[str, ...]:
    with pytest.raises(Stuck) as stuck:
        table.session(text)
    return stuck.value.by


def _zone(session: Session, name: str) -> str:
    return session.game.state.card(session.names.card(name)).zone


def test_life_points_are_paid_before_the_effect_resolves(hat: Table):
    card = spell("made-up", GainLifePoints(5, "opponent"), cost=(PayLifePoints(600),))
    session = with_cards(hat, card).session(f"{{start: {{A: {{hand: [made-up]}}}}, {ACTIVATE}}}")
    assert session.game.state.chain
    assert (session.game.state.lp("A"), session.game.state.lp("B")) == (7400, 8000)


@pytest.mark.parametrize(
    ("life_points", "by_hat", "by_modern"),
    [(599, "HAT-7.1", "MOD-7.1"), (600, "HAT-7.1", None), (601, None, None)],
)
def test_whether_the_last_life_points_can_be_paid_is_for_the_ruleset(
    hat: Table, modern: Table, life_points, by_hat, by_modern
):
    card = spell("made-up", GainLifePoints(5, "opponent"), cost=(PayLifePoints(600),))
    start = f"start: {{A: {{life-points: {life_points}, hand: [made-up]}}}}"
    for table, by in ((hat, by_hat), (modern, by_modern)):
        if by is None:
            session = with_cards(table, card).session(f"{{{start}, {ACTIVATE}}}")
            assert session.game.state.lp("A") == life_points - 600
        else:
            assert _refused(with_cards(table, card), f"{{{start}, {ACTIVATE}}}") == ("TCG-7.4", by)


def test_a_card_does_not_discard_itself(hat: Table):
    card = spell("made-up", GainLifePoints(5, "opponent"), cost=(DiscardCost(1),))
    table = with_cards(hat, card)
    assert _refused(table, f"{{start: {{A: {{hand: [made-up]}}}}, {ACTIVATE}}}") == ("TCG-7.4",)
    session = table.session(f"{{start: {{A: {{hand: [made-up, umi]}}}}, {ACTIVATE}}}")
    assert (_zone(session, "umi"), _zone(session, "made-up")) == ("graveyard", "spell-trap-zone")


def test_several_costs_are_all_paid_or_the_card_is_not_activated(hat: Table):
    both = (PayLifePoints(600), DiscardCost(1))
    table = with_cards(hat, spell("made-up", GainLifePoints(5, "opponent"), cost=both))
    session = table.session(f"{{start: {{A: {{hand: [made-up, umi]}}}}, {ACTIVATE}}}")
    assert (session.game.state.lp("A"), _zone(session, "umi")) == (7400, "graveyard")
    assert _refused(table, f"{{start: {{A: {{hand: [made-up]}}}}, {ACTIVATE}}}") == ("TCG-7.4",)
    poor = f"{{start: {{A: {{life-points: 1, hand: [made-up, umi]}}}}, {ACTIVATE}}}"
    assert _refused(table, poor) == ("TCG-7.4", "HAT-7.1")


def test_a_card_may_be_its_own_cost(hat: Table):
    session = hat.session("""
        start:
          A:
            hand: [dark-hole]
            monsters: [{card: peten-the-dark-clown, as: peten}]
            deck: [{card: peten-the-dark-clown, as: other}]
        play:
          - {player: A, activate: dark-hole}
          - {resolve: chain}
          - {player: A, activate: peten}
    """)
    assert _zone(session, "peten") == "banished"
    session.play(step("{player: A, take-position: attack}"))
    assert _zone(session, "other") == "monster-zone"


@pytest.mark.parametrize(
    ("first", "life_points", "lost"),
    [("mirror-wall", 1, "messenger-of-peace"), ("messenger-of-peace", 1901, "mirror-wall")],
)
def test_maintenance_costs_are_paid_in_the_order_that_their_player_likes(
    hat: Table, first, life_points, lost
):
    session = hat.session(f"""
        start:
          turn: {{phase: standby}}
          A: {{life-points: 2001, spells: [mirror-wall, messenger-of-peace]}}
        play: [{{player: A, pay-for: {first}}}]
    """)
    assert session.game.state.lp("A") == life_points
    assert (_zone(session, first), _zone(session, lost)) == ("spell-trap-zone", "graveyard")


def test_nobody_pays_for_the_opponents_cards(hat: Table):
    session = hat.session("""
        start: {turn: {phase: standby}, B: {spells: [degenerate-circuit]}}
        play: [{until: main-1, player: A}]
    """)
    assert (session.game.state.lp("A"), session.game.state.lp("B")) == (8000, 8000)
