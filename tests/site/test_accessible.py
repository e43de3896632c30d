"""Every kind of page, looked at by axe: light and dark, on a desk and on a phone."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

KINDS = (
    "en/",
    "en/rules/",
    "en/rules/HAT/",
    "en/rules/HAT-2/",
    "zh-Hans/rules/HAT-6/",
    "en/examples/",
    "en/examples/HAT-2.E1/#hat-2014-4",
    "es/examples/TRN-2.E1/",
    "en/cards/",
    "pt-BR/cards/jinzo/",
    "en/lists/2014-04-01/",
    "en/rulesets/",
    "en/rulesets/hat-2014/",
    "en/rulesets/hat-2014-and-modern/",
    "en/rulesets/hat-2014/damage-step/",
    "en/rulesets/damage-step-cards/",
    "en/rulesets/damage-step-compared/",
    "en/rulesets/tournament-2005/time-is-called/",
    "en/glossary/",
    "en/search/?q=umi",
    "en/sources/",
    "en/sources/hat/",
    "en/interpretations/",
    "en/verification/",
    "en/translation/",
    "en/changes/",
    "en/about/format/",
    "404.html",
)
SCREENS = {"desk": (1280, 800), "phone": (390, 844)}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_keeps_anybody_out(browser: Browser, address: str, scheme: str, screen: str):
    width, height = SCREENS[screen]
    context = browser.new_context(
        base_url=address,
        color_scheme="dark" if scheme == "dark" else "light",
        viewport={"width": width, "height": height},
    )
    page, found = context.new_page(), []
    for kind in KINDS:
        page.goto(f"/{kind}")
        page.wait_for_load_state("networkidle")
        if "HAT-2.E1" in kind:
            page.locator(".why-open").click()
        for violation in Axe().run(page).response["violations"]:
            nodes = [node["target"] for node in violation["nodes"]]
            found.append((kind, violation["id"], nodes[:3]))
    context.close()
    assert found == []
