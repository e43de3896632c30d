"""Summons that can be negated: what the table is like until they are complete."""

from ludex.yugioh.facts import SummonBegan
from ludex.yugioh.readings.moving import room
from ludex.yugioh.table.board import Summoning
from tests.yugioh.scene import Table, step

FOUR = "[mystical-elf, harpie-lady, x-head-cannon, 7-colored-fish]"


def test_the_zone_of_a_monster_that_is_being_summoned_is_taken(hat: Table):
    session = hat.session(f"""
        start:
          A: {{hand: [gemini-elf], monsters: {FOUR}}}
          B: {{set: [solemn-judgment]}}
        play: [{{player: A, normal-summon: gemini-elf}}]
    """)
    assert not room(session.game, "monster-zone", "A")
    assert room(session.game, "monster-zone", "B")
    session.play(step("{player: B, activate: solemn-judgment}"))
    session.play(step("{resolve: chain}"))
    assert room(session.game, "monster-zone", "A")


def test_nothing_begins_while_no_card_that_could_negate_a_summon_can_be_used(hat: Table):
    session = hat.session("""
        start:
          A: {hand: [gemini-elf]}
          B: {hand: [solemn-judgment], graveyard: [thunder-king-rai-oh], deck: [horn-of-heaven]}
        play: [{player: A, normal-summon: gemini-elf}]
    """)
    assert not any(isinstance(entry.event, SummonBegan) for entry in session.game.log)
    assert session.game.state.summoning is None


def test_a_monster_that_is_flip_summoned_comes_back_as_it_lay(hat: Table):
    session = hat.session("""
        start:
          A: {monsters: [{card: mystical-elf, face: down}]}
          B: {set: [solemn-judgment]}
    """)
    uid = session.names.card("mystical-elf")
    was = session.game.state.card(uid)
    session.play(step("{player: A, turn-monster: mystical-elf}"))
    assert session.game.state.summoning == Summoning(uid, "A", "flip", was=was)
    assert session.game.state.card(uid).zone == "aside"
    session.play(step("{decline: A}"))
    session.play(step("{decline: B}"))
    now = session.game.state.card(uid)
    assert (now.since, now.places, now.face_up) == (was.since, was.places, True)
    assert session.game.state.summoning is None
