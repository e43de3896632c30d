"""Lists as rules take them."""

from ludex.kb.part import CardList
from ludex.project.lists import statuses, with_statuses

LIST = CardList("2020-01-01", "A list", "TCG", ("ox",), ("owl",), ("elk", "emu"))


def test_each_card_has_the_status_under_which_it_is_listed():
    assert statuses(LIST) == {
        "ox": "forbidden",
        "owl": "limited",
        "elk": "semi-limited",
        "emu": "semi-limited",
    }


def test_statuses_take_the_place_of_the_lists_name_and_of_nothing_else():
    sets = {"card-list": "2020-01-01", "most-cards": {"main-deck": 60}}
    assert with_statuses(sets, {"2020-01-01": LIST}) == {
        "card-status": statuses(LIST),
        "most-cards": {"main-deck": 60},
    }
    assert with_statuses({"turn-limit": {"game": 3}}, {}) == {"turn-limit": {"game": 3}}
