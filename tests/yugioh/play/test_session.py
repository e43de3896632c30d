"""Scripts: what each step does, and which windows are passed by on the way to it."""

import pytest

from ludex.playing import Stuck
from ludex.yugioh.decisions import OpenGameState
from ludex.yugioh.play.session import Session
from ludex.yugioh.verbs.add_to_hand import AddToHand
from ludex.yugioh.verbs.destroy import Destroy
from ludex.yugioh.vocabulary import DiscardCost, Filter
from tests.yugioh.made_up import ANY_MONSTER, spell, with_cards
from tests.yugioh.scene import Table, step

MONSTER_FROM_DECK = Filter(kind="monster", in_="deck", whose="you")


def _lies(session: Session, name: str) -> str:
    return session.game.state.card(session.names.card(name)).zone


def _chain(session: Session) -> list[str]:
    return [session.names.of(link.card) for link in session.game.state.chain]


def _stuck(session: Session, text: str) -> Stuck:
    game = session.game
    with pytest.raises(Stuck) as stuck:
        session.play(step(text))
    assert session.game is game
    return stuck.value


# What steps do.


def test_a_monster_is_normal_summoned_with_the_tributes_named(hat: Table):
    session = hat.session("""
        start: {A: {hand: [summoned-skull], monsters: [gemini-elf, harpie-lady]}}
        play: [{player: A, normal-summon: summoned-skull, tribute: [harpie-lady]}]
    """)
    assert _lies(session, "summoned-skull") == "monster-zone"
    assert _lies(session, "harpie-lady") == "graveyard"


def test_a_monster_is_set_face_down(hat: Table):
    session = hat.session("""
        start: {A: {hand: [gemini-elf]}}
        play: [{player: A, normal-set: gemini-elf}]
    """)
    card = session.game.state.card(session.names.card("gemini-elf"))
    assert (card.zone, card.face_up, card.position) == ("monster-zone", False, "defense")


def test_a_choice_without_an_alternative_is_made_and_may_be_named_all_the_same(hat: Table):
    position = "start: {A: {hand: [summoned-skull], monsters: [gemini-elf]}}\n"
    for named in ("", ", tribute: [gemini-elf]"):
        session = hat.session(
            f"{position}play: [{{player: A, normal-summon: summoned-skull{named}}}]"
        )
        assert _lies(session, "gemini-elf") == "graveyard"


def test_another_card_than_the_one_that_had_to_be_chosen_is_no_choice(hat: Table):
    session = hat.session("""
        start:
          A: {hand: [summoned-skull], monsters: [gemini-elf]}
          B: {monsters: [harpie-lady]}
    """)
    stuck = _stuck(session, "{player: A, normal-summon: summoned-skull, tribute: [harpie-lady]}")
    assert str(stuck) == "player A choosing 'harpie-lady' is not offered"


def test_what_a_card_costs_is_discarded_before_its_targets_are_chosen(hat: Table):
    card = spell("made-up", Destroy("targets"), targets=ANY_MONSTER, cost=(DiscardCost(1),))
    session = with_cards(hat, card).session("""
        start:
          A: {hand: [made-up, umi, yami]}
          B: {monsters: [gemini-elf, harpie-lady]}
        play: [{player: A, activate: made-up, targets: [harpie-lady], discard: [yami]}]
    """)
    assert _lies(session, "yami") == "graveyard"
    session.play(step("{resolve: chain}"))
    assert (_lies(session, "harpie-lady"), _lies(session, "gemini-elf")) == (
        "graveyard",
        "monster-zone",
    )


def test_a_card_is_chosen_as_soon_as_its_player_is_asked(hat: Table):
    card = spell("made-up", AddToHand(MONSTER_FROM_DECK))
    session = with_cards(hat, card).session("""
        start: {A: {hand: [made-up], deck: [gemini-elf, harpie-lady]}}
        play: [{player: A, activate: made-up}, {player: A, choose: [harpie-lady]}]
    """)
    assert _lies(session, "harpie-lady") == "hand"


@pytest.mark.parametrize(
    ("decision", "zone", "life_points"),
    [("pay-for", "spell-trap-zone", 7900), ("do-not-pay-for", "graveyard", 8000)],
)
def test_a_maintenance_cost_is_paid_or_not(hat: Table, decision, zone, life_points):
    session = hat.session(f"""
        start: {{turn: {{phase: standby}}, A: {{spells: [messenger-of-peace]}}}}
        play: [{{player: A, {decision}: messenger-of-peace}}]
    """)
    assert _lies(session, "messenger-of-peace") == zone
    assert session.game.state.lp("A") == life_points


def test_the_turn_player_goes_on_to_another_phase(hat: Table):
    session = hat.session("{start: {}, play: [{player: A, go-to: battle}]}")
    session.rest()
    assert session.game.state.step == "battle-step"
    session.play(step("{player: A, go-to: main-2}"))
    session.rest()
    assert session.game.state.phase == "main-2"


def test_a_phase_is_waited_for_through_a_whole_turn(hat: Table):
    session = hat.session("""
        start: {A: {deck: [umi]}, B: {deck: [yami]}}
        play: [{until: standby, player: B}]
    """)
    board = session.game.state
    assert (board.turn, board.turn_player, board.phase) == (4, "B", "standby")
    session.play(step("{until: main-1, player: A}"))
    assert (session.game.state.turn, session.game.state.phase) == (5, "main-1")


def test_a_phase_that_begins_by_itself_at_the_very_start_has_been_waited_for(hat: Table):
    session = hat.session("""
        start: {turn: {phase: draw}, A: {deck: [umi]}}
        play: [{until: draw, player: A}]
    """)
    assert (session.game.state.turn, session.game.state.phase) == (3, "draw")


def test_a_chain_resolves_to_its_end_and_no_further(hat: Table):
    session = hat.session("""
        start:
          A: {hand: [dark-hole], monsters: [sangan], deck: [gemini-elf]}
        play: [{player: A, activate: dark-hole}, {resolve: chain}]
    """)
    assert _chain(session) == ["sangan"]


def test_when_the_script_is_over_everybody_declines(hat: Table):
    session = hat.session("""
        start: {A: {hand: [ookazi]}, B: {set: [dust-tornado]}}
        play: [{player: A, activate: ookazi}]
    """)
    assert session.game.state.chain
    session.rest()
    assert isinstance(session.game.ask, OpenGameState)
    assert session.game.state.lp("B") == 7200


# Which windows are meant.


def test_windows_in_which_a_step_does_not_fit_are_passed_by(hat: Table):
    session = hat.session("""
        start:
          A: {hand: [gemini-elf, ookazi]}
          B: {set: [compulsory-evacuation-device]}
        play: [{player: A, normal-summon: gemini-elf}]
    """)
    assert session.game.player == "A"
    session.play(step("{player: B, activate: compulsory-evacuation-device}"))
    assert _chain(session) == ["compulsory-evacuation-device"]
    session.play(step("{resolve: chain}"))
    session.play(step("{player: A, activate: ookazi}"))
    assert _chain(session) == ["ookazi"]


def test_while_a_chain_is_built_a_step_is_meant_as_an_answer_to_it(hat: Table):
    session = hat.session("""
        start: {A: {hand: [ookazi, mountain]}}
        play: [{player: A, activate: mountain}]
    """)
    stuck = _stuck(session, "{player: A, activate: ookazi}")
    assert stuck.by == ("TCG-6.6",)


def test_a_card_is_set_in_the_open_game_state_and_not_in_answer_to_a_chain(hat: Table):
    session = hat.session("""
        start: {A: {hand: [ookazi, dust-tornado]}}
        play: [{player: A, activate: ookazi}, {player: A, set: dust-tornado}]
    """)
    assert session.game.state.lp("B") == 7200
    assert _lies(session, "dust-tornado") == "spell-trap-zone"


def test_an_effect_may_let_its_player_set_a_card_while_it_resolves(hat: Table):
    session = hat.session("""
        start: {A: {set: [dust-tornado], hand: [umi, ookazi]}, B: {field-zone: yami}}
        play: [{player: A, activate: dust-tornado}, {player: A, set: ookazi}]
    """)
    assert _lies(session, "ookazi") == "spell-trap-zone"
    assert session.game.state.card(session.names.card("ookazi")).set_on_turn == 3


def test_of_two_copies_the_one_is_meant_that_can_be(hat: Table):
    session = hat.session("""
        start:
          A: {hand: [upstart-goblin, gemini-elf], deck: [umi, gemini-elf]}
        play:
          - {player: A, activate: upstart-goblin}
          - {resolve: chain}
          - {player: A, normal-summon: gemini-elf}
    """)
    zones = {card.zone for card in session.game.state.cards if card.data.id == "gemini-elf"}
    assert zones == {"deck", "monster-zone"}


BATTLE = """
    start: {A: {monsters: [gemini-elf]}, B: {monsters: [harpie-lady], set: [dust-tornado]}}
    play:
      - {player: A, go-to: battle}
"""


def test_an_attack_is_waited_for_through_the_start_step(hat: Table):
    session = hat.session(BATTLE)
    session.play(step("{player: A, attack: gemini-elf, target: harpie-lady}"))
    assert session.game.state.battle is not None


def test_who_waits_for_a_sub_step_that_does_not_come_is_told_so(hat: Table, modern: Table):
    for table, sub_step, attack in ((hat, "flip", False), (modern, "effects", True)):
        session = table.session(BATTLE)
        if attack:
            session.play(step("{player: A, attack: gemini-elf, target: harpie-lady}"))
        with pytest.raises(Stuck, match=f"the sub-step {sub_step} is not reached"):
            session.play(step(f"{{until-sub-step: {sub_step}}}"))


def test_an_act_is_not_carried_over_into_another_sub_step(hat: Table):
    session = hat.session("""
        start: {A: {monsters: [injection-fairy-lily]}}
        play:
          - {player: A, go-to: battle}
          - {player: A, attack: injection-fairy-lily}
          - {until-sub-step: start}
    """)
    with pytest.raises(Stuck, match="refused by"):
        session.play(step("{player: A, activate: injection-fairy-lily}"))
    session.play(step("{until-sub-step: calculation}"))
    session.play(step("{player: A, activate: injection-fairy-lily}"))


def test_who_declines_is_taken_to_do_nothing_at_the_next_decision_of_that_player(hat: Table):
    session = hat.session(BATTLE)
    session.play(step("{player: A, attack: gemini-elf, target: harpie-lady}"))
    before = session.game.player
    session.play(step("{decline: B}"))
    assert (before, session.game.player, session.game.state.step) == ("A", "A", "battle-step")
    session.rest()
    with pytest.raises(Stuck, match="player A has a choice to make"):
        session.play(step("{decline: A}"))


def test_a_replay_has_to_be_decided_by_the_script(hat: Table):
    session = hat.session("""
        start:
          A: {monsters: [gemini-elf]}
          B: {monsters: [harpie-lady, mystical-elf], set: [compulsory-evacuation-device]}
        play:
          - {player: A, go-to: battle}
          - {player: A, attack: gemini-elf, target: harpie-lady}
          - {player: B, activate: compulsory-evacuation-device, targets: [harpie-lady]}
          - {resolve: chain}
    """)
    session.rest()
    assert session.left_open() == (
        "player A has a choice to make, by `attack` or `call-off`, because there is a replay"
    )
    session.play(step("{player: A, call-off: gemini-elf}"))
    session.rest()
    assert session.left_open() is None
