"""What is said when a script cannot go on as it is written."""

import pytest

from ludex.kernel import Ask
from ludex.playing import BadPosition, Stuck
from ludex.yugioh import decisions
from ludex.yugioh.cards import Effect
from ludex.yugioh.decisions import ByChance
from ludex.yugioh.play.on_offer import QUESTIONS
from ludex.yugioh.play.session import Session
from ludex.yugioh.verbs.add_to_hand import AddToHand
from ludex.yugioh.verbs.draw import Draw
from ludex.yugioh.verbs.gain_life_points import GainLifePoints
from ludex.yugioh.vocabulary import Filter, WhenSentToGraveyard
from tests.yugioh.made_up import monster, spell, with_cards
from tests.yugioh.scene import Table, step

MONSTER_FROM_DECK = Filter(kind="monster", in_="deck", whose="you")


def _stuck(session: Session, text: str) -> Stuck:
    with pytest.raises(Stuck) as stuck:
        session.play(step(text))
    return stuck.value


def test_a_refused_step_names_everyone_who_refuses_it(hat: Table):
    session = hat.session("{start: {A: {hand: [dust-tornado]}, B: {field-zone: umi}}}")
    stuck = _stuck(session, "{player: A, activate: dust-tornado}")
    assert stuck.by == ("TCG-5.3",)
    assert "dust-tornado" in str(stuck)
    assert str(stuck).endswith("is refused by TCG-5.3")


def test_the_card_text_that_refuses_a_step_is_named_with_its_clause(hat: Table):
    session = hat.session("""
        start: {A: {hand: [soul-exchange]}, B: {monsters: [gemini-elf]}}
        play: [{player: A, activate: soul-exchange}, {resolve: chain}]
    """)
    stuck = _stuck(session, "{player: A, go-to: battle}")
    assert stuck.by == ("TCG-7.12", "soul-exchange#1")


def test_a_step_that_nothing_offers_is_said_to_be_so(hat: Table):
    session = hat.session("{start: {A: {deck: [gemini-elf]}}}")
    stuck = _stuck(session, "{player: A, normal-summon: gemini-elf}")
    assert str(stuck).endswith("is not offered; on offer: `go-to: battle`, `go-to: end`")
    assert stuck.by == ()


def test_who_has_nothing_to_decide_is_told_who_has(hat: Table):
    session = hat.session("{start: {B: {set: [dust-tornado]}, A: {field-zone: umi}}}")
    stuck = _stuck(session, "{player: B, activate: dust-tornado}")
    assert (
        str(stuck)
        == "player B has nothing to decide here: player A decides what to do in the open game state"
    )


def test_after_the_duel_nobody_has_anything_to_decide(hat: Table):
    session = hat.session("""
        start: {A: {hand: [ookazi, gemini-elf]}, B: {life-points: 800}}
        play: [{player: A, activate: ookazi}, {resolve: chain}]
    """)
    stuck = _stuck(session, "{player: A, normal-summon: gemini-elf}")
    over = "the Duel is over, and there is nothing left to decide"
    assert str(stuck) == f"player A has nothing to decide here: {over}"
    assert str(_stuck(session, "{until: end, player: A}")) == "player A's end phase is not reached"


def test_without_a_chain_there_is_none_to_resolve(hat: Table):
    stuck = _stuck(hat.session("{start: {}}"), "{resolve: chain}")
    assert str(stuck) == "there is no Chain to resolve"


def test_a_choice_that_the_script_leaves_open_is_no_choice(hat: Table):
    card = spell("made-up", AddToHand(MONSTER_FROM_DECK))
    session = with_cards(hat, card).session("""
        start: {A: {hand: [made-up], deck: [gemini-elf, harpie-lady]}}
        play: [{player: A, activate: made-up}]
    """)
    assert str(_stuck(session, "{resolve: chain}")) == "player A has a choice to make, by `choose`"


def test_a_phase_that_never_comes_is_not_waited_for_for_ever(hat: Table):
    deck = ", ".join(["umi"] * 3)
    session = hat.session(f"{{start: {{A: {{deck: [{deck}]}}, B: {{deck: [{deck}]}}}}}}")
    stuck = _stuck(session, "{until: battle, player: B}")
    assert str(stuck) == (
        "player B's battle phase is not reached; "
        "a player enters the Battle Phase by `go-to: battle`"
    )


def test_a_step_that_could_mean_two_effects_is_none(hat: Table):
    sent = WhenSentToGraveyard("this", from_="field")
    twice = monster(
        "made-up",
        Effect("One.", "trigger", when=sent, does=(Draw(1, "you"),)),
        Effect("Two.", "trigger", when=sent, does=(GainLifePoints(100, "you"),)),
    )
    session = with_cards(hat, twice).session("""
        start: {A: {hand: [dark-hole], monsters: [made-up], deck: [umi]}}
        play: [{player: A, activate: dark-hole}, {resolve: chain}]
    """)
    stuck = _stuck(session, "{player: A, activate: made-up}")
    assert str(stuck).endswith("could mean 2 things; say which, by `effect: 1` or `effect: 2`")
    session.play(step("{player: A, activate: made-up, effect: 2}"))
    assert session.game.state.chain[0].effect == 2


def test_a_name_that_could_mean_two_cards_asks_for_a_label(hat: Table):
    session = hat.session("{start: {A: {hand: [ookazi, ookazi]}}}")
    with pytest.raises(BadPosition) as bad:
        session.play(step("{player: A, activate: ookazi}"))
    assert str(bad.value) == "'ookazi' means 2 cards here; label them with `as:`"


def test_a_misspelt_name_is_answered_with_the_nearest(hat: Table):
    session = hat.session("{start: {A: {hand: [ookazi]}}}")
    with pytest.raises(BadPosition) as bad:
        session.play(step("{player: A, activate: okazi}"))
    assert str(bad.value) == "no card of the position is called 'okazi'; did you mean 'ookazi'?"


def test_a_refused_step_leaves_the_duel_as_it_was(hat: Table):
    session = hat.session("{start: {A: {hand: [dust-tornado]}, B: {field-zone: umi}}}")
    game = session.game
    _stuck(session, "{player: A, activate: dust-tornado}")
    assert session.game is game


def test_every_decision_is_told_in_words():
    assert {kind for kind in vars(decisions).values() if _is_decision(kind)} == set(QUESTIONS)


def _is_decision(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Ask) and kind not in (Ask, ByChance)


def test_a_choice_that_is_not_offered_is_told_with_those_that_are(hat: Table):
    session = hat.session("""
        start:
          A: {hand: [summoned-skull], monsters: [gemini-elf, mystical-elf]}
          B: {monsters: [harpie-lady]}
    """)
    stuck = _stuck(session, "{player: A, normal-summon: summoned-skull, tribute: [harpie-lady]}")
    assert str(stuck).endswith("; on offer: `choose: gemini-elf`, `choose: mystical-elf`")


@pytest.mark.parametrize("until", ["{until: standby, player: B}", "{until: main-2, player: A}"])
def test_whoever_has_to_attack_does_not_reach_what_comes_after_the_battle(hat: Table, until):
    session = hat.session("""
        start: {A: {monsters: [berserk-gorilla]}, B: {monsters: [gemini-elf]}}
    """)
    stuck = _stuck(session, until)
    assert stuck.refused
    assert stuck.by == ("TCG-9.12", "berserk-gorilla#2")
    told = "A going to the end phase is refused by TCG-9.12, berserk-gorilla#2"
    assert str(stuck).endswith(told)
