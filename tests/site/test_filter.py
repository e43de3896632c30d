"""A list in a browser, narrowed by name, status and kind."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("complaints")]

PATH = "/en/lists/2014-04-01/"


def shown(page: Page) -> list[str]:
    """Return the English names of the cards that are seen."""
    return page.locator("tr[data-names]:visible th a").all_inner_texts()


def find(page: Page, typed: str) -> None:
    page.get_by_label("Name in any language").fill(typed)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("raigeki", "Raigeki"),
        ("Roubo Precipitado", "Snatch Steal"),
        ("destruicao de cards", "Card Destruction"),  # Destruição de Cards
        ("DESTRUCCIÓN DE LA CARTA", "Card Destruction"),
        ("雷击", "Raigeki"),
        ("枪龙", "Brionac, Dragon of the Ice Barrier"),  # from 冰结界之龙 光枪龙
        ("harpies feather", "Harpie's Feather Duster"),
        ("barrier brionac", "Brionac, Dragon of the Ice Barrier"),
    ],
)
def test_a_card_is_found_by_any_of_its_names(page: Page, typed: str, name: str):
    page.goto(PATH)
    find(page, typed)
    expect(page.locator("ludex-filter [role=status]")).to_have_text("1 card")
    assert shown(page) == [name]


def test_a_list_is_narrowed_by_status_and_kind(page: Page):
    page.goto(PATH)
    said = page.locator("ludex-filter [role=status]")
    expect(said).to_have_text("162 cards")
    expect(page.locator("#limited")).to_be_visible()
    page.get_by_label("Status").select_option("Semi-Limited")
    expect(said).to_have_text("14 cards")
    expect(page.locator("#limited")).to_be_hidden()
    page.get_by_label("Kind").select_option("Traps")
    expect(said).to_have_text("3 cards")  # Dimensional Prison, Mirror Force, Ojama Trio
    expect(page.locator("#semi-limited .count")).to_have_text("3 / 14")
    find(page, "mirror")
    assert shown(page) == ["Mirror Force"]
    find(page, "qqq")
    expect(said).to_have_text("Nothing found")
    assert shown(page) == []


def test_it_is_worked_by_keyboard(page: Page):
    page.goto(PATH)
    page.get_by_label("Name in any language").focus()
    page.keyboard.type("dragon ruler")
    expect(page.locator("ludex-filter [role=status]")).to_have_text("8 cards")
    page.keyboard.press("Tab")
    page.keyboard.type("Limited")
    expect(page.locator("ludex-filter [role=status]")).to_have_text("4 cards")
    page.keyboard.press("Tab")
    expect(page.get_by_label("Kind")).to_be_focused()


def test_the_address_keeps_what_was_asked_for(page: Page):
    page.goto(PATH)
    find(page, "dragon")
    page.get_by_label("Status").select_option("Limited")
    expect(page).to_have_url(re.compile(r"\?q=dragon&status=limited$"))
    before = shown(page)
    page.reload()
    expect(page.get_by_label("Name in any language")).to_have_value("dragon")
    assert shown(page) == before
    find(page, "")
    page.get_by_label("Status").select_option("Any status")
    expect(page).to_have_url(re.compile(r"/2014-04-01/$"))


def test_another_language_keeps_it_too(page: Page):
    page.goto(f"{PATH}?q=brionac")
    page.locator(".languages summary").click()
    page.get_by_role("link", name="简体中文").click()
    page.wait_for_url("**/zh-Hans/lists/2014-04-01/?q=brionac")
    expect(page.locator("ludex-filter input")).to_have_value("brionac")
    assert shown(page) == ["冰结界之龙 光枪龙"]


def test_an_unknown_status_in_the_address_asks_for_none(page: Page):
    page.goto(f"{PATH}?status=restricted")
    expect(page.locator("ludex-filter [role=status]")).to_have_text("162 cards")
    expect(page.get_by_label("Status")).to_have_value("")


def test_without_scripts_the_whole_list_is_there(browser: Browser, address: str):
    context = browser.new_context(base_url=address, java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{PATH}?q=raigeki")
    expect(page.locator("ludex-filter")).to_be_hidden()
    expect(page.locator("tr[data-names]:visible")).to_have_count(162)
    context.close()


@pytest.mark.parametrize(
    ("code", "typed", "found"),
    [
        ("en", "livro da lua", "Book of Moon"),
        ("es", "MST", "Tifón"),
        ("zh-Hans", "livro da lua", "月之书"),
    ],
)
def test_the_index_of_the_cards_is_narrowed_by_any_name(
    page: Page, code: str, typed: str, found: str
):
    page.goto(f"/{code}/cards/")
    rows = page.locator("table.listed tbody tr:visible")
    every = rows.count()
    page.locator("ludex-filter input").fill(typed)
    expect(rows.first).to_contain_text(found)
    assert 0 < rows.count() < 5 < every
    expect(page).to_have_url(re.compile("q="))


def test_what_differs_between_two_days_is_shown(page: Page):
    page.goto("/en/changes/")
    days = page.locator("section[data-day]")
    dates = days.evaluate_all("all => all.map((one) => one.dataset.day)")
    assert len(dates) > 2
    after, until = page.locator("ludex-between select").all()
    after.select_option(dates[2])
    until.select_option(dates[1])
    expect(page.locator("section[data-day]:visible")).to_have_count(1)
    expect(page.locator("section[data-day]:visible")).to_have_attribute("data-day", dates[1])
    page.reload()
    expect(page.locator("section[data-day]:visible")).to_have_count(1)
