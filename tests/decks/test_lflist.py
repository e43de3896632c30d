"""Lists as simulators read them."""

import re

import pytest

from ludex.decks.lflist import lflist
from ludex.formats.lflist import parse_lflist
from ludex.kb.identities import Identities, Identity
from ludex.kb.part import CardList

LIST = CardList("2020-01-01", "A list", "TCG", ("ox",), ("owl",), ("elk", "emu"))

KNOWN = Identities(
    {
        slug: Identity(slug, {"en": f"The {slug}"}, {"passcode": 1000 + n}, encoded=False)
        for n, slug in enumerate(("ox", "owl", "elk", "emu"))
    }
)


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
