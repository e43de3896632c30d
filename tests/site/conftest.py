"""The built site, served from loopback, and the system's Chromium to look at it with."""

import os
import shutil
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from ludex.site.build import build
from ludex.site.facts import Facts
from ludex.site.facts import facts as facts_of
from ludex.site.games import FACES
from ludex.site.last_change import last_change
from ludex.site.settings import reports_to, site_url
from tests.site.rendered import played

ROOT = Path(__file__).parents[2]
SITE = ROOT / "site"
expect.set_options(timeout=20_000)  # a machine may be busy


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base's word
        pass


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = os.environ.get("LUDEX_CHROMIUM") or shutil.which("chromium")
    if not chromium:
        missing = "Chromium is not installed"
        if os.environ.get("LUDEX_REQUIRE_BROWSER"):
            pytest.fail(missing)
        pytest.skip(missing)
    with sync_playwright() as playwright:
        # There is none in CI, and to do without costs less than to do as if.
        browser = playwright.chromium.launch(executable_path=chromium, args=["--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT


@pytest.fixture(scope="session")
def facts(proved: Path) -> Facts:
    """What the site shows; `make test` has it built here, of what has been proved by then."""
    if os.environ.get("LUDEX_BUILD_SITE"):
        return build(ROOT, SITE, site_url(ROOT), last_change(ROOT), lambda _said: None).facts
    base, mistakes = site_url(ROOT), reports_to(ROOT)
    return played(facts_of(ROOT, base, last_change(ROOT), FACES, reports_to=mistakes))


@pytest.fixture(scope="session")
def site(request: pytest.FixtureRequest) -> Path:
    """The built site."""
    if os.environ.get("LUDEX_BUILD_SITE"):
        request.getfixturevalue("facts")
    if not (SITE / "index.html").exists():
        pytest.fail("site/ is not built; run `make build`")
    return SITE


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=site)) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """A page that starts at the site's root; it fails its test when a request leaves the site."""
    context = browser.new_context(base_url=address)
    requests: list[str] = []
    context.on("request", lambda request: requests.append(request.url))
    yield context.new_page()
    context.close()
    assert [url for url in requests if not url.startswith((address, "data:", "blob:"))] == []


@pytest.fixture
def complaints(page: Page) -> Iterator[list[str]]:
    """Whatever the console or the network complains about; a test fails on any of it."""
    found: list[str] = []
    page.on("console", lambda said: found.append(said.text) if said.type != "log" else None)
    page.on("pageerror", lambda error: found.append(str(error)))
    page.on(
        "response",
        lambda answer: (
            found.append(f"{answer.status} {answer.url}") if answer.status >= 400 else None
        ),
    )
    yield found
    assert found == []
