"""`ludex new`: skeletons in the right place, and what is left to fill in."""

from pathlib import Path

import pytest

from ludex.kb import ids
from tests.cli.conftest import Ludex
from tests.tree import Tree

FIELD_SPELLS = "rules/yugioh/hat/02-field-spell.yaml"


def _last(kind: str) -> int:
    lock = Path("rules/ids.lock").read_text("utf-8").splitlines()
    parsed = [ids.parse(line.split()[0]) for line in lock if line.startswith("HAT-2.")]
    return max(each.number or 0 for each in parsed if each and each.kind == kind)


def test_a_rule_gets_the_next_number_of_its_article(ludex: Ludex, tree: Tree):
    said = ludex("new", "rule", "hat-2", root=tree.folder)
    id = f"HAT-2.{_last('clause') + 1}"
    assert said.code == 0
    place, address = said.out.splitlines()[0].rsplit(": ", 1)
    assert address == id
    line = int(place.split(":")[-2])
    text = (tree.folder / FIELD_SPELLS).read_text("utf-8").splitlines()
    assert text[line - 1] == f"  - id: {id}"
    assert text.index(f"  - id: {id}") < text.index("examples:")
    said = ludex("check", root=tree.folder)
    assert said.code == 2
    assert said.err == (
        f"{tree.folder / FIELD_SPELLS}:{line + 1}:10: {id}: found nothing; expected a text, "
        "which may name {card:…}, {term:…}, {rule:…} and {ruleset:…}\n"
    )


def test_an_example_filled_in_holds(ludex: Ludex, tree: Tree):
    said = ludex("new", "example", "HAT-2.1", root=tree.folder)
    id = f"HAT-2.E{_last('example') + 1}"
    assert f": {id}\n" in said.out
    tree.edit(FIELD_SPELLS, (f"{id}\n    title:\n", f"{id}\n    title: Nothing happens\n"))
    said = ludex("check", id, root=tree.folder)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("2 runs of 1 example ")


def test_an_example_goes_into_the_file_of_its_theme(ludex: Ludex, tree: Tree):
    folder = tree.folder / "rules/yugioh/hat/06-damage-step"
    said = ludex("new", "example", "HAT-6", "--theme", "a-new-theme", root=tree.folder)
    assert said.out.startswith(f"{folder / 'a-new-theme.yaml'}:3:1: HAT-6.E")
    first = (folder / "a-new-theme.yaml").read_text("utf-8").splitlines()[0]
    assert first == "# yaml-language-server: $schema=../../../../schema/examples.json"


def test_a_card_takes_along_what_the_register_knows(ludex: Ludex, tree: Tree):
    register = tree.folder / "rules/yugioh/register/r.tsv"
    assert "\nraigeki\t" in register.read_text("utf-8")
    assert ludex("new", "card", "Raigeki", root=tree.folder).code == 0
    text = (tree.folder / "rules/yugioh/cards/raigeki.yaml").read_text("utf-8")
    assert "passcode: 12580477\n" in text
    assert "  zh-Hans: 雷击\n" in text
    assert "\nraigeki\t" not in register.read_text("utf-8")
    assert "\nraigeki-bottle\t" in register.read_text("utf-8")
    wrong = ludex("check", root=tree.folder).err.splitlines()
    assert [line.split(": ", 1)[1] for line in wrong] == [
        "raigeki: found nothing; expected a text"
    ] * 2


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["card", "Umi"], "there is already a card 'Umi': "),
        (["rule", "HAT-99"], "HAT has no article 'HAT-99'"),
        (["example", "HAT-2.99"], "HAT-2 has no clause 'HAT-2.99'"),
    ],
)
def test_what_there_is_or_is_not_is_left_alone(ludex: Ludex, tree: Tree, words, answer):
    said = ludex("new", *words, root=tree.folder)
    assert (said.code, said.out) == (2, "")
    assert answer in said.err
