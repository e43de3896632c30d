"""`python -m tests.picture`: draw the pictures of the README and of shared links."""

from __future__ import annotations

import os
import shutil
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "site_src" / "picture.png"
SHARED = ROOT / "site_src" / "assets" / "social.png"
SHOWN = "en/examples/HAT-2.E1/#hat-2014-4"


def main() -> None:
    """Step to the middle of a ruling, and keep what the table and its sentence look like."""
    handler = partial(SimpleHTTPRequestHandler, directory=ROOT / "site")
    chromium = os.environ.get("LUDEX_CHROMIUM") or shutil.which("chromium")
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server, sync_playwright() as playwright:
        Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--disable-gpu"])
        page = browser.new_page(viewport={"width": 1200, "height": 620}, color_scheme="light")
        page.goto(f"http://127.0.0.1:{server.server_port}/{SHOWN}")
        page.locator(".step-track .now").wait_for()
        page.wait_for_function("scrollY === 0")
        page.locator(".boards").screenshot(path=PICTURE)
        page.set_viewport_size({"width": 1200, "height": 630})
        page.screenshot(path=SHARED)
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
