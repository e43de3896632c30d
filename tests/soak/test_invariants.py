"""What must always be so, held against games of which it is known how they go."""

import pytest

from ludex.project.project import Project
from ludex.soak.following import Following
from ludex.soak.games.duels.invariants import of_event
from tests.yugioh.scene import Table

BARE = "[{card: dark-blade, as: attacker}]"
RIDDEN = "[{card: kiryu, equipped-to: attacker}]"
DEFENDER = "B: {monsters: [gemini-elf]}"
ATTACK = "{player: A, go-to: battle}, {player: A, attack: attacker"


@pytest.fixture
def hat(project: Project) -> Table:
    return Table(project.rulesets["hat-2014"], project.cards_of("yugioh"))


def _broken(table: Table, text: str) -> list[str]:
    session = table.session(text)
    return list(Following(session.first, table.ruleset, of_event).upto(session.game))


@pytest.mark.parametrize(
    ("start", "play"),
    [
        (f"A: {{monsters: {BARE}}}, {DEFENDER}", f"{ATTACK}, target: gemini-elf}}"),
        (f"A: {{monsters: {BARE}}}", f"{ATTACK}}}"),
        (
            f"A: {{monsters: {BARE}, spells: {RIDDEN}}}, {DEFENDER}",
            f"{{player: A, activate: kiryu, effect: 5}}, {{resolve: chain}}, {ATTACK}}}",
        ),
    ],
)
def test_what_may_attack_so_breaks_nothing(hat: Table, start: str, play: str):
    assert _broken(hat, f"start: {{{start}}}\nplay: [{play}]") == []


def test_an_attack_past_a_monster_does(hat: Table):
    lawless = Table(hat.ruleset.without("TCG-9.9"), hat.cards)
    play = f"start: {{A: {{monsters: {BARE}}}, {DEFENDER}}}\nplay: [{ATTACK}}}]"
    assert _broken(lawless, play) == ["dark-blade attacks directly past a monster"]
