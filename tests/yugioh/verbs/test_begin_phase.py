"""The verb `begin-phase`."""

from ludex.yugioh.verbs.begin_phase import BeginPhase
from tests.yugioh.made_up import spell, with_cards
from tests.yugioh.scene import Table

POSITION = """
    start:
      A: {hand: [made-up], deck: [umi]}
      B: {set: [rush-recklessly], monsters: [gemini-elf]}
    play:
      - {player: A, activate: made-up}
      - {player: B, activate: rush-recklessly, targets: [gemini-elf]}
      - {resolve: chain}
"""


def test_the_rest_of_the_chain_resolves_and_then_it_is_the_end_phase(hat: Table):
    session = with_cards(hat, spell("made-up", BeginPhase("end"))).session(POSITION)
    assert hat.verdict(session, "{card: gemini-elf, atk: 2600}").held
    assert hat.verdict(session, "{phase: end}").held
