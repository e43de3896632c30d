"""Expectations of battles in words."""

import re
from html import unescape

import pytest

from ludex.i18n.locales import LOCALES, Locale, locale
from ludex.site.expects import Expects
from ludex.site.games.duels.expects import SAID
from ludex.yugioh import examples as ex
from tests.site.rendered import writer_of

ATTACK = ex.AttackWith("mine", "A", target="theirs")


LABELS = {"mine": "gemini-elf", "theirs": "vorse-raider", "trap": "solemn-judgment"}


@pytest.fixture(scope="module")
def say(facts) -> Expects:
    return Expects(writer_of(facts, locale("en")), SAID, LABELS)


def plain(said: str) -> str:
    return unescape(re.sub(r"<[^>]*>", "", said))


@pytest.mark.parametrize(
    ("expectation", "said"),
    [
        (ex.Can(ATTACK), "Player A can attack “Vorse Raider” with “Gemini Elf”."),
        (ex.Cannot(ATTACK, "TCG-9.8"), "Player A cannot attack “Vorse Raider” with “Gemini Elf”."),
        (
            ex.Can(ex.ActivateCard("mine", "A", effect=2)),
            "Player A can activate the effect of “Gemini Elf” (effect 2).",
        ),
        (ex.Can(ex.Choose(("mine",), "A")), "Player A can choose “Gemini Elf”."),
        (ex.Can(ex.Choose(("2B",), "1A")), "Player 1A can choose player 2B."),
        (ex.Can(ex.ActivateCard("trap", "A")), "Player A can activate “Solemn Judgment”."),
        (ex.Result("B"), "Player B has won."),
        (ex.Result("2A"), "Team 2 has won."),
        (ex.Can(ex.AttackWith("mine", "A")), "Player A can attack directly with “Gemini Elf”."),
        (
            ex.Cannot(ex.AttackWith("mine", "A"), "TCG-9.9"),
            "Player A cannot attack directly with “Gemini Elf”.",
        ),
        (
            ex.Can(ex.CallOffAttack("mine", "A")),
            "Player A can call off the attack of “Gemini Elf”.",
        ),
        (
            ex.Cannot(ex.TurnMonsterCard("mine", "A"), "TCG-4.11"),
            "Player A can neither change the battle position of “Gemini Elf” nor Flip Summon it.",
        ),
        (
            ex.Can(ex.TakeIn("defense", "A")),
            "Player A can Special Summon the monster in Defense Position.",
        ),
        (
            ex.CardIs("mine", zone="monster-zone", marked=True),
            "“Gemini Elf”: Monster Zone, destroyed by battle, but still on the field",
        ),
        (ex.CardIs("mine", marked=False), "“Gemini Elf”: not destroyed by battle"),
        (
            ex.Now("battle", step="damage-step", sub_step="flip"),
            "Now: Battle Phase, Damage Step, flip of the attack target",
        ),
        (
            ex.DamageStepWas(("start", "end")),
            (
                "Sub-steps that the Damage Step has gone through: "
                "start of the Damage Step, end of the Damage Step"
            ),
        ),
    ],
)
def test_what_is_expected_of_a_battle_is_said(say: Expects, expectation, said: str):
    assert plain(say.sentence(expectation)) == said


@pytest.mark.parametrize("to", LOCALES, ids=lambda to: to.code)
def test_each_language_can_say_it(facts, to: Locale):
    say = Expects(writer_of(facts, to), SAID, LABELS)
    assert "{" not in say.sentence(ex.Can(ATTACK))


def test_a_reason_leads_to_a_clause_or_to_a_card(say: Expects):
    def reason(because: str) -> str:
        return say.because(ex.Cannot(ATTACK, because))

    assert reason("nothing") == ""
    assert reason("TCG-9.8").endswith(">TCG-9.8</a>")
    assert reason("messenger-of-peace#2").endswith(">Messenger of Peace #2</a>")
    assert "honest/" in reason("honest#1.condition")
