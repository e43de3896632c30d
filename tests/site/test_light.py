"""How much a first visit fetches, as hosts send it, and how much there is to scroll."""

from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import Page

from ludex.i18n.locales import LOCALES, Locale

MOST = 150_000
"""Bytes."""
PAGES = ("", "rules/HAT-6/", "examples/HAT-2.E1/", "cards/gemini-elf/", "rulesets/hat-2014/")


@pytest.mark.parametrize("to", LOCALES, ids=lambda to: to.code)
@pytest.mark.parametrize("path", PAGES, ids=lambda path: path or "home")
def test_a_first_visit_is_light(page: Page, site: Path, to: Locale, path: str):
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(f"/{to.code}/{path}", wait_until="networkidle")
    sizes = {url: _sent(site, url) for url in fetched if not url.startswith(("data:", "blob:"))}
    assert len(sizes) > 3
    assert sum(sizes.values()) <= MOST, sizes


def _sent(site: Path, url: str) -> int:
    """Return the bytes that a host sends of a file: of the compressed one if there is one."""
    path = unquote(urlsplit(url).path).lstrip("/")
    file = site / (f"{path}index.html" if path.endswith("/") else path)
    packed = file.with_name(f"{file.name}.gz")
    return (packed if packed.exists() else file).stat().st_size


@pytest.mark.parametrize("to", LOCALES, ids=lambda to: to.code)
def test_the_longest_format_article_is_read_in_eleven_screens_of_a_phone(page: Page, to: Locale):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"/{to.code}/rules/HAT-6/")
    assert page.evaluate("document.documentElement.scrollHeight") <= 9_515
