"""A position is settled before anybody acts: what rules bring about at once has been."""

import pytest

from tests.yugioh.scene import Table, step

STOLEN = "{card: snatch-steal, equipped-to: gemini-elf}"


@pytest.mark.parametrize(
    "start",
    [
        "B: {monsters: [gemini-elf]}, A: {",
        "A: {monsters: [{card: gemini-elf, owner: B}], ",
    ],
)
def test_a_monster_that_a_card_takes_lies_with_its_taker_until_the_card_is_gone(
    hat: Table, start: str
):
    session = hat.session(f"start: {{{start}spells: [{STOLEN}], hand: [mystical-space-typhoon]}}}}")
    assert hat.verdict(session, "{card: gemini-elf, controller: A, owner: B}").held
    session.play(step("{player: A, activate: mystical-space-typhoon, targets: [snatch-steal]}"))
    session.play(step("{resolve: chain}"))
    assert hat.verdict(session, "{card: gemini-elf, controller: B}").held


def test_a_monster_of_another_owner_stays_where_nothing_has_taken_it(hat: Table):
    session = hat.session("start: {A: {monsters: [{card: gemini-elf, owner: B}], hand: [umi]}}")
    session.play(step("{player: A, activate: umi}"))
    session.play(step("{resolve: chain}"))
    assert hat.verdict(session, "{card: gemini-elf, controller: A, owner: B}").held


def test_a_monster_lies_in_the_position_that_a_card_keeps(hat: Table):
    session = hat.session(
        "start: {A: {monsters: [gemini-elf, sangan], spells: [level-limit-area-b]}}"
    )
    assert hat.verdict(session, "{card: gemini-elf, position: defense}").held
    assert hat.verdict(session, "{card: sangan, position: attack}").held


def test_a_loop_that_lies_there_has_ended(hat: Table):
    around = "A: {field-zone: luminous-spark, spells: [pole-position], monsters: [gemini-elf"
    settled = "{card: pole-position, zone: graveyard, destroyed-by: rules}"
    looping = hat.session(f"start: {{{around}]}}, B: {{monsters: [x-head-cannon], hand: [umi]}}}}")
    assert hat.verdict(looping, settled).held
    still = hat.session(f"start: {{{around}]}}, B: {{monsters: [blue-eyes-white-dragon]}}}}")
    assert not hat.verdict(still, settled).held


def test_whoever_has_too_many_kinds_chooses_first(hat: Table):
    session = hat.session("""
        start: {A: {monsters: [gemini-elf, blue-eyes-white-dragon], spells: [gozen-match]}}
        play: [{player: A, choose: [blue-eyes-white-dragon]}]
    """)
    assert hat.verdict(session, "{card: blue-eyes-white-dragon, zone: monster-zone}").held
    assert hat.verdict(session, "{card: gemini-elf, zone: graveyard}").held


def test_nothing_is_brought_about_before_a_phase_that_is_to_begin(hat: Table):
    session = hat.session(f"""
        start: {{turn: {{phase: end}}, A: {{spells: [{STOLEN}]}}, B: {{monsters: [gemini-elf]}}}}
    """)
    assert hat.verdict(session, "{card: gemini-elf, controller: A}").held
