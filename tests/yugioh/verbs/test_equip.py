"""The verb `equip`, and what becomes of Equip Cards."""

import pytest

from ludex.playing import Stuck
from tests.yugioh.scene import Table

TO_X = "{player: A, activate: y-dragon-head, targets: [x-head-cannon]}"


def test_a_set_equip_spell_is_activated_and_equipped_to_either_players_monster(hat: Table):
    session = hat.session("""
        start: {A: {set: [axe-of-despair]}, B: {monsters: [gemini-elf]}}
        play: [{player: A, activate: axe-of-despair, targets: [gemini-elf]}, {resolve: chain}]
    """)
    assert hat.verdict(session, "{card: axe-of-despair, equipped-to: gemini-elf}").held
    assert hat.verdict(session, "{card: gemini-elf, atk: 2900}").held


def test_without_a_face_up_monster_an_equip_spell_cannot_be_activated(hat: Table):
    with pytest.raises(Stuck) as stuck:
        hat.session("""
            start: {A: {hand: [axe-of-despair], monsters: [{card: gemini-elf, face: down}]}}
            play: [{player: A, activate: axe-of-despair}]
        """)
    assert stuck.value.by == ("TCG-7.2",)


def test_a_union_whose_target_was_turned_face_down_is_destroyed(hat: Table):
    session = hat.session(f"""
        start:
          A: {{monsters: [x-head-cannon, y-dragon-head]}}
          B: {{set: [{{card: book-of-moon}}]}}
        play:
          - {TO_X}
          - {{player: B, activate: book-of-moon, targets: [x-head-cannon]}}
          - {{resolve: chain}}
    """)
    assert hat.verdict(session, "{card: y-dragon-head, zone: graveyard}").held


def test_a_union_that_was_turned_face_down_is_not_equipped(hat: Table):
    session = hat.session(f"""
        start:
          A: {{monsters: [x-head-cannon, y-dragon-head]}}
          B: {{set: [book-of-moon]}}
        play:
          - {TO_X}
          - {{player: B, activate: book-of-moon, targets: [y-dragon-head]}}
          - {{resolve: chain}}
    """)
    assert hat.verdict(session, "{card: y-dragon-head, zone: monster-zone, face: down}").held


def test_equip_cards_follow_one_monster_and_not_another_of_its_name(hat: Table):
    session = hat.session("""
        start:
          A:
            monsters: [{card: gemini-elf, as: one}, {card: gemini-elf, as: two}]
            spells: [{card: axe-of-despair, equipped-to: one}]
          B: {set: [compulsory-evacuation-device]}
          turn: {player: B}
        play:
          - {player: B, activate: compulsory-evacuation-device, targets: [one]}
          - {resolve: chain}
    """)
    assert hat.verdict(session, "{card: axe-of-despair, zone: graveyard}").held
    assert hat.verdict(session, "{card: two, atk: 1900}").held
