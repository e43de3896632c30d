"""The verb `place-counter`, and counters in positions."""

import pytest

from ludex.playing import BadPosition, Stuck
from tests.yugioh.scene import Table


def test_a_second_spell_counter_finds_no_place_on_breaker(hat: Table):
    session = hat.session("""
        start:
          A:
            hand: [apprentice-magician]
            monsters: [{card: breaker-the-magical-warrior, counters: [spell]}]
        play: [{player: A, normal-summon: apprentice-magician}]
    """)
    expected = "{card: breaker-the-magical-warrior, counters: [spell]}"
    assert hat.verdict(session, expected).held
    assert session.game.state.chain == ()


def test_magic_reflector_needs_another_spell_card(hat: Table):
    with pytest.raises(Stuck) as stuck:
        hat.session("""
            start: {A: {hand: [magic-reflector]}, B: {spells: [messenger-of-peace]}}
            play: [{player: A, activate: magic-reflector}]
        """)
    assert stuck.value.by == ("TCG-7.2",)


def test_a_card_that_leaves_the_field_has_no_counters_any_more(hat: Table):
    session = hat.session("""
        start:
          A:
            monsters: [{card: breaker-the-magical-warrior, counters: [spell]}]
            set: [compulsory-evacuation-device]
        play:
          - player: A
            activate: compulsory-evacuation-device
            targets: [breaker-the-magical-warrior]
          - {resolve: chain}
    """)
    expected = "{card: breaker-the-magical-warrior, zone: hand, counters: []}"
    assert hat.verdict(session, expected).held


@pytest.mark.parametrize(
    "lying",
    [
        "monsters: [{card: breaker-the-magical-warrior, counters: [spell, spell]}]",
        "monsters: [{card: gemini-elf, counters: [spell]}]",
        "monsters: [{card: royal-magical-library, face: down, counters: [spell]}]",
        "hand: [{card: royal-magical-library, counters: [spell]}]",
    ],
)
def test_counters_lie_where_they_can_be(hat: Table, lying: str):
    with pytest.raises(BadPosition, match="cannot hold these counters there"):
        hat.session(f"start: {{A: {{{lying}}}}}")
