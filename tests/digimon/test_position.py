"""From the start of an example to the table that it begins with, and what cannot be one."""

import pytest

from ludex.digimon.position import table as begins
from ludex.digimon.table import Digimon, Laid, Trained
from ludex.playing import BadPosition
from tests.digimon.table import read


def _table(cards, start: str):
    return begins(read(f"{{start: {start}}}").start, cards)


def test_a_table_has_what_is_said_of_it_and_cards_of_no_consequence(cards):
    found = _table(
        cards,
        """{
      at: battle, round: 4, first-player: B,
      A: {points: 120, deck: {cards: 3, top: [agumon], among: {gabumon: 1}}, hidden: true,
          space-1: [piyomon, birdramon], slot-3: {used: just-a-little-metal-enhancement},
          slot-0: offense-plug-in-a, training-5: {from-deck: 1, cards: [digimental]}},
    }""",
    )
    side = found.side("A")
    assert (found.stage, found.round, found.first, side.points) == ("battle", 4, "B", 120)
    assert side.deck == ("agumon", "gabumon#A0", "A-deck-0")
    assert side.digimon == (Digimon(("piyomon", "birdramon"), face_up=False), None, None)
    assert side.slots[3] == Laid("just-a-little-metal-enhancement", face_up=True)
    assert side.slots[0] == Laid("offense-plug-in-a")
    assert side.training[1] == (Trained("A-training-5-0", True), Trained("digimental"))
    assert found.cards["gabumon#A0"].code == "St-5"
    assert found.side("B").points == 200


def test_before_the_game_there_is_no_first_player_and_nothing_on_the_scale(cards):
    found = _table(cards, "{at: set-up}")
    assert (found.first, found.round, found.side("A").scale) == (None, 0, None)


@pytest.mark.parametrize(
    ("said", "way", "found"),
    [
        ("A: {hand: [agumon, agumon]}", ("A", "hand", 1), "agumon is in two places"),
        ("round: 0", ("round",), "there is no round 0"),
        ("A: {space-1: [greymon]}", ("A", "space-1", 0), "not a Digimon of level 3"),
        ("A: {space-1: [agumon, gabumon]}", ("A", "space-1", 1), "not a Digimon of level 4"),
        ("B: {evolution-box: [agumon]}", ("B", "evolution-box", 0), "not a Digimon of level 4"),
        ("B: {slot-0: agumon}", ("B", "slot-0"), "agumon is not an option card"),
        ("B: {slot-0: {used: agumon}}", ("B", "slot-0"), "agumon is not an option card"),
        ("A: {points: 0}", ("A", "points"), "0 points"),
        ("A: {deck: {cards: 1, top: [agumon, gabumon]}}", ("A", "deck", "cards"), "1 cards"),
        ("A: {deck: {cards: 9, among: {agumon: 0}}}", ("A", "deck", "cards"), "9 cards"),
        (
            "A: {training-4: {from-deck: 501}}",
            ("A", "training-4", "from-deck"),
            "not a possible number",
        ),
    ],
)
def test_what_cannot_be_is_told_where_it_stands(cards, said, way, found):
    with pytest.raises(BadPosition) as raised:
        _table(cards, f"{{at: battle, {said}}}")
    (wrong,) = raised.value.wrong
    assert wrong.keys == way
    assert found in str(wrong.found)


def test_all_that_is_wrong_is_told_at_once(cards):
    with pytest.raises(BadPosition) as raised:
        _table(cards, "{at: battle, A: {points: 0, hand: [agumonn]}, B: {space-1: [greymon]}}")
    assert {each.keys for each in raised.value.wrong} == {
        ("A", "hand", 0),
        ("A", "points"),
        ("B", "space-1", 0),
    }
