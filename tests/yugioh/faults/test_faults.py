"""What card data says and nobody would carry out: each told where it stands, with what could."""

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import get_args

import pytest

from ludex.kb.errors import Problems
from ludex.kb.load import load
from ludex.kb.validate import validators
from ludex.kb.yaml_file import parse
from ludex.project.games import engines
from ludex.project.project import Project
from ludex.yugioh.cards import CardData, Effect
from ludex.yugioh.faults.cards import faults
from ludex.yugioh.faults.effects import READ
from ludex.yugioh.vocabulary import EffectKind, Occasion
from ludex.yugioh.vocabulary.occasions import When

NAMES = "names: {en: Made Up, pt-BR: Made Up, es: Made Up, zh-Hans: Made Up}"
MONSTER = "attribute: DARK, type: Fiend, level: 5, atk: 1000, def: 1000"
NOT_YET = "unencoded: [{says: It., why: Not yet.}]"
TOKEN = CardData("a-token", 7, "monster-token", "DARK", "Fiend", 4)
ELF = CardData("elf", 8, "monster-normal", "EARTH", "Spellcaster", 4, 1900, 900)
TRAP = CardData("a-trap", 9, "trap-normal")
OTHERS = {"a-token": TOKEN, "elf": ELF, "a-trap": TRAP}

AND = "}, {says: It., kind: activation, does: [{draw: 2, who: you}]"
"""A second effect, by which a card can be activated."""

FIXTURE = Path(__file__).with_name("faults.txt")


def card(kind: str, effects: str, facts: str | None = None) -> CardData:
    """Return the card of some YAML, as a card file has it."""
    if facts is None:
        facts = MONSTER if kind.startswith("monster") else ""
    text = f"{{id: made-up, passcode: 1, {NAMES}, kind: {kind}, {facts}, effects: [{effects}]}}"
    data = parse(Path("card.yaml"), text.replace(", ,", ",").encode(), "card").data
    value, errors = validators(*engines())["card"].validate(data)
    assert not errors, errors
    made: CardData = value.facts
    return made


def told(made: CardData) -> list[str]:
    """Return the faults of a card, each as a line."""
    found = faults({**OTHERS, made.id: made})
    return [
        f"{'.'.join(map(str, each.keys))}: {each.found}; expected {each.possible}"
        for each in found
        if each.card == made.id
    ]


def cases() -> Iterator[tuple[str, str, str]]:
    """Yield the kind of card, its effect and what is told of it, from the table beside."""
    for block in FIXTURE.read_text("utf-8").strip().split("\n\n"):
        first, *said = block.splitlines()
        kind, _, effect = first.partition(" ")
        yield kind, effect, "\n".join(said)


CASES = list(cases())


@pytest.mark.parametrize(
    ("kind", "effect", "said"), CASES, ids=[f"{case[0]} {case[1]}" for case in CASES]
)
def test_a_fault_is_told_where_it_stands(kind: str, effect: str, said: str) -> None:
    assert "\n".join(told(card(kind, "{says: It., " + effect + "}"))) == said


@pytest.mark.parametrize(
    ("kind", "facts", "said"),
    [
        (
            "trap-normal",
            f"atk: 100, def: 100, {NOT_YET}",
            ["atk: 'atk' of a trap-normal", "def: 'def' of a"],
        ),
        ("spell-field", f"attribute: DARK, {NOT_YET}", ["attribute: 'attribute' of a spell-field"]),
        (
            "trap-normal",
            f"cannot-be-special-summoned: true, {NOT_YET}",
            ["cannot-be-special-summoned: 'cann"],
        ),
        (
            "monster-token",
            f"{MONSTER}, cannot-be-special-summoned: true",
            ["cannot-be-special-summoned: a Token"],
        ),
        (
            "monster-synchro",
            f"{MONSTER}, cannot-be-normal-summoned: true",
            ["cannot-be-normal-summoned: a monster-synchro, which never"],
        ),
        ("monster-fusion", MONSTER, ["materials: a monster-fusion without 'materials'"]),
        (
            "monster-normal",
            f"{MONSTER}, materials: [{{named: [elf]}}]",
            ["materials: 'materials' of a monster-normal"],
        ),
        (
            "monster-fusion",
            f"{MONSTER}, materials: [{{named: [elf], in: field}}, {{named: [a-trap]}}]",
            [
                "materials.0.in: 'in', which is not printed",
                "materials.1.named.0: 'a-trap', which is no",
            ],
        ),
        (
            "monster-fusion",
            f"{MONSTER}, materials: [{{kind: trap}}, {{level-at-least: 13}}]",
            [
                "materials.0.kind: a trap where monsters",
                "materials.1.level-at-least: the number 13",
            ],
        ),
        (
            "monster-synchro",
            f"{MONSTER}, cannot-be-special-summoned: except-by-fusion-summon",
            ["cannot-be-special-summoned: the Fusion Summon of a monster-synchro"],
        ),
        (
            "monster-fusion",
            (
                f"{MONSTER}, materials: [{{named: [elf]}}], special-summoned-only-by: [elf], "
                "cannot-be-special-summoned: except-by-fusion-summon"
            ),
            ["special-summoned-only-by: the only way of a card that cannot be"],
        ),
        (
            "spell-field",
            f"special-summoned-only-by: [elf], cannot-be-normal-summoned: face-up, {NOT_YET}",
            ["cannot-be-normal-summoned: 'cann", "special-summoned-only-by: 'special"],
        ),
        (
            "monster-normal",
            f"{MONSTER}, special-summoned-only-by: [elf], cannot-be-special-summoned: true",
            ["special-summoned-only-by: the only way of a card that cannot be"],
        ),
        (
            "monster-normal",
            f"{MONSTER}, special-summoned-only-by: [made-up]",
            ["special-summoned-only-by: a way of its own"],
        ),
        (
            "monster-normal",
            f"{MONSTER}, level: 13".replace("level: 5, ", ""),
            ["level: the number 13"],
        ),
        ("monster-effect", MONSTER, ["effects: a monster-effect without effects"]),
        (
            "monster-normal",
            "attribute: DARK, type: Fiend, level: 4",
            ["atk: a monster-normal without 'atk'", "def: a monster-normal without 'def'"],
        ),
        (
            "monster-normal",
            f"{MONSTER}, level: 0".replace("level: 5, ", ""),
            ["level: the number 0"],
        ),
        ("monster-token", "type: Fiend, level: 4", ["attribute: a monster-token without"]),
    ],
)
def test_a_fault_of_what_is_printed_is_told(kind: str, facts: str, said: list[str]) -> None:
    found = told(card(kind, "", facts))
    assert len(found) == len(said)
    assert all(one.startswith(start) for one, start in zip(found, said, strict=True))


@pytest.mark.parametrize(
    ("kind", "effect"),
    [
        ("trap-continuous", "kind: continuous, holds: [{negated: {kind: trap, other: true}}]"),
        (
            "spell-normal",
            f"kind: trigger, when: {{sent-to-graveyard: this}}, does: [{{draw: 1, who: you}}]{AND}",
        ),
        (
            "trap-normal",
            f"kind: quick, optional: true, from: graveyard, does: [{{draw: 1, who: you}}]{AND}",
        ),
        (
            "monster-effect",
            "kind: continuous, holds: [{gain: {kind: monster, atk-at-most: 9}, atk: 1}]",
        ),
        (
            "trap-normal",
            "kind: activation, when: {sent-to-graveyard: monster}, does: [{draw: 1, who: you}]",
        ),
        (
            "spell-normal",
            (
                "kind: activation, targets: {count: 1, of: {kind: monster, in: graveyard}}, "
                "does: [{special-summon: targets, from: [graveyard]}]"
            ),
        ),
    ],
)
def test_what_is_carried_out_is_no_fault(kind: str, effect: str) -> None:
    assert told(card(kind, "{says: It., " + effect + "}")) == []


@pytest.mark.parametrize(
    "effect",
    [
        "kind: trigger, when: {summoned: this, how: [special]}, does: [{draw: 1, who: you}]",
        "kind: quick, optional: true, from: hand, does: [{special-summon: this, from: [hand]}]",
    ],
)
def test_a_card_that_cannot_be_special_summoned_does_not_count_on_it(effect: str) -> None:
    facts = f"{MONSTER}, cannot-be-special-summoned: true"
    (fault,) = told(card("monster-effect", "{says: It., " + effect + "}", facts))
    assert "cannot be Special Summoned" in fault


def test_a_monster_that_takes_no_tributes_is_never_tribute_summoned() -> None:
    effect = "kind: trigger, when: {tribute-summoned: this}, does: [{draw: 1, who: you}]"
    low = MONSTER.replace("level: 5", "level: 4")
    assert told(card("monster-effect", f"{{says: It., {effect}}}")) == []
    (fault,) = told(card("monster-effect", f"{{says: It., {effect}}}", low))
    assert fault == (
        "effects.0.when.tribute-summoned: 'tribute-summoned' of a Level 4 monster, which takes "
        "no Tributes; expected 'summoned', or a Level that takes Tributes"
    )


def test_a_token_needs_no_atk() -> None:
    assert told(card("monster-token", "", "attribute: DARK, type: Fiend, level: 1")) == []


def test_of_every_key_and_kind_of_effect_it_is_said_who_reads_it() -> None:
    assert READ.keys() == set(get_args(EffectKind))
    keys = {each.name for each in fields(Effect)}
    assert {name for names in READ.values() for name in names} == keys - {"says", "kind"}


def test_an_occasion_that_nobody_hears_is_no_occasion() -> None:
    assert all(issubclass(each, When) for each in get_args(Occasion))
    with pytest.raises(TypeError, match="by which kinds of effect it is heard"):
        type("WhenNobodyHears", (When,), {})


def test_all_faults_are_told_at_their_lines(tmp_path: Path, project: Project) -> None:
    cards = tmp_path / "yugioh" / "cards"
    cards.mkdir(parents=True)
    text = (project.kb.root / "yugioh" / "cards" / "ookazi.yaml").read_text("utf-8")
    broken = text.replace("does:", "optional: true\n    does:").replace("damage: 800", "damage: 0")
    (cards / "ookazi.yaml").write_text(broken)
    with pytest.raises(Problems) as raised:
        load(tmp_path, *engines())
    lines = broken.splitlines()
    found = [one for one in raised.value.problems if one.id == "ookazi" and one.line > 1]
    assert [
        (one.found, lines[one.line - 1].lstrip(" -{")[: one.column and 8]) for one in found
    ] == [
        ("'optional', which is not read of an activation effect", "optional"),
        ("the number 0", "damage: "),
    ]
