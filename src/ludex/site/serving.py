"""The built site served to whoever edits it: what has changed shows at once, and pages reload."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from functools import partial
from html import escape
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from traceback import format_exception_only

from ludex.kb.errors import Problems
from ludex.site.facts import NotHolding
from ludex.site.live import Live, newest

CHANGES = "/__changes"
"""Where a page asks which state of the rules is shown; the answer waits for another one."""
_EVERY = 0.3
"""Seconds between two looks at the files."""
_PATIENCE = 25.0
"""Seconds for which a page waits for an answer."""
_SCRIPT = """<script type="module">
let seen;
for (;;) {{
  try {{
    const now = await (await fetch("{where}?" + (seen ?? ""))).text();
    if (seen !== undefined && now !== seen) location.reload();
    seen = now;
  }} catch {{
    await new Promise((done) => setTimeout(done, 1000));
  }}
}}
</script>"""


class Edited:
    """The rules as they were last found, and what is wrong with them since, if anything is."""

    def __init__(self, root: Path, tell: Callable[[str], None]) -> None:
        self.root = root
        self.version = 0
        self.live: Live | None = None
        self.wrong = ""
        self._tell = tell
        self._seen = newest(root)
        self._turned = threading.Condition()

    def watch(self) -> None:
        """Look at the files again and again."""
        while True:
            time.sleep(_EVERY)
            self.look()

    def look(self) -> None:
        """Load the rules if a file has changed."""
        now = newest(self.root)
        if now == self._seen:
            return
        self._seen = now
        try:
            self.live, self.wrong = Live(self.root), ""
            self._tell("the rules have changed")
        except Problems as problems:
            self._fail(str(problems))
        except Exception as error:  # noqa: BLE001 - whoever edits is told, and goes on
            self._fail(_unforeseen(error))
        with self._turned:
            self.version += 1
            self._turned.notify_all()

    def page(self, code: str, url: str, built: str) -> tuple[str, str]:
        """Return a page as it is now, and what is wrong; as built if it cannot be shown."""
        if self.live is None:
            return built, self.wrong
        try:
            return self.live.page(code, url, built), self.wrong
        except NotHolding as failure:
            return built, self.wrong or str(failure)
        except Exception as error:  # noqa: BLE001 - whoever edits is told, and goes on
            return built, self.wrong or _unforeseen(error)

    def _fail(self, wrong: str) -> None:
        self.wrong = wrong
        self._tell(wrong)

    def after(self, seen: str) -> int:
        """Return the version as soon as it is another than one that was seen, or in the end."""
        with self._turned:
            self._turned.wait_for(lambda: str(self.version) != seen, timeout=_PATIENCE)
            return self.version


def _unforeseen(error: Exception) -> str:
    return "".join(format_exception_only(error)).strip()


class _Handler(SimpleHTTPRequestHandler):
    def __init__(self, *args: object, edited: Edited, directory: str) -> None:
        self.edited = edited
        super().__init__(*args, directory=directory)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        """Answer with a page as it is now, or with any other file as it was built."""
        path, _, seen = self.path.partition("?")
        if path == CHANGES:
            self._send(str(self.edited.after(seen)), "text/plain")
            return
        file = Path(self.translate_path(path))
        file = file / "index.html" if path.endswith("/") else file
        if file.suffix != ".html" or not file.is_file():
            super().do_GET()
            return
        _, code, *rest = path.split("/")
        self._send(self._page(code, "/".join(rest), file.read_text("utf-8")), "text/html")

    def _page(self, code: str, url: str, built: str) -> str:
        page, told = self.edited.page(code, url, built)
        wrong = f"<pre role='alert'>{escape(told)}</pre>" if told else ""
        return page.replace("</body>", f"{wrong}{_SCRIPT.format(where=CHANGES)}</body>")

    def _send(self, text: str, kind: str) -> None:
        told = text.encode()
        self.send_response(200)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(told)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(told)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base's word
        """Say nothing of requests."""


def server(root: Path, site: Path, port: int, tell: Callable[[str], None]) -> ThreadingHTTPServer:
    """Return what serves a built site on this machine, with the checkout's rules as they are."""
    edited = Edited(root, tell)
    threading.Thread(target=edited.watch, daemon=True).start()
    handler = partial(_Handler, edited=edited, directory=str(site))
    return ThreadingHTTPServer(("127.0.0.1", port), handler)
