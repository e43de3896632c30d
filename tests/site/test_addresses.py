import pytest

from ludex.site import addresses
from ludex.site.addresses import Address


@pytest.mark.parametrize(
    ("address", "url"),
    [
        (addresses.HOME, ""),
        (addresses.RULES, "rules/"),
        (addresses.rule("HAT"), "rules/HAT/"),
        (addresses.rule("HAT-5"), "rules/HAT-5/"),
        (addresses.rule("HAT-5.1"), "rules/HAT-5/#HAT-5.1"),
        (addresses.rule("HAT-5.E1"), "rules/HAT-5/#HAT-5.E1"),
        (addresses.example("HAT-5.E1"), "examples/HAT-5.E1/"),
        (addresses.example("HAT-5.E1", "modern"), "examples/HAT-5.E1/#modern"),
        (addresses.former("HAT-5.E1", "modern"), "examples/HAT-5.E1/modern/"),
        (addresses.card("umi"), "cards/umi/"),
        (addresses.card_list("2014-04-01"), "lists/2014-04-01/"),
        (addresses.term("chain-link"), "glossary/#chain-link"),
        (addresses.written("format"), "about/format/"),
    ],
)
def test_where_things_are(address: Address, url: str):
    assert address.url == url


def test_what_is_no_id_of_a_rule_has_no_address():
    with pytest.raises(ValueError, match="is no ID of a rule"):
        addresses.rule("hat-c064")


@pytest.mark.parametrize(
    ("here", "to", "link"),
    [
        ("", addresses.rule("HAT-5.1"), "rules/HAT-5/#HAT-5.1"),
        ("rules/HAT-5/", addresses.card("umi"), "../../cards/umi/"),
        ("rulesets/modern/damage-step/", addresses.card("umi"), "../../../cards/umi/"),
    ],
)
def test_links_are_relative(here: str, to: Address, link: str):
    assert addresses.link(here, to) == link


def test_everything_with_an_id_has_an_address(facts):
    kb = facts.project.kb
    known = addresses.every_id(kb)
    rules = (kb.rulebooks, kb.articles, kb.clauses, kb.examples, kb.rulesets)
    for table in (*rules, kb.lists, kb.claims):
        assert table.keys() <= known.keys()
    assert all(f"{id}@{clause.revision}" in known for id, clause in kb.clauses.items())
