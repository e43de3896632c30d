"""What the search box reads: what everything is called, and the cards that have no page."""

import pytest

from ludex.i18n.catalogues import Catalogues
from ludex.i18n.locales import LOCALES, Locale
from ludex.site import addresses, indexes, tree
from ludex.site.card_lists import standings
from ludex.site.indexes import without_page
from ludex.site.tree import Titled
from ludex.site.writer import Writer
from tests.tree import ROOT


@pytest.mark.parametrize("to", LOCALES, ids=lambda each: each.code)
def test_every_registered_card_without_a_page_is_told_with_its_kind(facts, to: Locale):
    kb = facts.project.kb
    paged = {addresses.card(slug).page for slug in standings(kb)}
    writer = Writer(facts.project, Catalogues(ROOT / "translations"), to)
    told = without_page(facts, writer, paged)
    assert len(told["cards"]) == len(kb.register.keys() - standings(kb).keys())
    bottle = kb.register["raigeki-bottle"].names
    kind = told["kinds"].index(writer.word("kind.trap-continuous"))
    assert [kind, *dict.fromkeys((bottle[to.code], bottle["en"]))] in told["cards"]
    assert all(name != "Raigeki" for _, name, *_ in told["cards"])


def test_what_players_call_something_is_in_the_entry_of_its_page(facts):
    pages = tree.leaves(facts)
    titles = {
        to.code: {each.address.page: Titled(each.address.page) for each in pages} for to in LOCALES
    }
    also = {entry["page"]: entry.get("also", ()) for entry in indexes.entries(facts, titles)}
    assert "SEGOC" in also[addresses.rule("HAT-5").url]
    assert "MST" in also[addresses.card("mystical-space-typhoon").url]
    assert "RFG" in also[addresses.term("banish").url]


def test_the_address_of_an_id_is_told_only_where_it_does_not_follow():
    told = indexes.shortened(
        {
            "HAT-2": "rules/HAT-2/",
            "HAT-2.1": "rules/HAT-2/#HAT-2.1",
            "HAT-2.E1": "examples/HAT-2.E1/",
            "HAT-2.1@1": "rules/HAT-2/#HAT-2.1",
        }
    )
    assert told == {
        "articles": ["HAT-2"],
        "clauses": {"HAT-2": ["1"]},
        "examples": {"HAT-2": ["E1"]},
        "others": {"HAT-2.1@1": "rules/HAT-2/#HAT-2.1"},
    }


@pytest.mark.parametrize(
    ("page", "id", "name", "told"),
    [
        ("rules/HAT-2/", "HAT-2", "One active Field Spell", ["rules/~/", "HAT-2"]),
        ("cards/harpies-feather-duster/", "", "Harpie’s Feather Duster", "cards/~/"),
        ("glossary/#chain-link", "", "Chain Link", "glossary/#~"),
        ("cards/palmon-st-111/", "", "Palmon", "cards/palmon-st-111/"),
        ("rules/", "", "Rulebooks", "rules/"),
        ("", "", "Ludex", ""),
    ],
)
def test_the_address_of_a_name_is_told_only_where_it_does_not_follow(page, id, name, told):
    assert indexes.lean({"page": page, "id": id, "names": [name]}) == told
