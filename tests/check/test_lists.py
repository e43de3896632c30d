"""Lists as rules take them and as simulators do."""

import re

import pytest

from ludex.check.lflist import lflist
from ludex.check.lists import statuses, with_statuses
from ludex.formats.lflist import parse_lflist
from ludex.kb.identities import Identities, Identity
from ludex.kb.part import CardList

LIST = CardList("2020-01-01", "A list", "TCG", ("ox",), ("owl",), ("elk", "emu"))

KNOWN = Identities(
    {
        slug: Identity(slug, 1000 + n, "spell-normal", {"en": f"The {slug}"}, encoded=False)
        for n, slug in enumerate(("ox", "owl", "elk", "emu"))
    }
)


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


def test_what_is_written_for_simulators_is_read_again():
    text = lflist(LIST, KNOWN)
    [read] = parse_lflist(text.encode(), "list")
    assert (read.name, read.whitelist) == ("2020-01-01 TCG", False)
    assert read.counts == {1000: 0, 1001: 1, 1002: 2, 1003: 2}
    assert "\n1001 1 --The owl\n" in text


def test_a_card_that_nobody_knows_is_named():
    odd = CardList("2020-01-01", "A list", "TCG", ("oxx",), (), ())
    with pytest.raises(
        LookupError, match=re.escape("'oxx', which is no known card; did you mean 'ox'")
    ):
        lflist(odd, KNOWN)
