"""The verb `fusion-summon`: which Materials go together, and when they leave."""

from typing import Any

import pytest

from ludex.playing import Stuck
from ludex.yugioh.cards import CardData
from ludex.yugioh.verbs.draw import Draw
from ludex.yugioh.verbs.fusion_summon import FusionSummon
from ludex.yugioh.vocabulary import Filter, Where
from tests.yugioh.made_up import spell, with_cards
from tests.yugioh.scene import Table, step

ANY = Filter(kind="monster")
HAND_AND_FIELD: tuple[Where, ...] = ("hand", "field")


def fusion(*materials: Filter) -> CardData:
    """Return a Fusion Monster of these Fusion Materials."""
    stats = ("DARK", "Fiend", 8, 3000, 2500)
    return CardData("fused", 9, "monster-fusion", *stats, materials=materials)  # type: ignore[arg-type]


def table(hat: Table, *materials: Filter, **verb: Any) -> Table:
    """Return a table with such a Fusion Monster, and a Spell Card that Fusion Summons it."""
    does = FusionSummon(ANY, **{"materials_from": HAND_AND_FIELD} | verb)
    return with_cards(hat, fusion(*materials), spell("made-up", does))


ACTIVATED = "{player: A, activate: made-up}"
NOBODY_RESPONDS = "{decline: B}, {decline: A}"


def test_three_materials_are_told_apart_by_what_each_alone_can_be(hat: Table):
    # Sangan alone is a Fiend, and Gemini Elf alone is no Fiend and no DARK monster.
    asked = Filter(kind="monster"), Filter(attribute=("DARK",)), Filter(type=("Fiend",))
    three = table(hat, *asked)
    session = three.session(f"""
        start:
          A:
            hand: [made-up, sangan, dark-magician, gemini-elf, mystical-elf]
            extra-deck: [fused]
        play: [{ACTIVATED}, {NOBODY_RESPONDS}, {{player: A, choose: [gemini-elf]}}]
    """)
    assert three.verdict(session, "{can: {player: A, choose: [sangan]}, by: TCG-28.2}").held
    other = "{cannot: {player: A, choose: [mystical-elf]}, because: TCG-28.3}"
    assert three.verdict(session, other).held
    session.play(step("{player: A, choose: [dark-magician]}"))
    session.play(step("{player: A, take-position: defense}"))
    there = "{card: fused, zone: monster-zone, face: up, position: defense, controller: A}"
    assert three.verdict(session, there).held
    assert three.verdict(session, "{player: A, hand: 1, graveyard: 4}").held


def test_two_materials_of_one_kind_take_two_monsters(hat: Table):
    two = table(hat, Filter(named=("sangan",)), Filter(named=("sangan",)))
    start = "start: {{A: {{hand: [made-up, {}], extra-deck: [fused]}}}}"
    one = two.session(start.format("sangan"))
    assert two.verdict(one, f"{{cannot: {ACTIVATED}, because: TCG-7.21}}").held
    both = two.session(start.format("{card: sangan, as: one}, {card: sangan, as: other}"))
    assert two.verdict(both, f"{{can: {ACTIVATED}}}").held


def test_only_a_fusion_monster_of_the_filter_is_brought(hat: Table):
    fiends = table(hat, Filter(named=("sangan",)))
    no_dragon = spell("made-up", FusionSummon(Filter(type=("Dragon",)), HAND_AND_FIELD))
    start = "start: {A: {hand: [made-up, sangan], extra-deck: [fused]}}"
    assert fiends.verdict(fiends.session(start), f"{{can: {ACTIVATED}}}").held
    other = with_cards(fiends, no_dragon)
    assert other.verdict(other.session(start), f"{{cannot: {ACTIVATED}, because: TCG-7.21}}").held


def test_without_a_material_by_the_time_it_resolves_nothing_happens(hat: Table):
    asked = Filter(named=("sangan",)), Filter(named=("gemini-elf",))
    two = table(hat, *asked, materials_from=("field",))
    session = two.session(f"""
        start:
          A: {{hand: [made-up], monsters: [sangan, gemini-elf], extra-deck: [fused]}}
          B: {{set: [compulsory-evacuation-device]}}
        play:
          - {ACTIVATED}
          - {{player: B, activate: compulsory-evacuation-device, targets: [gemini-elf]}}
          - {{resolve: chain}}
    """)
    assert two.verdict(session, "{card: sangan, zone: monster-zone}").held
    assert two.verdict(session, "{card: fused, zone: extra-deck}").held


@pytest.mark.parametrize(
    ("places", "used"),
    [(("hand",), "{can: "), (("field",), "{cannot: "), (("graveyard",), "{cannot: ")],
)
def test_materials_come_from_where_the_verb_says(hat: Table, places: tuple[Where, ...], used: str):
    one = table(hat, Filter(named=("sangan",)), materials_from=places)
    session = one.session("start: {A: {hand: [made-up, sangan], extra-deck: [fused]}}")
    because = "" if used == "{can: " else ", because: TCG-7.21"
    assert one.verdict(session, f"{used}{ACTIVATED}{because}}}").held


def test_where_it_banishes_no_material_gets_to_the_graveyard(hat: Table):
    one = table(hat, Filter(named=("sangan",)), banishing=True)
    session = one.session(f"""
        start: {{A: {{hand: [made-up], monsters: [sangan], extra-deck: [fused]}}}}
        play: [{ACTIVATED}, {{player: A, take-position: attack}}]
    """)
    assert one.verdict(session, "{card: sangan, zone: banished}").held


def test_a_material_of_the_opponent_goes_to_its_owner(hat: Table):
    one = table(hat, Filter(named=("sangan",)))
    session = one.session(f"""
        start:
          A: {{hand: [made-up], monsters: [{{card: sangan, owner: B}}], extra-deck: [fused]}}
        play: [{ACTIVATED}, {{player: A, take-position: attack}}]
    """)
    assert one.verdict(session, "{player: B, graveyard: 1}").held


def test_what_comes_after_it_comes_once_the_monster_is_there(hat: Table):
    does = FusionSummon(ANY, HAND_AND_FIELD), Draw(1, "you", join="then")
    then = with_cards(hat, fusion(Filter(named=("sangan",))), spell("made-up", *does))
    session = then.session(f"""
        start: {{A: {{hand: [made-up, sangan], deck: [umi], extra-deck: [fused]}}}}
        play: [{ACTIVATED}, {{player: A, take-position: attack}}]
    """)
    told = [type(entry.event).__name__ for entry in session.game.log]
    assert told.index("SentToGraveyard") < told.index("FusionSummoned") < told.index("Drew")


def test_without_a_fusion_monster_it_is_not_activated(hat: Table):
    one = table(hat, Filter(named=("sangan",)))
    with pytest.raises(Stuck) as stuck:
        one.session(f"start: {{A: {{hand: [made-up, sangan]}}}}\nplay: [{ACTIVATED}]")
    assert stuck.value.by == ("TCG-7.21",)
