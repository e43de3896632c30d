"""The search box in a browser: IDs, names in every language, running text."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ludex.i18n.locales import LOCALES

pytestmark = pytest.mark.browser

CODES = [locale.code for locale in LOCALES]
CLAUSE = re.compile(r"/rules/HAT-5/#HAT-5\.1$")


def look_for(page: Page, text: str) -> None:
    page.keyboard.press("/")
    page.get_by_role("combobox").press_sequentially(text)


def options(page: Page):
    return page.get_by_role("option")


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize("code", CODES)
def test_an_id_leads_to_its_clause(page: Page, code: str):
    page.goto(f"/{code}/cards/umi/")
    look_for(page, "HAT-5.1")
    page.keyboard.press("Enter")
    page.wait_for_url(CLAUSE)
    assert f"/{code}/" in page.url
    expect(page.locator("[id='HAT-5.1']")).to_be_in_viewport()


@pytest.mark.parametrize("typed", ["HAT-5.1", "hat-5.1", "hat 5.1", "HAT5.1"])
def test_enter_does_not_wait_for_the_results(page: Page, typed: str):
    page.goto("/en/")
    page.get_by_role("combobox").fill(typed)
    page.keyboard.press("Enter")
    page.wait_for_url(CLAUSE)


@pytest.mark.usefixtures("complaints")
def test_letters_without_their_marks_find_those_with_them(page: Page):
    page.goto("/pt-BR/")
    look_for(page, "acao")
    expect(options(page).first).to_contain_text(re.compile("ação", re.IGNORECASE))
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/pt-BR/[a-z]+/"))
    expect(page.locator("article")).to_contain_text(re.compile("ação", re.IGNORECASE))


@pytest.mark.parametrize("code", CODES)
def test_they_do_so_in_names_of_another_language_too(page: Page, code: str):
    page.goto(f"/{code}/")
    look_for(page, "acao")
    expect(options(page).first).to_contain_text(re.compile("ação", re.IGNORECASE))


@pytest.mark.parametrize("word", ["召唤", "墓地", "连锁"])
def test_a_word_of_two_characters_finds_its_page(page: Page, word: str):
    page.goto("/zh-Hans/")
    look_for(page, word)
    expect(options(page).first).to_contain_text(word)
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/zh-Hans/.+"))
    expect(page.locator("article")).to_contain_text(word)


def test_a_card_is_found_by_its_name_in_another_language(page: Page):
    page.goto("/en/")
    look_for(page, "三眼怪")
    expect(options(page).first).to_contain_text("Sangan")


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize(
    ("code", "typed", "said"),
    [
        ("en", "raigeki bottle", "Continuous Trap"),
        ("es", "botella raigeki", "Trampa Continua"),
        ("zh-Hans", "雷瓶", "永续陷阱"),
        ("pt-BR", "raigeki bottle", "Garrafa Raigeki"),
    ],
)
def test_a_card_without_a_page_is_found_and_told_to_be_known(
    page: Page, code: str, typed: str, said: str
):
    page.goto(f"/{code}/")
    look_for(page, typed)
    expect(options(page).first).to_contain_text(said)
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"/{code}/$"))


@pytest.mark.parametrize(
    ("code", "typed"), [("en", "banished"), ("zh-Hans", "除外"), ("pt-BR", "invocacao")]
)
def test_running_text_is_found(page: Page, code: str, typed: str):
    page.goto(f"/{code}/")
    look_for(page, typed)
    expect(page.locator(".result-excerpt").first).to_be_visible()


@pytest.mark.usefixtures("complaints")
def test_a_slip_is_corrected_and_said_to_be(page: Page):
    page.goto("/en/cards/umi/")
    look_for(page, "feild spell")
    expect(page.locator(".search.corrected").get_by_role("status")).to_contain_text(
        "Results for “Field Spell”"
    )
    expect(options(page).first).to_contain_text("Field Spell")
    expect(options(page).filter(has_text="HAT-2")).not_to_have_count(0)


def test_a_page_is_found_once_and_a_card_says_what_it_does(page: Page):
    page.goto("/en/search/?q=field+spell")
    results = page.locator("ol.results li a")
    expect(results.filter(has_text="Terraforming")).to_contain_text(
        ["Add a Field Spell from your Deck"]
    )
    found = results.evaluate_all("all => all.map(a => a.href.split('#')[0])")
    rules = [href for href in found if "/rules/" in href]
    assert rules
    assert len(rules) == len(set(rules))


def test_what_is_not_there_is_not_found(page: Page):
    page.goto("/en/")
    look_for(page, "qqqxyzqqq")
    expect(page.locator(".search.empty").get_by_role("status")).to_have_text("Nothing found")


def test_the_search_box_is_worked_by_keyboard(page: Page):
    page.goto("/en/")
    look_for(page, "HAT-5")
    box = page.get_by_role("combobox")
    expect(box).to_be_focused()
    expect(box).to_have_attribute("aria-expanded", "true")
    expect(options(page).first).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowDown")
    expect(options(page).nth(1)).to_have_attribute("aria-selected", "true")
    expect(box).to_have_attribute("aria-activedescendant", "ludex-result-1")
    page.keyboard.press("Escape")
    expect(box).to_have_attribute("aria-expanded", "false")
    expect(page.get_by_role("listbox")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(box).not_to_be_focused()


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize("typed", ["HAT-99.9", "xqzzyvw"])
def test_an_unknown_id_and_nonsense_are_not_taken_for_something_else(page: Page, typed: str):
    page.goto("/en/")
    look_for(page, typed)
    expect(page.locator("ludex-search [role=status]")).to_contain_text("Nothing found")
    expect(options(page)).to_have_count(0)


@pytest.mark.parametrize("elsewhere", ["javascript:alert(1)", "https://elsewhere.example/"])
def test_an_index_that_was_tampered_with_leads_nowhere_else(page: Page, elsewhere: str):
    tampered = {"languages": CODES, "pages": [[elsewhere, "x"]]}
    page.route("**/names.json", lambda route: route.fulfill(json=tampered))
    page.route("**/names-*.json", lambda route: route.fulfill(json=["Umi"]))
    page.goto("/en/")
    look_for(page, "Umi")
    link = options(page).first.locator("a")
    expect(link).to_have_attribute("href", re.compile(r"^http://127\.0\.0\.1:\d+/en/$"))


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize("code", CODES)
def test_all_results_are_a_page_with_an_address(page: Page, code: str):
    page.goto(f"/{code}/search/?q=Umi")
    results = page.locator("ol.results li")
    expect(results.first).to_contain_text("Umi" if code != "zh-Hans" else "海")
    expect(page.locator(".results-count")).not_to_be_empty()
    _every, *kinds = page.locator(".result-kinds button").all()
    assert len(kinds) > 1
    found = results.count()
    kinds[0].click()
    expect(kinds[0]).to_have_attribute("aria-pressed", "true")
    assert 0 < results.count() < found
    page.get_by_role("searchbox").last.fill("xqzzyvw")
    expect(page.locator(".nothing")).to_be_visible()
    expect(page).to_have_url(re.compile(r"\?q=xqzzyvw$"))
    assert page.locator(".nothing a").count() > 4


def test_the_box_leads_to_all_results(page: Page):
    page.goto("/en/cards/umi/")
    look_for(page, "field spell")
    last = options(page).last
    expect(last).to_contain_text("All results")
    last.click()
    page.wait_for_url(re.compile(r"/en/search/\?q=field%20spell$"))
    expect(page.locator("ol.results li").first).to_be_visible()


def test_who_finds_nothing_is_led_to_where_to_look(page: Page):
    page.goto("/en/cards/umi/")
    look_for(page, "xqzzyvw")
    expect(page.locator("ludex-search [role=status]")).to_contain_text("Nothing found")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/en/search/\?q=xqzzyvw$"))


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/es/cards/book-of-mon/", "book of mon"),
        ("/en/rules/HAT-5.1", "HAT-5.1"),
        ("/nowhere/", "nowhere"),
    ],
)
def test_a_page_that_there_is_not_is_looked_for(page: Page, site: Path, path: str, words: str):
    missing = (site / "404.html").read_text("utf-8")
    page.route(f"**{path}", lambda route: route.fulfill(body=missing, status=404))
    page.goto(path)
    form = page.locator("section:visible form").first
    expect(form.locator("input")).to_have_value(words)
    form.locator("button").click()
    page.wait_for_url(re.compile(r"/search/\?q="))
