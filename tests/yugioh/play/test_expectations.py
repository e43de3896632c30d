"""Each kind of expectation: one that holds, one that fails, and what is found instead."""

from typing import get_args

import pytest

from ludex.playing import BadPosition
from ludex.yugioh import examples as ex
from ludex.yugioh.play.session import Session
from tests.yugioh.scene import Table, expectation

SCENE = """
start:
  A:
    life-points: 900
    deck: [pot-of-greed]
    hand: [mountain, summoned-skull, ookazi]
    monsters: [harpie-lady, {card: gemini-elf, owner: B}]
    graveyard: [yami]
  B:
    hand: [magic-jammer]
    field-zone: umi
    set: [dust-tornado, {card: mystical-space-typhoon, as: storm}]
play:
  - {player: A, activate: mountain}
  - {player: B, activate: dust-tornado, targets: [mountain]}
"""

IN_THE_CHAIN = [
    (
        "{card: mountain, zone: field-zone, controller: A, face: up}",
        "{card: mountain, zone: hand}",
        "mountain: zone field-zone",
    ),
    ("{card: mountain, zone: field}", "{card: mountain, face: down}", "mountain: face up"),
    (
        "{card: gemini-elf, owner: B, controller: A}",
        "{card: gemini-elf, owner: A, controller: B}",
        "controller A, owner B",
    ),
    ("{card: storm, face: down}", "{card: storm, face: up}", "storm: face down"),
    (
        "{card: harpie-lady, position: attack, atk: 1300, def: 1400}",
        "{card: harpie-lady, position: defense, atk: 1500, def: 1600}",
        "position attack, ATK 1300, DEF 1400",
    ),
    (
        "{card: umi, destroyed-by: nothing}",
        "{card: umi, destroyed-by: mountain}",
        "destroyed by nothing",
    ),
    (
        "{player: A, life-points: 900, hand: 2, deck: 1, graveyard: 1, monsters: 2}",
        "{player: A, hand: 3, deck: 2, graveyard: 0, monsters: 1}",
        "A: hand 2, deck 1, graveyard 1, monsters 2",
    ),
    (
        "{player: B, life-points: 8000}",
        "{player: B, life-points: 900}",
        "B: Life Points 8000",
    ),
    (
        "{chain: [mountain, dust-tornado]}",
        "{chain: [mountain]}",
        "Chain ['mountain', 'dust-tornado']",
    ),
    (
        "{link: 2, card: dust-tornado, player: B, spell-speed: 2, targets: [mountain]}",
        "{link: 2, player: A, spell-speed: 1, targets: []}",
        "Chain Link 2: player B, Spell Speed 2, targets ('mountain',)",
    ),
    ("{link: 1, card: mountain}", "{link: 3}", "2 Chain Links"),
    ("{phase: main-1, turn-player: A, turn: 3}", "{phase: end}", "phase main-1"),
    (
        "{phase: main-1}",
        "{phase: main-1, turn-player: B, turn: 4}",
        "turn player A, turn 3",
    ),
    ("{winner: nobody}", "{winner: A}", "winner nobody"),
    (
        "{destroyed: umi, times: 0}",
        "{destroyed: umi, times: 1}",
        "umi: times 0",
    ),
    (
        "{zones: monster-zone, number: 5}",
        "{zones: spell-trap-zone, number: 6}",
        "spell-trap-zone: number 5",
    ),
    ("{decides: A}", "{decides: B}", "decides A"),
    (
        "{cannot: {player: B, activate: magic-jammer}, because: TCG-5.3}",
        "{cannot: {player: B, activate: magic-jammer}, because: TCG-5.5}",
        "refused by TCG-5.2, TCG-5.3",
    ),
    (
        "{can: {player: B, activate: storm, targets: [umi]}, by: TCG-5.4}",
        "{can: {player: B, activate: storm, targets: [umi]}, by: TCG-5.1}",
        "offered by TCG-5.4",
    ),
    (
        "{can: {player: B, activate: storm}}",
        "{can: {player: B, activate: magic-jammer}}",
        "refused by",
    ),
    (
        "{cannot: {player: A, activate: ookazi}, because: TCG-6.6}",
        "{can: {player: A, activate: ookazi}}",
        "refused by TCG-6.6",
    ),
    (
        "{can: {player: A, look-at: umi}, by: TCG-27.1}",
        "{can: {player: A, look-at: storm}}",
        "refused by TCG-27.4",
    ),
    (
        "{cannot: {player: A, look-at: magic-jammer}, because: TCG-27.3}",
        "{cannot: {player: B, look-at: magic-jammer}, because: TCG-27.3}",
        "legal",
    ),
]
"""What holds, what does not, and what is found instead."""

AFTERWARDS = [
    (
        "{card: mountain, zone: graveyard, destroyed-by: dust-tornado}",
        "{card: mountain, destroyed-by: rules}",
        "destroyed by dust-tornado",
    ),
    ("{destroyed: mountain, times: 1}", "{destroyed: mountain, times: 2}", "times 1"),
    ("{chain: []}", "{chain: [mountain]}", "Chain []"),
    (
        "{can: {player: A, normal-summon: summoned-skull, tribute: [harpie-lady]}}",
        "{can: {player: A, normal-summon: summoned-skull, tribute: [umi]}}",
        "A choosing 'umi' is not offered",
    ),
    (
        "{cannot: {player: A, go-to: standby}, because: nothing}",
        "{cannot: {player: A, go-to: standby}, because: TCG-2.4}",
        "not offered at all",
    ),
    (
        "{cannot: {player: A, go-to: battle}, because: TCG-2.5}",
        None,
        "it is legal",
    ),
]
"""The same once the Chain has resolved; with None, the first one is what fails."""


def _fails(table: Table, session: Session, text: str, found: str) -> None:
    verdict = table.verdict(session, text)
    assert not verdict.held
    assert found in verdict.found
    assert verdict.expected


@pytest.mark.parametrize(("holds", "fails", "found"), IN_THE_CHAIN)
def test_an_expectation_holds_or_says_what_is_found_instead(hat: Table, holds, fails, found):
    session = hat.session(SCENE)
    assert hat.verdict(session, holds).held
    _fails(hat, session, fails, found)


@pytest.mark.parametrize(("holds", "fails", "found"), AFTERWARDS)
def test_an_expectation_looks_at_the_board_as_it_is_by_then(hat: Table, holds, fails, found):
    session = hat.session(f"{SCENE}  - {{resolve: chain}}")
    if fails is None:
        _fails(hat, session, holds, found)
    else:
        assert hat.verdict(session, holds).held
        _fails(hat, session, fails, found)


IN_BATTLE = [
    (
        "{phase: battle, step: damage-step, sub-step: after-calculation}",
        "{phase: battle, step: battle-step, sub-step: flip}",
        "step damage-step, sub-step after-calculation",
    ),
    (
        "{card: harpie-lady, zone: monster-zone, marked: true, destroyed-by: gemini-elf}",
        "{card: harpie-lady, marked: false}",
        "harpie-lady: marked True",
    ),
    (
        "{damage-step: [start, flip, before-calculation, calculation, after-calculation]}",
        "{damage-step: [start]}",
        "damage step ('start', 'flip', 'before-calculation', 'calculation', 'after-calculation')",
    ),
]


@pytest.mark.parametrize(("holds", "fails", "found"), IN_BATTLE)
def test_an_expectation_looks_at_the_battle_as_it_stands(hat: Table, holds, fails, found):
    session = hat.session("""
        start: {A: {monsters: [gemini-elf]}, B: {monsters: [harpie-lady]}}
        play:
          - {player: A, go-to: battle}
          - {player: A, attack: gemini-elf, target: harpie-lady}
          - {until-sub-step: after-calculation}
    """)
    assert hat.verdict(session, holds).held
    _fails(hat, session, fails, found)


def test_every_kind_of_expectation_is_tried_here():
    texts = (*IN_THE_CHAIN, *AFTERWARDS, *IN_BATTLE)
    tried = {type(expectation(text)) for text, *_ in texts}
    assert tried == set(get_args(ex.Expect))


def test_an_expectation_leaves_the_duel_as_it_was(hat: Table):
    session = hat.session(SCENE)
    game = session.game
    for holds, fails, _ in IN_THE_CHAIN:
        hat.verdict(session, holds)
        hat.verdict(session, fails)
    assert session.game is game


def test_a_card_destroyed_without_a_card_was_destroyed_by_the_rules(hat: Table):
    session = hat.session("""
        start: {A: {hand: [mountain]}, B: {field-zone: umi}}
        play: [{player: A, activate: mountain}, {resolve: chain}]
    """)
    assert hat.verdict(session, "{card: umi, destroyed-by: rules}").held
    _fails(hat, session, "{card: umi, destroyed-by: mountain}", "destroyed by rules")


def test_what_destroyed_a_card_may_be_named_by_its_label_or_its_slug(hat: Table):
    session = hat.session("""
        start: {A: {hand: [{card: dark-hole, as: the-hole}], monsters: [gemini-elf]}}
        play: [{player: A, activate: the-hole}, {resolve: chain}]
    """)
    for name in ("the-hole", "dark-hole"):
        assert hat.verdict(session, f"{{card: gemini-elf, destroyed-by: {name}}}").held
    _fails(hat, session, "{card: gemini-elf, destroyed-by: rules}", "destroyed by dark-hole")


def test_the_winner_is_who_has_not_lost(hat: Table):
    session = hat.session("""
        start: {A: {hand: [ookazi]}, B: {life-points: 500}}
        play: [{player: A, activate: ookazi}]
    """)
    session.rest()
    assert hat.verdict(session, "{winner: A}").held
    _fails(hat, session, "{winner: draw}", "winner A")
    _fails(hat, session, "{decides: A}", "decides None")


def test_two_copies_on_a_chain_may_be_named_by_their_label_or_their_slug(hat: Table):
    session = hat.session("""
        start:
          A: {set: [{card: mystical-space-typhoon, as: first}], field-zone: yami}
          B: {set: [{card: mystical-space-typhoon, as: second}, ookazi]}
        play:
          - {player: A, activate: first, targets: [ookazi]}
          - {player: B, activate: second, targets: [yami]}
    """)
    for chain in ("[first, second]", "[mystical-space-typhoon, second]"):
        assert hat.verdict(session, f"{{chain: {chain}}}").held
    _fails(hat, session, "{chain: [second, first]}", "Chain ['first', 'second']")
    assert hat.verdict(session, "{link: 2, card: mystical-space-typhoon}").held
    assert not hat.verdict(session, "{link: 2, card: first}").held


def test_a_choice_that_can_be_made_is_legal_and_another_is_not(hat: Table):
    session = hat.session("""
        start:
          A: {hand: [zaborg-the-thunder-monarch], monsters: [gemini-elf]}
          B: {monsters: [harpie-lady], field-zone: umi}
        play: [{player: A, normal-summon: zaborg-the-thunder-monarch}]
    """)
    choose = "{player: A, choose: [harpie-lady]}"
    assert hat.verdict(session, f"{{can: {choose}}}").held
    assert hat.verdict(session, f"{{can: {choose}, by: TCG-7.1}}").held
    _fails(hat, session, f"{{can: {choose}, by: TCG-4.6}}", "offered by TCG-7.1")
    _fails(hat, session, "{can: {player: A, choose: [umi]}}", "A choosing 'umi' is not offered")
    _fails(
        hat,
        session,
        "{cannot: {player: A, choose: [umi]}, because: TCG-7.1}",
        "not offered at all",
    )


def test_an_option_is_no_option_when_what_it_goes_on_to_choose_is_refused(hat: Table):
    session = hat.session("""
        start:
          A: {hand: [soul-exchange, summoned-skull], monsters: [harpie-lady]}
          B: {monsters: [gemini-elf]}
        play: [{player: A, activate: soul-exchange}, {resolve: chain}]
    """)
    own = "{player: A, normal-summon: summoned-skull, tribute: [harpie-lady]}"
    _fails(hat, session, f"{{can: {own}}}", "'harpie-lady' is not offered")


@pytest.mark.parametrize("nothing", ["{card: umi}", "{player: A}", "{link: 1}"])
def test_an_expectation_that_expects_nothing_is_broken(hat: Table, nothing):
    session = hat.session("""
        start: {A: {hand: [ookazi]}, B: {field-zone: umi}}
        play: [{player: A, activate: ookazi}]
    """)
    with pytest.raises(BadPosition, match="nothing is expected of"):
        hat.verdict(session, nothing)


def test_a_lone_card_may_be_called_by_its_label_or_its_slug(hat: Table):
    session = hat.session("""
        start: {A: {set: [dust-tornado]}, B: {field-zone: {card: umi, as: sea}}}
        play: [{player: A, activate: dust-tornado, targets: [sea]}]
    """)
    for name in ("sea", "umi"):
        assert hat.verdict(session, f"{{link: 1, targets: [{name}]}}").held
    assert not hat.verdict(session, "{link: 0, player: A}").held
