"""Boards in the browser: they fit the screen, and other pages step through them in place."""

from itertools import pairwise

import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize, expect

DESKTOP, PHONE, SHORT_PHONE = (1280, 800), (390, 844), (390, 664)


def box_of(locator: Locator) -> FloatRect:
    box = locator.bounding_box()
    assert box is not None
    return box


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SHORT_PHONE])
@pytest.mark.parametrize(
    "at",
    [
        "HAT-2.E1/#hat-2014-4",
        "TCG-9.E28/#hat-2014-8",
        "HAT-6.E30/",
        "TAG-3.E1/",
        "TAG-1.E1/#tag-2007-20",
    ],
)
def test_the_whole_table_and_its_sentence_fit_the_screen(
    page: Page, complaints: list[str], size: tuple[int, int], at: str
):
    width, height = size
    page.set_viewport_size(ViewportSize(width=width, height=height))
    page.goto(f"/en/examples/{at}")
    expect(page.locator(".step-caption")).not_to_be_empty()
    page.wait_for_function("scrollY === 0")
    for part in (".stage", ".step-bar"):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height + 1
    inside = "table => table.scrollHeight <= table.clientHeight"
    assert page.locator(".stage .board").evaluate(inside)


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SHORT_PHONE])
def test_teammates_sit_side_by_side_each_with_a_name_a_turn_and_zones(
    page: Page, complaints: list[str], size: tuple[int, int]
):
    width, height = size
    page.set_viewport_size(ViewportSize(width=width, height=height))
    page.goto("/en/examples/TAG-3.E1/#tag-2007-3")
    seats = page.locator(".seat")
    expect(seats).to_have_count(4)
    boxes = {}
    for seat in seats.all():
        name = seat.locator(".line span").inner_text().split()[1][:2]
        zones = seat.locator("[data-cell*=zone]").evaluate_all(
            "all => all.map(z => z.dataset.cell)"
        )
        assert len(zones) == 10
        assert all(zone.startswith(name) for zone in zones)
        boxes[name] = box_of(seat)
    assert boxes["1A"]["y"] == boxes["1B"]["y"] > boxes["2A"]["y"] == boxes["2B"]["y"]
    assert boxes["1A"]["x"] == boxes["2A"]["x"] < boxes["1B"]["x"] == boxes["2B"]["x"]
    expect(seats.filter(has=page.locator(".turn"))).to_contain_text("Player 1A")
    expect(seats.filter(has_text="Dark Magician")).to_contain_text("Player 2B")
    points = page.locator(".stage .line").filter(has_text="LP")
    expect(points).to_have_text(["Team 2LP 8000", "Team 1LP 8000"])


@pytest.mark.parametrize("at", ["TAG-2.E4/#tag-2007-30", "HAT-5.E8/"])
def test_the_rows_of_a_table_do_not_lie_on_each_other(page: Page, complaints: list[str], at: str):
    page.set_viewport_size(ViewportSize(width=390, height=600))
    page.goto(f"/es/examples/{at}")
    expect(page.locator(".step-caption")).not_to_be_empty()
    columns = [[".half.above > .row", ".row.middle", ".half.below > .row"]]
    for n in (1, 2):
        seat = f".seat:nth-child({n}) > .row"
        columns.append([f".above {seat}", ".row.middle", f".below {seat}"])
    for column in columns:
        rows = [box_of(row) for row in page.locator(", ".join(column)).all()]
        for above, below in pairwise(rows):
            assert above["y"] + above["height"] <= below["y"] + 1
    card = ".zones .card:has(.strengths)"
    inside = "all => all.every(c => c.scrollHeight <= c.clientHeight + 1)"
    assert page.locator(card).evaluate_all(inside)


def test_where_nothing_happens_it_is_said_what_holds(page: Page, complaints: list[str]):
    page.goto("/en/examples/TAG-1.E2/")
    expect(page.locator(".step-caption")).to_contain_text("Player 1A can activate “Ookazi”.")
    expect(page.locator(".step-bar .next")).to_be_hidden()
    expect(page.locator(".step-count")).to_be_hidden()
    expect(page.get_by_role("heading", name="At the end")).to_have_count(0)


def test_on_a_phone_every_sub_step_of_the_damage_step_is_in_sight(
    page: Page, complaints: list[str]
):
    page.set_viewport_size(ViewportSize(width=390, height=844))
    page.goto("/en/rulesets/hat-2014/damage-step/")
    cells = page.locator(".admits tbody tr").first.locator("td")
    expect(cells).to_have_count(7)
    for cell in cells.all():
        box = box_of(cell)
        assert 0 <= box["x"] < box["x"] + box["width"] <= 390
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_drawer_leads_to_whatever_the_header_does(page: Page, complaints: list[str]):
    page.goto("/en/cards/umi/")
    where = "all => all.map(a => a.href)"
    top = page.locator(".md-header .top a").evaluate_all(where)
    drawer = page.locator(".md-nav--primary a").evaluate_all(where)
    assert set(top) <= set(drawer)


def test_a_monster_in_defense_position_lies_and_an_attack_is_an_arrow(page: Page):
    page.goto("/en/examples/HAT-6.E30/#hat-2014-12")
    lying = page.locator(".card.lying").first.bounding_box()
    assert lying is not None
    assert lying["width"] > lying["height"]
    expect(page.locator(".arrow")).not_to_have_attribute("hidden", "")
    assert page.locator(".arrow path").last.get_attribute("d")


def test_a_chain_is_a_stack_with_its_newest_link_on_top(page: Page):
    page.goto("/en/examples/TCG-9.E28/#hat-2014-8")
    expect(page.locator(".row.middle .link .name")).to_have_text(["Book of Moon", "Mirror Force"])


def test_a_step_that_moves_nothing_lights_the_card_that_it_names(page: Page):
    page.goto("/en/examples/HAT-2.E1/#hat-2014-4")
    expect(page.locator(".card.lit .name")).to_have_text(["Umi"])
    page.get_by_role("button", name="Next step").click()
    expect(page.locator(".card.lit")).to_have_count(0)
    expect(page.locator(".changed")).not_to_have_count(0)


def test_a_mark_shows_where_the_rulesets_part(page: Page):
    page.goto("/en/examples/HAT-2.E1/")
    expect(page.locator(".step-track .parts")).to_have_count(1)


def test_a_clause_is_stepped_through_in_place_and_the_address_stays(
    page: Page, complaints: list[str]
):
    page.goto("/es/rules/HAT-2/")
    page.locator("section.clause summary").first.click()
    small = page.locator(".play.small")
    expect(small.locator(".step-count")).to_have_text("4 / 6")
    small.get_by_role("button", name="Paso siguiente").click()
    expect(small.locator(".step-count")).to_have_text("5 / 6")
    assert page.url.endswith("/es/rules/HAT-2/")


@pytest.mark.parametrize(
    ("leads_to", "said"),
    [
        ("glossary/#field-spell", "Field Spell"),
        ("rules/TCG-5/#TCG-5.12", "TCG-5.12"),
    ],
)
def test_what_a_link_leads_to_shows_itself_on_hover_and_on_focus(
    page: Page, complaints: list[str], leads_to: str, said: str
):
    page.goto("/en/rules/HAT-2/")
    link = page.locator(f".rule a[href$='{leads_to}']").first
    preview = page.get_by_role("tooltip")
    link.hover()
    expect(preview).to_contain_text(said)
    page.keyboard.press("Escape")
    expect(preview).to_be_hidden()
    page.locator("h1").hover()
    link.press("Shift")
    expect(preview).to_contain_text(said)
    expect(link).to_have_attribute("aria-describedby", "ludex-preview")


def test_what_happens_when_time_is_called_is_asked_question_by_question(
    page: Page, complaints: list[str]
):
    page.goto("/en/rulesets/tournament-2005/time-is-called/")
    shown = page.locator(".procedure > li:visible")
    expect(shown).to_have_count(1)
    page.get_by_role("button", name="in a game").click()
    expect(shown.first).to_contain_text("played to its end")
    assert len(page.locator(".answers .answer").all()) > 1
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.get_by_role("button", name="between games")).to_be_visible()


def test_the_first_page_steps_through_a_ruling_and_searches(page: Page, complaints: list[str]):
    page.goto("/pt-BR/")
    expect(page.locator(".demo .step-caption")).to_contain_text("Umi")
    page.locator("#ask").fill("HAT-5.1")
    expect(page.locator(".search-results li").first).to_contain_text("HAT-5.1")
