"""Infinite loops: what would start one, what ends one, and what is unaffected by what."""

import pytest

from ludex.playing import Stuck
from ludex.yugioh.cards import CardData, Effect
from ludex.yugioh.readings.gains import looping
from ludex.yugioh.verbs.equip import Equip
from ludex.yugioh.vocabulary import Filter, Gain, Targets
from tests.yugioh.made_up import with_cards
from tests.yugioh.scene import Table

WEAK = Targets(1, Filter(kind="monster", in_="monster-zone", face="up", atk_at_most=1800))
LIFT = CardData(
    "lift",
    1,
    "spell-equip",
    effects=(
        Effect("Equip it.", "activation", targets=WEAK, does=(Equip("this", "targets"),)),
        Effect("It gains.", "continuous", holds=(Gain("equipped", atk=1000),)),
    ),
)
ON_BOARD = "start: {A: {monsters: [%s], hand: [lift]}, B: {spells: [pole-position]}}"
ACTIVATE = "play: [{player: A, activate: lift}]"


def test_what_loops_with_each_of_its_targets_cannot_be_activated(hat: Table):
    table = with_cards(hat, LIFT)
    with pytest.raises(Stuck) as stuck:
        table.session(f"{{{ON_BOARD % 'opticlops, x-head-cannon, gemini-elf'}, {ACTIVATE}}}")
    assert stuck.value.by == ("HAT-9.1",)


def test_with_one_target_that_does_not_loop_it_can(hat: Table):
    # Sangan stays the weaker one with 2000 ATK.
    board = ON_BOARD % "opticlops, sangan, {card: summoned-skull}"
    session = with_cards(hat, LIFT).session(f"{{{board}, {ACTIVATE}}}")
    assert session.game.state.chain


def test_without_the_clause_the_loop_is_there_to_be_seen(hat: Table):
    free = Table(hat.ruleset.without("HAT-9.1", "HAT-9.2"), {**hat.cards, "lift": LIFT})
    session = free.session(f"""
        {ON_BOARD % "opticlops, gemini-elf"}
        play: [{{player: A, activate: lift, targets: [opticlops]}}, {{resolve: chain}}]
    """)
    assert [one.by for one in looping(session.game)] == ["pole-position#1", "lift#2"]


def test_where_no_card_goes_by_atk_nothing_is_looked_ahead(hat: Table):
    session = hat.session("start: {A: {monsters: [gemini-elf], hand: [sangan]}}")
    assert not session.game.state.cards.any_goes_by_atk


def test_the_strongest_monsters_are_all_unaffected_and_a_set_one_is_none(hat: Table):
    session = hat.session("""
        start:
          A: {monsters: [gemini-elf, vorse-raider, {card: summoned-skull, face: down}]}
          B: {spells: [pole-position], hand: [dark-hole]}
          turn: {player: B}
        play: [{player: B, activate: dark-hole}, {resolve: chain}]
    """)
    for name, zone in (
        ("gemini-elf", "monster-zone"),
        ("vorse-raider", "monster-zone"),
        ("summoned-skull", "graveyard"),
    ):
        assert hat.verdict(session, f"{{card: {name}, zone: {zone}}}").held
