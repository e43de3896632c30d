"""Equip Cards of a position: each names the monster that it is equipped to."""

import pytest

from ludex.playing import BadPosition, Wrong
from tests.yugioh.scene import Table

AXE = "{card: axe-of-despair, equipped-to: gemini-elf}"


def _wrong(table: Table, start: str) -> tuple[Wrong, ...]:
    with pytest.raises(BadPosition) as bad:
        table.session(f"start: {{A: {{{start}}}}}")
    return bad.value.wrong


def test_an_equip_card_is_tied_to_the_monster_that_it_names(hat: Table):
    session = hat.session(f"start: {{A: {{spells: [{AXE}]}}, B: {{monsters: [gemini-elf]}}}}")
    board, names = session.game.state, session.names
    elf = board.card(names.card("gemini-elf"))
    assert board.card(names.card("axe-of-despair")).equipped_to == (elf.uid, elf.since)
    assert hat.verdict(session, "{card: gemini-elf, atk: 2900}").held


@pytest.mark.parametrize(
    ("start", "found", "keys"),
    [
        (
            "spells: [axe-of-despair], monsters: [gemini-elf]",
            "'axe-of-despair' is face-up and equipped to nothing; say to what with `equipped-to:`",
            ("spells", 0),
        ),
        (
            "spells: [{card: mirror-wall, equipped-to: gemini-elf}], monsters: [gemini-elf]",
            "'mirror-wall' is not an Equip Card",
            ("spells", 0, "equipped-to"),
        ),
        (
            f"set: [{AXE}], monsters: [gemini-elf]",
            "'axe-of-despair' is equipped, but is not face-up in a spell-trap-zone",
            ("set", 0, "equipped-to"),
        ),
        (
            f"spells: [{AXE}], monsters: [{{card: gemini-elf, face: down}}]",
            "'gemini-elf' is not a face-up monster on the field",
            ("spells", 0, "equipped-to"),
        ),
        (
            f"spells: [{AXE}], monsters: [gemini-elf, gemini-elf]",
            "'gemini-elf' means 2 cards here; label them with `as:`",
            ("spells", 0, "equipped-to"),
        ),
        (
            "spells: [{card: y-dragon-head, equipped-to: gemini-elf}], monsters: [gemini-elf]",
            "'y-dragon-head' cannot be equipped to 'gemini-elf' (condition: named)",
            ("spells", 0, "equipped-to"),
        ),
        (
            "spells: [{card: mirror-wall, bound-to: gemini-elf}], monsters: [gemini-elf]",
            "'mirror-wall' is not a face-up card on the field that binds itself to a monster",
            ("spells", 0, "bound-to"),
        ),
        (
            "spells: [{card: nightmare-wheel, bound-to: sangan}], monsters: [sangan, sangan]",
            "'sangan' means 2 cards here; label them with `as:`",
            ("spells", 0, "bound-to"),
        ),
        (
            "spells: [{card: nightmare-wheel, bound-to: gemini-elf}], hand: [gemini-elf]",
            "'gemini-elf' is not a monster on the field",
            ("spells", 0, "bound-to"),
        ),
    ],
)
def test_what_is_equipped_to_nothing_that_it_could_be_is_no_position(
    hat: Table, start: str, found: str, keys: tuple[str | int, ...]
):
    assert Wrong(found, ("A", *keys)) in _wrong(hat, start)


def test_an_equip_card_that_is_set_needs_no_monster(hat: Table):
    hat.session("start: {A: {set: [axe-of-despair]}}")
