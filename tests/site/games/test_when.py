"""When each card can be used, on one page: what is played, in as many places as there are."""

import re

from ludex.i18n.locales import locale
from ludex.site import addresses
from ludex.site.facts import Facts
from ludex.site.games.duels.when import SIGNS, played
from tests.site.rendered import Elements, links, one_page, writer_of


def _rows(page: str) -> dict[str, str]:
    """Return the signs of each line by its anchor."""
    found = re.findall(r'<tr id="([^"]+)">(.*?)</tr>', page, re.DOTALL)
    return {
        id: "".join(re.findall(r'<span aria-hidden="true">(.)</span>', row)) for id, row in found
    }


def test_the_cards_are_those_that_act_in_the_damage_step_of_an_example(facts: Facts):
    cards = set(played(facts.runs))
    assert {"honest", "sangan", "rush-recklessly", "sasuke-samurai-4"} <= cards
    assert "pot-of-greed" not in cards


def test_honest_is_told_under_the_three_rulesets(facts: Facts):
    rows = _rows(one_page(facts, writer_of(facts, locale("en")), addresses.WHEN.page))
    assert rows["honest"] == "✓✓✓✓✕✕✕" + "✓✓✓✓✓✓✓" + "✓✓✕✕✕"
    assert rows["rush-recklessly"] == "✓✓✓✕✕✕✕" * 2 + "✓✓✕✕✕"
    assert all(len(signs) == 19 for signs in rows.values())
    assert set("".join(rows.values())) <= set(SIGNS.values())


def test_the_page_of_a_card_leads_to_its_line(facts: Facts):
    honest, pot = (
        one_page(facts, writer_of(facts, locale("en")), addresses.card(card).page)
        for card in ("honest", "pot-of-greed")
    )
    assert any(to.endswith("damage-step-cards/#honest") for to in links(honest))
    assert "damage-step-cards" not in pot


def test_a_sign_is_read_aloud_as_words(facts: Facts):
    page = one_page(facts, writer_of(facts, locale("en")), addresses.WHEN.page)
    row = re.search(r'<tr id="honest">.*?</tr>', page, re.DOTALL)
    assert row is not None
    assert row[0].count('<span class="unseen">can be activated</span>') == 13
    seventh = [at for tag, at in Elements(row[0]).found if tag == "a"][8]
    assert seventh["title"] == "can be activated (HAT-6.23)"
    assert (seventh["href"] or "").endswith("rules/HAT-6/#HAT-6.23")
