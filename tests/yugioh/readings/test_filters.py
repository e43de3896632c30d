"""Which cards are meant: kinds and filters."""

from types import SimpleNamespace
from typing import Any

import pytest

from ludex.yugioh.cards import CardData, Effect
from ludex.yugioh.quantities import NameTaken
from ludex.yugioh.readings import filters
from ludex.yugioh.readings.filters import is_monster
from ludex.yugioh.table.board import Board, Card, Place
from ludex.yugioh.table.seats import DUEL_OF_FOUR
from ludex.yugioh.vocabulary import CountsAs, Filter, Zone
from tests.yugioh.made_up import ELF, FIEND, STORM, WALL
from tests.yugioh.made_up import board as _board
from tests.yugioh.made_up import card as _card


def matches(
    board: Board,
    card: Card,
    which: Filter,
    you: str,
    *,
    this: int | None = None,
    atk: int | None = None,
    against: str | None = None,
) -> bool:
    """Ask a filter where no rule says anything."""
    nobody: Any = SimpleNamespace(state=board, value=lambda quantity: quantity.neutral)
    return filters.matches(nobody, card, which, you, this=this, atk=atk, against=against)


def test_a_card_in_two_zones_of_which_one_is_a_monster_zone_is_a_monster():
    assert is_monster(
        Card(0, WALL, "A", (Place("spell-trap-zone", "A"), Place("monster-zone", "A")))
    )


def test_on_the_field_the_zone_makes_a_monster_and_elsewhere_the_kind():
    assert is_monster(_card(0, ELF, "hand"))
    assert not is_monster(_card(0, STORM, "graveyard"))
    assert is_monster(_card(0, ELF))
    assert not is_monster(_card(0, ELF, "spell-trap-zone"))


CONDITIONS = [
    (Filter(kind="monster"), ELF, STORM),
    (Filter(kind="spell"), STORM, WALL),
    (Filter(kind="trap"), WALL, STORM),
    (Filter(kind="spell-or-trap"), WALL, ELF),
    (Filter(type=("Fiend", "Zombie")), FIEND, ELF),
    (Filter(attribute=("DARK",)), FIEND, ELF),
    (Filter(level_at_most=4), ELF, FIEND),
    (Filter(atk_at_most=1900), ELF, FIEND),
    (Filter(def_at_most=900), ELF, FIEND),
    (Filter(named=("elf",)), ELF, FIEND),
    (Filter(level_at_least=5), FIEND, ELF),
    (Filter(atk_at_least=2000), FIEND, ELF),
    (Filter(series="frog"), FIEND, ELF),
    (Filter(not_named=("elf",)), FIEND, ELF),
]


@pytest.mark.parametrize(("which", "meant", "other"), CONDITIONS)
def test_a_filter_means_the_cards_of_which_its_condition_is_true(which, meant, other):
    assert matches(_board(), _card(0, meant, "graveyard"), which, "A")
    assert not matches(_board(), _card(0, other, "graveyard"), which, "A")


@pytest.mark.parametrize(
    ("which", "zone", "player", "face_up", "meant"),
    [
        (Filter(in_="hand"), "hand", "A", True, True),
        (Filter(in_="hand"), "deck", "A", True, False),
        (Filter(in_="field"), "field-zone", "A", True, True),
        (Filter(in_="field"), "graveyard", "A", True, False),
        (Filter(whose="you"), "hand", "A", True, True),
        (Filter(whose="you"), "hand", "B", True, False),
        (Filter(whose="opponent"), "hand", "B", True, True),
        (Filter(whose="opponent"), "hand", "A", True, False),
        (Filter(face="up"), "field-zone", "A", False, False),
        (Filter(face="down"), "field-zone", "A", False, True),
        (Filter(), "banished", "B", True, True),
    ],
)
def test_a_filter_looks_at_where_a_card_lies_and_how(which, zone, player, face_up, meant):
    card = _card(0, STORM, zone, player, face_up=face_up)
    assert matches(_board(), card, which, "A") is meant


def test_a_filter_goes_by_the_atk_that_a_monster_has_by_now():
    weak = Filter(atk_at_most=2000)
    assert matches(_board(), _card(0, FIEND), weak, "A", atk=2000)
    assert not matches(_board(), _card(0, ELF), weak, "A", atk=2100)


def test_every_condition_of_a_filter_has_to_hold():
    both = Filter(kind="monster", attribute=("DARK",), in_="field", whose="you")
    assert matches(_board(), _card(0, FIEND), both, "A")
    assert not matches(_board(), _card(0, FIEND), both, "B")
    assert not matches(_board(), _card(0, ELF), both, "A")


def test_a_filter_may_ask_for_a_battle_position():
    assert matches(_board(), _card(0, ELF, position="defense"), Filter(position="defense"), "A")
    assert not matches(_board(), _card(0, ELF), Filter(position="defense"), "A")


def _of_whom(which: Filter, zone: Zone, against: str | None = None) -> list[str]:
    """Return whose cards in a zone a filter of 1A's means."""
    board = _board(seats=DUEL_OF_FOUR)
    players = DUEL_OF_FOUR.players
    cards = {one: _card(0, ELF, zone, one) for one in players}
    return [one for one in players if matches(board, cards[one], which, "1A", against=against)]


def test_a_filter_for_the_opponents_means_the_cards_of_each_of_them_off_the_field():
    theirs = Filter(whose="opponent")
    assert _of_whom(theirs, "hand") == ["2A", "2B"]
    assert _of_whom(theirs, "monster-zone") == []  # No rule says whose field is meant.


def test_once_an_opponent_is_chosen_the_other_one_is_not_meant_nor_the_teammates_piles():
    assert _of_whom(Filter(whose="opponent"), "hand", against="2B") == ["2B"]
    assert _of_whom(Filter(), "graveyard", against="2B") == ["1A", "2B"]
    assert _of_whom(Filter(), "monster-zone", against="2B") == ["1A", "1B", "2B"]


def test_a_filter_for_you_means_the_cards_of_the_side_where_no_rule_says_otherwise():
    board = _board(seats=DUEL_OF_FOUR)
    assert matches(board, _card(0, ELF, player="1A"), Filter(whose="you"), "1A")
    assert matches(board, _card(0, ELF, player="1B"), Filter(whose="you"), "1A")
    assert not matches(board, _card(0, ELF, player="2A"), Filter(whose="you"), "1A")


def test_other_is_any_but_the_card_whose_text_it_is():
    others = Filter(kind="trap", other=True)
    own, another = _card(0, WALL, "spell-trap-zone"), _card(1, WALL, "spell-trap-zone")
    told = [matches(_board(), card, others, "A", this=0) for card in (own, another)]
    assert told == [False, True]


NAMESAKE = CardData(
    "namesake",
    9,
    "monster-effect",
    "LIGHT",
    "Machine",
    3,
    1100,
    600,
    effects=(Effect("It.", "continuous", holds=(CountsAs("elf"),)),),
)


def _named_elf(quantity: Any) -> Any:
    return "elf" if isinstance(quantity, NameTaken) else quantity.neutral


@pytest.mark.parametrize(
    ("which", "meant"),
    [
        (Filter(named=("elf",)), True),
        (Filter(named=("namesake",)), False),
        (Filter(not_named=("elf",)), False),
        (Filter(not_named=("namesake",)), True),
    ],
)
def test_a_filter_goes_by_the_name_that_a_card_has_taken(which: Filter, meant: bool):
    card = _card(0, NAMESAKE)
    asked: Any = SimpleNamespace(state=_board(card), value=_named_elf)
    assert filters.matches(asked, card, which, "A", this=None) is meant
    assert matches(_board(card), card, which, "A") is not meant


def test_no_other_card_is_asked_for_a_name_that_it_has_taken():
    card = _card(0, FIEND)
    asked: Any = SimpleNamespace(state=_board(card), value=_named_elf)
    assert filters.name_of(asked, card) == "fiend"
