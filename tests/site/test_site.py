"""The site in a browser: languages, stepping through, light and dark, on a phone."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from ludex.i18n.locales import LOCALES

pytestmark = pytest.mark.browser

CODES = [locale.code for locale in LOCALES]
PAGES = (
    "",
    "rules/",
    "rules/HAT/",
    "rules/HAT-5/",
    "examples/",
    "examples/HAT-5.E1/",
    "examples/HAT-11.E1/",
    "cards/",
    "cards/caius-the-shadow-monarch/",
    "cards/snatch-steal/",
    "lists/2014-04-01/",
    "rulesets/modern/",
    "sources/hat/",
    "glossary/",
    "interpretations/",
    "verification/",
    "translation/",
    "about/contributing/",
)


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize("path", ["rules/HAT-5/", "examples/HAT-5.E1/", ""])
def test_another_language_is_the_same_page(page: Page, path: str):
    page.goto(f"/en/{path}")
    for name, code in [("简体中文", "zh-Hans"), ("Português", "pt-BR"), ("English", "en")]:
        page.locator(".languages summary").click()
        page.get_by_role("link", name=name, exact=True).click()
        page.wait_for_url(f"**/{code}/{path}")
        expect(page.locator("html")).to_have_attribute("lang", code)


def test_another_language_keeps_the_place(page: Page):
    page.goto("/en/rules/HAT-5/#HAT-5.3")
    page.locator(".languages summary").click()
    page.get_by_role("link", name="Español").click()
    page.wait_for_url("**/es/rules/HAT-5/#HAT-5.3")


@pytest.mark.parametrize(
    ("preferred", "code"),
    [("pt-PT", "pt-BR"), ("zh-CN", "zh-Hans"), ("es", "es"), ("de", "en"), ("en-GB", "en")],
)
def test_a_short_link_leads_to_the_readers_language(
    browser: Browser, address: str, preferred: str, code: str
):
    context = browser.new_context(base_url=address, locale=preferred)
    page = context.new_page()
    page.goto("/")
    page.wait_for_url(f"{address}/{code}/")
    for id in ("HAT-5.1", "HAT-5.1@1"):
        page.goto(f"/r/{id}/")
        page.wait_for_url(f"{address}/{code}/rules/HAT-5/#HAT-5.1")
    context.close()


def test_without_scripts_a_short_link_offers_the_languages(browser: Browser, address: str):
    context = browser.new_context(base_url=address, java_script_enabled=False)
    page = context.new_page()
    page.goto("/r/HAT-5.1/")
    page.get_by_role("link", name="Português").click()
    assert page.url == f"{address}/pt-BR/rules/HAT-5/#HAT-5.1"
    context.close()


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize("code", CODES)
def test_an_example_is_stepped_through_by_keyboard(page: Page, code: str):
    page.goto(f"/{code}/examples/HAT-2.E1/")
    play = page.locator(".play.stepping")
    hand = play.locator("[data-cell='A-hand'] .card")
    field = play.locator("[data-cell='B-field-zone'] .card")
    expect(hand).to_have_count(1)
    expect(field).to_have_count(1)
    play.focus()
    page.keyboard.press("ArrowRight")
    expect(play.locator("li[aria-current=step]")).to_have_count(1)
    expect(play.locator(".step-caption")).to_have_text(
        play.locator(".telling .said").first.inner_text()
    )
    expect(hand).to_have_count(0)
    page.keyboard.press("End")
    expect(field).to_have_count(0)
    page.keyboard.press("Home")
    expect(field).to_have_count(1)
    expect(play.locator("li[aria-current=step]")).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(hand).to_have_count(1)


def test_an_example_is_stepped_through_by_its_buttons(page: Page):
    page.goto("/en/examples/HAT-2.E1/")
    page.get_by_role("button", name="Next step").click()
    expect(page.locator(".step-count")).to_contain_text("1 /")
    page.locator(".step-track button").last.click()
    expect(page.get_by_role("button", name="Next step")).to_have_attribute("aria-disabled", "true")
    page.locator(".step-track button").first.click()
    page.get_by_role("button", name="Step back").click()
    expect(page.locator(".step-count")).to_contain_text("0 /")


def test_the_arrows_step_wherever_the_focus_is_and_what_holds_is_no_step(page: Page):
    page.goto("/en/examples/HAT-2.E1/")
    expect(page.locator(".step-count")).to_have_text("0 / 6")
    for count in ("1 / 6", "2 / 6", "3 / 6"):
        page.keyboard.press("ArrowRight")
        expect(page.locator(".step-count")).to_have_text(count)


def test_without_scripts_an_example_is_whole(browser: Browser, address: str):
    context = browser.new_context(base_url=address, java_script_enabled=False)
    page = context.new_page()
    page.goto("/en/examples/HAT-2.E1/")
    expect(page.locator(".before")).to_contain_text("Field Zone: Umi.")
    for ruleset in ("hat-2014", "modern"):
        telling = page.locator(f".telling#{ruleset}")
        expect(telling.locator("ol > li").first).to_be_visible()
        expect(telling.locator(".after")).to_contain_text("Field Zone: Mountain.")
    page.get_by_role("link", name="Modern rules").first.click()
    assert page.url == f"{address}/en/examples/HAT-2.E1/#modern"
    expect(page.locator("ludex-search")).to_be_hidden()
    context.close()


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize("code", CODES)
def test_the_reader_chooses_a_ruleset_by_mouse_or_keyboard(page: Page, code: str):
    page.goto(f"/{code}/examples/HAT-2.E1/")
    hat, modern = (page.locator(f".telling#{ruleset}") for ruleset in ("hat-2014", "modern"))
    tabs = page.get_by_role("tab")
    expect(tabs).to_have_count(2)
    expect(hat).to_be_visible()
    expect(modern).to_be_hidden()
    tabs.nth(1).click()
    expect(tabs.nth(1)).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("tabpanel", name=tabs.nth(1).inner_text())).to_be_visible()
    expect(hat).to_be_hidden()
    page.keyboard.press("ArrowLeft")
    expect(tabs.nth(0)).to_be_focused()
    expect(hat).to_be_visible()
    expect(page.locator(".step-count")).to_have_text("0 / 6")


@pytest.mark.usefixtures("complaints")
def test_ruleset_and_step_stand_in_the_address(page: Page, address: str):
    there = f"{address}/en/examples/HAT-2.E1/"
    page.goto(there)
    field = page.locator("[data-cell='B-field-zone'] .card")
    page.locator(".step-track button").last.click()
    assert page.url == f"{there}#hat-2014-6"
    expect(field).to_have_count(0)
    page.get_by_role("tab", name="Modern rules").click()
    assert page.url == f"{there}#modern-4"
    expect(field).to_have_count(1)
    page.goto("/en/")
    page.goto(f"{there}#modern-3")
    expect(page.locator(".step-count")).to_have_text("3 / 4")
    expect(page.locator(".telling#modern li[aria-current=step]")).to_have_count(1)
    page.locator(".languages summary").click()
    page.get_by_role("link", name="Español").click()
    page.wait_for_url("**/es/examples/HAT-2.E1/#modern-3")
    expect(page.locator(".step-count")).to_have_text("3 / 4")


@pytest.mark.parametrize("place", ["#modern-9", "#gone", "#modern-x", "#hat-2014-"])
def test_a_place_that_there_is_not_leads_to_the_start(page: Page, place: str):
    page.goto(f"/en/examples/HAT-2.E1/{place}")
    expect(page.locator(".step-count")).to_have_text("0 / 6")


@pytest.mark.usefixtures("complaints")
def test_a_page_of_before_leads_to_the_place_of_its_ruleset(page: Page):
    page.goto("/es/examples/HAT-2.E1/modern/")
    page.wait_for_url("**/es/examples/HAT-2.E1/#modern")
    expect(page.locator(".telling#modern")).to_be_visible()


def test_a_board_says_what_it_shows(page: Page):
    page.goto("/en/examples/HAT-2.E1/")
    board = page.locator("[role=img].stage")
    expect(board).to_have_accessible_name(re.compile("Field Zone: Umi"))
    page.locator(".step-track button").last.click()
    expect(board).to_have_accessible_name(re.compile("Graveyard: Umi"))


def test_a_battle_is_drawn(page: Page):
    page.goto("/en/examples/HAT-11.E1/#hat-2014-6")
    board = page.locator(".board")
    expect(board.locator("[data-sign=up], [data-sign=target]")).to_have_count(2)
    expect(board.locator(".arrow")).not_to_have_attribute("hidden", "")
    expect(board.locator(".card.hidden")).not_to_have_count(0)


@pytest.mark.parametrize("width", [390, 1280])
def test_no_card_of_a_board_is_cut_off(page: Page, width: int):
    """What a card shows of its name and its note stays within it, also where names are long."""
    page.set_viewport_size({"width": width, "height": 844})
    for path in ("HAT-11.E1/#hat-2014-6", "HAT-5.E1/"):
        page.goto(f"/pt-BR/examples/{path}")
        out = page.locator(".board .card").evaluate_all(
            "(cards) => cards.filter((card) => card.scrollHeight > card.clientHeight + 1).length"
        )
        assert out == 0, path


@pytest.mark.parametrize(
    ("form", "begins"),
    [
        ("Copy", "Ludex, HAT-5.1"),
        ("Markdown", "[Ludex, HAT-5.1"),
        ("HTML", '<a href="https://ludex.example/r/HAT-5.1@1/">Ludex, HAT-5.1'),
        ("BibTeX", "@misc{ludex-HAT-5.1-1,"),
        ("CSL-JSON", '[\n  {\n    "id": "ludex-HAT-5.1-1"'),
    ],
)
def test_a_citation_is_copied(browser: Browser, address: str, form: str, begins: str):
    context = browser.new_context(
        base_url=address, permissions=["clipboard-read", "clipboard-write"]
    )
    page = context.new_page()
    page.goto("/en/rules/HAT-5/")
    page.locator("details.cite").first.locator("summary").click()
    page.get_by_role("button", name=form, exact=True).first.click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith(begins)
    assert "https://ludex.example/r/HAT-5.1@1/" in copied
    context.close()


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize("code", CODES)
def test_on_a_phone_nothing_leaves_the_page(page: Page, code: str):
    page.set_viewport_size({"width": 390, "height": 844})
    for path in PAGES:
        page.goto(f"/{code}/{path}")
        over = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert over <= 0, path


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_colours_follow_the_system_and_can_be_read(browser: Browser, address: str, scheme: str):
    context = browser.new_context(base_url=address, color_scheme=scheme)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto("/en/rules/HAT-5/")
    for what in (
        "p.rule",
        ".crumbs a",
        "dt",
        ".trust",
        "details.cite summary",
        ".muted",
        ".drawer a",
    ):
        assert contrast(page, what) >= 4.5, what
    context.close()


def contrast(page: Page, what: str) -> float:
    """Return the contrast of the first such text with the page behind it."""
    fore, back = page.evaluate(
        """(what) => {
          const rgb = (color) => color.match(/[0-9.]+/g).slice(0, 3).map(Number);
          const body = getComputedStyle(document.body).backgroundColor;
          return [rgb(getComputedStyle(document.querySelector(what)).color), rgb(body)];
        }""",
        what,
    )
    light, dark = sorted((luminance(fore), luminance(back)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(color: list[float]) -> float:
    parts = [c / 255 for c in color]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_the_reader_may_choose_the_colours(browser: Browser, address: str):
    context = browser.new_context(base_url=address, color_scheme="light")
    page = context.new_page()
    page.goto("/en/examples/HAT-2.E1/")
    ground = page.locator(".stage")
    fill = "(board) => getComputedStyle(board).backgroundColor"
    light = ground.evaluate(fill)
    for name in ("Follow the system's colours", "Light colours"):
        page.get_by_title(name).click()
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    assert ground.evaluate(fill) != light
    context.close()


@pytest.mark.usefixtures("complaints")
def test_why_something_cannot_be_done_is_told_at_each_step(page: Page):
    page.goto("/en/examples/HAT-6.E1/#hat-2014-2")
    page.locator(".why-open").click()
    why = page.locator(".why")
    expect(why).to_contain_text("nobody decides anything")
    why.get_by_text("To the next decision").click()
    expect(page).to_have_url(re.compile("#hat-2014-3$"))
    expect(why.locator(".cannot")).to_contain_text("Attack directly with it")
    expect(why.locator(".cannot a")).to_have_text("TCG-9.9")
    page.locator(".card", has_text="Vorse Raider").click()
    expect(why).to_contain_text("can do nothing with this card")
    page.locator(".card", has_text="Gemini Elf").click()
    expect(why.locator(".can")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(why).to_be_hidden()
    expect(page.locator(".why-open")).to_be_focused()


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize("width", [390, 1280])
def test_two_rulesets_stand_side_by_side(page: Page, width: int):
    page.set_viewport_size({"width": width, "height": 844})
    page.goto("/en/examples/HAT-2.E1/#hat-2014-3")
    page.get_by_text("Side by side").click()
    expect(page).to_have_url(re.compile("#hat-2014-3,modern$"))
    expect(page.locator(".stage")).to_have_count(2)
    expect(page.locator(".step-ruleset:visible")).to_have_text(["HAT Format", "Modern rules"])
    page.locator("button.next").click()
    expect(page.locator(".step-caption").nth(0)).to_contain_text("destroyed by the rules")
    expect(page.locator(".step-caption").nth(1)).to_contain_text("The Chain is over")
    page.reload()
    expect(page.locator(".stage:visible")).to_have_count(2)
    page.get_by_text("Side by side").click()
    expect(page.locator(".stage:visible")).to_have_count(1)


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize("id", ["HAT-2.E1", "HAT-6.E1", "TCG-16.E1", "TCG-6.E7"])
def test_every_step_changes_or_lights_something(page: Page, id: str):
    page.goto(f"/en/examples/{id}/")
    total = int(page.locator(".step-count").inner_text().rpartition("/")[2])
    for step in range(1, total + 1):
        page.locator("button.next").click()
        expect(page.locator(".step-count")).to_have_text(f"{step} / {total}")
        assert page.locator(".board .changed, .board .lit").count() > 0, step


@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_moves_away_while_a_board_is_being_drawn(page: Page, width: int):
    page.set_viewport_size({"width": width, "height": 844})
    page.add_init_script("""
        window.moved = 0;
        new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) window.moved += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
    """)
    page.goto("/en/examples/HAT-2.E1/")
    expect(page.locator(".step-count")).to_have_text("0 / 6")
    page.wait_for_timeout(300)
    assert page.evaluate("window.moved") < 0.1


def test_the_id_of_a_clause_copies_its_address(browser: Browser, address: str):
    context = browser.new_context(
        base_url=address, permissions=["clipboard-read", "clipboard-write"]
    )
    page = context.new_page()
    page.goto("/en/rules/HAT-5/")
    page.locator("#HAT-5\\.1 a.id").click()
    expect(page.locator("#HAT-5\\.1 a.id")).to_have_attribute("data-copied", "Copied")
    assert page.evaluate("navigator.clipboard.readText()") == "https://ludex.example/r/HAT-5.1/"
    context.close()
