"""What a host is told to send along: the pages work under it, and nothing else runs."""

import re
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, expect

from ludex.site import headers

pytestmark = pytest.mark.browser

PAGES = ("/en/", "/en/rules/HAT-2/", "/en/cards/umi/", "/en/about/format/", "/r/HAT-2.1/")


@pytest.fixture(scope="module")
def sent(site: Path) -> dict[str, str]:
    """The headers by name, for every page."""
    first, *lines = (site / "_headers").read_text("utf-8").splitlines()
    assert first == "/*"
    return dict(line.strip().split(": ", 1) for line in lines)


@pytest.fixture(scope="module")
def guarded(site: Path, sent: dict[str, str]) -> Iterator[str]:
    """The address of the site as a host serves it that sends the headers."""

    class Sending(SimpleHTTPRequestHandler):
        def end_headers(self) -> None:
            for name, value in sent.items():
                self.send_header(name, value)
            super().end_headers()

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base's word
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Sending, directory=site)) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_no_script_is_allowed_for_standing_in_a_page(sent: dict[str, str]):
    policy = sent["Content-Security-Policy"]
    scripts = next(part for part in policy.split("; ") if part.startswith("script-src"))
    assert "unsafe-inline" not in scripts
    assert "'unsafe-eval'" not in scripts
    assert "http" not in policy


def test_every_page_works_under_the_policy(browser: Browser, guarded: str):
    page, said = browser.new_page(base_url=guarded), []
    page.on("console", lambda each: said.append(each.text) if each.type == "error" else None)
    for path in PAGES:
        page.goto(path)
        page.wait_for_load_state("networkidle")
    page.goto("/en/examples/HAT-2.E1/")
    page.locator("button.next").click()
    expect(page.locator(".step-count")).to_have_text("1 / 6")
    page.goto("/en/search/?q=battle damage")
    expect(page.locator("ol.results .result-excerpt").first).to_be_visible()
    page.goto("/r/HAT-2.1/")
    page.wait_for_url(re.compile("/en/rules/HAT-2/#HAT-2.1$"))
    page.close()
    assert said == []


def test_a_script_that_somebody_puts_into_a_page_does_not_run(browser: Browser, guarded: str):
    page = browser.new_page(base_url=guarded)
    page.on("console", lambda _: None)
    page.goto("/en/")
    page.evaluate("""() => {
        const script = document.createElement("script");
        script.textContent = "window.broken = true";
        document.head.append(script);
    }""")
    assert page.evaluate("window.broken") is None
    page.close()


def test_an_event_attribute_stops_the_build():
    with pytest.raises(headers.RunsByItself, match=r"index\.html"):
        headers.digests("index.html", '<p><a href="x" onclick="go()">x</a>')
