"""`ludex when`: when a card can be used in the Damage Step."""

import json

import pytest

from tests.cli.conftest import Ludex


def test_each_effect_is_told_under_each_ruleset_that_has_sub_steps(ludex: Ludex):
    said = ludex("when", "honest")
    lines = said.out.splitlines()
    assert said.code == 0
    assert lines[0] == "“Honest”"
    assert [line for line in lines if line.startswith("honest#")][1].startswith("honest#2  During")
    assert [line for line in lines if line.startswith("  ") and line[2] != " "] == [
        "  This does nothing in the Damage Step.",
        "  Damage Step of 2011",
        "  HAT Format",
        "  Modern rules",
    ]
    fifth = [line for line in lines if line.startswith("    5 ")]
    assert ["cannot" in line for line in fifth] == [True, False, True]
    assert fifth[1].endswith("[HAT-6.23]")


@pytest.mark.parametrize(
    ("lang", "name", "can"),
    [
        ("pt", "Livro da Lua", "não pode ser ativado"),
        ("es", "Libro de la Luna", "no se puede activar"),
        ("zh", "月之书", "不可发动"),
    ],
)
def test_a_card_is_found_by_its_name_and_told_in_the_language(
    ludex: Ludex, lang: str, name: str, can: str
):
    said = ludex("when", name, "--ruleset", "hat-2014", "--lang", lang)
    assert said.code == 0
    assert name in said.out.splitlines()[0]
    assert said.out.count(can) == 7


def test_as_data(ludex: Ludex):
    found = json.loads(ludex("when", "rush-recklessly", "--ruleset", "modern", "--json").out)
    (effect,) = found["effects"]
    uses = effect["rulesets"]["modern"]
    assert found["card"] == "rush-recklessly"
    assert effect["effect"] == 1
    assert [use["verdict"] for use in uses] == ["can", "can", "refused", "refused", "refused"]
    assert uses[2]["sub-step"] == "calculation"
    assert "HAT-6.25" in uses[2]["by"]


def test_a_card_without_effects_has_nothing_to_tell(ludex: Ludex):
    said = ludex("when", "gemini-elf")
    assert (said.code, said.out.splitlines()[1:]) == (
        0,
        ["  This does nothing in the Damage Step."],
    )


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["nobody-knows"], "nobody-knows"),
        (["raigeki"], "not its effects"),
        (["honest", "--ruleset", "hat-2013"], "did you mean"),
        (["honest", "--ruleset", "tournament-2005"], "does not name the sub-steps"),
    ],
)
def test_what_cannot_be_told(ludex: Ludex, words: list[str], told: str):
    said = ludex("when", *words)
    assert said.code == 2
    assert said.out == ""
    assert told in said.err
