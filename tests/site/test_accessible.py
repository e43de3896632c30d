"""Every kind of page, looked at by axe: light and dark, on a desk and on a phone."""

from typing import Literal

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
EVERYTHING: dict[str, object] = {}
COLOURS: dict[str, object] = {"runOnly": ["color-contrast"]}
"""What alone is other in the dark."""


@pytest.mark.parametrize(
    ("scheme", "width", "rules"),
    [("light", 1280, EVERYTHING), ("light", 390, EVERYTHING), ("dark", 1280, COLOURS)],
)
def test_nothing_keeps_anybody_out(
    browser: Browser,
    address: str,
    scheme: Literal["light", "dark"],
    width: int,
    rules: dict[str, object],
):
    context = browser.new_context(
        base_url=address, color_scheme=scheme, viewport={"width": width, "height": 844}
    )
    page, found = context.new_page(), []
    for kind in KINDS:
        page.goto(f"/{kind}")
        if "/examples/" in kind and not kind.endswith("/examples/"):
            page.locator(".step-count").wait_for()
        if "HAT-2.E1" in kind:
            page.locator(".why-open").click()
        options = {"resultTypes": ["violations"], **rules}
        for violation in Axe().run(page, options=options).response["violations"]:
            nodes = [node["target"] for node in violation["nodes"]]
            found.append((kind, violation["id"], nodes[:3]))
    context.close()
    assert found == []
