"""Forbidden and Limited Lists: what they make of cards, their pages, and those of their cards."""

import re

import pytest

from ludex.i18n.locales import LOCALES, Locale, locale
from ludex.kb.rulesets import resolve
from ludex.project.project import Project
from ludex.site import addresses, tree
from ludex.site.card_lists import STATUSES, Follower, Standing, followers, lists_of, standings
from tests.site.rendered import leads_to, links, one_page, writer_of
from tests.tree import changed

LIST = "2014-04-01"
PATH = addresses.card_list(LIST).page
COUNTS = {"forbidden": 77, "limited": 71, "semi-limited": 14}  # as HAT-12.E9 to E11 count them


def in_force(project: Project) -> dict[str, tuple[str, ...]]:
    return {id: resolve(project.kb, id).clauses for id in project.kb.rulesets}


def sections(page: str) -> dict[str, str]:
    """Return the part of a list's page for each status."""
    found = re.findall(
        r'<section class="standing" data-status="([^"]+)">(.*?)</section>', page, re.DOTALL
    )
    return dict(found)


def rows(page: str) -> list[str]:
    return re.findall(r"<tr data-family.*?</tr>", page, re.DOTALL)


# What is read from the rules.


def test_a_card_stands_where_the_list_has_it(project: Project):
    found = standings(project.kb)
    assert found["raigeki"] == [Standing(LIST, "forbidden")]
    assert found["dark-hole"] == [Standing(LIST, "limited")]
    assert found["mirror-force"] == [Standing(LIST, "semi-limited")]
    assert "umi" not in found
    assert len(found) == sum(COUNTS.values())


def test_a_ruleset_follows_the_list_that_a_clause_of_it_names(project: Project):
    meanings = {
        "forbidden": "HAT-12.2",
        "limited": "HAT-12.3",
        "semi-limited": "HAT-12.4",
        "unlimited": "TCG-15.4",
    }
    found = list(followers(project.kb, in_force(project), LIST))
    assert found == [Follower("hat-2014", "HAT-12.1", meanings)]
    assert list(followers(project.kb, in_force(project), "2013-09-01")) == []


def test_without_that_clause_nothing_follows_it(project: Project):
    without = changed(project, {"HAT-12.1": {"sets": None}})
    assert list(followers(without.kb, in_force(without), LIST)) == []
    assert lists_of(without.kb, in_force(without)["hat-2014"]) == []


# The page of the list.


@pytest.mark.parametrize("to", LOCALES, ids=lambda to: to.code)
def test_each_status_has_its_cards_in_every_language(facts, to: Locale):
    page = one_page(facts, writer_of(facts, to), PATH)
    found = sections(page)
    assert {status: len(rows(part)) for status, part in found.items()} == COUNTS
    for status, part in found.items():
        assert f'<span class="count">{COUNTS[status]}</span>' in part
        assert part.count('<th scope="col">') == 3
        assert part.count('<th scope="row">') == COUNTS[status]


def test_each_card_leads_to_its_page(facts):
    page = one_page(facts, writer_of(facts, locale("es")), PATH)
    pages = {leaf.address.page for leaf in tree.leaves(facts)}
    for status, part in sections(page).items():
        slugs = getattr(facts.project.kb.lists[LIST], status.replace("-", "_"))
        wanted = {addresses.card(slug) for slug in slugs}
        assert {link for row in rows(part) for link in links(row)} == {
            addresses.link(PATH, to) for to in wanted
        }
        assert {to.page for to in wanted} <= pages


def test_each_status_names_the_clause_that_says_what_it_means(facts):
    page = one_page(facts, writer_of(facts, locale("en")), PATH)
    clauses = {"forbidden": "HAT-12.2", "limited": "HAT-12.3", "semi-limited": "HAT-12.4"}
    for status, part in sections(page).items():
        said = [link for link in links(part) if "/rules/" in link]
        assert said == [addresses.link(PATH, addresses.rule(clauses[status]))]
    assert addresses.link(PATH, addresses.rule("HAT-12.1")) in links(page)


def test_a_row_says_the_name_the_english_one_the_kind_and_the_passcode(facts):
    page = one_page(facts, writer_of(facts, locale("pt")), PATH)
    found = {links(row)[0]: row for row in rows(page)}
    snatch = found["../../cards/snatch-steal/"]
    for part in (
        'data-family="spell"',
        ">Roubo Precipitado<",
        '<span class="other" lang="en">Snatch Steal</span>',
        "<td>45986603</td>",
    ):
        assert part in snatch
    names = re.findall(r'data-names="([^"]*)"', snatch)[0].split("|")
    assert names == [facts.project.kb.cards["snatch-steal"].names[each.code] for each in LOCALES]
    assert 'lang="en"' not in found["../../cards/raigeki/"]  # the same in both languages
    assert "<td>04031928</td>" in found["../../cards/change-of-heart/"]


def test_cards_are_sorted_in_the_readers_language(facts):
    names = {}
    for code in ("es", "zh"):
        page = one_page(facts, writer_of(facts, locale(code)), PATH)
        part = sections(page)["forbidden"]
        names[code] = re.findall(r'<th scope="row"><a [^>]*>([^<]*)</a>', part)
    accented = ["Última Voluntad", "Último Turno"]
    found = [name for name in names["es"] if name > "U" or name in accented]
    assert found[:2] == accented  # and not behind Z
    assert found[2].startswith("V")
    assert names["zh"][:3] == ["爱恶作剧的双子魔鬼", "暗黑俯冲轰炸机", "八汰乌"]  # ai, an, ba


@pytest.mark.parametrize(
    ("path", "known"),
    [
        ("rulesets/hat-2014/", True),
        ("rulesets/modern/", False),
        ("rules/HAT-12/", True),
        ("rules/HAT-5/", False),
        ("cards/", True),
    ],
)
def test_pages_lead_to_the_list_that_concerns_them(facts, path: str, known: bool):
    found = leads_to(path, one_page(facts, writer_of(facts, locale("en")), path))
    assert (addresses.card_list(LIST).url in found) == known


# The pages of cards.


def test_cards_of_the_register_have_a_page_if_they_are_on_a_list(facts):
    kb = facts.project.kb
    pages = [leaf.address for leaf in tree.leaves(facts)]
    assert len(pages) == len(set(pages))
    for slug in kb.register:
        assert (addresses.card(slug) in pages) == (slug in standings(kb)), slug


def test_a_card_of_the_register_is_shown_with_what_is_known_of_it(facts):
    page = one_page(facts, writer_of(facts, locale("en")), "cards/butterfly-dagger-elma/")
    for name in facts.project.kb.register["butterfly-dagger-elma"].names.values():
        assert f">{name}</span>" in page
    assert "<dd>Equip Spell</dd>" in page
    assert "<dd>69243953</dd>" in page
    assert "what it does is not encoded" in page
    assert 'id="effects"' not in page
    assert f"../../lists/{LIST}/#forbidden" in links(page)
    assert "../../glossary/#forbidden" in links(page)


def test_a_card_names_the_examples_whose_decks_have_it(facts):
    page = one_page(facts, writer_of(facts, locale("en")), "cards/snatch-steal/")
    assert "../../examples/HAT-12.E9/" in links(page)
    limited = one_page(facts, writer_of(facts, locale("en")), "cards/dark-hole/")
    assert "../../examples/HAT-12.E6/" in links(limited)


@pytest.mark.parametrize(
    ("slug", "status"), [("dark-hole", "limited"), ("mirror-force", "semi-limited"), ("umi", "")]
)
def test_an_encoded_card_says_what_lists_make_of_it(facts, slug: str, status: str):
    page = one_page(facts, writer_of(facts, locale("zh")), f"cards/{slug}/")
    found = [link for link in links(page) if "lists/" in link]
    assert found == ([f"../../lists/{LIST}/#{status}"] if status else [])
    assert 'id="effects"' in page


def test_the_index_of_cards_has_the_encoded_ones_alone(facts):
    found = links(one_page(facts, writer_of(facts, locale("en")), "cards/"))
    cards = {f"../cards/{slug}/" for slug in facts.project.kb.cards}
    assert {link for link in found if link.startswith("../cards/")} == cards


def test_the_statuses_are_in_the_order_of_their_strictness():
    assert tuple(COUNTS) == STATUSES
