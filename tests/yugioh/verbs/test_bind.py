"""The verb `bind`, and what comes of being bound when either card leaves."""

from tests.yugioh.scene import Table


def test_call_of_the_haunted_is_bound_to_the_monster_that_it_brings(hat: Table):
    session = hat.session("""
        start: {A: {set: [call-of-the-haunted], graveyard: [gemini-elf]}, B: {hand: [umi]}}
        play: [{player: A, activate: call-of-the-haunted, targets: [gemini-elf]}, {resolve: chain}]
    """)
    board, names = session.game.state, session.names
    elf = board.card(names.card("gemini-elf"))
    assert board.card(names.card("call-of-the-haunted")).bound_to == (elf.uid, elf.since)


def test_a_monster_that_came_back_is_another_one(hat: Table):
    session = hat.session("""
        start:
          A: {set: [nightmare-wheel], hand: [umi]}
          B: {monsters: [gemini-elf], set: [compulsory-evacuation-device]}
        play:
          - {player: A, activate: nightmare-wheel, targets: [gemini-elf]}
          - {player: B, activate: compulsory-evacuation-device, targets: [gemini-elf]}
          - {resolve: chain}
    """)
    wheel = session.game.state.card(session.names.card("nightmare-wheel"))
    assert wheel.bound_to is None
    assert wheel.on_field


def test_a_big_bang_shot_that_leaves_banishes_its_monster(hat: Table):
    session = hat.session("""
        start:
          A:
            monsters: [gemini-elf]
            spells: [{card: big-bang-shot, equipped-to: gemini-elf}]
            hand: [mystical-space-typhoon]
        play:
          - {player: A, activate: mystical-space-typhoon, targets: [big-bang-shot]}
          - {resolve: chain}
    """)
    assert hat.verdict(session, "{card: gemini-elf, zone: banished}").held
