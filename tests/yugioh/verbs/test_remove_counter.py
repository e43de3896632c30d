"""The verb `remove-counter`."""

import pytest

from tests.yugioh.scene import Table

BATTLE = """
    start:
      A: {{monsters: [{{card: b-e-s-big-core, counters: [{counters}]}}]}}
      B: {{monsters: [gemini-elf]}}
    play:
      - {{player: A, go-to: battle}}
      - {{player: A, attack: b-e-s-big-core, target: gemini-elf}}
      - {{until-sub-step: end}}
      - {{resolve: chain}}
"""


@pytest.mark.parametrize(
    ("before", "after"),
    [("plain, plain, plain", "plain, plain"), ("plain", "")],
)
def test_one_counter_goes_and_the_monster_stays(hat: Table, before: str, after: str):
    session = hat.session(BATTLE.format(counters=before))
    expected = f"{{card: b-e-s-big-core, zone: monster-zone, counters: [{after}]}}"
    assert hat.verdict(session, expected).held


def test_without_a_counter_nothing_is_removed_and_it_is_destroyed(hat: Table):
    session = hat.session(BATTLE.format(counters=""))
    assert hat.verdict(session, "{card: b-e-s-big-core, zone: graveyard}").held
